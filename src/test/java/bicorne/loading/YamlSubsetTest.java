package bicorne.loading;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.diagnostic.Diagnostics;
import bicorne.testkit.GeneratedStory;
import bicorne.testkit.Golden;
import bicorne.testkit.RandomStory;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the subset is read, it reads as YAML does; and stories are mostly written in it. */
class YamlSubsetTest {

  private static final int MOST = 1_000_000;

  /** What YAML's signs can do to a line, put in anywhere. */
  private static final List<String> SPLINTERS =
      List.of(
          ": ",
          ":",
          " #",
          "#",
          "- ",
          "-",
          "? ",
          "|",
          "|-",
          "|2",
          ">",
          "\n",
          "\n\n",
          "\n  ",
          "  ",
          " ",
          "[",
          "]",
          "{",
          "}",
          ", ",
          ",",
          "'",
          "\"",
          "''",
          "\\",
          "&a ",
          "*a",
          "!!x ",
          "%",
          "@",
          "---\n",
          "...\n",
          "<<: x\n",
          "~",
          "(",
          ")",
          "\u00a0",
          "中",
          "😀",
          "\t",
          "a: b\n",
          "a:\n",
          "[a, b]",
          "{ a: b }",
          "- |\n");

  @Test
  void everyFileOfTheTestsIsReadAlikeOrNotAtAll() throws IOException {
    for (Path file : files(Golden.resources())) {
      String text = Files.readString(file, StandardCharsets.UTF_8).replace("\uFEFF", "");
      compare(text, file.toString());
    }
  }

  @Test
  void storiesAreMostlyWrittenInIt() throws IOException {
    List<Path> campaign = files(Golden.project().resolve("story/1814"));
    int read = 0;
    for (Path file : campaign) {
      read += compare(Files.readString(file), file.toString()) ? 1 : 0;
    }
    assertThat(read).isGreaterThan(campaign.size() * 3 / 4);
    for (Map.Entry<String, String> file : GeneratedStory.files(300, 3, 4, 10, 1, true).entrySet()) {
      assertThat(compare(file.getValue(), file.getKey())).as("%s", file).isTrue();
    }
  }

  @Test
  void randomStoriesAreReadAlike() {
    int read = 0;
    for (long seed = 0; seed < 300; seed++) {
      for (Map.Entry<String, String> file :
          RandomStory.of(RandomStory.Knobs.small(seed)).files().entrySet()) {
        read += compare(file.getValue(), "seed " + seed + " " + file.getKey()) ? 1 : 0;
      }
    }
    assertThat(read).isGreaterThan(300);
  }

