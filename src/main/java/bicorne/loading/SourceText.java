package bicorne.loading;

import bicorne.diagnostic.Place;
import bicorne.diagnostic.Source;
import java.util.Arrays;

/**
 * A file's text with its lines: from offsets in UTF-16 units to places.
 *
 * <p>Lines are those of {@link Source}, ended by a line feed and nothing else. Only the start of
 * every so many is kept: a file of nothing but line breaks must stay small.
 */
final class SourceText {

  /** The start of every 32nd line is kept; the others are found from there. */
  private static final int STRIDE = 32;

  private final Source source;
  private final int[] starts;

  SourceText(String name, String text) {
    this.source = new Source(name, text);
    this.starts = starts(text);
  }

  String name() {
    return source.name();
  }

  String text() {
    return source.text();
  }

  /** The stretch from one offset to another, exclusive. */
  Place place(int from, int to) {
    int end = Math.max(from, to);
    int line = lineOf(from);
    int column = from - lineStart(from) + 1;
    int endLine = lineOf(end);
    if (endLine > line && end == lineStart(end)) {
      end--;
      endLine--;
    }
    int endColumn = end - lineStart(end) + 1;
    return line == endLine
        ? Place.of(source, line + 1, column, endColumn)
        : new Place(source.name(), source, line + 1, column, endLine + 1, endColumn);
  }

  /** The stretch of the whole line that holds an offset, its indentation left out. */
  Place line(int offset) {
    int from = lineStart(offset);
    while (from < text().length() && text().charAt(from) == ' ') {
      from++;
    }
    return place(from, lineEnd(from));
  }

  /** The first line. */
  Place top() {
    return place(0, lineEnd(0));
  }

  /** Where the line of an offset begins. */
  int lineStart(int offset) {
    return offset == 0 ? 0 : text().lastIndexOf('\n', offset - 1) + 1;
  }

  /** Where the line of an offset ends, without its line break. */
  int lineEnd(int offset) {
    int end = text().indexOf('\n', offset);
    end = end < 0 ? text().length() : end;
    return end > offset && text().charAt(end - 1) == '\r' ? end - 1 : end;
  }

  /** The number of an offset's line, from 0. */
  int lineOf(int offset) {
    int found = Arrays.binarySearch(starts, offset);
    int kept = found < 0 ? -found - 2 : found;
    int line = kept * STRIDE;
    for (int at = text().indexOf('\n', starts[kept]);
        at >= 0 && at < offset;
        at = text().indexOf('\n', at + 1)) {
      line++;
    }
    return line;
  }

  private static int[] starts(String text) {
    int lines = 1;
    for (int at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
      lines++;
    }
    int[] starts = new int[(lines - 1) / STRIDE + 1];
    int line = 1;
    for (int at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
      if (line % STRIDE == 0) {
        starts[line / STRIDE] = at + 1;
      }
      line++;
    }
    return starts;
  }
}
