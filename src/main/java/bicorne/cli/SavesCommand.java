package bicorne.cli;

import bicorne.compiled.CompiledStory;
import bicorne.engine.Engine;
import bicorne.engine.State;
import bicorne.loading.StoryLoader;
import bicorne.model.Node;
import bicorne.model.Story;
import bicorne.saves.JournalHeader;
import bicorne.saves.Reading;
import bicorne.saves.Saves;
import bicorne.text.Clean;
import bicorne.text.DisplayWidth;
import bicorne.text.Wrap;
import bicorne.told.StoryWords;
import bicorne.wording.ErrandWords;
import bicorne.wording.Wording;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code saves}: the saves of a folder, the one played last first, each with where it stands in the
 * story's own words.
 *
 * <p>Saves of a story that is not at hand are listed with its ids: a list is never refused.
 */
final class SavesCommand {

  private static final int WIDEST = 80;
  private static final int INDENT = 4;

  private final Call call;
  private final Wording wording;
  private final @Nullable StoryWords words;
  private final @Nullable State state;

  private SavesCommand(Call call, @Nullable StoryWords words) {
    this.call = call;
    this.wording = call.wording();
    this.words = words;
    this.state = words == null ? null : words.engine().initial(words.engine().story().start());
  }

  static ExitStatus run(Call call) {
    Path folder = new SaveShelf(call).needed();
    List<Saves.Entry> entries = Saves.in(folder).list();
    if (entries.isEmpty()) {
      Wording wording = call.wording();
      call.out().println(wording.sentence(wording.say(ErrandWords.NO_SAVES, "folder", folder)));
      return ExitStatus.FINE;
    }
    SavesCommand command = new SavesCommand(call, words(call));
    for (Saves.Entry entry : entries) {
      command.print(entry);
    }
    return ExitStatus.FINE;
  }

  /** The story the call is about; null where there is none, or none that can be played. */
  private static @Nullable StoryWords words(Call call) {
    String named = call.arguments().value(Flag.STORY);
    try {
      DiskFolder folder = new Stories(call.around()).find(named);
      CompiledStory compiled = new StoryCache(call.around(), folder).find();
      Story story = compiled != null ? compiled.story() : StoryLoader.load(folder).story();
      return story == null ? null : StoryWords.in(new Engine(story), call.language());
    } catch (Trouble none) {
      if (named != null) {
        throw none;
      }
      return null;
    }
  }

  private void print(Saves.Entry entry) {
    int width = Math.min(WIDEST, call.columns());
    String name = Clean.line(entry.name());
    int end = DisplayWidth.fit(name, width - 1);
    call.out().println(end < name.length() ? name.substring(0, end) + "…" : name);
    for (String line : Wrap.strings(Clean.line(told(entry)), width, INDENT, INDENT)) {
      call.out().println(line);
    }
  }

  private String told(Saves.Entry entry) {
    JournalHeader header = entry.header();
    if (header == null || !(entry.reading() instanceof Reading.Whole)) {
      return SaveTroubles.of(entry.reading(), entry.name(), wording).told(wording);
    }
    boolean ours = words != null && words.story().id().equals(header.story());
    String place =
        entry.at().isEmpty() ? wording.say(ErrandWords.LISTED_START) : place(entry.at(), ours);
    List<String> sentences = new ArrayList<>();
    sentences.add(wording.say(ErrandWords.LISTED, "story", story(header, ours), "place", place));
    String when = Instants.local(entry.lastPlayed());
    sentences.add(
        wording.clauses(
            List.of(
                wording.say(ErrandWords.LISTED_COUNT, "count", entry.choices()),
                wording.say(ErrandWords.LISTED_WHEN, "when", when))));
    List<String> endings = new ArrayList<>();
    for (String ending : entry.endings()) {
      endings.add(ending(ending, ours));
    }
    if (!endings.isEmpty()) {
      sentences.add(
          wording.say(
              ErrandWords.LISTED_ENDINGS,
              "count",
              endings.size(),
              "endings",
              wording.list(endings)));
    }
    return wording.sentences(sentences);
  }

  private String story(JournalHeader header, boolean ours) {
    String title =
        ours && words != null && state != null ? words.line(words.story().title(), state) : "";
    return title.isEmpty() ? header.story() : title;
  }

  private String place(String address, boolean ours) {
    int node = ours && words != null ? words.story().nodeAt(address) : -1;
    return node < 0 || words == null || state == null ? address : words.where(node, state);
  }

  private String ending(String address, boolean ours) {
    int node = ours && words != null ? words.story().nodeAt(address) : -1;
    if (node >= 0
        && words != null
        && state != null
        && words.story().nodes().get(node).exit() instanceof Node.Ends ends) {
      return words.line(ends.ending().title(), state);
    }
    return address;
  }
}