  @Test
  void filesWithAnythingPutInOrTakenOutAreReadAlikeOrNotAtAll() throws IOException {
    Random random = new Random(1);
    List<String> texts = new ArrayList<>();
    for (Path file : files(Golden.resources().resolve("loading/good"))) {
      texts.add(Files.readString(file));
    }
    int read = 0;
    for (int i = 0; i < Integer.getInteger("bicorne.splinters", 6_000); i++) {
      String text = texts.get(random.nextInt(texts.size()));
      for (int k = random.nextInt(3); k >= 0; k--) {
        int at = random.nextInt(text.length() + 1);
        int to = Math.min(text.length(), at + random.nextInt(4));
        String splinter = SPLINTERS.get(random.nextInt(SPLINTERS.size()));
        text = text.substring(0, at) + splinter + text.substring(to);
      }
      read += compare(text, text) ? 1 : 0;
    }
    assertThat(read).isGreaterThan(100);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a: b\n",
        "a: b # remark\nc:   d   \n",
        "# remark\n\na:\n  # remark\n  b: c\n    # remark\n\nd: e\n",
        "a:\n  - b\n  - c: d\n    e: f\n  -   g: h\n      i: j\n  - [k, l]\n  - \"m\"\n",
        "a: |\n  b\n\n   c \n     \n\n\nd: |\n      e\n",
        "a:\n  - |\n    b\n  - |\n   c\n",
        "a: []\nb: {}\nc: { d: [e, f g], h: { i: 'j', k: \"l\" } }\n",
        "a: b:c #d\ne: -1\nf: --x\ng: ?x\nh: :x\n",
        "a: \"b # c: d\"\ne: 'f'   # remark\n",
        "😀: 中\na: { b: 😀😀, c: 中 }\n",
        "a: b\"c'd\ne: f [g] {h}, |\n"
      })
  void theseAreRead(String text) {
    assertThat(compare(text, text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "a",
        "a: b",
        "a: b\n c\n",
        "a: b: c\n",
        "a:\n- b\n",
        "a: b\na: c\n",
        "a: &x b\nc: *x\n",
        "a: |-\n  b\n",
        "a: |\n\n  b\n",
        "a: |\nb: c\n",
        "a: >\n  b\n",
        "a: [b,\n  c]\n",
        "a: [b(c, d)]\n",
        "a: [b, ]\n",
        "a: \"b\\n\"\n",
        "a: 'b''c'\n",
        "a: 'b' c\n",
        "a: 'b': c\n",
        "a:\n",
        "a: !b c\n",
        "<<: a\n",
        "a:\tb\n",
        "a: b\r\n",
        "---\na: b\n",
        "a: b\n...\n",
        "a: b\n---\nc: d\n",
        " a: b\n",
        "a:\n    b: c\n  d: e\n",
        "a: b\n  c: d\n",
        "- a\n",
        "? a\n: b\n",
        "\"a\": b\n",
        "a : b\n",
        "a #b: c\n"
      })
  void theseAreLeftToYaml(String text) {
    assertThat(compare(text, text)).isFalse();
  }

  @Test
  void theLimitsAreThoseOfYaml() {
    String deep = "a: " + "[".repeat(80) + "]".repeat(80) + "\n";
    assertThat(compare(deep, "deep")).isFalse();
    String many = "a: [" + "b, ".repeat(Limits.PARTS) + "b]\n";
    assertThat(YamlSubset.read(new SourceText("x", many), new PartCount(MOST))).isNull();
    PartCount few = new PartCount(3);
    assertThat(YamlSubset.read(new SourceText("x", "a: b\nc: d\n"), few)).isNull();
    assertThat(few.take(3)).isTrue();
    assertThat(few.take(1)).isFalse();
  }

  /** Whether the subset reads a text; then it must read what YAML reads, which has no problem. */
  private static boolean compare(String text, String what) {
    SourceText file = new SourceText("x.yaml", text);
    PartCount taken = new PartCount(MOST);
    Written subset = YamlSubset.read(file, taken);
    if (subset == null) {
      return false;
    }
    Diagnostics problems = new Diagnostics();
    PartCount takenByYaml = new PartCount(MOST);
    Written yaml = YamlReader.fully(file, takenByYaml, new Report(problems));
    assertThat(problems.sorted()).as("%s", what).isEmpty();
    assertThat(shown(subset)).as("%s", what).isEqualTo(yaml == null ? null : shown(yaml));
    int parts = count(subset);
    assertThat(taken.take(MOST - parts)).as("%s", what).isTrue();
    assertThat(taken.take(1)).as("%s", what).isFalse();
    assertThat(takenByYaml.take(MOST - parts + 1)).as("%s", what).isFalse();
    return true;
  }

  private static int count(@Nullable Written written) {
    if (written instanceof Written.Items items) {
      return 1 + items.items().stream().mapToInt(YamlSubsetTest::count).sum();
    }
    if (written instanceof Written.Entries entries) {
      return 1 + entries.entries().stream().mapToInt(entry -> 1 + count(entry.value())).sum();
    }
    return 1;
  }

  /** All there is to know of it, a line each. */
  private static String shown(Written written) {
    String place = written.getClass().getSimpleName() + " " + written.from() + ".." + written.to();
    if (written instanceof Written.Items items) {
      return place
          + items.brackets()
          + items.items().stream().map(YamlSubsetTest::shown).collect(Collectors.joining("\n"));
    }
    if (written instanceof Written.Entries entries) {
      return place
          + entries.braces()
          + entries.entries().stream()
              .map(entry -> "\n" + shown(entry.key()) + " = " + shown(entry.value()))
              .collect(Collectors.joining());
    }
    Written.Words words = (Written.Words) written;
    return place + words.style() + "<" + words.value() + ">";
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(path -> path.toString().endsWith(".yaml"))
          .sorted()
          .filter(path -> readable(path))
          .collect(Collectors.toList());
    }
  }

  private static boolean readable(Path path) {
    try {
      Files.readString(path, StandardCharsets.UTF_8);
      return true;
    } catch (IOException e) {
      return false;
    }
  }
}
