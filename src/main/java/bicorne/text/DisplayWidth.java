package bicorne.text;

import java.util.Objects;

/**
 * The width of text in terminal cells (Unicode 15.0.0); the one place that knows it.
 *
 * <p>Counted by perceived character, see {@link Graphemes}: the sum of its code points, but never
 * more than two cells. East Asian wide and fullwidth code points and emoji take two, an emoji by
 * U+FE0F and a flag likewise; nonspacing marks, joiners and other format characters take none;
 * everything else takes one, the "ambiguous" ones included, whatever the locale.
 *
 * <p>Control characters and lone surrogates never reach a terminal: {@link Clean} shows a mark in
 * their place, so each counts one, the cell of that mark. A line feed moves nothing sideways and
 * counts none.
 */
public final class DisplayWidth {
  private static final int EMOJI_SELECTOR = 0xFE0F;
  private static final int WIDEST = 2;

  private DisplayWidth() {}

  /** The width of {@code text} in cells. */
  public static int of(String text) {
    return of(text, 0, text.length());
  }

  /**
   * The width in cells of {@code text} between the UTF-16 offsets {@code from} (included) and
   * {@code to} (excluded), which are taken to be borders of perceived characters.
   */
  public static int of(CharSequence text, int from, int to) {
    Objects.checkFromToIndex(from, to, text.length());
    int cells = 0;
    for (int start = from; start < to; ) {
      char unit = text.charAt(start);
      if (Graphemes.alone(unit) && (start + 1 == to || Graphemes.alone(text.charAt(start + 1)))) {
        cells += ofAlone(unit);
        start++;
      } else {
        int end = Graphemes.next(text, start, to);
        cells += ofGrapheme(text, start, end);
        start = end;
      }
    }
    return cells;
  }

  /**
   * The UTF-16 offset where the longest beginning of {@code text} ends that takes no more than
   * {@code cells} and cuts no perceived character.
   */
  public static int fit(CharSequence text, int cells) {
    int length = text.length();
    int left = cells;
    int start = 0;
    while (start < length) {
      int end = Graphemes.next(text, start, length);
      left -= ofGrapheme(text, start, end);
      if (left < 0) {
        return start;
      }
      start = end;
    }
    return length;
  }

  /** The width of one perceived character, which spans the UTF-16 offsets given: 0, 1 or 2. */
  static int ofGrapheme(CharSequence text, int from, int to) {
    if (to == from + 1 && Graphemes.alone(text.charAt(from))) {
      return ofAlone(text.charAt(from));
    }
    int cells = 0;
    int previous = 0;
    for (int index = from; index < to && cells < WIDEST; ) {
      int codePoint = CodePoints.at(text, index, to);
      if (codePoint == EMOJI_SELECTOR && emojiOnRequest(previous)) {
        return WIDEST;
      }
      if (codePoint == '\n' && previous == '\r') {
        return 0;
      }
      cells += ofCodePoint(codePoint);
      previous = codePoint;
      index += Character.charCount(codePoint);
    }
    return Math.min(cells, WIDEST);
  }

  /** The cells this code point adds to the perceived character it is part of: 0, 1 or 2. */
  static int ofCodePoint(int codePoint) {
    if (codePoint < 0x300) {
      return codePoint == '\n' ? 0 : 1;
    }
    if (codePoint >= 0x4E00 && codePoint <= 0x9FFF) {
      return 2;
    }
    if (codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE) {
      return 1;
    }
    if (CodePoints.in(WidthTable.NONE, codePoint)) {
      return 0;
    }
    return CodePoints.in(WidthTable.WIDE, codePoint) ? 2 : 1;
  }

  /** Whether this code point is narrow by itself and wide as an emoji when U+FE0F follows. */
  static boolean emojiOnRequest(int codePoint) {
    return CodePoints.in(WidthTable.EMOJI_ON_REQUEST, codePoint);
  }

  /** As {@link #ofCodePoint}, for what {@link Graphemes#alone} accepts. */
  private static int ofAlone(char unit) {
    if (unit < 0x300) {
      return unit == '\n' ? 0 : 1;
    }
    return unit >= 0x3000 ? 2 : 1;
  }
}
