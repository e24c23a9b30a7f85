package bicorne.cli;

import bicorne.authoring.StoryTests;
import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Sentences;
import bicorne.text.Clean;
import java.util.List;

/** Results of story tests in the form that build servers read. */
final class JunitXml {

  private JunitXml() {}

  static String of(String story, List<StoryTests.Result> results, Sentences sentences) {
    int failures = 0;
    for (StoryTests.Result result : results) {
      failures += result.passed() ? 0 : 1;
    }
    StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    xml.append("<testsuite name=\"").append(escaped(story)).append("\" tests=\"");
    xml.append(results.size()).append("\" failures=\"").append(failures);
    xml.append("\" errors=\"0\" skipped=\"0\">\n");
    for (StoryTests.Result result : results) {
      xml.append("  <testcase classname=\"").append(escaped(story)).append("\" name=\"");
      xml.append(escaped(result.name())).append('"');
      if (result.passed()) {
        xml.append("/>\n");
        continue;
      }
      Diagnostic first = result.problems().get(0);
      xml.append(">\n    <failure type=\"").append(first.code().number()).append("\" message=\"");
      xml.append(escaped(sentences.problemAndQuestion(first))).append("\">");
      for (Diagnostic problem : result.problems()) {
        xml.append(escaped(problem.place().file() + ":" + problem.place().line() + ": "));
        xml.append(escaped(sentences.problemAndQuestion(problem))).append('\n');
      }
      xml.append("</failure>\n  </testcase>\n");
    }
    return xml.append("</testsuite>\n").toString();
  }

  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    String clean = Clean.line(text);
    for (int i = 0; i < clean.length(); i++) {
      char c = clean.charAt(i);
      switch (c) {
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        case '&' -> escaped.append("&amp;");
        case '"' -> escaped.append("&quot;");
        default -> escaped.append(c);
      }
    }
    return escaped.toString();
  }
}
