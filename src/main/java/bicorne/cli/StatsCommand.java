package bicorne.cli;

import bicorne.authoring.StoryStats;
import bicorne.diagnostic.Report;
import bicorne.loading.Loaded;
import bicorne.loading.StoryLoader;
import bicorne.model.Story;
import bicorne.text.DisplayWidth;
import bicorne.wording.StatsWords;
import java.util.ArrayList;
import java.util.List;

/** {@code stats}: how large a story is, as a table or as JSON. */
final class StatsCommand {

  private final Call call;
  private final List<List<String>> rows = new ArrayList<>();

  private StatsCommand(Call call) {
    this.call = call;
  }

  static ExitStatus run(Call call) {
    DiskFolder folder = new Stories(call.around()).find(call.arguments().operand());
    Loaded loaded = StoryLoader.load(folder);
    Story story = loaded.story();
    if (story == null) {
      call.out().print(Findings.renderer(call, 1).render(Report.of(loaded.problems())));
      return ExitStatus.FINDINGS;
    }
    if (call.arguments().has(Flag.JSON)) {
      call.out().print(StoryStats.json(story));
    } else {
      new StatsCommand(call).table(StoryStats.of(story));
    }
    return ExitStatus.FINE;
  }

  /** The structure first; then what there is to read, a table for each language. */
  private void table(List<StoryStats.Part> parts) {
    heading(
        StatsWords.NODES,
        StatsWords.DECISIONS,
        StatsWords.CHOICES,
        StatsWords.BRANCHING,
        StatsWords.OUTCOMES,
        StatsWords.ENDINGS);
    for (StoryStats.Part part : parts) {
      row(
          part,
          part.nodes(),
          part.decisions(),
          part.choices(),
          part.branching() / 100 + "." + (100 + part.branching() % 100 + "").substring(1),
          part.outcomes(),
          part.endings());
    }
    print();
    for (int i = 0; i < parts.get(0).texts().size(); i++) {
      call.out().println();
      call.out().println(parts.get(0).texts().get(i).language());
      lengths(parts, i);
    }
    call.out().println();
    call.out().println(call.wording().say(StatsWords.WHAT_COUNTS));
  }

  /**
   * What there is to read in one language; in most nobody wants to know of no Chinese characters.
   */
  private void lengths(List<StoryStats.Part> parts, int language) {
    boolean chinese = parts.get(parts.size() - 1).texts().get(language).characters() > 0;
    if (chinese) {
      heading(StatsWords.WORDS, StatsWords.CHARACTERS, StatsWords.MINUTES);
    } else {
      heading(StatsWords.WORDS, StatsWords.MINUTES);
    }
    for (StoryStats.Part part : parts) {
      StoryStats.Length length = part.texts().get(language);
      if (chinese) {
        row(part, length.words(), length.characters(), length.minutes());
      } else {
        row(part, length.words(), length.minutes());
      }
    }
    print();
  }

  private void heading(StatsWords... words) {
    List<String> row = new ArrayList<>();
    row.add(call.wording().say(StatsWords.PART));
    for (StatsWords word : words) {
      row.add(call.wording().say(word));
    }
    rows.add(row);
  }

  private void row(StoryStats.Part part, Object... numbers) {
    List<String> row = new ArrayList<>();
    if (part.id().isEmpty()) {
      row.add(call.wording().say(StatsWords.ALL));
    } else {
      row.add(part.scene() ? call.wording().say(StatsWords.SCENE, "id", part.id()) : part.id());
    }
    for (Object number : numbers) {
      row.add(String.valueOf(number));
    }
    rows.add(row);
  }

  /** Names to the left, numbers to the right. */
  private void print() {
    int columns = rows.get(0).size();
    int[] widths = new int[columns];
    for (List<String> row : rows) {
      for (int i = 0; i < columns; i++) {
        widths[i] = Math.max(widths[i], DisplayWidth.of(row.get(i)));
      }
    }
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < columns; i++) {
        String gap = " ".repeat(widths[i] - DisplayWidth.of(row.get(i)));
        line.append(i == 0 ? "" : "  ").append(i == 0 ? row.get(i) + gap : gap + row.get(i));
      }
      call.out().println("  " + line.toString().stripTrailing());
    }
    rows.clear();
  }
}
