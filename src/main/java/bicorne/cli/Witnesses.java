package bicorne.cli;

import bicorne.authoring.Matter;
import bicorne.authoring.Outlook;
import bicorne.explore.Road;
import bicorne.play.Beginning;
import bicorne.play.Witness;
import bicorne.saves.Disk;
import bicorne.saves.Edition;
import bicorne.saves.Failure;
import bicorne.saves.Journal;
import bicorne.saves.JournalFile;
import bicorne.saves.Saves;
import bicorne.wording.ExploreWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The saves that show what an exploration found, in a folder the person names. */
final class Witnesses {

  private final Call call;
  private final Outlook outlook;
  private final int episode;
  private final Path folder;
  private final Edition edition;
  private final TreeSet<String> names = new TreeSet<>();

  Witnesses(Call call, Outlook outlook, Edition edition, int episode, String folder) {
    this.call = call;
    this.outlook = outlook;
    this.episode = episode;
    this.folder = call.around().here().resolve(folder).normalize();
    this.edition = edition;
    try {
      Files.createDirectories(this.folder);
    } catch (IOException e) {
      throw failed(Reasons.of(e));
    }
  }

  private Trouble failed(String why) {
    return Trouble.outside(ExploreWords.WITNESS_FAILED, "folder", folder, "why", why);
  }

  /** Writes the save of one; null where it has none. One that was there under its name goes. */
  @Nullable Path write(Matter matter) {
    Road road = matter.road();
    if (road == null) {
      return null;
    }
    List<Witness.Decision> decisions = new ArrayList<>();
    for (Road.Step step : road.decisions()) {
      decisions.add(
          step.by() == Road.By.DRAW
              ? new Witness.Decision(-1, step.number())
              : new Witness.Decision(step.number(), -1));
    }
    String name = unique(name(matter));
    String language = outlook.story().languages().get(outlook.story().language(call.language()));
    Beginning beginning =
        episode < 0
            ? Beginning.whole(0, language, "")
            : Beginning.episode(outlook.story().files().get(episode).id(), 0, language, "");
    Journal journal =
        Witness.of(
            edition, beginning.named(name).by(Version.NUMBER), decisions, outlook.pages(matter));
    return journal == null ? null : written(name, journal);
  }

  private Path written(String name, Journal journal) {
    Path file = Saves.in(folder).named(name);
    JournalFile target = file == null ? null : JournalFile.replacing(Disk.real(), file);
    if (file == null || target == null) {
      throw failed(name);
    }
    try {
      Failure failure = target.write(journal);
      if (failure != null) {
        throw failed(failure.detail().isEmpty() ? failure.why().toString() : failure.detail());
      }
    } finally {
      target.close();
    }
    return file;
  }

  /** What it shows, in words that are no language's. */
  private String name(Matter matter) {
    int number = matter.number();
    return switch (matter.kind()) {
      case ENDING -> "ending " + plain(outlook.story().address(number));
      case NO_CHOICE -> "no choice " + plain(outlook.story().address(number));
      case NO_OUTCOME -> "no outcome " + plain(outlook.story().address(number));
      case NO_OUTCOME_BEHIND -> "no outcome " + plain(outlook.story().optionAddress(number));
      case CIRCLE -> "circle " + plain(outlook.story().address(number));
      case TRAP -> "trap " + plain(outlook.story().address(number));
      case CLAIM -> ExploreCommand.kind(outlook.asked().get(number)) + " " + (number + 1);
      default -> "shown";
    };
  }

  private static String plain(String address) {
    return address.replace('/', ' ').replace('#', ' ');
  }

  private String unique(String wanted) {
    StringBuilder cut = new StringBuilder();
    for (int i = 0; i < wanted.length() && i < 36; ) {
      int point = wanted.codePointAt(i);
      cut.appendCodePoint(point);
      i += Character.charCount(point);
    }
    String stem = cut.toString().strip();
    String name = stem;
    for (int i = 2; !names.add(name); i++) {
      name = stem + " " + i;
    }
    return name;
  }
}
