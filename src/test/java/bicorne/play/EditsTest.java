package bicorne.play;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.engine.Awaits;
import bicorne.engine.Engine;
import bicorne.saves.Difference;
import bicorne.saves.Edition;
import bicorne.saves.Fingerprint;
import bicorne.saves.Journal;
import bicorne.saves.JournalReader;
import bicorne.saves.Misfit;
import bicorne.saves.Reading;
import bicorne.testkit.Golden;
import bicorne.testkit.TextStory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The table of edits: what becomes of one save when its story is edited. Each edit is a file: its
 * first line says what it is, then come a file's name and the stretches that are replaced.
 */
class EditsTest {

  private static final String FOLDER = "saves/edits";

  static List<String> edits() throws IOException {
    try (Stream<Path> files = Files.list(Golden.resources().resolve(FOLDER))) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".edit"))
          .map(name -> name.substring(0, name.length() - 5))
          .sorted()
          .toList();
    }
  }

  static Journal save() throws IOException {
    Reading reading =
        JournalReader.read(Files.readAllBytes(Golden.resources().resolve("saves/march.save.yaml")));
    return ((Reading.Whole) reading).journal();
  }

  private static TextStory edited(TextStory story, List<String> lines) {
    TextStory edited = story;
    String file = "";
    StringBuilder old = new StringBuilder();
    StringBuilder now = new StringBuilder();
    boolean second = false;
    for (String line : lines.subList(1, lines.size())) {
      if (line.startsWith("--- ")) {
        file = line.substring(4);
      } else if (line.equals("===")) {
        second = true;
      } else if (line.equals(">>>")) {
        edited =
            old.length() == 0
                ? edited.with(file, now.toString())
                : edited.edited(file, old.toString(), now.toString());
        if (edited.files().getOrDefault(file, "").isEmpty()) {
          edited = edited.without(file);
        }
        second = false;
        old.setLength(0);
        now.setLength(0);
      } else if (!line.equals("<<<")) {
        (second ? now : old).append(line).append('\n');
      }
    }
    return edited;
  }

  private static String verdict(Opened opened, boolean sameLogic) {
    StringBuilder told = new StringBuilder();
    told.append(sameLogic ? "the same logic\n" : "another logic\n");
    if (opened instanceof Opened.Ready ready) {
      told.append("goes on at ").append(at(ready.sitting())).append('\n');
      differences(told, ready.differences());
      for (Misfit misfit : ready.elsewhere()) {
        misfit(told.append("  elsewhere "), misfit);
      }
    } else if (opened instanceof Opened.Stopped stopped) {
      misfit(told.append("stops at "), stopped.misfit());
      told.append("the last page that fits is at ").append(at(stopped.sitting())).append('\n');
      differences(told, stopped.differences());
    } else if (opened instanceof Opened.Refused refused) {
      misfit(told.append("is refused, "), refused.misfit());
    }
    return told.toString();
  }

  private static String at(Sitting sitting) {
    Awaits awaits = sitting.moment().awaits();
    return sitting.edition().story().address(sitting.engine().node(sitting.moment().state()))
        + " behind decision "
        + sitting.entry()
        + ", awaiting "
        + awaits.getClass().getSimpleName();
  }

  private static void differences(StringBuilder told, List<Difference> differences) {
    for (Difference difference : differences) {
      told.append("  ").append(difference.variable());
      told.append(" was ").append(difference.was());
      told.append(difference.is() == null ? " and is gone" : " and is " + difference.is());
      told.append(" since ").append(difference.since()).append('\n');
    }
  }

  private static void misfit(StringBuilder told, Misfit misfit) {
    told.append(misfit.entry()).append(": ").append(misfit.reason());
    told.append(" at ").append(misfit.at());
    told.append(misfit.wanted().isEmpty() ? "" : ", wanted " + misfit.wanted());
    told.append(misfit.found().isEmpty() ? "" : ", found " + misfit.found()).append('\n');
  }

  @ParameterizedTest
  @MethodSource("edits")
  void whatBecomesOfASaveIsAsTheTableSays(String name) throws IOException {
    TextStory story = TextStory.of("saves/march");
    List<String> lines =
        Files.readAllLines(Golden.resources().resolve(FOLDER + "/" + name + ".edit"));
    Edition edition = Edition.of(new Engine(edited(story, lines).load()));
    Opened opened = Sitting.open(edition, save());
    boolean same = edition.logic().equals(Fingerprint.of(story.load()));
    Golden.check(FOLDER + "/" + name + ".expected", lines.get(0) + "\n" + verdict(opened, same));
  }

  @Test
  void noVerdictIsLeftOver() throws IOException {
    List<String> asked = new ArrayList<>();
    for (String name : edits()) {
      asked.add(FOLDER + "/" + name + ".expected");
    }
    Golden.noneLeftOver(FOLDER, ".expected", asked);
    assertThat(asked).hasSizeGreaterThanOrEqualTo(22);
  }

  @ParameterizedTest
  @MethodSource("edits")
  void theSaveIsUntouchedByGoingOnAndFitsAgainWhenTheStoryIsPutBack(String name)
      throws IOException {
    TextStory story = TextStory.of("saves/march");
    List<String> lines =
        Files.readAllLines(Golden.resources().resolve(FOLDER + "/" + name + ".edit"));
    Edition edition = Edition.of(new Engine(edited(story, lines).load()));
    Opened opened = Sitting.open(edition, save());
    Sitting sitting =
        opened instanceof Opened.Ready ready
            ? ready.sitting()
            : opened instanceof Opened.Stopped stopped ? stopped.sitting() : null;
    if (sitting == null) {
      return;
    }
    for (int i = 0; i < 3; i++) {
      Awaits awaits = sitting.moment().awaits();
      if (awaits instanceof Awaits.Turn) {
        sitting = sitting.turn();
      } else if (awaits instanceof Awaits.Choice choice) {
        for (Awaits.Offer offer : choice.offers()) {
          if (offer.open()) {
            sitting = sitting.choose(offer.option());
            break;
          }
        }
      }
    }
    Journal longer = sitting.noted().journal();
    assertThat(longer.text()).startsWith(save().text());
    // On the story it was edited to, the longer journal goes on where it was left, and nothing is
    // said of a revision a second time once something was decided on it.
    Opened again = Sitting.open(edition, longer);
    assertThat(again).isInstanceOf(Opened.Ready.class);
    SittingPropertiesTest.assertSame(((Opened.Ready) again).sitting(), sitting);
    boolean decided = longer.lastLogic().equals(edition.logic());
    assertThat(((Opened.Ready) again).revised()).isEqualTo(!decided);
    if (decided) {
      assertThat(((Opened.Ready) again).differences()).isEmpty();
      assertThat(((Opened.Ready) again).elsewhere()).isEmpty();
    }
    // And the old branch of it fits the old story as it ever did.
    Edition old = Edition.of(new Engine(story.load()));
    Opened back = Sitting.open(old, longer);
    Sitting onOld =
        back instanceof Opened.Ready ready ? ready.sitting() : ((Opened.Stopped) back).sitting();
    for (int n = 1; n <= save().lines().size(); n++) {
      assertThat(save().decision(n) == null || onOld.canGoTo(n)).isTrue();
    }
  }
}
