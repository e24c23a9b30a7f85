package bicorne.tui;

import bicorne.model.Card;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Laid-out rows, what can be chosen among them, and the links in them. Laid out once for a width;
 * scrolling only cuts rows out of it.
 *
 * @param rows from the top
 * @param items what can be chosen, top down; none lies in another
 * @param spots where links stand
 * @param blocks for each row which paragraph it is of: to find the place again when the width
 *     changes
 */
record Body(List<Frame.Row> rows, List<Item> items, List<Spot> spots, List<Integer> blocks) {

  static final Body EMPTY = new Body(List.of(), List.of(), List.of(), List.of());

  /** Rows that are chosen together: from {@code first} to before {@code end}. */
  record Item(int first, int end) {}

  /** A piece of a row that is a link, or part of one: {@code link} numbers them. */
  record Spot(int row, int piece, int link, Card.Ref to) {}

  Body {
    rows = List.copyOf(rows);
    items = List.copyOf(items);
    spots = List.copyOf(spots);
    blocks = List.copyOf(blocks);
  }

  int height() {
    return rows.size();
  }

  /** How many links there are. */
  int links() {
    return spots.isEmpty() ? 0 : spots.get(spots.size() - 1).link() + 1;
  }

  /** The item a row is of, or -1. */
  int itemAt(int row) {
    for (int i = 0; i < items.size(); i++) {
      if (row >= items.get(i).first() && row < items.get(i).end()) {
        return i;
      }
    }
    return -1;
  }

  /** The spot at a place in cells, or null. */
  @Nullable Spot spotAt(int row, int column) {
    for (Spot spot : spots) {
      if (spot.row() == row) {
        int from = 0;
        List<Frame.Piece> pieces = rows.get(row).pieces();
        for (int i = 0; i < spot.piece(); i++) {
          from += Cells.of(pieces.get(i).words());
        }
        if (column >= from && column < from + Cells.of(pieces.get(spot.piece()).words())) {
          return spot;
        }
      }
    }
    return null;
  }

  /** The first spot of a link, or null. */
  @Nullable Spot link(int link) {
    for (Spot spot : spots) {
      if (spot.link() == link) {
        return spot;
      }
    }
    return null;
  }

  /**
   * The rows in a window.
   *
   * @param top the first row that is seen
   * @param height how many are
   * @param chosen the item that Enter takes, or -1
   * @param link the link that Enter follows, or -1
   */
  List<Frame.Row> window(int top, int height, int chosen, int link) {
    List<Frame.Row> seen = new ArrayList<>(height);
    int end = Math.min(rows.size(), top + height);
    for (int i = top; i < end; i++) {
      Frame.Row row = rows.get(i);
      if (chosen >= 0 && i >= items.get(chosen).first() && i < items.get(chosen).end()) {
        // Of an item that begins above the window the mark stands at its first row in sight.
        row = lit(row, i == Math.max(top, items.get(chosen).first()));
      }
      seen.add(link < 0 ? row : linked(row, i, link));
    }
    return seen;
  }

  private static Frame.Row lit(Frame.Row row, boolean first) {
    List<Frame.Piece> pieces = new ArrayList<>(row.pieces());
    for (int i = 0; i < pieces.size(); i++) {
      Frame.Piece piece = pieces.get(i);
      if (i == 0 && first && piece.words().isBlank() && piece.words().length() >= 2) {
        String margin = piece.words().substring(2) + "> ";
        pieces.set(i, new Frame.Piece(margin, Look.CHOICE_CHOSEN));
      } else if (piece.look() == Look.CHOICE || (piece.look() == Look.KEY && first)) {
        pieces.set(i, new Frame.Piece(piece.words(), Look.CHOICE_CHOSEN));
      }
    }
    return new Frame.Row(pieces);
  }

  private Frame.Row linked(Frame.Row row, int number, int link) {
    List<Frame.Piece> pieces = null;
    for (Spot spot : spots) {
      if (spot.row() == number && spot.link() == link) {
        pieces = pieces == null ? new ArrayList<>(row.pieces()) : pieces;
        Frame.Piece piece = pieces.get(spot.piece());
        pieces.set(spot.piece(), new Frame.Piece(piece.words(), Look.LINK_CHOSEN));
      }
    }
    return pieces == null ? row : new Frame.Row(pieces);
  }
}
