package bicorne.saves;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One line of a journal behind its header. */
public sealed interface Line {

  /** Its number; numbers rise from line to line. */
  int n();

  /**
   * All that was decided between leaving one node and entering the next.
   *
   * @param n its number
   * @param from the decision it continues, or 0 for the beginning
   * @param at {@code episode/node} where it was decided
   * @param choose the choice taken, or null where chance alone decided
   * @param fell the outcome that fell, or null
   * @param drew {@code episode/node} that a pool gave, or null
   * @param set what the variables that changed became, by name, as {@code Digest.print} writes them
   * @param ending the ending it led to at once, or null
   * @param logic the story's logic hash from here on, or null where it is the line before's
   * @param state the digest at the next decision or ending, 16 hexadecimal digits
   */
  record Decision(
      int n,
      int from,
      String at,
      @Nullable String choose,
      @Nullable String fell,
      @Nullable String drew,
      Map<String, String> set,
      @Nullable String ending,
      @Nullable String logic,
      String state)
      implements Line {

    public Decision {
      set = Collections.unmodifiableMap(new LinkedHashMap<>(set));
    }
  }

  /**
   * Where the player stands, if it is not on the first page behind the line before.
   *
   * @param n its number
   * @param to the decision behind which they stand, or 0 for the beginning
   * @param page how many pages beyond it were turned
   * @param ending the ending that is on that page, or null
   * @param names the decision whose road is given a name here; 0 where none is
   * @param name the name; empty takes it away
   */
  record Move(int n, int to, int page, @Nullable String ending, int names, String name)
      implements Line {

    /** A move that names nothing. */
    public Move(int n, int to, int page, @Nullable String ending) {
      this(n, to, page, ending, 0, "");
    }
  }
}
