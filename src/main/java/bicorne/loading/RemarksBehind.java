package bicorne.loading;

import java.util.ArrayList;
import java.util.List;

/**
 * Remarks behind something, on its line. Each keeps its column where there is room for it; those of
 * neighbouring lines that stood in one column still do.
 */
final class RemarksBehind {

  /**
   * A remark.
   *
   * @param at the offset of the end of its line, without it
   * @param column where it stood, on the line as it has moved
   */
  private record Remark(int at, int column, String words) {}

  private final List<Remark> remarks = new ArrayList<>();

  /** Adds one; they come in the order of their lines. */
  void add(int at, int column, String words) {
    remarks.add(new Remark(at, column, words));
  }

  /** Puts them where they belong in a text without them. */
  void write(StringBuilder out) {
    int[] columns = new int[remarks.size()];
    for (int from = 0; from < remarks.size(); ) {
      int to = from + 1;
      while (to < remarks.size() && below(remarks.get(to - 1), remarks.get(to), out)) {
        to++;
      }
      int column = remarks.get(from).column();
      for (Remark remark : remarks.subList(from, to)) {
        column = Math.max(column, remark.at() - lineStart(remark.at(), out) + 1);
      }
      java.util.Arrays.fill(columns, from, to, column);
      from = to;
    }
    for (int i = remarks.size() - 1; i >= 0; i--) {
      Remark remark = remarks.get(i);
      int blanks = columns[i] - (remark.at() - lineStart(remark.at(), out));
      out.insert(remark.at(), " ".repeat(blanks) + remark.words());
    }
  }

  /** Whether one stood straight below the other. */
  private static boolean below(Remark above, Remark remark, StringBuilder out) {
    return above.column() == remark.column()
        && lineStart(remark.at(), out) == out.indexOf("\n", above.at()) + 1;
  }

  private static int lineStart(int at, StringBuilder out) {
    return at == 0 ? 0 : out.lastIndexOf("\n", at - 1) + 1;
  }
}
