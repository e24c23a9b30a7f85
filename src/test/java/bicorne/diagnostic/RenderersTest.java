package bicorne.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.testkit.Golden;
import bicorne.text.Clean;
import bicorne.text.DisplayWidth;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every renderer on every hard case; what comes out is kept in {@code diagnostic/*.expected}. */
class RenderersTest {

  private static final Map<String, Report> CASES = cases();

  static Stream<String> names() {
    return CASES.keySet().stream();
  }

  @ParameterizedTest
  @MethodSource("names")
  void everyRendererPrintsTheCaseAsExpected(String name) {
    Report report = report(name);
    StringBuilder all = new StringBuilder();
    for (String language : List.of("en", "zh-Hans")) {
      Sentences sentences = Sentences.in(language);
      section(all, "framed " + language, new FramedRenderer(sentences, 80, false), report);
      section(all, "line " + language, new LineRenderer(sentences), report);
      section(all, "narrated " + language, new NarratedRenderer(sentences), report);
    }
    section(all, "framed, 40 wide", new FramedRenderer(Sentences.in("en"), 40, false), report);
    section(all, "json", new JsonRenderer(Sentences.in("en")), report);
    Golden.check("diagnostic/" + name + ".expected", all.toString());
  }

  @Test
  void colourIsKeptAsExpected() {
    String painted = new FramedRenderer(Sentences.in("en"), 80, true).render(report("chinese"));
    Golden.check("diagnostic/colour.expected", painted.replace("\u001b", "<ESC>"));
  }

  @Test
  void noExpectationIsLeftOver() {
    List<String> asked =
        new ArrayList<>(List.of("diagnostic/colour.expected", "diagnostic/sarif.expected"));
    names().forEach(name -> asked.add("diagnostic/" + name + ".expected"));
    Golden.noneLeftOver("diagnostic", ".expected", asked);
  }

  @ParameterizedTest
  @MethodSource("names")
  void colourSaysNothingThatTheWordsDoNot(String name) {
    Report report = report(name);
    for (String language : List.of("en", "zh-Hans")) {
      String plain = new FramedRenderer(Sentences.in(language), 60, false).render(report);
      String painted = new FramedRenderer(Sentences.in(language), 60, true).render(report);
      assertThat(painted.replaceAll("\u001b\\[[0-9;]*m", "")).isEqualTo(plain);
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void noFramedLineIsWiderThanAskedFor(String name) {
    for (int width = 32; width <= 120; width += 4) {
      String framed = new FramedRenderer(Sentences.in("en"), width, false).render(report(name));
      for (String line : framed.split("\n", -1)) {
        if (!line.stripLeading().startsWith("-->")) {
          assertThat(DisplayWidth.of(line)).as(line).isLessThanOrEqualTo(width);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void nothingThatComesOutCanSteerATerminal(String name) {
    Sentences sentences = Sentences.in("en");
    for (Renderer renderer :
        List.of(
            new FramedRenderer(sentences, 80, false),
            new LineRenderer(sentences),
            new NarratedRenderer(sentences),
            new JsonRenderer(sentences))) {
      String out = renderer.render(report(name));
      assertThat(Clean.firstUnsafe(out)).isEmpty();
      assertThat(out).doesNotContain("\t");
    }
  }

  private static Report report(String name) {
    return Objects.requireNonNull(CASES.get(name), name);
  }

  private static void section(StringBuilder all, String title, Renderer renderer, Report report) {
    all.append("=== ").append(title).append(" ===\n").append(renderer.render(report));
  }

  private static Map<String, Report> cases() {
    Map<String, Report> cases = new LinkedHashMap<>();
    cases.put("nothing", Report.of(List.of()));

    Source chinese =
        new Source(
            "episodes/布里埃纳.yaml",
            "nodes:\n  eve:\n    text: 森林滴着水。\n    goto: { draw: 大路, else: 城堡 }\n");
    cases.put(
        "chinese",
        Report.of(
            List.of(
                missing("大路", at(chinese, 4, "大路")).near("小路"),
                Diagnostic.of(Code.NODE_NOT_REACHED, at(chinese, 2, "eve"), "eve"))));

    Source tabs = new Source("story.yaml", "\tgoto:\tattick\t# up\r\nx\ty\tz\r\n");
    cases.put(
        "tabs",
        Report.of(
            List.of(
                missing("attick", at(tabs, 1, "attick")).near("attic"),
                missing("y", at(tabs, 2, "y")),
                missing("tab", Place.of(tabs, 2, 2, 3)))));

    Source emoji =
        new Source("a.yaml", "family: 👨‍👩‍👧‍👦 flag: 🇫🇷 heart: ❤️ goal\ncafe\u0301 sabre\n");
    cases.put(
        "emoji",
        Report.of(
            List.of(
                missing("goal", at(emoji, 1, "goal")),
                missing("flag", at(emoji, 1, "🇫🇷")),
                missing("half an emoji", Place.of(emoji, 1, 11, 12)),
                missing("sabre", at(emoji, 2, "sabre")))));

    Source hostile =
        new Source(
            "e\u001b[2Jvil\u202e.yaml",
            "goto: \u001b[31mred\u0007 \u202egnp.exe\u202c \ud800 end\u00ad here\n");
    cases.put(
        "hostile",
        Report.of(
            List.of(
                missing("a\u001b]0;title\u0007\nb\u202e {0} `x`", at(hostile, 1, "red"))
                    .near("n\u0000ear"),
                missing("x".repeat(40) + "皇帝".repeat(200) + "y".repeat(40), at(hostile, 1, "end")),
                missing("m".repeat(3_000_000), at(hostile, 1, "here")))));

    StringBuilder long8000 = new StringBuilder("text: \"");
    while (long8000.length() < 8000) {
      long8000.append(long8000.length() / 100 % 2 == 0 ? "The guns were late. " : "大炮来得太晚了，");
    }
    Source longLine = new Source("long.yaml", "# first\n" + long8000 + "\"\n");
    cases.put(
        "long-line",
        Report.of(
            List.of(
                missing("start", Place.of(longLine, 2, 1, 5)),
                missing("near the start", Place.of(longLine, 2, 60, 70)),
                missing("middle", Place.of(longLine, 2, 4011, 4017)),
                missing("all of it", Place.of(longLine, 2, 7, 7990)),
                missing("end", Place.of(longLine, 2, longLine.line(2).length() + 1, 0)))));

    Source text =
        new Source(
            "m.yaml",
            """
            nodes:
              a:
                text: "This goes
                  on

                  and on
                  and on
                  to here"
                goto: b
              a:
                text: again
            """);
    cases.put(
        "many-lines",
        Report.of(
            List.of(
                missing("seven lines", new Place("m.yaml", text, 3, 11, 8, 15)),
                missing("two lines", new Place("m.yaml", text, 3, 11, 4, 9)),
                missing("to the next line's start", new Place("m.yaml", text, 3, 11, 4, 1)),
                missing("blank line between", new Place("m.yaml", text, 4, 7, 6, 10)),
                missing("a", at(text, 10, "a"))
                    .and(Code.Remark.FIRST_HERE, at(text, 2, "a"))
                    .and(Code.Remark.ORIGINAL_HERE, Place.of("lang/zh-Hans")))));

    Source empty = new Source("empty.yaml", "");
    Source one = new Source("one.yaml", "bicorne: 1\nid: a\n");
    cases.put(
        "edges",
        new Report(
            List.of(
                missing("episodes/brienne.yaml", Place.of("story/1814")),
                missing("file", new Place("one.yaml", one, 0, 0, 0, 0)),
                missing("anything", Place.of(empty, 1, 1, 1)),
                missing("end of line", Place.of(one, 2, 6, 6)),
                missing("end of file", Place.of(one, 3, 1, 1)),
                missing("beyond the end", Place.of(one, 99, 7, 9)),
                Diagnostic.of(Code.NO_ENDING, Place.of("story.yaml")),
                Diagnostic.of(Code.VARIABLE_NOT_CHANGED, at(one, 2, "id"), "id")),
            12_345));
    return cases;
  }

  private static Diagnostic missing(String what, Place place) {
    return Diagnostic.of(Code.NO_SUCH_FILE, place, what);
  }

  private static Place at(Source source, int line, String words) {
    int from = source.line(line).indexOf(words);
    assertThat(from).isNotNegative();
    return Place.of(source, line, from + 1, from + words.length() + 1);
  }
}
