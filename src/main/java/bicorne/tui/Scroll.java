package bicorne.tui;

import java.util.List;

/**
 * Where a window stands over a {@link Body}, and which item is chosen in it.
 *
 * @param top the first row seen
 * @param chosen the item that Enter takes; means nothing where there is none
 */
record Scroll(int top, int chosen) {

  static final Scroll START = new Scroll(0, 0);

  /** Whether it is the same; what a record brings by itself takes its time at the first call. */
  boolean same(Scroll other) {
    return top == other.top && chosen == other.chosen;
  }

  /** Within the bounds of what there is. */
  Scroll fitted(Body body, int height) {
    int item = Math.max(0, Math.min(chosen, body.items().size() - 1));
    return new Scroll(Math.max(0, Math.min(top, body.height() - height)), item);
  }

  /** The same with the chosen item in sight, all of it where there is room. */
  Scroll showing(Body body, int height) {
    if (body.items().isEmpty()) {
      return fitted(body, height);
    }
    Scroll fit = fitted(body, height);
    Body.Item item = body.items().get(fit.chosen);
    int up = Math.max(fit.top, item.end() - height);
    return new Scroll(Math.min(up, item.first()), fit.chosen).fitted(body, height);
  }

  /** Whether any of an item is in sight. */
  boolean sees(Body body, int item, int height) {
    Body.Item there = body.items().get(item);
    return there.end() > top && there.first() < top + height;
  }

  /** The item to be chosen. */
  Scroll choosing(int item, Body body, int height) {
    return new Scroll(top, item).showing(body, height);
  }

  /** One step down: through an item that is taller than the window, then on to the next. */
  Scroll down(Body body, int height) {
    List<Body.Item> items = body.items();
    boolean more = top + height < body.height();
    if (items.isEmpty() || (more && items.get(chosen).end() > top + height)) {
      return by(1, body, height);
    }
    if (chosen + 1 < items.size() && items.get(chosen + 1).first() <= top + height) {
      return choosing(chosen + 1, body, height, false);
    }
    return by(1, body, height);
  }

  /** One step up. */
  Scroll up(Body body, int height) {
    List<Body.Item> items = body.items();
    if (items.isEmpty() || (top > 0 && items.get(chosen).first() < top)) {
      return by(-1, body, height);
    }
    if (chosen > 0 && items.get(chosen - 1).end() >= top) {
      return choosing(chosen - 1, body, height, true);
    }
    return by(-1, body, height);
  }

  /** An item too tall for the window is entered from the end that is nearer. */
  private Scroll choosing(int item, Body body, int height, boolean fromBelow) {
    Body.Item next = body.items().get(item);
    if (next.end() - next.first() > height) {
      int row = fromBelow ? next.end() - height : Math.min(next.first(), top + 1);
      return new Scroll(row, item).fitted(body, height);
    }
    return choosing(item, body, height);
  }

  /** So many rows further; an item that is lost from sight gives its place to one in it. */
  Scroll by(int rows, Body body, int height) {
    Scroll moved = new Scroll(top + rows, chosen).fitted(body, height);
    if (body.items().isEmpty() || moved.sees(body, moved.chosen, height)) {
      return moved;
    }
    int step = rows > 0 ? 1 : -1;
    for (int i = moved.chosen; i >= 0 && i < body.items().size(); i += step) {
      if (moved.sees(body, i, height)) {
        return new Scroll(moved.top, i);
      }
    }
    return moved;
  }

  /** Whether there is more below. */
  boolean more(Body body, int height) {
    return top + height < body.height();
  }

  /**
   * What a key of movement does: arrows, pages, ends, the wheel, Space.
   *
   * @return the same where the key moves nothing
   */
  Scroll moved(Key key, Body body, int height) {
    int page = Math.max(1, height - 1);
    return switch (key.kind()) {
      case UP -> up(body, height);
      case DOWN -> down(body, height);
      case PAGE_UP -> by(-page, body, height);
      case PAGE_DOWN -> by(page, body, height);
      case WHEEL_UP -> by(-3, body, height);
      case WHEEL_DOWN -> by(3, body, height);
      case HOME -> new Scroll(0, 0);
      case END ->
          new Scroll(body.height(), Math.max(0, body.items().size() - 1)).fitted(body, height);
      default -> key.is(' ') ? by(page, body, height) : this;
    };
  }

  /** The place that shows the same words in a body laid out anew. */
  Scroll over(Body before, Body after, int heightBefore, int height) {
    if (top == 0 || before.blocks().isEmpty()) {
      return fitted(after, height);
    }
    if (!more(before, heightBefore)) {
      return new Scroll(after.height(), chosen).fitted(after, height);
    }
    int block = before.blocks().get(Math.min(top, before.height() - 1));
    int first = before.blocks().indexOf(block);
    int there = after.blocks().indexOf(block);
    int rows = count(before, block);
    int now = count(after, block);
    int row = there < 0 ? 0 : there + (top - first) * now / Math.max(1, rows);
    return new Scroll(row, chosen).fitted(after, height);
  }

  private static int count(Body body, int block) {
    return body.blocks().lastIndexOf(block) - body.blocks().indexOf(block) + 1;
  }
}
