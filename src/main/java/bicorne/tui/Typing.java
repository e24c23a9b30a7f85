package bicorne.tui;

import bicorne.text.DisplayWidth;
import java.util.ArrayList;
import java.util.List;

/** Rows as far as they have been typed out. */
final class Typing {

  private Typing() {}

  /** How many cells it takes to type rows. */
  static int cells(List<Frame.Row> rows) {
    int cells = 0;
    for (Frame.Row row : rows) {
      cells += row.width();
    }
    return cells;
  }

  /** The rows up to so many cells; what is not typed yet is blank. */
  static List<Frame.Row> first(List<Frame.Row> rows, int cells) {
    List<Frame.Row> typed = new ArrayList<>(rows.size());
    int left = cells;
    for (Frame.Row row : rows) {
      int width = row.width();
      typed.add(width <= left ? row : cut(row, left));
      left = Math.max(0, left - width);
    }
    return typed;
  }

  private static Frame.Row cut(Frame.Row row, int cells) {
    List<Frame.Piece> pieces = new ArrayList<>();
    int left = cells;
    for (Frame.Piece piece : row.pieces()) {
      int end = DisplayWidth.fit(piece.words(), left);
      if (end > 0) {
        pieces.add(new Frame.Piece(piece.words().substring(0, end), piece.look()));
      }
      left -= Cells.of(piece.words());
      if (left <= 0) {
        break;
      }
    }
    return new Frame.Row(pieces);
  }
}
