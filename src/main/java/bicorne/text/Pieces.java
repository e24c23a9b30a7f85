package bicorne.text;

/**
 * A text taken apart into perceived characters, with what a line breaker asks about each: how wide,
 * of what kind, and how good a place the border before it is for a break.
 *
 * <p>Only the text decides, never its styling.
 */
final class Pieces {
  /** A break here is good. */
  static final int FREE = 0;

  /** A break here cuts a word or a number. */
  static final int CUT = 1;

  /**
   * A break here begins or ends a line with a mark that must not, or parts what a no-break space
   * joins.
   */
  static final int FORBIDDEN = 2;

  /** A break here parts the two halves of an ellipsis or a dash. */
  static final int PAIR = 3;

  private static final byte WORD = 0;
  private static final byte WIDE = 1;
  private static final byte BLANK = 2;
  private static final byte FEED = 3;
  private static final byte GLUE = 4;

  private static final int NOTHING = -1;

  private final int length;
  private int count;
  private final int[] starts;
  private final int[] points;
  private final byte[] cells;
  private final byte[] kinds;
  private final byte[] borders;

  Pieces(String text) {
    length = text.length();
    starts = new int[length];
    points = new int[length];
    cells = new byte[length];
    kinds = new byte[length];
    takeApart(text);
    borders = new byte[count];
    weighBorders();
  }

  /** How many pieces there are. */
  int count() {
    return count;
  }

  /** The UTF-16 offset where a piece starts, or for {@link #count} the length of the text. */
  int start(int piece) {
    return piece == count ? length : starts[piece];
  }

  /** The width of a piece in cells. */
  int cells(int piece) {
    return cells[piece];
  }

  /** Whether a piece is room between words, which is dropped at a break. */
  boolean blank(int piece) {
    return kinds[piece] == BLANK;
  }

  /** Whether a piece ends its line. */
  boolean feed(int piece) {
    return kinds[piece] == FEED;
  }

  /** How good a break before this piece is; without meaning for blanks and line feeds. */
  int border(int piece) {
    return borders[piece];
  }

  private void takeApart(String text) {
    for (int start = 0; start < length; ) {
      int end = Graphemes.next(text, start, length);
      int point = CodePoints.at(text, start, end);
      int width = DisplayWidth.ofGrapheme(text, start, end);
      starts[count] = start;
      points[count] = point;
      cells[count] = (byte) width;
      kinds[count] = kind(point, width, end - start);
      count++;
      start = end;
    }
  }

  private static byte kind(int point, int width, int units) {
    if (point >= 'A' && point <= 'z') {
      return WORD;
    }
    if (point == '\n' || (point == '\r' && units == 2)) {
      return FEED;
    }
    if (units == 1 && blankPoint(point)) {
      return BLANK;
    }
    if (gluePoint(point)) {
      return GLUE;
    }
    return takenForChinese(point, width) ? WIDE : WORD;
  }

  private static boolean blankPoint(int point) {
    return switch (point) {
      case ' ', '\t', 0x1680, 0x205F, 0x3000 -> true;
      default -> point >= 0x2000 && point <= 0x200A && point != 0x2007;
    };
  }

  private static boolean gluePoint(int point) {
    return switch (point) {
      case 0xA0, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF -> true;
      default -> false;
    };
  }

  /** What may be parted from its neighbours without a blank: East Asian letters, emoji, flags. */
  private static boolean takenForChinese(int point, int width) {
    if (width < 2) {
      return point >= 0xFF61 && point <= 0xFF9F;
    }
    return DisplayWidth.ofCodePoint(point) == 2
        || DisplayWidth.emojiOnRequest(point)
        || (point >= 0x1F1E6 && point <= 0x1F1FF);
  }

  private void weighBorders() {
    int ink = NOTHING;
    int run = 0;
    for (int piece = 0; piece < count; piece++) {
      if (kinds[piece] == FEED) {
        ink = NOTHING;
      } else if (kinds[piece] != BLANK) {
        run = ink == piece - 1 && piece > 0 && points[ink] == points[piece] ? run + 1 : 0;
        borders[piece] = (byte) border(ink, piece, run);
        ink = piece;
      }
    }
  }

