package bicorne.tui;

/** A screen's size in cells; at least 1 x 1. */
public record Size(int columns, int rows) {

  /** What a terminal has that does not say. */
  public static final Size USUAL = new Size(80, 24);

  public Size {
    columns = Math.max(1, columns);
    rows = Math.max(1, rows);
  }
}
