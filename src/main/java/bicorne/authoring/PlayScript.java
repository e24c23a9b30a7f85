package bicorne.authoring;

import bicorne.diagnostic.Source;
import java.util.List;

/**
 * A story test: a transcript of a play, line by line.
 *
 * <p>Settings come first ({@code seed}, {@code start}, {@code language}, {@code given}); then
 * {@code > ID} chooses, {@code ~ ID} says what falls or is drawn, {@code ? CONDITION} must hold,
 * {@code ! locked|open|gone ID[: REASON]} says how an option stands, {@code = ending NODE} or
 * {@code = left NODE} says how it ends, {@code ...} skips what is said, {@code #} begins a remark,
 * and every other line must be said; {@code \} before a line takes it as said whatever it begins
 * with.
 *
 * @param source the file
 * @param lines in order, without remarks and empty lines
 */
public record PlayScript(Source source, List<Line> lines) {

  public PlayScript {
    lines = List.copyOf(lines);
  }

  /** What a line does. */
  public enum Kind {
    SEED,
    START,
    LANGUAGE,
    GIVEN,
    SAID,
    SKIP,
    CHOOSE,
    FALL,
    HOLDS,
    STANDING,
    ENDING,
    LEFT
  }

  /**
   * One line.
   *
   * @param number from 1
   * @param column where {@code text} begins, from 1
   * @param text what follows the mark; for {@link Kind#STANDING} the option's id
   * @param word for {@link Kind#STANDING} {@code locked}, {@code open} or {@code gone}; else empty
   * @param reason for {@link Kind#STANDING} what must be given as the reason; else empty
   */
  public record Line(Kind kind, int number, int column, String text, String word, String reason) {

    /** Whether it is a setting. */
    boolean setting() {
      return kind.compareTo(Kind.GIVEN) <= 0;
    }

    /** Whether it decides something, or says how it ends: words are compared up to here. */
    boolean decides() {
      return kind == Kind.CHOOSE || kind == Kind.FALL || kind == Kind.ENDING || kind == Kind.LEFT;
    }
  }
}
