package bicorne.loading;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Diagnostics;
import bicorne.diagnostic.Place;
import bicorne.text.Clean;
import bicorne.text.Nearest;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Where the readers of a story write what they find. */
final class Report {

  private final Diagnostics problems;
  private int budget = Limits.NEAR_MISS_BUDGET;

  /** So many are enough to keep. */
  private static final int MOST_DOUBTFUL = 1000;

  private final Set<String> doubtful = new LinkedHashSet<>();

  Report(Diagnostics problems) {
    this.problems = problems;
  }

  Diagnostics problems() {
    return problems;
  }

  void add(Code code, Place place, String... arguments) {
    problems.add(code, place, arguments);
  }

  void add(Code code, Written written, String... arguments) {
    problems.add(code, written.place(), arguments);
  }

  void add(Diagnostic diagnostic) {
    problems.add(diagnostic);
  }

  /** From now on nothing is said of what is missing because this key could not be read. */
  void doubt(String key) {
    if (doubtful.size() < MOST_DOUBTFUL) {
      doubtful.add(key);
    }
  }

  /** Whether something of this name could not be read, or was meant by what could not. */
  boolean doubtful(String key) {
    return doubtful.contains(key);
  }

  /** A name that nobody knows: {@code {0}} of the sentence, with the nearest of those known. */
  void unknown(Code code, Place place, String name, Iterable<String> known) {
    if (name.contains(Clean.MARK) && problems.anyErrors()) {
      return; // the character that nobody sees is told of, and is all that is wrong
    }
    Diagnostic diagnostic = Diagnostic.of(code, place, name);
    Optional<String> near = near(name, known);
    problems.add(near.isPresent() ? diagnostic.near(near.get()) : diagnostic);
  }

  /** The nearest of the known names; none any more when a whole run has compared too many. */
  Optional<String> near(String name, Iterable<String> known) {
    return budget <= 0 ? Optional.empty() : Nearest.to(name, counted(known));
  }

  /** The same names; none any more when a whole run has compared too many. */
  List<String> counted(List<String> names) {
    budget -= names.size();
    return budget > 0 ? names : List.of();
  }

  /** The same names, as long as the budget lasts. */
  Iterable<String> counted(Iterable<String> names) {
    return () -> {
      Iterator<String> all = names.iterator();
      return new Iterator<>() {
        @Override
        public boolean hasNext() {
          return budget > 0 && all.hasNext();
        }

        @Override
        public String next() {
          budget--;
          return all.next();
        }
      };
    };
  }
}
