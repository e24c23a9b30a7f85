package bicorne.tui;

/**
 * Where the column of text stands.
 *
 * @param left blank cells before it, at least two: the mark of the chosen item stands there
 * @param width of the column; at its right at least two cells are blank, the last of them for the
 *     marks of scrolling
 */
record Margins(int left, int width) {

  private static final int SIDE = 2;

  /** Whether they are the same; what a record brings by itself takes its time at the first call. */
  boolean same(Margins other) {
    return left == other.left && width == other.width;
  }

  /** The column on a screen that has room for one. */
  static Margins of(Size size, int widest) {
    int width = Math.max(1, Math.min(widest, size.columns() - 2 * SIDE));
    return new Margins(Math.max(SIDE, (size.columns() - width) / 2), width);
  }
}
