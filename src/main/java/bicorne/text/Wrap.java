package bicorne.text;

import java.util.ArrayList;
import java.util.List;

/**
 * Breaks a text into lines of a given width in cells; the answer is offsets into the text, so that
 * styles can be laid over it and cannot influence it.
 *
 * <p>Chinese breaks between characters, but closing marks do not begin a line and opening marks do
 * not end one; words and numbers of other scripts stay whole if they fit on a line and are cut
 * between perceived characters if they do not; a compound may part after its hyphen. Pairs ({@code
 * ……}, {@code ——}) stay together. A no-break space does not break. A line feed (or carriage return
 * and line feed) ends its line; one at the very end adds no further line. Blanks at the end of a
 * line are dropped; those at the beginning of the text or after a line feed are kept while the word
 * behind them fits. Nothing else is ever lost. Where a rule cannot be kept, the line is filled all
 * the same.
 *
 * <p>Every line fits its width, with one exception: a perceived character wider than the line (a
 * wide one at width 1, any at width 0) stands alone on it. There is always at least one line.
 * Scripts written without blanks other than the East Asian ones (Thai, Khmer) are cut like one long
 * word. Text is expected to have passed {@link Clean}; a tab counts as one blank.
 */
public final class Wrap {
  private final Pieces pieces;
  private final int width;
  private final int first;
  private final int rest;
  private final List<Line> lines = new ArrayList<>();

  /** The best border seen of each quality, as the index of the piece after it; 0 for none. */
  private final int[] best = new int[Pieces.PAIR + 1];

  private Wrap(String text, int width, int first, int rest) {
    this.pieces = new Pieces(text);
    this.width = Math.max(0, width);
    this.first = indent(first);
    this.rest = indent(rest);
  }

  /**
   * One line of a wrapped text.
   *
   * @param start the UTF-16 offset of its first character in the text
   * @param end the UTF-16 offset behind its last character; blanks dropped lie behind that
   * @param indent the cells to leave free in front of it
   * @param cells the width of the characters from {@code start} to {@code end} in cells
   */
  public record Line(int start, int end, int indent, int cells) {
    /** The characters of this line, without indent. */
    public String of(String text) {
      return text.substring(start, end);
    }
  }

  /** The lines of {@code text}, none wider than {@code width} cells. */
  public static List<Line> lines(String text, int width) {
    return lines(text, width, 0, 0);
  }

  /**
   * The lines of {@code text}, none wider than {@code width} cells with its indent: {@code first}
   * cells for the first line, {@code rest} cells for all others. An indent takes at most half of
   * the width, whatever was asked for.
   */
  public static List<Line> lines(String text, int width, int first, int rest) {
    return new Wrap(text, width, first, rest).run();
  }

  /** The lines of {@code text} as strings. */
  public static List<String> strings(String text, int width) {
    return strings(text, width, 0, 0);
  }

  /** The lines of {@code text} as strings, each with its indent as blanks in front. */
  public static List<String> strings(String text, int width, int first, int rest) {
    List<String> strings = new ArrayList<>();
    for (Line line : lines(text, width, first, rest)) {
      strings.add(" ".repeat(line.indent()) + line.of(text));
    }
    return strings;
  }

  private List<Line> run() {
    int from = 0;
    do {
      from = line(from);
    } while (from < pieces.count());
    return lines;
  }

  /** Adds the line that starts with piece {@code begin}; returns the piece the next starts with. */
  private int line(int begin) {
    forget();
    int room = room();
    int from = begin;
    int ink = -1;
    int end = begin;
    int cells = 0;
    int inkCells = 0;
    for (int piece = begin; piece < pieces.count(); piece++) {
      if (pieces.feed(piece)) {
        add(from, end, inkCells);
        return piece + 1;
      }
      int wide = pieces.cells(piece);
      if (pieces.blank(piece)) {
        cells += wide;
        continue;
      }
      if (ink >= 0) {
        best[pieces.border(piece)] = piece;
        if (cells + wide > room) {
          return full(from, ink, room);
        }
      } else {
        ink = piece;
        if (cells + wide > room) {
          from = piece;
          cells = 0;
        }
      }
      cells += wide;
      inkCells = cells;
      end = piece + 1;
    }
    add(from, end, inkCells);
    return pieces.count();
  }

  /**
   * Ends a line for which there was more than fits.
   *
   * @param from its first piece
   * @param ink its first piece that is not blank
   * @return the piece the next line starts with
   */
  private int full(int from, int ink, int room) {
    if (best[Pieces.FREE] == 0 && from < ink && judge(ink, room) == Run.FITS) {
      return line(ink);
    }
    int stop = stop(ink);
    int end = stop;
    while (pieces.blank(end - 1)) {
      end--;
    }
    int cells = 0;
    for (int piece = from; piece < end; piece++) {
      cells += pieces.cells(piece);
    }
    add(from, end, cells);
    return stop;
  }

  /** What can be done with a stretch that has no good place for a break. */
  private enum Run {
    /** It finds room on a line of its own. */
    FITS,
    /** It does not, but is a word that may be cut. */
    CUTTABLE,
    /** It does not, and any break in it breaks a rule. */
    SOLID
  }

  private Run judge(int from, int room) {
    int cells = 0;
    boolean cuttable = false;
    for (int piece = from; piece < pieces.count() && !pieces.feed(piece); piece++) {
      if (!pieces.blank(piece) && piece > from) {
        int border = pieces.border(piece);
        if (border == Pieces.FREE) {
          return Run.FITS;
        }
        cuttable |= border == Pieces.CUT;
      }
      cells += pieces.cells(piece);
      if (cells > room && !pieces.blank(piece)) {
        return cuttable ? Run.CUTTABLE : Run.SOLID;
      }
    }
    return Run.FITS;
  }

  /**
   * The best border to end a full line at; one is always there, as the line was too long.
   *
   * @param ink the first piece of the line that is not blank
   */
  private int stop(int ink) {
    int free = best[Pieces.FREE];
    int floor = Math.max(free, ink);
    Run run = judge(floor, width - rest);
    if (free > 0 && run == Run.FITS) {
      return free;
    }
    int cut = best[Pieces.CUT];
    if (cut > floor && judge(cut, width - rest) != Run.SOLID) {
      return cut;
    }
    if (free > 0 && run == Run.CUTTABLE && cut <= floor) {
      return free;
    }
    if (best[Pieces.FORBIDDEN] > floor) {
      return best[Pieces.FORBIDDEN];
    }
    if (cut > floor) {
      return cut;
    }
    return free > 0 ? free : best[Pieces.PAIR];
  }

  private void forget() {
    for (int border = 0; border < best.length; border++) {
      best[border] = 0;
    }
  }

  private void add(int from, int end, int cells) {
    int start = pieces.start(from);
    lines.add(new Line(start, Math.max(start, pieces.start(end)), indentNow(), cells));
  }

  private int room() {
    return width - indentNow();
  }

  private int indentNow() {
    return lines.isEmpty() ? first : rest;
  }

  private int indent(int asked) {
    return Math.min(Math.max(0, asked), width / 2);
  }
}
