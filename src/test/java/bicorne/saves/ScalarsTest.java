package bicorne.saves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

class ScalarsTest {

  static List<String> texts() {
    return List.of(
        "",
        " ",
        "a",
        "refuse",
        "no",
        "No",
        "NO",
        "y",
        "n",
        "on",
        "off",
        "yes",
        "true",
        "null",
        "~",
        "nan",
        "Inf",
        "1814",
        "-1",
        "007",
        "1e3",
        "0x1F",
        "1_000",
        "12:30",
        "1814-04-04",
        "a: b",
        "a:b",
        "a #b",
        "a#b",
        "#a",
        "- a",
        "-a",
        "a, b",
        "[a]",
        "{a}",
        "a}",
        "*a",
        "&a",
        "!a",
        "|",
        ">",
        "%a",
        "@a",
        "`a`",
        "'a'",
        "\"a\"",
        "a\"b",
        "a\\b",
        "\\",
        "a\nb",
        "a\tb",
        "a\rb",
        "\u0000",
        "\u001b[31m",
        "\u007f",
        "\u0085",
        "\u00a0",
        "\u2028",
        "\ufeff",
        "\u202eabc",
        "布里埃纳",
        "是",
        "雪: 夜 #1",
        "🦅",
        "𠮷野",
        "é",
        "e\u0301",
        "a  b",
        " a",
        "a ",
        "Before Laon",
        "terms-refused/council",
        "ney|victor",
        "---",
        "...",
        "--- a",
        "=",
        "<<",
        "?",
        "? a",
        "a?",
        "\ud800",
        "a\uffff");
  }

  private static @Nullable String ours(String line) {
    Map<String, Value> keys = LineReader.read(line);
    return keys != null && keys.get("k") instanceof Value.Word word ? word.text() : null;
  }

  private static String line(String text, boolean asValue) {
    StringBuilder line = new StringBuilder("--- {k: ");
    if (asValue) {
      Scalars.value(line, text);
    } else {
      Scalars.text(line, text);
    }
    return line.append("}\n").toString();
  }

  /** A half of a pair is no text: it is written as what stands for such. */
  private static String expected(String text) {
    return text.equals("\ud800") ? "\ufffd" : text;
  }

  @ParameterizedTest
  @MethodSource("texts")
  void anyTextIsReadBackByUsAndByAnyReaderOfYaml(String text) {
    String line = line(text, false);
    assertThat(ours(line)).isEqualTo(expected(text));
    Object theirs = new Yaml(new SafeConstructor(new LoaderOptions())).load(line);
    assertThat(theirs).isEqualTo(Map.of("k", expected(text)));
    assertThat(line).doesNotContainPattern("[\\p{Cntrl}&&[^\n]]");
  }

  static List<Long> seeds() {
    return java.util.stream.LongStream.range(0, 300).boxed().toList();
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void soAreRandomTexts(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(12); i >= 0; i--) {
      int kind = random.nextInt(4);
      int point =
          kind == 0
              ? random.nextInt(0x80)
              : kind == 1
                  ? " :#-{}[],\"'\\|>%@`!&*?~=ynoef0".charAt(random.nextInt(29))
                  : kind == 2 ? random.nextInt(0x3000) : random.nextInt(0x110000);
      if (point >= 0xd800 && point < 0xe000) {
        point = 0x5e03;
      }
      text.appendCodePoint(point);
    }
    anyTextIsReadBackByUsAndByAnyReaderOfYaml(text.toString());
  }

  static List<Map.Entry<String, Object>> values() {
    return List.of(
        Map.entry("8", 8),
        Map.entry("-12", -12),
        Map.entry("0", 0),
        Map.entry("1000000000", 1_000_000_000),
        Map.entry("true", true),
        Map.entry("false", false),
        Map.entry("no", "no"),
        Map.entry("loyal", "loyal"),
        Map.entry("ney|victor", "ney|victor"));
  }

  @ParameterizedTest
  @MethodSource("values")
  void valuesOfVariablesAreNumbersTruthsAndTexts(Map.Entry<String, Object> value) {
    String line = line(value.getKey(), true);
    Object theirs = new Yaml(new SafeConstructor(new LoaderOptions())).load(line);
    assertThat(theirs).isEqualTo(Map.of("k", value.getValue()));
    assertThat(ours(line)).isEqualTo(value.getKey());
  }
}
