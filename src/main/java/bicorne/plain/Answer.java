package bicorne.plain;

import bicorne.saves.Edition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What came when a line was waited for. */
public sealed interface Answer {

  /** A line of text, without its end. */
  record Line(String words) implements Answer {}

  /** A line that is not UTF-8 text. */
  record Garbled() implements Answer {}

  /** A line longer than {@code most} bytes; the rest of it is gone, too. */
  record TooLong(int most) implements Answer {}

  /**
   * While a line was waited for, the story was saved anew.
   *
   * @param edition what it is now; null where it has errors
   * @param errors a line each
   */
  record Revised(@Nullable Edition edition, List<String> errors) implements Answer {
    public Revised {
      errors = List.copyOf(errors);
    }
  }

  /** There are no more lines. */
  record End() implements Answer {}
}
