package bicorne.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Diagnostics;
import bicorne.diagnostic.Place;
import bicorne.diagnostic.Report;
import bicorne.diagnostic.SarifRenderer;
import bicorne.diagnostic.Sentences;
import bicorne.diagnostic.Source;
import bicorne.explore.Progress;
import bicorne.loading.StoryLoader;
import bicorne.model.Story;
import bicorne.model.Way;
import bicorne.testkit.DiskFolder;
import bicorne.testkit.GeneratedStory;
import bicorne.testkit.Golden;
import bicorne.testkit.MemoryFolder;
import bicorne.testkit.SarifSchema;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every mistake that is seeded is found where it is, named as it is, and nothing else is said. */
class SeededFaultsTest {

  private static final Sentences ENGLISH = Sentences.in("en");
  private static final SarifRenderer SARIF = new SarifRenderer(Sentences.in("zh-Hans"), "1");

  static List<SeededFault> faults() {
    return SeededFault.all();
  }

  @ParameterizedTest
  @MethodSource("faults")
  void itIsFoundWhereItIsAndNothingElseIs(SeededFault fault) {
    List<String> wanted = new ArrayList<>();
    fault.expected().forEach(each -> wanted.add(each.found()));
    List<Diagnostic> problems = problems(fault.files());
    List<String> found = new ArrayList<>();
    problems.forEach(each -> found.add(found(each)));

    assertThat(found).as(() -> told(problems)).containsExactlyInAnyOrderElementsOf(wanted);
    for (SeededFault.Expected each : fault.expected()) {
      Diagnostic problem = problems.get(found.indexOf(each.found()));
      assertThat(ENGLISH.problemAndQuestion(problem)).contains(each.says());
    }
    assertThat(fault.expected()).anyMatch(each -> !each.consequence());
    assertThat(SarifSchema.refused(SARIF.render(Report.of(problems)))).isEmpty();
  }

  @Test
  void thereAreTwoHundredAndThreeOfAKind() {
    Map<String, Integer> kinds = new TreeMap<>();
    faults().forEach(fault -> kinds.merge(fault.kind(), 1, Integer::sum));
    assertThat(faults()).hasSizeGreaterThanOrEqualTo(200);
    assertThat(kinds).allSatisfy((kind, count) -> assertThat(count).isGreaterThanOrEqualTo(3));
    assertThat(faults()).extracting(SeededFault::toString).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @ValueSource(strings = {"courier", "渡口"})
  void nothingIsSaidOfTheStoriesTheyAreSeededIn(String name) {
    Map<String, byte[]> files = new TreeMap<>();
    SeededFault.story(name)
        .forEach((file, text) -> files.put(file, text.getBytes(StandardCharsets.UTF_8)));
    assertThat(problems(files)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"story/1814", "story/tutorial"})
  void nothingIsSaidOfTheStoriesThatAreShipped(String name) throws Exception {
    DiskFolder folder = new DiskFolder(Golden.project().resolve(name));
    Map<String, byte[]> files = new TreeMap<>();
    for (String file : folder.files()) {
      files.put(file, folder.read(file, 1 << 23));
    }
    assertThat(problems(files)).isEmpty();
  }

  /** Stories made at random have nodes that no way leads to: of those the first are told. */
  @ParameterizedTest
  @ValueSource(ints = {30, 300, 20_000})
  void ofLargeStoriesThatAreMadeOnlyWhatIsSoIsSaid(int nodes) {
    MemoryFolder folder = MemoryFolder.of(GeneratedStory.files(nodes, 3, 6, 15, 7, false));
    Story story = Objects.requireNonNull(StoryLoader.load(folder).story());
    TreeSet<String> said = new TreeSet<>();
    for (Diagnostic problem : Check.of(folder)) {
      assertThat(problem.code()).isIn(Code.NODE_NOT_REACHED, Code.CHOICE_NEVER_SHOWN);
      if (problem.code() == Code.NODE_NOT_REACHED) {
        said.add(problem.arguments().get(0));
      }
    }
    Set<String> linked = linked(story, List.of(story.nodes().get(story.start()).name()));
    assertThat(said).isNotEmpty().doesNotContainAnyElementsOf(linked);
    linked.addAll(linked(story, said));
    assertThat(linked).hasSize(nodes);
  }

  private static Set<String> linked(Story story, Collection<String> from) {
    Set<String> linked = new TreeSet<>(from);
    for (int before = 0; before < linked.size(); ) {
      before = linked.size();
      for (Way way : story.ways()) {
        for (Way.Branch branch : way.branches()) {
          if (branch.target() instanceof Way.Goto to
              && linked.contains(story.nodes().get(way.node()).name())) {
            linked.add(story.nodes().get(to.node()).name());
          }
        }
      }
    }
    return linked;
  }

  /** What `check` says, and what `test` says where there is a story to be tested. */
  private static List<Diagnostic> problems(Map<String, byte[]> files) {
    MemoryFolder folder = MemoryFolder.ofBytes(files);
    Diagnostics all = new Diagnostics();
    Check.explored(folder, Check.BUDGET, 1, Progress.SILENT).problems().forEach(all::add);
    Story story = StoryLoader.load(folder).story();
    if (story != null) {
      files.forEach(
          (name, bytes) -> {
            if (name.startsWith("tests/")) {
              Source test = new Source(name, new String(bytes, StandardCharsets.UTF_8));
              StoryTests.run(story, List.of(test))
                  .forEach(result -> result.problems().forEach(all::add));
            }
          });
    }
    return all.sorted();
  }

  private static String found(Diagnostic problem) {
    Place place = problem.place();
    String words = "";
    Source source = place.source();
    if (source != null && place.line() > 0) {
      String line = source.line(place.line());
      int from = Math.min(place.column() - 1, line.length());
      int to = place.endLine() == place.line() ? place.endColumn() - 1 : line.length();
      words = line.substring(from, Math.min(Math.max(from, to), line.length()));
    }
    return new SeededFault.Expected(
            problem.code().number(), place.file(), place.line(), place.column(), words, "", false)
        .found();
  }

  private static String told(List<Diagnostic> problems) {
    StringBuilder told = new StringBuilder("found:");
    for (Diagnostic problem : problems) {
      told.append('\n').append(found(problem)).append(' ');
      told.append(ENGLISH.problemAndQuestion(problem));
    }
    return told.toString();
  }
}
