package bicorne.docs;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.authoring.StoryScope;
import bicorne.authoring.StoryTests;
import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Diagnostics;
import bicorne.diagnostic.Place;
import bicorne.diagnostic.Severity;
import bicorne.diagnostic.Source;
import bicorne.engine.Engine;
import bicorne.engine.Paragraph;
import bicorne.grammar.Phrase;
import bicorne.grammar.Reader;
import bicorne.loading.Form;
import bicorne.loading.Format;
import bicorne.loading.Layout;
import bicorne.loading.Loaded;
import bicorne.loading.StoryLoader;
import bicorne.model.Expr;
import bicorne.model.Story;
import bicorne.testkit.MemoryFolder;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The reference of the story format says what is so: its examples load, play and fail as it says.
 */
class FormatPageTest {

  private static final String PAGE = "docs/FORMAT.md";
  private static final String ROAD = "episodes/road.yaml";
  private static final Map<String, String> FILES = Fence.files(PAGE);
  private static final Story STORY = Objects.requireNonNull(load(FILES).story());

  private static Loaded load(Map<String, String> files) {
    return StoryLoader.load(MemoryFolder.of(files));
  }

  private static List<String> told(List<Diagnostic> problems, @Nullable Severity severity) {
    List<String> told = new ArrayList<>();
    for (Diagnostic problem : problems) {
      if (severity == null || problem.severity() == severity) {
        Place place = problem.place();
        told.add(
            place.file()
                + ":"
                + place.line()
                + " "
                + problem.code().number()
                + " "
                + problem.arguments());
      }
    }
    return told;
  }

  // The examples

  /** A translation in progress is all there is to say of it. */
  @Test
  void theWholeStoryLoadsWithoutAFinding() {
    List<String> findings = told(load(FILES).problems(), null);
    findings.removeIf(finding -> finding.contains(" B707 "));
    assertThat(findings).isEmpty();
    assertThat(FILES).hasSizeGreaterThan(6);
  }

  @Test
  void theWholeStoryIsInTheCanonicalLayout() throws IOException {
    assertThat(Layout.of(MemoryFolder.of(FILES)).texts()).isEmpty();
  }

  static Stream<Fence> fragments() {
    return Fence.of(PAGE).stream()
        .filter(fence -> fence.info().matches("yaml (main|node|way|text)"));
  }

  @ParameterizedTest
  @MethodSource("fragments")
  void everyPartOfAStoryLoads(Fence fence) {
    Map<String, String> files = new LinkedHashMap<>(FILES);
    switch (fence.info()) {
      case "yaml main" -> files = around(fence);
      case "yaml node" -> files.merge(ROAD, fence.indented(2), FormatPageTest::intoNodes);
      case "yaml way" -> files.merge(ROAD, "  x:\n" + fence.indented(4), FormatPageTest::intoNodes);
      default ->
          files.merge(
              ROAD, "  x:\n" + fence.indented(4) + "    goto: bridge\n", FormatPageTest::intoNodes);
    }
    assertThat(told(load(files).problems(), Severity.ERROR)).as("line " + fence.line()).isEmpty();
  }

  @Test
  void everyExampleIsOfAKindThatIsTested() {
    assertThat(fragments()).hasSizeGreaterThan(8);
    for (Fence fence : Fence.of(PAGE)) {
      assertThat(fence.info())
          .as("line " + fence.line())
          .matches(
              "yaml (main|node|way|text|wrong|file \\S+)|play( wrong| tests/\\S+)?"
                  + "|marks|holds|same|refused|effects");
    }
  }

  private static String intoNodes(String road, String node) {
    return road.replace("\nnodes:\n", "\nnodes:\n" + node);
  }

  /** Keys of a main file, with what else a story needs. */
  private static Map<String, String> around(Fence fence) {
    Map<String, String> files = new LinkedHashMap<>();
    files.put(
        "story.yaml",
        "bicorne: 1\nid: x\ntitle: X\nlanguage: en\nstart: brienne\nepisodes: [brienne]\n"
            + fence.text());
    files.put(
        "episodes/brienne.yaml",
        """
        start: wood
        nodes:
          wood:
            text: Trees.
            choices:
              ride: { text: Ride., goto: end }
          end: { ending: { title: End, kind: divergent } }
        """);
    return files;
  }

