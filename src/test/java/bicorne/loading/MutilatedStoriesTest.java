package bicorne.loading;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Severity;
import bicorne.model.Node;
import bicorne.model.Pool;
import bicorne.model.Story;
import bicorne.model.StoryFile;
import bicorne.model.Way;
import bicorne.testkit.DiskFolder;
import bicorne.testkit.Golden;
import bicorne.testkit.MemoryFolder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A good story with lines cut, doubled or swapped, and with signs struck out or put in. */
class MutilatedStoriesTest {

  private static final String SIGNS = "\t:#-[]{}'\"|>&*!%@`,?\\ \n.0é：\u200b(";

  @ParameterizedTest
  @MethodSource("seeds")
  void theLoaderNeverThrowsAndGivesAStoryExactlyWhenThereIsNoError(int seed) throws IOException {
    Map<String, String> files = mutilated(seed);

    Loaded loaded = StoryLoader.load(MemoryFolder.of(files));

    assertThat(loaded.story() == null).isEqualTo(anyError(loaded.problems()));
    assertThat(loaded.places() == null).isEqualTo(loaded.story() == null);
    if (loaded.story() != null) {
      assertWhole(loaded.story());
    }
    for (Diagnostic problem : loaded.problems()) {
      assertPlaced(problem, files);
    }
  }

  static IntStream seeds() {
    return IntStream.range(0, Integer.getInteger("bicorne.seeds", 300));
  }

  private static boolean anyError(List<Diagnostic> problems) {
    return problems.stream().anyMatch(problem -> problem.severity() == Severity.ERROR);
  }

  /** Nothing in a story that is given is missing. */
  private static void assertWhole(Story story) {
    assertThat(story.start()).isNotNegative();
    for (StoryFile file : story.files()) {
      assertThat(file.start()).isNotNegative();
    }
    for (Way way : story.ways()) {
      assertThat(way.returns() || !way.branches().isEmpty()).isTrue();
      for (Way.Branch branch : way.branches()) {
        if (branch.target() instanceof Way.Goto to) {
          assertThat(to.node()).isNotNegative();
        }
      }
    }
    for (Way.Draw draw : story.draws()) {
      assertThat(draw.pool()).isNotNegative();
      assertThat(draw.otherwise()).isNotNegative();
    }
    for (Pool pool : story.pools()) {
      assertThat(pool.entries()).isNotEmpty().allMatch(entry -> entry.node() >= 0);
    }
    for (Node node : story.nodes()) {
      assertThat(node.exit() instanceof Node.Choices c && c.options().isEmpty()).isFalse();
      assertThat(node.history() == null || !node.history().sources().contains(-1)).isTrue();
    }
  }

  /** Every place lies inside its file. */
  private static void assertPlaced(Diagnostic problem, Map<String, String> files) {
    if (problem.place().line() > 0) {
      String text = files.getOrDefault(problem.place().file(), "");
      List<String> lines = text.lines().toList();
      assertThat(problem.place().line()).as("%s", problem).isLessThanOrEqualTo(lines.size() + 1);
      int line = problem.place().line();
      int width = line > lines.size() ? 0 : lines.get(line - 1).length();
      assertThat(problem.place().column()).as("%s", problem).isBetween(1, width + 1);
    }
  }

  static Map<String, String> mutilated(int seed) throws IOException {
    Random random = new Random(seed);
    Map<String, String> files = story();
    List<String> names = new ArrayList<>(files.keySet());
    for (int i = 0; i <= random.nextInt(3); i++) {
      String name = names.get(random.nextInt(names.size()));
      files.put(name, mutilated(files.getOrDefault(name, ""), random));
    }
    return files;
  }

  private static String mutilated(String text, Random random) {
    if (random.nextInt(3) == 0) {
      return withSign(text, random);
    }
    List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
    int line = random.nextInt(lines.size());
    switch (random.nextInt(4)) {
      case 0 -> lines.remove(line);
      case 1 -> lines.add(line, lines.get(line));
      case 2 -> Collections.swap(lines, line, random.nextInt(lines.size()));
      default -> lines.set(line, " ".repeat(random.nextInt(4)) + lines.get(line));
    }
    return String.join("\n", lines);
  }

  private static String withSign(String text, Random random) {
    int at = random.nextInt(text.length() + 1);
    int end = Math.min(text.length(), at + random.nextInt(2));
    char sign = SIGNS.charAt(random.nextInt(SIGNS.length()));
    return text.substring(0, at) + (random.nextInt(4) == 0 ? "" : sign) + text.substring(end);
  }

  private static Map<String, String> story() throws IOException {
    DiskFolder folder = new DiskFolder(Golden.resources().resolve("loading/good/everything"));
    Map<String, String> files = new LinkedHashMap<>();
    for (String file : folder.files()) {
      files.put(file, new String(folder.read(file, 1 << 20), StandardCharsets.UTF_8));
    }
    return files;
  }
}
