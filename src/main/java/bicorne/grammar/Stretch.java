package bicorne.grammar;

import bicorne.model.Inline;
import java.util.ArrayList;
import java.util.List;

/**
 * A stretch of text and the emphasis open in it: at most one of each kind, so it never nests deeply
 * and what is moved is moved twice at most.
 */
final class Stretch {

  /** Told of stars that emphasise nothing. */
  interface Lone {
    void stars(int at, int count);
  }

  /** An emphasis not closed yet; for the stretch itself {@code stars} is 0. */
  private record Open(int at, int stars, Pieces pieces) {}

  private final List<Open> open = new ArrayList<>();
  private final Lone lone;

  Stretch(Lone lone) {
    this.lone = lone;
    open.add(new Open(-1, 0, new Pieces()));
  }

  /** Where the next piece goes. */
  Pieces pieces() {
    return open.get(open.size() - 1).pieces();
  }

  /** One, two or three stars that touch what is before them, behind them, or both. */
  void stars(int at, int count, boolean canOpen, boolean canClose) {
    int from = at;
    int left = count;
    if (canClose) {
      int closed = close(left);
      from += closed;
      left -= closed;
    }
    if (left > 0 && canOpen) {
      open(from, left);
    } else if (left > 0) {
      literal(from, left);
    }
  }

  /** All pieces; what is still open was none. */
  List<Inline> end() {
    while (open.size() > 1) {
      abandon(1);
    }
    return pieces().all();
  }

  /** Closes what so many stars can close; how many were used. */
  private int close(int count) {
    int level = level(count);
    if (level > 0) {
      closeLevel(level);
      return count;
    }
    if (count < 3) {
      return 0;
    }
    int closed = 0;
    while (open.size() > 1 && closed < count) {
      closed += open.get(open.size() - 1).stars();
      closeLevel(open.size() - 1);
    }
    return closed;
  }

  private void closeLevel(int wanted) {
    int level = wanted;
    if (level == open.size() - 2 && open.get(level).pieces().isEmpty()) {
      exchange(level);
      level++;
    }
    while (open.size() - 1 > level) {
      abandon(open.size() - 1);
    }
    Open closing = open.remove(level);
    pieces().add(new Inline.Emphasis(closing.stars() == 2, closing.pieces().all()));
  }

  /** {@code ***} opened both at one place: either may be the inner one. */
  private void exchange(int level) {
    Open outer = open.get(level);
    Open inner = open.get(level + 1);
    open.set(level, new Open(outer.at(), inner.stars(), outer.pieces()));
    open.set(level + 1, new Open(outer.at() + inner.stars(), outer.stars(), inner.pieces()));
  }

  private void open(int at, int count) {
    int from = at;
    for (int stars = count == 1 ? 1 : 2; from < at + count; stars = 1) {
      int level = level(stars);
      if (level > 0) {
        abandon(level);
      }
      open.add(new Open(from, stars, new Pieces()));
      from += stars;
    }
  }

  private int level(int stars) {
    for (int i = open.size() - 1; i > 0; i--) {
      if (open.get(i).stars() == stars) {
        return i;
      }
    }
    return -1;
  }

  /** An emphasis that is none: its stars and all in it go where it stood. */
  private void abandon(int level) {
    Open none = open.remove(level);
    Pieces around = open.get(level - 1).pieces();
    around.add("**", 0, none.stars());
    around.add(none.pieces());
    lone.stars(none.at(), none.stars());
  }

  private void literal(int at, int count) {
    pieces().add("***", 0, count);
    lone.stars(at, count);
  }
}
