package bicorne.diagnostic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Collects problems while a story is read; many readers write to one collection. Not for several
 * threads.
 */
public final class Diagnostics {

  /** After so many the rest are only counted: a hostile file must not fill the memory. */
  public static final int MOST = 10_000;

  private final List<Diagnostic> found = new ArrayList<>();
  private int dropped;
  private int errors;

  /** Adds one. */
  public void add(Diagnostic diagnostic) {
    if (diagnostic.severity() == Severity.ERROR) {
      errors++;
    }
    if (found.size() < MOST) {
      found.add(diagnostic);
    } else {
      dropped++;
    }
  }

  /** Adds one with nothing but its arguments. */
  public void add(Code code, Place place, String... arguments) {
    add(Diagnostic.of(code, place, arguments));
  }

  /** Whether there is any error. */
  public boolean anyErrors() {
    return errors > 0;
  }

  /** How many errors there are so far; a reader compares before and after. */
  public int errors() {
    return errors;
  }

  /** How many were not kept. */
  public int dropped() {
    return dropped;
  }

  /** All kept, by file name, line, column and code. */
  public List<Diagnostic> sorted() {
    List<Diagnostic> sorted = new ArrayList<>(found);
    sorted.sort(
        Comparator.comparing((Diagnostic d) -> d.place().file())
            .thenComparingInt(d -> d.place().line())
            .thenComparingInt(d -> d.place().column())
            .thenComparing(d -> d.code().number()));
    return List.copyOf(sorted);
  }
}
