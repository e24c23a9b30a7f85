package bicorne.tui;

import bicorne.text.DisplayWidth;
import java.util.ArrayList;
import java.util.List;

/**
 * A screen as a value: as many rows as the size has, none wider than its columns.
 *
 * @param size what it fits
 * @param rows from the top; a row's pieces stand one after the other from its left edge, the rest
 *     is blank
 * @param cursor where the cursor stands, or null for hidden
 */
public record Frame(Size size, List<Row> rows, @org.jspecify.annotations.Nullable Cursor cursor) {

  /** Words of one look. They hold no control characters. */
  public record Piece(String words, Look look) {}

  /** One row. */
  public record Row(List<Piece> pieces) {
    public Row {
      pieces = List.copyOf(pieces);
    }

    /** A row of one look. */
    public static Row of(String words, Look look) {
      return new Row(words.isEmpty() ? List.of() : List.of(new Piece(words, look)));
    }

    /** An empty row. */
    public static final Row EMPTY = new Row(List.of());

    /** How many cells it takes. */
    public int width() {
      int width = 0;
      for (Piece piece : pieces) {
        width += DisplayWidth.of(piece.words());
      }
      return width;
    }

    /** The words without looks. */
    public String words() {
      StringBuilder words = new StringBuilder();
      for (Piece piece : pieces) {
        words.append(piece.words());
      }
      return words.toString();
    }
  }

  /** A place in cells, from 0. */
  public record Cursor(int column, int row) {}

  /** Checks that it fits: a frame that exists is right. */
  public Frame {
    List<Row> all = new ArrayList<>(rows);
    while (all.size() < size.rows()) {
      all.add(Row.EMPTY);
    }
    if (all.size() > size.rows()) {
      throw new IllegalArgumentException(
          "a frame of " + all.size() + " rows on a screen of " + size.rows());
    }
    for (Row row : all) {
      if (row.width() > size.columns()) {
        throw new IllegalArgumentException("a row of " + row.width() + " cells: " + row.words());
      }
    }
    rows = List.copyOf(all);
  }

  /** The frame as plain lines, without trailing blanks: for tests and for those who read it. */
  public String text() {
    StringBuilder text = new StringBuilder();
    for (Row row : rows) {
      text.append(row.words().stripTrailing()).append('\n');
    }
    return text.toString();
  }
}
