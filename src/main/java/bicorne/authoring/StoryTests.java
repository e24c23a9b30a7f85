package bicorne.authoring;

import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Diagnostics;
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

  /** Runs each test, in the order given. */
  public static List<Result> run(Story story, List<Source> tests) {
    List<Result> results = new ArrayList<>();
    for (Source test : tests) {
      Diagnostics problems = new Diagnostics();
      PlayScript script = PlayScriptReader.read(test, problems);
      if (!problems.anyErrors()) {
        PlayScriptRun.run(story, script, problems);
      }
      results.add(new Result(test.name(), problems.sorted()));
    }
    return results;
  }
}
