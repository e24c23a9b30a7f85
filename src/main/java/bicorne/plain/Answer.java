package bicorne.plain;

/** What came when a line was waited for. */
public sealed interface Answer {

  /** A line of text, without its end. */
  record Line(String words) implements Answer {}

  /** A line that is not UTF-8 text. */
  record Garbled() implements Answer {}

  /** A line longer than {@code most} bytes; the rest of it is gone, too. */
  record TooLong(int most) implements Answer {}

  /** There are no more lines. */
  record End() implements Answer {}
}
