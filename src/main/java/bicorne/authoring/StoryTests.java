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

/** Runs a story's tests. */
public final class StoryTests {

  private StoryTests() {}

  /**
   * What came of one test.
   *
   * @param name the file's name
   * @param problems what went wrong, at the first line where anything did; a test that passed can
   *     have warnings
   */
  public record Result(String name, List<Diagnostic> problems) {
    public Result {
      problems = List.copyOf(problems);
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
      Diagnostics problems = new Diagnostics();
      PlayScript script = PlayScriptReader.read(test, problems);
      if (!problems.anyErrors()) {
        PlayScriptRun.run(story, script, problems);
        onlyChooses(script, problems);
      }
      results.add(new Result(test.name(), problems.sorted()));
    }
    return results;
  }
}
