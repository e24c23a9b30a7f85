package bicorne.diagnostic;

import bicorne.text.Clean;
import bicorne.text.DisplayWidth;
import bicorne.text.Graphemes;
import java.util.Arrays;

/**
 * A source line as a terminal shows it: safe, tabs as blanks, and for each UTF-16 unit of the line
 * the cell where its perceived character stands. That is what makes a caret stand right under
 * Chinese, emoji and tabs.
 *
 * <p>Of a very long line only the surroundings of the stretch that matters are looked at.
 */
final class ShownLine {

  /** Where tabs stop. */
  private static final int TAB = 4;

  /** How many units before and after the start of a stretch are looked at. */
  private static final int AROUND = 4000;

  /** What stands for the part of a line that is not shown. */
  private static final String CUT = "...";

  private final String line;
  private final String safe;

  /** For each unit of {@code line} and its end, the unit of {@code safe} that stands for it. */
  private final int[] unitOf;

  private final int offset;
  private final boolean cutBefore;
  private final boolean cutAfter;

  /**
   * @param whole the line as it is in the file
   * @param from the offset where the stretch that matters begins
   */
  ShownLine(String whole, int from) {
    int start = border(whole, from - AROUND);
    int end = border(whole, from + AROUND);
    this.line = whole.substring(start, end);
    this.offset = start;
    this.cutBefore = start > 0;
    this.cutAfter = end < whole.length();
    this.safe = Clean.line(line);
    this.unitOf = units(line, safe);
  }

  /**
   * A part of the line no wider than a room, and the cells under a stretch of it.
   *
   * @param text without blanks at its end
   * @param caret the first cell of the stretch, counted from the beginning of {@code text}
   * @param carets how many cells the stretch takes, at least one
   */
  record Window(String text, int caret, int carets) {}

  /** The window around the stretch from one offset of the whole line to another, exclusive. */
  Window window(int from, int to, int room) {
    int first = cellAt(from, false);
    int last = Math.max(first + 1, cellAt(to, true));
    int total = cellAt(offset + line.length(), false);
    int wanted = Math.max(total, first + 1);
    int begin = 0;
    if (wanted > room || cutBefore || cutAfter) {
      int spare = Math.max(2 * CUT.length(), room - (last - first));
      begin = Math.max(0, Math.min(first - spare / 2, wanted - room));
    }
    boolean left = begin > 0 || cutBefore;
    boolean right = wanted > begin + room || cutAfter;
    int visible = begin + (left ? CUT.length() : 0);
    int end = begin + room - (right ? CUT.length() : 0);
    String text = (left ? CUT : "") + cells(visible, end) + (right ? CUT : "");
    int caret = Math.max(first, visible);
    int carets = Math.max(1, Math.min(last, end) - caret);
    return new Window(text.stripTrailing(), caret - begin, carets);
  }

  /** The cell where the perceived character with this offset begins, or ends. */
  private int cellAt(int at, boolean ends) {
    int unit = unitOf[Math.max(0, Math.min(at - offset, line.length()))];
    int cell = 0;
    for (int start = 0; start < unit; ) {
      int end = Graphemes.next(safe, start);
      if (end > unit && !ends) {
        return cell;
      }
      cell += width(start, end, cell);
      start = end;
    }
    return cell;
  }

  /** The characters that lie wholly between two cells, with blanks for those that are cut. */
  private String cells(int from, int to) {
    StringBuilder shown = new StringBuilder();
    int cell = 0;
    for (int start = 0; start < safe.length() && cell < to; ) {
      int end = Graphemes.next(safe, start);
      int next = cell + width(start, end, cell);
      boolean tab = tab(start);
      if (cell >= from && next <= to && !tab) {
        shown.append(safe, start, end);
      } else if (next > from) {
        shown.append(" ".repeat(Math.max(0, Math.min(next, to) - Math.max(cell, from))));
      }
      cell = next;
      start = end;
    }
    return shown.toString();
  }

  private int width(int start, int end, int cell) {
    return tab(start) ? TAB - cell % TAB : DisplayWidth.of(safe, start, end);
  }

  /** Whether the blank at this unit of the safe line stands for a tab. */
  private boolean tab(int unit) {
    if (safe.charAt(unit) != ' ') {
      return false;
    }
    if (safe.length() == line.length()) {
      return line.charAt(unit) == '\t';
    }
    int at = Arrays.binarySearch(unitOf, unit);
    return at >= 0 && line.charAt(at) == '\t';
  }

  /** Making a line safe takes each code point for one code point. */
  private static int[] units(String line, String safe) {
    int[] units = new int[line.length() + 1];
    int to = 0;
    for (int from = 0; from < line.length(); ) {
      int length = Character.charCount(line.codePointAt(from));
      for (int i = 0; i < length; i++) {
        units[from + i] = to;
      }
      from += length;
      to += Character.charCount(safe.codePointAt(to));
    }
    units[line.length()] = safe.length();
    return units;
  }

  private static int border(String text, int at) {
    int border = Math.max(0, Math.min(at, text.length()));
    boolean inside =
        border > 0
            && border < text.length()
            && Character.isSurrogatePair(text.charAt(border - 1), text.charAt(border));
    return inside ? border - 1 : border;
  }
}
