package bicorne.loading;

import java.util.Arrays;

/**
 * From indexes in code points, as the YAML parser counts, to offsets in UTF-16 units. Needed only
 * while a file is read.
 */
final class CodePoints {

  /** The code-point indexes of the characters that take two units. */
  private final int[] wide;

  CodePoints(String text) {
    int count = text.length() - text.codePointCount(0, text.length());
    wide = new int[count];
    int found = 0;
    for (int at = 0; found < count; at++) {
      if (Character.isHighSurrogate(text.charAt(at))) {
        wide[found] = at - found;
        found++;
      }
    }
  }

  /** The offset of a code point. */
  int offset(int index) {
    if (wide.length == 0) {
      return index;
    }
    int found = Arrays.binarySearch(wide, index);
    return index + (found < 0 ? -found - 1 : found);
  }
}
