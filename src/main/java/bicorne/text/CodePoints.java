package bicorne.text;

import java.util.Locale;

/**
 * Reads code points out of UTF-16. A lone surrogate is a code point by itself; nothing outside the
 * given bounds is looked at.
 */
final class CodePoints {
  private CodePoints() {}

  /** The code point that starts at {@code index}, reading no further than {@code to}. */
  static int at(CharSequence text, int index, int to) {
    char high = text.charAt(index);
    if (Character.isHighSurrogate(high) && index + 1 < to) {
      char low = text.charAt(index + 1);
      if (Character.isLowSurrogate(low)) {
        return Character.toCodePoint(high, low);
      }
    }
    return high;
  }

  /** The code point that ends before {@code index}, reading back no further than {@code from}. */
  static int before(CharSequence text, int from, int index) {
    char low = text.charAt(index - 1);
    if (Character.isLowSurrogate(low) && index - 2 >= from) {
      char high = text.charAt(index - 2);
      if (Character.isHighSurrogate(high)) {
        return Character.toCodePoint(high, low);
      }
    }
    return low;
  }

  /**
   * Whether {@code codePoint} lies in one of {@code ranges}: first and last, ascending, in turn.
   */
  static boolean in(int[] ranges, int codePoint) {
    int low = 0;
    int high = ranges.length / 2 - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      if (codePoint < ranges[2 * middle]) {
        high = middle - 1;
      } else if (codePoint > ranges[2 * middle + 1]) {
        low = middle + 1;
      } else {
        return true;
      }
    }
    return false;
  }

  /** In hexadecimal capitals, with at least four digits, as Unicode writes them. */
  static String hex(int codePoint) {
    String digits = Integer.toHexString(codePoint).toUpperCase(Locale.ROOT);
    return "0".repeat(Math.max(0, 4 - digits.length())) + digits;
  }
}
