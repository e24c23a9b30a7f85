package bicorne.loading;

import bicorne.diagnostic.Place;
import bicorne.diagnostic.Source;
import java.util.Arrays;

/**
 * A file's text with its lines: from offsets to places.
 *
 * <p>Offsets count UTF-16 units. The parser counts code points, and lines where Unicode sees them;
 * only its code-point indexes are used here, never its lines and columns.
 */
final class SourceText {

  private final Source source;
  private final int[] lineStarts;

  /** The code-point indexes of the characters that take two units. */
  private final int[] wide;

  SourceText(String name, String text) {
    this.source = new Source(name, text);
    this.lineStarts = lineStarts(text);
    this.wide = wide(text);
  }

  String name() {
    return source.name();
  }

  String text() {
    return source.text();
  }

  /** The offset of a code point. */
  int offset(int codePointIndex) {
    if (wide.length == 0) {
      return codePointIndex;
    }
    int found = Arrays.binarySearch(wide, codePointIndex);
    return codePointIndex + (found < 0 ? -found - 1 : found);
  }

  /** The stretch from one offset to another, exclusive. */
  Place place(int from, int to) {
    int line = lineOf(from);
    int endLine = lineOf(Math.max(from, to));
    int column = from - lineStarts[line] + 1;
    int endColumn = Math.max(from, to) - lineStarts[endLine] + 1;
    if (endLine > line && endColumn == 1) {
      endLine--;
      endColumn = lineStarts[endLine + 1] - lineStarts[endLine];
    }
    return line == endLine
        ? Place.of(source, line + 1, column, endColumn)
        : new Place(source.name(), source, line + 1, column, endLine + 1, endColumn);
  }

  /** The stretch of a whole line, its indentation left out, that holds an offset. */
  Place line(int offset) {
    int from = lineStart(offset);
    while (from < text().length() && text().charAt(from) == ' ') {
      from++;
    }
    return place(from, lineEnd(offset));
  }

  /** The first line. */
  Place top() {
    return place(0, lineEnd(0));
  }

  /** Where the line of an offset begins. */
  int lineStart(int offset) {
    return lineStarts[lineOf(offset)];
  }

  /** Where the line of an offset ends, without its line break. */
  int lineEnd(int offset) {
    int end = text().indexOf('\n', offset);
    end = end < 0 ? text().length() : end;
    return end > offset && text().charAt(end - 1) == '\r' ? end - 1 : end;
  }

  /** The number of an offset's line, from 0. */
  int lineOf(int offset) {
    int found = Arrays.binarySearch(lineStarts, offset);
    return found < 0 ? -found - 2 : found;
  }

  private static int[] lineStarts(String text) {
    int count = 1;
    for (int at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
      count++;
    }
    int[] starts = new int[count];
    int line = 1;
    for (int at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
      starts[line++] = at + 1;
    }
    return starts;
  }

  private static int[] wide(String text) {
    int count = 0;
    for (int at = 0; at < text.length(); at++) {
      if (Character.isHighSurrogate(text.charAt(at))) {
        count++;
      }
    }
    int[] wide = new int[count];
    int found = 0;
    for (int at = 0; found < count; at++) {
      if (Character.isHighSurrogate(text.charAt(at))) {
        wide[found] = at - found;
        found++;
      }
    }
    return wide;
  }
}
