package bicorne.diagnostic;

import java.util.List;
import java.util.TreeSet;

/**
 * All that is to be said about a story: what a renderer is given.
 *
 * @param problems in the order they are shown
 * @param dropped how many more there were that were not kept
 */
public record Report(List<Diagnostic> problems, int dropped) {

  public Report {
    problems = List.copyOf(problems);
  }

  /** A report of these and no more. */
  public static Report of(List<Diagnostic> problems) {
    return new Report(problems, 0);
  }

  /** A report of all that was collected, sorted. */
  public static Report of(Diagnostics found) {
    return new Report(found.sorted(), found.dropped());
  }

  /** How many problems are that bad. */
  public int count(Severity severity) {
    int count = 0;
    for (Diagnostic problem : problems) {
      if (problem.severity() == severity) {
        count++;
      }
    }
    return count;
  }

  /** How many files have a problem. */
  public int files() {
    TreeSet<String> files = new TreeSet<>();
    for (Diagnostic problem : problems) {
      files.add(problem.place().file());
    }
    return files.size();
  }
}