  /**
   * How good a break before {@code piece} is.
   *
   * @param ink the last piece before it on its line that is not blank, or {@link #NOTHING}
   * @param run how many pieces like this one stand directly before it
   */
  private int border(int ink, int piece, int run) {
    if (ink == NOTHING) {
      return FORBIDDEN;
    }
    if (kinds[ink] == GLUE || kinds[piece] == GLUE) {
      return FORBIDDEN;
    }
    if (ink < piece - 1) {
      return afterBlank(ink, piece);
    }
    if (run % 2 == 1 && paired(points[piece])) {
      return PAIR;
    }
    return letter(ink) && letter(piece) ? CUT : between(ink, piece);
  }

  private int afterBlank(int ink, int piece) {
    int point = points[piece];
    if (Kinsoku.mayNotEnd(points[ink])) {
      return FORBIDDEN;
    }
    if (!Kinsoku.mayNotBegin(point)) {
      return FREE;
    }
    boolean begins =
        ((point == '’' || Kinsoku.ellipsis(point)) && letter(piece + 1))
            || (point == '–' && inkAt(piece + 1))
            || (Kinsoku.closesNarrow(point) && letter(piece + 1));
    return begins ? FREE : FORBIDDEN;
  }

  /** As {@link #border}, with no blank between {@code left} and {@code right}. */
  private int between(int left, int right) {
    int before = points[left];
    int after = points[right];
    if (Kinsoku.mayNotEnd(before)) {
      return insideWord(left) ? CUT : FORBIDDEN;
    }
    if (Kinsoku.mayNotBegin(after)) {
      return insideWord(right) ? CUT : FORBIDDEN;
    }
    if (kinds[left] == WIDE || kinds[right] == WIDE) {
      boolean unclear = straightQuote(before) || straightQuote(after) || joint(after);
      return unclear ? FORBIDDEN : FREE;
    }
    if (Kinsoku.closingQuote(before)) {
      return Kinsoku.mayNotEnd(after) || wideAt(left - 1) ? FREE : CUT;
    }
    if (Kinsoku.dash(before)) {
      return afterDash(left, right);
    }
    if (Kinsoku.ellipsis(before)) {
      return straightQuote(after) ? FORBIDDEN : endsWords(left) ? FREE : CUT;
    }
    if (hyphen(before)) {
      return letters(left - 2, left - 1) && letters(right, right + 1) ? FREE : CUT;
    }
    return hyphen(after) ? FORBIDDEN : CUT;
  }

  private int afterDash(int left, int right) {
    if (straightQuote(points[right])) {
      return FORBIDDEN;
    }
    boolean range = points[left] == '–' && digit(points[right]);
    return range ? CUT : FREE;
  }

  /** Whether the dots that end with this piece follow a word, rather than lead into the next. */
  private boolean endsWords(int piece) {
    int at = piece;
    while (at >= 0 && points[at] == points[piece]) {
      at--;
    }
    return inkAt(at) && !Kinsoku.mayNotEnd(points[at]);
  }

  /** Whether this mark stands for a letter: the apostrophe of "don’t", the okina of "Hawai‘i". */
  private boolean insideWord(int piece) {
    return (points[piece] == '’' || points[piece] == '‘') && letter(piece - 1) && letter(piece + 1);
  }

  private boolean letters(int first, int second) {
    return letter(first) && letter(second) && !digit(points[first]) && !digit(points[second]);
  }

  /** Whether there is such a piece and it is a letter or digit that makes words with its like. */
  private boolean letter(int piece) {
    if (piece < 0 || piece >= count || kinds[piece] != WORD) {
      return false;
    }
    int point = points[piece];
    return (point >= 'a' && point <= 'z')
        || (point >= 'A' && point <= 'Z')
        || digit(point)
        || (point >= 0xC0 && !(point >= 0x2000 && point <= 0x2BFF));
  }

  private boolean wideAt(int piece) {
    return piece >= 0 && kinds[piece] == WIDE;
  }

  private boolean inkAt(int piece) {
    return piece >= 0 && piece < count && kinds[piece] != BLANK && kinds[piece] != FEED;
  }

  private static boolean paired(int point) {
    return Kinsoku.dash(point) || Kinsoku.ellipsis(point);
  }

  private static boolean digit(int point) {
    return point >= '0' && point <= '9';
  }

  private static boolean straightQuote(int point) {
    return point == '"' || point == '\'';
  }

  private static boolean hyphen(int point) {
    return point == '-' || point == '‐';
  }

  private static boolean joint(int point) {
    return hyphen(point) || point == '/';
  }
}