  @Test
  void whatItCallsAnErrorIsThatError() {
    for (Fence fence : Fence.of(PAGE, "yaml wrong")) {
      for (String example : fence.text().split("\n\n", -1)) {
        String code = example.substring(2, 6);
        Map<String, String> files = new LinkedHashMap<>(FILES);
        String keys = new Fence(0, "", example.substring(example.indexOf('\n') + 1)).indented(4);
        files.merge(
            ROAD,
            "  x:\n" + keys.stripTrailing() + "\n    goto: bridge\n",
            FormatPageTest::intoNodes);
        assertThat(told(load(files).problems(), Severity.ERROR))
            .as(example)
            .isNotEmpty()
            .allMatch(error -> error.contains(" " + code + " "));
      }
    }
  }

  /** The signs that the page wants quoted at the beginning of a text. */
  @Test
  void whatItWantsQuotedIsAnErrorWithoutQuotes() {
    String page = String.join("\n", Fence.lines(PAGE));
    String from = "if it begins with one of `` ";
    int at = page.indexOf(from) + from.length();
    String[] signs = page.substring(at, page.indexOf(" ``", at)).split(" ", -1);
    assertThat(signs).hasSizeGreaterThan(10);
    for (String sign : signs) {
      Map<String, String> files = new LinkedHashMap<>(FILES);
      String text = "    text: " + sign + "so it ends\n";
      files.merge(ROAD, "  x:\n" + text + "    goto: bridge\n", FormatPageTest::intoNodes);
      assertThat(told(load(files).problems(), Severity.ERROR)).as(sign).isNotEmpty();
    }
  }

  // Tests

  private static List<StoryTests.Result> play(String info) {
    List<Source> tests = new ArrayList<>();
    for (Fence fence : Fence.of(PAGE, info)) {
      tests.add(new Source("line-" + fence.line(), fence.text()));
    }
    return StoryTests.run(STORY, tests);
  }

  @Test
  void everyTranscriptPasses() {
    List<StoryTests.Result> results = new ArrayList<>(play("play"));
    results.addAll(play("play tests/first.play"));
    for (StoryTests.Result result : results) {
      assertThat(told(result.problems(), null)).as(result.name()).isEmpty();
    }
  }

  @Test
  void theTranscriptThatFailsDoes() {
    for (StoryTests.Result result : play("play wrong")) {
      assertThat(result.passed()).as(result.name()).isFalse();
      assertThat(told(result.problems(), null).toString()).contains(" B810 [read, open]");
    }
  }

  // Phrases

  private static final class Read {
    final Diagnostics problems = new Diagnostics();
    final Reader reader = new Reader(new StoryScope(STORY), problems);

    @Nullable Expr condition(String text) {
      return reader.condition(new Phrase(text, (from, to) -> Place.of("x")));
    }
  }

  private static List<String[]> pairs(String info, String between) {
    List<String[]> pairs = new ArrayList<>();
    for (Fence fence : Fence.of(PAGE, info)) {
      for (String row : fence.rows()) {
        String[] sides = row.split(between, -1);
        assertThat(sides).as(row).hasSize(2);
        pairs.add(sides);
      }
    }
    return pairs;
  }

  @Test
  void whatHoldsAtTheBeginningDoes() {
    int rows = 0;
    for (Fence fence : Fence.of(PAGE, "holds")) {
      for (String row : fence.rows()) {
        Read read = new Read();
        Expr condition = read.condition(row);
        assertThat(condition).as(row).isNotNull();
        Engine engine = new Engine(STORY, List.of(Objects.requireNonNull(condition)));
        assertThat(engine.eval(condition, engine.initial(STORY.start()))).as(row).isEqualTo(1);
        rows++;
      }
    }
    assertThat(rows).isGreaterThan(20);
  }

  @Test
  void whatIsTheSameIsReadTheSame() {
    for (String[] pair : pairs("same", " = ")) {
      Expr one = new Read().condition(pair[0]);
      assertThat(one).as(pair[0]).isNotNull().isEqualTo(new Read().condition(pair[1]));
    }
  }

  @Test
  void whatIsRefusedIsRefusedAndWhatStandsBesideItIsRead() {
    for (String[] pair : pairs("refused", " → ")) {
      Read refused = new Read();
      refused.condition(pair[0]);
      assertThat(refused.problems.anyErrors()).as(pair[0]).isTrue();
      Read meant = new Read();
      assertThat(meant.condition(pair[1])).as(pair[1]).isNotNull();
      assertThat(meant.problems.anyErrors()).as(pair[1]).isFalse();
    }
  }

