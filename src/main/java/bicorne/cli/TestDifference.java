package bicorne.cli;

import bicorne.authoring.StoryTests;
import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Severity;
import bicorne.diagnostic.Source;
import bicorne.wording.ErrandWords;
import bicorne.wording.Wording;
import java.util.List;

/**
 * Where a test fails, with the lines around it, beside what the story does there: as the lines of a
 * test, so that they can be copied into it.
 */
final class TestDifference {

  /** So many lines are shown of the test, and of what is said. */
  private static final int MOST = 10;

  private final StringBuilder out = new StringBuilder();

  private TestDifference() {}

  /** In lines; empty where the test could not be played at all. */
  static String told(Source test, StoryTests.Result result, Wording wording) {
    TestDifference difference = new TestDifference();
    int line = line(result);
    if (line == 0 || (result.said().isEmpty() && result.ways().isEmpty())) {
      return "";
    }
    difference.out.append('\n').append(test.name()).append('\n');
    difference.test(test.lines(), line);
    difference.out.append(wording.say(ErrandWords.TEST_INSTEAD)).append('\n');
    difference.story(result);
    return difference.out.append('\n').toString();
  }

  private static int line(StoryTests.Result result) {
    for (Diagnostic problem : result.problems()) {
      if (problem.severity() == Severity.ERROR) {
        return problem.place().line();
      }
    }
    return 0;
  }

  private void test(List<String> lines, int at) {
    int last = lines.size();
    while (last > at && lines.get(last - 1).isEmpty()) {
      last--;
    }
    int to = Math.min(last, Math.max(at - MOST / 2, 0) + MOST);
    int from = Math.max(to - MOST, 0);
    int width = Integer.toString(to).length();
    for (int i = from; i < to; i++) {
      String number = Integer.toString(i + 1);
      out.append(i + 1 == at ? "> " : "  ")
          .append(" ".repeat(width - number.length()))
          .append(number)
          .append(lines.get(i).isEmpty() ? " |" : " | ")
          .append(lines.get(i))
          .append('\n');
    }
  }

  private void story(StoryTests.Result result) {
    List<String> said = result.said();
    if (said.size() > MOST) {
      out.append("    ...\n");
    }
    for (String words : said.subList(Math.max(said.size() - MOST, 0), said.size())) {
      out.append("    ").append(words).append('\n');
    }
    for (String way : result.ways()) {
      out.append("    ").append(way).append('\n');
    }
  }
}
