package bicorne.testkit;

import java.util.List;

/** Two texts line by line: what only the first has ({@code -}), what only the second has (+). */
final class LineDifference {

  /** Unchanged lines shown on each side of a change. */
  private static final int AROUND = 3;

  /** Above this many cells of the table the changed middle is shown as one block. */
  private static final long MOST_CELLS = 4_000_000;

  private final String[] before;
  private final String[] after;
  private final StringBuilder out = new StringBuilder();
  private final int head;
  private final int tail;

  private LineDifference(String[] before, String[] after) {
    this.before = before;
    this.after = after;
    int least = Math.min(before.length, after.length);
    int same = 0;
    while (same < least && before[same].equals(after[same])) {
      same++;
    }
    int end = 0;
    while (end < least - same
        && before[before.length - 1 - end].equals(after[after.length - 1 - end])) {
      end++;
    }
    this.head = same;
    this.tail = end;
  }

  /** The difference, with line numbers of the first text. */
  static String of(String before, String after) {
    return new LineDifference(lines(before), lines(after)).print();
  }

  private static String[] lines(String text) {
    // The last piece is what follows the last line's end: "" or a line without one.
    String[] lines = text.split("\n", -1);
    if (lines[lines.length - 1].isEmpty()) {
      lines[lines.length - 1] = "(end)";
    } else {
      lines[lines.length - 1] += "(no line end)";
    }
    return lines;
  }

  private String print() {
    int from = Math.max(0, head - AROUND);
    out.append("@@ line ").append(head + 1).append('\n');
    for (int i = from; i < head; i++) {
      line(' ', before[i]);
    }
    middle();
    for (int i = before.length - tail;
        i < Math.min(before.length, before.length - tail + AROUND); ) {
      line(' ', before[i++]);
    }
    return out.toString();
  }

  private void middle() {
    int rows = before.length - head - tail;
    int columns = after.length - head - tail;
    if ((long) rows * columns > MOST_CELLS) {
      List.of(before).subList(head, head + rows).forEach(l -> line('-', l));
      List.of(after).subList(head, head + columns).forEach(l -> line('+', l));
      return;
    }
    int[][] common = new int[rows + 1][columns + 1];
    for (int r = rows - 1; r >= 0; r--) {
      for (int c = columns - 1; c >= 0; c--) {
        common[r][c] =
            before[head + r].equals(after[head + c])
                ? common[r + 1][c + 1] + 1
                : Math.max(common[r + 1][c], common[r][c + 1]);
      }
    }
    int r = 0;
    int c = 0;
    while (r < rows || c < columns) {
      if (r < rows && c < columns && before[head + r].equals(after[head + c])) {
        line(' ', before[head + r]);
        r++;
        c++;
      } else if (r < rows && (c == columns || common[r + 1][c] >= common[r][c + 1])) {
        line('-', before[head + r++]);
      } else {
        line('+', after[head + c++]);
      }
    }
  }

  private void line(char mark, String line) {
    out.append(mark).append(' ').append(line).append('\n');
  }
}
