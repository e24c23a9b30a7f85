package bicorne.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.testkit.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SentencesTest {

  private static final Map<String, String> ENGLISH = english();

  @Test
  void everySentenceHasItsChineseAndNoneIsLeftOver() {
    assertThat(Messages.in("zh-Hans").keySet())
        .containsExactlyInAnyOrderElementsOf(ENGLISH.keySet());
  }

  @Test
  void theChineseSentenceTakesTheSameArguments() {
    Messages.in("zh-Hans")
        .forEach(
            (key, chinese) ->
                assertThat(marks(chinese)).as(key).isEqualTo(marks(ENGLISH.getOrDefault(key, ""))));
  }

  @ParameterizedTest
  @EnumSource(Code.class)
  void aSentenceKeepsTheRulesOfTheCatalogue(Code code) {
    String chinese = Messages.in("zh-Hans").getOrDefault(code.number(), "");
    assertThat(code.number()).matches("B[1-8][0-9]{2}");
    assertThat(code.template()).matches(".*[.}]").doesNotContain("!").doesNotContain("  ");
    assertThat(chinese).matches(".*[。？}]").doesNotContain("！");
    for (String sentence : List.of(code.template(), chinese)) {
      assertThat(sentence.chars().filter(c -> c == '`').count() % 2).isZero();
    }
    assertThat(code.template().toLowerCase(Locale.ROOT))
        .doesNotContainPattern("\\b(scalar|mapping node|sequence node|e\\.g\\.|i\\.e\\.)");
    assertThat(marks(code.template()).size()).isEqualTo(highest(code.template()) + 1);
  }

  @Test
  void everyLineOfTheFilesIsASentenceAndNoKeyStandsTwice() throws IOException {
    Map<String, String> seen = new LinkedHashMap<>();
    for (String part : Messages.PARTS) {
      Path file =
          Golden.project()
              .resolve("src/main/resources/bicorne/diagnostic")
              .resolve("messages.zh-Hans" + part + ".txt");
      if (Files.exists(file)) {
        for (String line : Files.readAllLines(file)) {
          if (!line.isEmpty() && !line.startsWith("#")) {
            assertThat(line).matches("(B\\d{3}|remark\\.[A-Z_]+|word\\.[A-Z_]+)=.*");
            String key = line.substring(0, line.indexOf('='));
            assertThat(seen.put(key, part)).as(key).isNull();
          }
        }
      }
    }
    assertThat(seen).isNotEmpty();
  }

  @Test
  void noTwoCodesHaveOneNumber() {
    Map<String, Code> byNumber = new LinkedHashMap<>();
    for (Code code : Code.values()) {
      assertThat(byNumber.put(code.number(), code)).as(code.number()).isNull();
    }
  }

  /**
   * One house style: a blank between Chinese and Latin letters, digits, code and names; full-width
   * marks, and no blank beside them; one word for each thing.
   */
  @Test
  void everyChineseSentenceKeepsTheHouseStyle() {
    String han = "[\\u3400-\\u9fff]";
    String latin = "[A-Za-z0-9{}±⁵CODE]".replace("CODE", "\u0001");
    Messages.in("zh-Hans")
        .forEach(
            (key, chinese) -> {
              String code = chinese.replaceAll("`[^`]*`", "\u0001");
              // The number of files it begins with ends in Chinese.
              String parted = key.equals("word.SUMMARY") ? code.replace("{1}", "") : code;
              assertThat(parted).as(key).doesNotContainPattern(han + latin);
              assertThat(parted).as(key).doesNotContainPattern(latin + han);
              assertThat(code).as(key).doesNotContainPattern("[,;:?!()\"']");
              assertThat(code).as(key).doesNotContainPattern(" [，。；：？、（）“”]");
              assertThat(code).as(key).doesNotContainPattern("[，。；：？、（）“”] ");
              assertThat(code).as(key).doesNotContainPattern("历书|剧集|资料|牌池|机缘|結");
            });
  }

  @Test
  void listsArePartedAndQuotesSetAsInChinese() {
    Diagnostic problem = Diagnostic.of(Code.TEST_NO_OPTION, Place.of("x"), "push", "`a`, `b`");
    assertThat(Sentences.in("zh").problem(problem)).isEqualTo("这里没有 `push` 可选。可选的有：`a`、`b`。");
    assertThat(Sentences.in("zh").spoken(problem)).startsWith("这里没有“push”可选。");
    assertThat(Sentences.in("en").spoken(problem)).startsWith("There is no \"push\" to take here.");
  }

  @ParameterizedTest
  @CsvSource({
    "zh, zh-Hans", "zh-Hans, zh-Hans", "zh-CN, zh-Hans", "zh_CN.UTF-8, zh-Hans", "ZH, zh-Hans",
    "en, en", "fr, en", "'', en", "zha, en", "C, en"
  })
  void aTagFindsItsLanguage(String tag, String language) {
    assertThat(Sentences.in(tag).language()).isEqualTo(language);
  }

  @Test
  void theNearestNameIsAskedForInBothLanguages() {
    Diagnostic problem = Diagnostic.of(Code.NO_SUCH_FILE, Place.of("x"), "attick").near("attic");
    assertThat(Sentences.in("en").problemAndQuestion(problem))
        .isEqualTo("There is no `attick`. Did you mean `attic`?");
    assertThat(Sentences.in("zh").problemAndQuestion(problem))
        .isEqualTo("没有 `attick`。你是想写 `attic` 吗？");
  }

  @Test
  void marksInsideArgumentsStayAsTheyAre() {
    Diagnostic problem =
        Diagnostic.of(Code.CHOICES_READ_THE_SAME, Place.of("x"), "{1}", "{0} `{2}");
    assertThat(Sentences.in("en").problem(problem))
        .isEqualTo("The choices `{1}` and `{0} `{2}` read the same. Reword one of them.");
  }

  @Test
  void aMissingArgumentLeavesItsMark() {
    assertThat(Sentences.in("en").problem(Diagnostic.of(Code.NO_SUCH_FILE, Place.of("x"))))
        .isEqualTo("There is no `{0}`.");
  }

  @Test
  void theSummaryCountsInBothLanguages() {
    Place a = Place.of("a");
    Place b = Place.of("b");
    Report one = Report.of(List.of(Diagnostic.of(Code.NO_SUCH_FILE, a, "x")));
    Report many =
        new Report(
            List.of(
                Diagnostic.of(Code.NO_SUCH_FILE, a, "x"),
                Diagnostic.of(Code.NO_SUCH_FILE, b, "x"),
                Diagnostic.of(Code.NO_ENDING, b),
                Diagnostic.of(Code.VARIABLE_NOT_CHANGED, Place.of("c"), "v")),
            3);
    Sentences english = Sentences.in("en");
    Sentences chinese = Sentences.in("zh-Hans");
    assertThat(english.summary(Report.of(List.of()))).isEqualTo("No problems found.");
    assertThat(chinese.summary(Report.of(List.of()))).isEqualTo("没有发现问题。");
    assertThat(english.summary(one)).isEqualTo("1 error in 1 file.");
    assertThat(chinese.summary(one)).isEqualTo("1 个文件中有 1 个错误。");
    assertThat(english.summary(many))
        .isEqualTo(
            "2 errors, 1 warning, 1 note in 3 files."
                + " There are more problems that are not shown: 3.");
    assertThat(chinese.summary(many)).isEqualTo("3 个文件中有 2 个错误、1 个警告、1 条提示。还有 3 个问题没有列出。");
  }

  private static Map<String, String> english() {
    Map<String, String> english = new LinkedHashMap<>();
    for (Code code : Code.values()) {
      english.put(code.number(), code.template());
    }
    for (Code.Remark remark : Code.Remark.values()) {
      english.put("remark." + remark.name(), remark.sentence());
    }
    for (Word word : Word.values()) {
      english.put("word." + word.name(), word.english());
    }
    return english;
  }

  private static Set<String> marks(String template) {
    Set<String> marks = new TreeSet<>();
    for (int i = 0; i + 2 < template.length(); i++) {
      if (template.substring(i, i + 3).matches("\\{[0-9]\\}")) {
        marks.add(template.substring(i, i + 3));
      }
    }
    return marks;
  }

  private static int highest(String template) {
    int highest = -1;
    for (String mark : marks(template)) {
      highest = Math.max(highest, mark.charAt(1) - '0');
    }
    return highest;
  }
}
