package bicorne.tui;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A key that works on a page, as the last row of the screen shows it.
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

  /** Those that fit on a row, in order; help has its place kept, for it tells of the others. */
  private static List<Hint> fitting(List<Hint> hints, int columns) {
    int room = columns - 1;
    int helpAt = -1;
    for (int i = 0; i < hints.size(); i++) {
      helpAt = hints.get(i).key.equals("?") ? i : helpAt;
    }
    Hint help = helpAt < 0 ? null : hints.get(helpAt);
    int reserved = help == null ? 0 : help.cells() + 2;
    if (!hints.isEmpty() && hints.get(0).cells() + reserved > room) {
      // Too narrow for both: what is needed first goes before what tells of the others.
      return List.of(hints.get(0));
    }
    room -= reserved;
    List<Hint> fitting = new ArrayList<>();
    boolean full = false;
    for (int i = 0; i < hints.size(); i++) {
      Hint hint = hints.get(i);
      if (i == helpAt) {
        fitting.add(hint);
      } else if (!full && hint.cells() <= room) {
        fitting.add(hint);
        room -= hint.cells() + 2;
      } else {
        full = true;
      }
    }
    return fitting;
  }

  /** The row of those that fit. */
  static Frame.Row row(List<Hint> hints, int columns) {
    List<Frame.Piece> pieces = new ArrayList<>();
    int room = columns;
    for (Hint hint : fitting(hints, columns)) {
      String front = pieces.isEmpty() ? " " : "  ";
      if (front.length() + hint.cells() > room) {
        break;
      }
      pieces.add(new Frame.Piece(front, Look.QUIET));
      pieces.add(new Frame.Piece(hint.key, Look.KEY));
      pieces.add(new Frame.Piece(" " + hint.what, Look.QUIET));
      room -= front.length() + hint.cells();
    }
    return new Frame.Row(pieces);
  }

  /** What a click at a column of that row presses; null for nothing. */
  static @Nullable Key at(int column, List<Hint> hints, int columns) {
    int from = 1;
    for (Hint hint : fitting(hints, columns)) {
      int end = from + hint.cells();
      if (column >= from && column < end) {
        return hint.press;
      }
      from = end + 2;
    }
    return null;
  }
}
