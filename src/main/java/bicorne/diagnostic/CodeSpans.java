package bicorne.diagnostic;

import bicorne.text.DisplayWidth;
import bicorne.text.Graphemes;
import bicorne.text.Wrap;
import java.util.ArrayList;
import java.util.List;

/**
 * Wraps a sentence without breaking what stands in backticks, as far as it fits on a line: a reader
 * could not tell where a word of code really ends.
 */
final class CodeSpans {

  private final String text;

  /** The sentence as the line breaker sees it: code is one long word of as many cells. */
  private final StringBuilder seen = new StringBuilder();

  /** For each unit of {@link #seen}, and for its end, the unit of the sentence it stands for. */
  private final List<Integer> units = new ArrayList<>();

  /**
   * @param room code wider than this many cells is broken like any words
   */
  CodeSpans(String text, int room) {
    this.text = text;
    int at = 0;
    while (at < text.length()) {
      int end = text.charAt(at) == '`' ? text.indexOf('`', at + 1) + 1 : 0;
      if (end > 0 && DisplayWidth.of(text, at, end) <= room) {
        span(at, end);
        at = end;
      } else {
        seen.append(text.charAt(at));
        units.add(at++);
      }
    }
    units.add(text.length());
  }

  private void span(int from, int to) {
    for (int start = from; start < to; ) {
      int end = Graphemes.next(text, start);
      int cells = DisplayWidth.of(text, start, end);
      for (int cell = 0; cell < cells; cell++) {
        seen.append('x');
        units.add(start);
      }
      start = end;
    }
  }

  /** The lines, all but the first with an indent. */
  List<String> lines(int width, int indent) {
    List<String> lines = new ArrayList<>();
    for (Wrap.Line line : Wrap.lines(seen.toString(), width, 0, indent)) {
      lines.add(
          " ".repeat(line.indent())
              + text.substring(units.get(line.start()), units.get(line.end())));
    }
    return lines;
  }
}
