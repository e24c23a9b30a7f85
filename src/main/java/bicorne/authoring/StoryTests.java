package bicorne.authoring;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Diagnostics;
import bicorne.diagnostic.Place;
import bicorne.diagnostic.Severity;
import bicorne.diagnostic.Source;
import bicorne.model.Story;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Runs a story's tests. */
public final class StoryTests {

  private StoryTests() {}

  /**
   * What came of one test.
   *
   * @param name the file's name
   * @param problems what went wrong, at the first line where anything did; a test that passed can
   *     have warnings
   * @param said what the story says there, since the last decision, as lines of a test
   * @param ways what it offers there, or how it has ended, as lines of a test
   */
  public record Result(
      String name, List<Diagnostic> problems, List<String> said, List<String> ways) {
    public Result {
      problems = List.copyOf(problems);
      said = List.copyOf(said);
      ways = List.copyOf(ways);
    }

    /** Whether nothing went wrong. */
    public boolean passed() {
      for (Diagnostic problem : problems) {
        if (problem.severity() == Severity.ERROR) {
          return false;
        }
      }
      return true;
    }
  }

  /** A test that goes well, but would go as well whatever came of its choices. */
  private static void onlyChooses(PlayScript script, Diagnostics problems) {
    if (problems.anyErrors()) {
      return;
    }
    PlayScript.Line last = null;
    for (PlayScript.Line line : script.lines()) {
      boolean chooses =
          line.kind() == PlayScript.Kind.CHOOSE || line.kind() == PlayScript.Kind.FALL;
      if (!chooses && !line.setting() && line.kind() != PlayScript.Kind.SKIP) {
        return;
      }
      last = chooses ? line : last;
    }
    if (last != null) {
      int end = last.column() + last.text().length();
      problems.add(
          Code.TEST_ONLY_CHOOSES, Place.of(script.source(), last.number(), last.column(), end));
    }
  }

  /** Runs each test, in the order given. */
  public static List<Result> run(Story story, List<Source> tests) {
    List<Result> results = new ArrayList<>();
    for (Source test : tests) {
      results.add(run(story, test));
    }
    return results;
  }

  private static Result run(Story story, Source test) {
    Diagnostics problems = new Diagnostics();
    PlayScript script = PlayScriptReader.read(test, problems);
    PlayScriptRun.Instead instead = null;
    if (!problems.anyErrors()) {
      instead = PlayScriptRun.run(story, script, problems);
      onlyChooses(script, problems);
    }
    return instead == null
        ? new Result(test.name(), problems.sorted(), List.of(), List.of())
        : new Result(test.name(), problems.sorted(), instead.said(), instead.ways());
  }

  /**
   * The text of a test that decides the same and says what comes of it today: words, conditions,
   * how choices stand, how it ends. Null where it cannot be decided so any more. Every other line
   * stays as it is.
   */
  public static @Nullable String updated(Story story, Source test) {
    Diagnostics problems = new Diagnostics();
    PlayScript script = PlayScriptReader.read(test, problems);
    Map<Integer, List<String>> renewed =
        problems.anyErrors() ? null : PlayScriptRun.renewals(story, script, problems);
    if (renewed == null) {
      return null;
    }
    String end = test.text().contains("\r\n") ? "\r\n" : "\n";
    StringBuilder text = new StringBuilder();
    List<String> lines = test.lines();
    if (test.text().endsWith("\n")) {
      lines = lines.subList(0, lines.size() - 1);
    }
    for (int i = 0; i < lines.size(); i++) {
      for (String line : renewed.getOrDefault(i + 1, List.of(lines.get(i)))) {
        text.append(line).append(end);
      }
    }
    Source now = new Source(test.name(), text.toString());
    return run(story, now).passed() ? now.text() : null;
  }
}
