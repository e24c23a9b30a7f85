package bicorne.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.CodePage;
import bicorne.diagnostic.Diagnostic;
import bicorne.testkit.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The pages of the codes say what is so: the bad example gives the code, the good one nothing. */
class CodePagesTest {

  private static final Path PAGES =
      Golden.project().resolve("src/main/resources/bicorne/diagnostic/pages");

  /**
   * Of size, which other tests build; B812 no test can come to as long as chance falls by itself.
   */
  private static final List<String> WITHOUT_EXAMPLE =
      List.of(
          "B102", "B103", "B104", "B105", "B106", "B107", "B128", "B129", "B217", "B402", "B403",
          "B812");

  @ParameterizedTest
  @EnumSource(Code.class)
  void everyCodeHasAPageInTwoLanguages(Code code) {
    CodePage page = CodePage.of(code);

    assertThat(page.english()).isNotEmpty();
    assertThat(page.chinese()).hasSameSizeAs(page.english());
    assertThat(String.join("", page.chinese())).containsPattern("\\p{IsHan}");
    assertThat(page.examples().isEmpty()).isEqualTo(WITHOUT_EXAMPLE.contains(code.number()));
  }

  @ParameterizedTest
  @EnumSource(Code.class)
  void theBadExampleGivesThisCodeWhereItIsMarked(Code code) throws IOException {
    List<CodePage.Example> bad = examples(code, false);
    if (bad.isEmpty()) {
      return;
    }
    ExampleStory story = new ExampleStory(bad);
    List<Diagnostic> problems = new ArrayList<>(story.problems(proved(code)));
    problems.removeIf(problem -> onTheWay(problem) && problem.code() != code);

    assertThat(told(problems)).isNotEmpty().allMatch(line -> line.startsWith(code.number()));
    List<List<String>> marked = new ArrayList<>();
    for (int i = 0; i < bad.size(); i++) {
      marked.add(marked(i, bad.get(i), story, problems));
    }
    if (Boolean.getBoolean("bicorne.update")) {
      rewrite(code, bad, marked);
    }
    for (int i = 0; i < bad.size(); i++) {
      assertThat(bad.get(i).lines()).isEqualTo(marked.get(i));
    }
  }

  @ParameterizedTest
  @EnumSource(Code.class)
  void theGoodExampleGivesNothing(Code code) {
    List<CodePage.Example> good = examples(code, true);

    if (good.isEmpty()) {
      assertThat(examples(code, false)).isEmpty();
    } else {
      List<Diagnostic> problems = new ArrayList<>(new ExampleStory(good).problems(proved(code)));
      problems.removeIf(problem -> onTheWay(problem) && problem.code() != code);
      assertThat(told(problems)).isEmpty();
    }
  }

  @Test
  void thePagesAreInTheOrderOfTheCodes() throws IOException {
    List<String> headings = new ArrayList<>();
    for (int hundred = 1; hundred <= 8; hundred++) {
      for (String line : Files.readAllLines(PAGES.resolve("B" + hundred + ".md"))) {
        if (line.startsWith("## ")) {
          headings.add(line.substring(3));
        }
      }
    }
    List<String> codes = new ArrayList<>();
    for (Code code : Code.values()) {
      codes.add(code.number());
    }
    assertThat(headings).isSorted().hasSameElementsAs(codes).doesNotHaveDuplicates();
  }

  /** Whether a finding is one that only an exploration gives. */
  private static boolean proved(Code code) {
    return code.number().compareTo("B671") >= 0 && code.number().compareTo("B7") < 0;
  }

  private static List<CodePage.Example> examples(Code code, boolean good) {
    return CodePage.of(code).examples().stream().filter(each -> each.good() == good).toList();
  }

  /** No example translates the whole story. */
  private static boolean onTheWay(Diagnostic problem) {
    return problem.code() == Code.NOT_TRANSLATED;
  }

  private static List<String> told(List<Diagnostic> problems) {
    return problems.stream()
        .map(
            p ->
                p.code().number()
                    + " "
                    + p.place().file()
                    + ":"
                    + p.place().line()
                    + " "
                    + p.arguments())
        .toList();
  }

  /** An example's lines with a line of marks below each that a problem stands in. */
  private static List<String> marked(
      int number, CodePage.Example example, ExampleStory story, List<Diagnostic> problems) {
    Map<Integer, String> marks = new LinkedHashMap<>();
    for (Diagnostic problem : problems) {
      for (ExampleStory.Line line : story.lines()) {
        if (line.example() == number
            && line.file().equals(problem.place().file())
            && line.line() == problem.place().line()) {
          String text = example.lines().get(line.number());
          marks.merge(line.number(), stretch(problem, line, text), CodePagesTest::both);
        }
      }
    }
    List<String> marked = new ArrayList<>();
    for (int i = 0; i < example.lines().size(); i++) {
      if (!ExampleStory.marks(example.lines().get(i))) {
        marked.add(example.lines().get(i));
        if (marks.containsKey(i)) {
          marked.add(marks.get(i));
        }
      }
    }
    return marked;
  }

  private static String stretch(Diagnostic problem, ExampleStory.Line line, String text) {
    int from = Math.max(0, problem.place().column() - 1 - line.shift());
    int to =
        problem.place().endLine() == problem.place().line()
            ? problem.place().endColumn() - 1 - line.shift()
            : text.length();
    StringBuilder mark = new StringBuilder();
    for (int i = 0; i < Math.max(from + 1, to); i++) {
      boolean wide =
          i < text.length() && bicorne.text.DisplayWidth.of(text.substring(i, i + 1)) == 2;
      mark.append((i < from ? " " : "^").repeat(wide ? 2 : 1));
    }
    return mark.toString();
  }

  private static String both(String one, String other) {
    StringBuilder both = new StringBuilder();
    for (int i = 0; i < Math.max(one.length(), other.length()); i++) {
      boolean marked =
          (i < one.length() && one.charAt(i) == '^')
              || (i < other.length() && other.charAt(i) == '^');
      both.append(marked ? '^' : ' ');
    }
    return both.toString();
  }

  /** With {@code -Dbicorne.update=true} the marks are written into the pages. */
  private static void rewrite(Code code, List<CodePage.Example> bad, List<List<String>> marked)
      throws IOException {
    Path file = PAGES.resolve("B" + code.number().charAt(1) + ".md");
    String text = Files.readString(file);
    int from = text.indexOf("\n## " + code.number() + "\n");
    for (int i = 0; i < bad.size(); i++) {
      String open = "```" + bad.get(i).notation() + " bad " + bad.get(i).around() + "\n";
      int begin = text.indexOf(open, from) + open.length();
      int end = text.indexOf("```\n", begin);
      StringBuilder now = new StringBuilder();
      marked.get(i).forEach(line -> now.append(line).append('\n'));
      text = text.substring(0, begin) + now + text.substring(end);
    }
    Files.writeString(file, text);
  }
}
