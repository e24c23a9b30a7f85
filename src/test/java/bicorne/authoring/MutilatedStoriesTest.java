package bicorne.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.FramedRenderer;
import bicorne.diagnostic.LineRenderer;
import bicorne.diagnostic.NarratedRenderer;
import bicorne.diagnostic.Renderer;
import bicorne.diagnostic.Report;
import bicorne.diagnostic.SarifRenderer;
import bicorne.diagnostic.Sentences;
import bicorne.diagnostic.Severity;
import bicorne.diagnostic.Source;
import bicorne.loading.Loaded;
import bicorne.loading.StoryLoader;
import bicorne.model.Node;
import bicorne.model.Pool;
import bicorne.model.Story;
import bicorne.model.StoryFile;
import bicorne.model.Way;
import bicorne.testkit.DiskFolder;
import bicorne.testkit.Golden;
import bicorne.testkit.MemoryFolder;
import bicorne.testkit.Mutilation;
import bicorne.testkit.RandomStory;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Good stories, mutilated: nothing throws, and what is wrong is said at a place that is there. */
class MutilatedStoriesTest {

  private static final String RANDOM = "random stories";

  /** How many mutations are done; a run of a million takes about an hour. */
  private static final int MUTATIONS = Integer.getInteger("bicorne.mutations", 4000);

  /** The first of the seeds, so that another run does other damage. */
  private static final int FIRST_SEED = Integer.getInteger("bicorne.seed", 0);

  /** Of the large story a share so small that it takes no longer than the others together. */
  private static final int LARGE = 60;

  private static final List<Renderer> RENDERERS =
      List.of(
          new FramedRenderer(Sentences.in("zh-Hans"), 80, true),
          new NarratedRenderer(Sentences.in("en")),
          new LineRenderer(Sentences.in("zh-Hans")),
          new SarifRenderer(Sentences.in("en"), "1"));

  @ParameterizedTest
  @MethodSource("stories")
  void theLoaderNeverThrowsAndGivesAStoryExactlyWhenThereIsNoError(String name) throws IOException {
    int wanted = MUTATIONS / stories().size() / (name.endsWith("1814") ? LARGE : 1) + 1;
    int done = 0;
    Map<String, byte[]> story = story(name, 0);
    for (int seed = FIRST_SEED; done < wanted; seed++) {
      Mutilation.Damaged damaged =
          Mutilation.of(name.equals(RANDOM) ? story(name, seed) : story, seed);
      done += damaged.mutations();
      try {
        check(damaged.files());
      } catch (RuntimeException | Error failed) {
        throw new AssertionError(name + ", seed " + seed, failed);
      }
    }
  }

  private static void check(Map<String, byte[]> files) {
    MemoryFolder folder = MemoryFolder.ofBytes(files);
    Loaded loaded = StoryLoader.load(folder);

    assertThat(loaded.story() == null).isEqualTo(anyError(loaded.problems()));
    assertThat(loaded.places() == null).isEqualTo(loaded.story() == null);
    List<Diagnostic> problems = new ArrayList<>(loaded.problems());
    if (loaded.story() != null) {
      assertWhole(loaded.story());
      problems = new ArrayList<>(Check.of(folder));
      problems.addAll(tested(loaded.story(), files));
    }
    problems.forEach(MutilatedStoriesTest::assertPlaced);
    for (Renderer renderer : RENDERERS) {
      assertThat(renderer.render(Report.of(problems))).isNotNull();
    }
  }

  /** What the story's own tests, mutilated too, say of it. */
  private static List<Diagnostic> tested(Story story, Map<String, byte[]> files) {
    List<Source> tests = new ArrayList<>();
    files.forEach(
        (name, bytes) -> {
          if (name.endsWith(".play")) {
            tests.add(new Source(name, new String(bytes, StandardCharsets.UTF_8)));
          }
        });
    List<Diagnostic> problems = new ArrayList<>();
    StoryTests.run(story, tests).forEach(result -> problems.addAll(result.problems()));
    return problems;
  }

  static List<String> stories() {
    return List.of(
        RANDOM,
        "src/test/resources/loading/good/everything",
        "src/test/resources/faults/courier",
        "src/test/resources/faults/渡口",
        "src/test/resources/diagnostic/example",
        "story/tutorial",
        "story/1814");
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
  private static void assertPlaced(Diagnostic problem) {
    Source source = problem.place().source();
    if (problem.place().line() > 0 && source != null) {
      List<String> lines = source.lines();
      int line = problem.place().line();
      assertThat(line).as("%s", problem).isLessThanOrEqualTo(lines.size() + 1);
      int width = line > lines.size() ? 0 : lines.get(line - 1).length();
      assertThat(problem.place().column()).as("%s", problem).isBetween(1, width + 1);
    }
  }

  private static Map<String, byte[]> story(String name, int seed) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    if (name.equals(RANDOM)) {
      RandomStory.of(RandomStory.Knobs.small(seed % 500))
          .files()
          .forEach((file, text) -> files.put(file, text.getBytes(StandardCharsets.UTF_8)));
      return files;
    }
    DiskFolder folder = new DiskFolder(Golden.project().resolve(name));
    for (String file : folder.files()) {
      files.put(file, folder.read(file, 1 << 23));
    }
    return files;
  }
}
