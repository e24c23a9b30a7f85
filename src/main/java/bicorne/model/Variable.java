package bicorne.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A named value of the story or of one file: stored, or derived from others.
 *
 * @param number its place in {@link Story#variables()}
 * @param name as the author wrote it; unique among the story's and this file's own
 * @param file the file that owns it, a place in {@link Story#files()}, or -1 for the story's
 * @param type what it can hold; for a derived integer the bounds of its expression
 * @param start its value at the start (a file's own: whenever the file is opened); 0 where derived
 * @param derivation how a derived variable is computed, or null for a stored one
 * @param label what it is called in print, or null when it has no printed name
 * @param unit what an integer counts, or null
 * @param show how the status line shows it
 * @param labels the printed label of each value of an enumeration or set, in the order of the
 *     type's values; a value without a label prints its name
 */
public record Variable(
    int number,
    String name,
    int file,
    Type type,
    long start,
    @Nullable Expr derivation,
    @Nullable Text label,
    @Nullable Text unit,
    Show show,
    List<Text> labels) {

  /** How the status line shows a variable. */
  public enum Show {
    NOT,
    GAUGE,
    NUMBER,
    WORD
  }

  public Variable {
    labels = List.copyOf(labels);
  }

  /** Whether it is computed rather than stored. */
  public boolean derived() {
    return derivation != null;
  }
}
