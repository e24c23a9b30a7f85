package bicorne.tui.lanterna;

import bicorne.text.Clean;
import bicorne.text.DisplayWidth;
import bicorne.text.Graphemes;
import bicorne.tui.Frame;
import bicorne.tui.Look;
import java.util.List;

/**
 * One row as cells: each holds a perceived character, or is the second half of the one before it.
 *
 * <p>A character without a width of its own is left out, one that could steer the terminal becomes
 * a mark, and one that would stand over the right margin is dropped whole.
 */
final class Glyphs {
  /** The second half of a wide character. */
  static final String HALF = "";

  static final String BLANK = " ";

  private static final String[] ASCII = new String[0x7F];

  static {
    for (char c = ' '; c < ASCII.length; c++) {
      ASCII[c] = String.valueOf(c);
    }
    ASCII[' '] = BLANK;
  }

  private final String[] glyphs;
  private final Look[] looks;
  private final int columns;
  private int used;
  private boolean wild;

  Glyphs(int columns) {
    this.columns = columns;
    glyphs = new String[columns];
    looks = new Look[columns];
  }

  /** Becomes this row. */
  void fill(Frame.Row row) {
    used = 0;
    wild = false;
    List<Frame.Piece> pieces = row.pieces();
    for (int index = 0; index < pieces.size(); index++) {
      add(pieces.get(index).words(), pieces.get(index).look());
    }
    for (int column = used; column < columns; column++) {
      glyphs[column] = BLANK;
      looks[column] = Look.TEXT;
    }
  }

  private void add(String words, Look look) {
    int length = words.length();
    for (int from = 0; from < length; ) {
      char unit = words.charAt(from);
      int to = from + 1;
      if (unit >= ' ' && unit < 0x7F && (to == length || words.charAt(to) < 0x300)) {
        put(ASCII[unit], 1, look);
      } else {
        to = Graphemes.next(words, from);
        String glyph = words.substring(from, to);
        if (control(glyph)) {
          put(Clean.MARK, 1, look);
        } else {
          put(glyph, DisplayWidth.of(glyph), look);
        }
      }
      from = to;
    }
  }

  private static boolean control(String glyph) {
    char first = glyph.charAt(0);
    return first < ' '
        || (first >= 0x7F && first <= 0x9F)
        || (Character.isSurrogate(first) && glyph.codePointAt(0) <= 0xFFFF);
  }

  private void put(String glyph, int width, Look look) {
    if (width == 0 || used + width > columns) {
      return;
    }
    wild |= glyph.length() > 1 && glyph.length() > Character.charCount(glyph.codePointAt(0));
    glyphs[used] = glyph;
    looks[used++] = look;
    if (width == 2) {
      glyphs[used] = HALF;
      looks[used++] = look;
    }
  }

  String glyph(int column) {
    return glyphs[column];
  }

  Look look(int column) {
    return looks[column];
  }

  /** Whether it is the second half of a wide character. */
  boolean half(int column) {
    return glyphs[column].isEmpty();
  }

  boolean wide(int column) {
    return column + 1 < columns && glyphs[column + 1].isEmpty();
  }

  boolean blank(int column) {
    return glyphs[column].equals(BLANK);
  }

  /**
   * Whether it has a character of several code points: a terminal may take any number of cells for
   * it.
   */
  boolean wild() {
    return wild;
  }

  /**
   * Whether a terminal may take one cell more or less than we do. {@code narrow} tells that it has
   * shown to draw what East Asian fonts have wide in one cell.
   */
  boolean doubtful(int column, boolean narrow) {
    String glyph = glyphs[column];
    if (glyph.length() != 1) {
      return !glyph.isEmpty();
    }
    char unit = glyph.charAt(0);
    if (unit < 0x7F) {
      return false;
    }
    return wide(column) ? !alwaysWide(unit) : !(narrow && usuallyNarrow(unit));
  }

  private static boolean alwaysWide(char unit) {
    return (unit >= 0x3001 && unit <= 0x303E)
        || (unit >= 0x3041 && unit <= 0x3096)
        || (unit >= 0x30A1 && unit <= 0x30FE)
        || (unit >= 0x3400 && unit <= 0x4DBF)
        || (unit >= 0x4E00 && unit <= 0x9FFF)
        || (unit >= 0xAC00 && unit <= 0xD7A3)
        || (unit >= 0xFF01 && unit <= 0xFF60);
  }

  /** Letters, punctuation, arrows, mathematics, boxes, blocks and braille. */
  private static boolean usuallyNarrow(char unit) {
    return (unit >= 0xA1 && unit < 0x530 && unit != 0xAD)
        || (unit >= 0x2010 && unit <= 0x2027)
        || (unit >= 0x2190 && unit <= 0x21FF)
        || (unit >= 0x2200 && unit <= 0x22FF)
        || (unit >= 0x2500 && unit <= 0x259F)
        || (unit >= 0x2800 && unit <= 0x28FF);
  }
}
