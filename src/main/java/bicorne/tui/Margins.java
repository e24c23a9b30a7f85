package bicorne.tui;

/**
 * Where the column of text stands.
 *
 * @param left blank cells before it, at least two: the mark of the chosen item stands there
 * @param width of the column
 */
record Margins(int left, int width) {

  /** Below this the sides are as narrow as can be. */
  private static final int ROOMY = 40;

  /** The column on a screen; one cell is left at the right for the marks of scrolling. */
  static Margins of(Size size, int widest) {
    int columns = size.columns();
    if (columns < ROOMY) {
      return new Margins(2, Math.max(1, columns - 3));
    }
    int width = Math.min(widest, columns - 4);
    return new Margins((columns - width) / 2, width);
  }
}
