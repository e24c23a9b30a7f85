package bicorne.tui;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A key that works on a page, as the last rows of the screen show it.
 *
 * @param key as it is written
 * @param what it does
 * @param press what a click on it presses; null for several keys at once
 */
record Hint(String key, String what, @Nullable Key press) {

  /** A key of one character. */
  static Hint of(char key, String what) {
    return new Hint(String.valueOf(key), what, Key.of(key));
  }

  /** A key with a name. */
  static Hint of(Key.Kind kind, String key, String what) {
    return new Hint(key, what, Key.of(kind));
  }

  private int cells() {
    return Cells.of(key) + 1 + Cells.of(what);
  }

  /** How many rows of keys a screen has at most, so that they never crowd out the page. */
  static int most(Size size) {
    return Math.max(1, size.rows() / 8);
  }

  /** How many rows those take that find room. */
  static int rows(List<Hint> hints, int columns, int most) {
    return Math.max(1, dealt(hints, columns, most).size());
  }

  /**
   * The hints dealt out to rows, in order; where there are too many, those that do not fit are left
   * out and help has its place kept, for it tells of the others.
   */
  private static List<List<Hint>> dealt(List<Hint> hints, int columns, int most) {
    List<List<Hint>> all = broken(hints, columns);
    if (all.size() <= most && fit(all, columns)) {
      return all;
    }
    Hint help = null;
    for (Hint hint : hints) {
      help = hint.key.equals("?") ? hint : help;
    }
    List<Hint> kept = new ArrayList<>();
    List<List<Hint>> fitting = List.of();
    boolean helped = help == null;
    for (Hint hint : hints) {
      helped |= hint.key.equals("?");
      List<Hint> tried = new ArrayList<>(kept);
      tried.add(hint);
      List<Hint> whole = new ArrayList<>(tried);
      if (!helped && help != null) {
        whole.add(help);
      }
      List<List<Hint>> rows = broken(whole, columns);
      if (rows.size() <= most && fit(rows, columns)) {
        kept = tried;
        fitting = rows;
      } else if (kept.isEmpty()) {
        // Too narrow for both: what is needed first goes before what tells of the others.
        return List.of(List.of(hint));
      }
    }
    return fitting;
  }

  private static boolean fit(List<List<Hint>> rows, int columns) {
    for (List<Hint> row : rows) {
      if (row.size() == 1 && row.get(0).cells() + 1 > columns) {
        return false;
      }
    }
    return true;
  }

  private static List<List<Hint>> broken(List<Hint> hints, int columns) {
    List<List<Hint>> rows = new ArrayList<>();
    int room = 0;
    for (Hint hint : hints) {
      if (rows.isEmpty() || hint.cells() + 2 > room) {
        rows.add(new ArrayList<>());
        room = columns + 1;
      }
      rows.get(rows.size() - 1).add(hint);
      room -= hint.cells() + 2;
    }
    return rows;
  }

  /** Exactly so many rows of those that fit. */
  static List<Frame.Row> shown(List<Hint> hints, int columns, int rows) {
    List<Frame.Row> shown = new ArrayList<>();
    for (List<Hint> row : dealt(hints, columns, rows)) {
      List<Frame.Piece> pieces = new ArrayList<>();
      int room = columns;
      for (Hint hint : row) {
        String front = pieces.isEmpty() ? " " : "  ";
        if (front.length() + hint.cells() > room) {
          break;
        }
        pieces.add(new Frame.Piece(front, Look.QUIET));
        pieces.add(new Frame.Piece(hint.key, Look.KEY));
        pieces.add(new Frame.Piece(" " + hint.what, Look.QUIET));
        room -= front.length() + hint.cells();
      }
      shown.add(new Frame.Row(pieces));
    }
    while (shown.size() < rows) {
      shown.add(Frame.Row.EMPTY);
    }
    return shown;
  }

  /** What a click on one of those rows presses, by its row and column; null for nothing. */
  static @Nullable Key at(int row, int column, List<Hint> hints, int columns, int rows) {
    List<List<Hint>> dealt = dealt(hints, columns, rows);
    int from = 1;
    for (Hint hint : row >= 0 && row < dealt.size() ? dealt.get(row) : List.<Hint>of()) {
      int end = from + hint.cells();
      if (column >= from && column < end) {
        return hint.press;
      }
      from = end + 2;
    }
    return null;
  }
}