  @Test
  void everyEffectIsRead() {
    for (Fence fence : Fence.of(PAGE, "effects")) {
      for (String row : fence.rows()) {
        Read read = new Read();
        assertThat(read.reader.effect(new Phrase(row, (from, to) -> Place.of("x"))))
            .as(row)
            .isNotNull();
      }
    }
  }

  @Test
  void wordsWithMarksReadAsItSays() {
    List<String[]> pairs = pairs("marks", " → ");
    StringBuilder nodes = new StringBuilder();
    for (int i = 0; i < pairs.size(); i++) {
      String quoted = pairs.get(i)[0].replace("'", "''");
      nodes.append("  m" + i + ": { text: '" + quoted + "', goto: bridge }\n");
    }
    Map<String, String> files = new LinkedHashMap<>(FILES);
    files.put(
        "story.yaml",
        Objects.requireNonNull(files.get("story.yaml"))
            .replace("start: [major]", "start: [major, priest]"));
    files.merge(ROAD, nodes.toString(), FormatPageTest::intoNodes);
    Loaded loaded = load(files);
    assertThat(told(loaded.problems(), Severity.ERROR)).isEmpty();
    Story story = Objects.requireNonNull(loaded.story());
    Engine engine = new Engine(story);
    for (int i = 0; i < pairs.size(); i++) {
      List<Paragraph> told =
          engine
              .telling()
              .tell(
                  story.nodes().get(story.nodeAt("road/m" + i)).text(),
                  engine.initial(story.start()),
                  0);
      assertThat(told).as(pairs.get(i)[0]).hasSize(1);
      assertThat(told.get(0).words()).isEqualTo(pairs.get(i)[1]);
    }
  }

  // Keys

  /** The tables of keys: the group's name to its keys, each with whether it is needed. */
  private static Map<String, Map<String, Boolean>> tables() {
    Map<String, Map<String, Boolean>> tables = new LinkedHashMap<>();
    Map<String, Boolean> keys = null;
    for (String line : Fence.lines(PAGE)) {
      if (line.matches("\\| Key of an? .*")) {
        String name =
            line.replaceFirst("\\| Key of an? ([a-z ]+) \\| Needed \\| Meaning \\|", "$1");
        keys = new LinkedHashMap<>();
        assertThat(tables.put(name, keys)).as(name + " has two tables").isNull();
      } else if (!line.startsWith("|")) {
        keys = null;
      } else if (keys != null && line.startsWith("| `")) {
        String[] cells = line.split(" *\\| *", -1);
        String key = cells[1].replace("`", "");
        assertThat(keys.put(key, cells[2].equals("yes"))).as(key).isNull();
        assertThat(cells[3]).as(key).matches(".+[.`]");
      }
    }
    return tables;
  }

  @Test
  void itsTablesNameEveryKeyOfTheFormatAndNoOther() {
    Map<String, Map<String, Boolean>> format = new LinkedHashMap<>();
    Set<String> named = new LinkedHashSet<>();
    for (Format.File file : Format.files()) {
      collect(file.form(), format, named);
    }
    Map<String, Map<String, Boolean>> page = tables();
    assertThat(page.keySet()).containsExactlyInAnyOrderElementsOf(format.keySet());
    format.forEach(
        (group, keys) ->
            assertThat(page.get(group)).as("keys of " + group).containsExactlyEntriesOf(keys));
  }

  private static void collect(
      Form form, Map<String, Map<String, Boolean>> groups, Set<String> named) {
    if (form instanceof Form.Keys keys) {
      if (!groups.containsKey(keys.name())) {
        Map<String, Boolean> group = new LinkedHashMap<>();
        keys.keys().forEach(key -> group.put(key.name(), key.required()));
        groups.put(keys.name(), group);
        keys.keys().forEach(key -> collect(key.form(), groups, named));
      }
    } else if (form instanceof Form.Table table) {
      collect(table.value(), groups, named);
    } else if (form instanceof Form.Listed listed) {
      collect(listed.item(), groups, named);
    } else if (form instanceof Form.AnyOf any) {
      any.forms().forEach(each -> collect(each, groups, named));
    } else if (form instanceof Form.Named self && named.add(self.name())) {
      collect(self.form().get(), groups, named);
    }
  }

  @Test
  void theVersionIsTheOneThatIsRead() {
    assertThat(Fence.lines(PAGE))
        .contains(
            "The reference of the story format, version 1. You need"
                + " a text editor and this page.");
    assertThat(Format.version()).isEqualTo("1");
  }
}
