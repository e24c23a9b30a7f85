package bicorne.tui;

import java.util.List;

/**
 * Rows with items to choose among, under a window: what all pages but the story's are made of.
 *
 * @param basis what it is laid out for
 * @param body laid out
 * @param scroll where it stands
 */
record Listing(Basis basis, Body body, Scroll scroll) {

  /** So many items have digits that take them at once. */
  private static final int MOST_DIGITS = 9;

  /** Not laid out yet. */
  static final Listing NEW = new Listing(Basis.NONE, Body.EMPTY, Scroll.START);

  private static int height(ScreenModel model) {
    return Screen.of(model).body();
  }

  /** Whether it has to be laid out anew. */
  boolean stale(ScreenModel model) {
    return !basis.holds(model);
  }

  /** Laid out anew; the same item stays chosen, and the same words in sight. */
  Listing laid(Body now, ScreenModel model) {
    int height = height(model);
    boolean first = basis == Basis.NONE;
    if (first && scroll.same(Scroll.START)) {
      // What stands above the first item is read before anything is chosen.
      return new Listing(Basis.of(model), now, scroll.fitted(now, height));
    }
    Scroll over = first ? scroll : scroll.over(body, now, height, height);
    Listing listing = new Listing(Basis.of(model), now, over);
    return first || over.top() == 0
        ? new Listing(listing.basis, now, over.showing(now, height))
        : listing.fitted(model);
  }

  Listing fitted(ScreenModel model) {
    return at(scroll.fitted(body, height(model)));
  }

  Listing at(Scroll there) {
    return there.same(scroll) ? this : new Listing(basis, body, there);
  }

  /** With an item chosen, in sight. */
  Listing choosing(int item, ScreenModel model) {
    return body.items().isEmpty() ? this : at(scroll.choosing(item, body, height(model)));
  }

  /** What a key of movement does; the same listing for other keys. */
  Listing moved(Key key, ScreenModel model) {
    return at(scroll.moved(key, body, height(model)));
  }

  /** Whether a key is one of movement, even if it moves nothing here. */
  static boolean moves(Key key) {
    return switch (key.kind()) {
      case UP, DOWN, PAGE_UP, PAGE_DOWN, HOME, END, WHEEL_UP, WHEEL_DOWN -> true;
      default -> key.is(' ');
    };
  }

  /** The chosen item; -1 where there is none, or it cannot be seen. */
  int chosen(ScreenModel model) {
    return !body.items().isEmpty() && scroll.sees(body, scroll.chosen(), height(model))
        ? scroll.chosen()
        : -1;
  }

  /** The item a click is on, or -1. */
  int clicked(Key key, ScreenModel model) {
    int row = key.row() - Screen.of(model).plan().top();
    return row < 0 || row >= height(model) ? -1 : body.itemAt(scroll.top() + row);
  }

  /**
   * The item that a key takes: the chosen one by Enter or by a second click, the n-th by a digit
   * where there are nine at most and it is in sight.
   *
   * @return -1 for none
   */
  int taken(Key key, boolean burst, ScreenModel model) {
    if (burst) {
      return -1;
    }
    if (key.kind() == Key.Kind.ENTER) {
      return chosen(model);
    }
    if (key.kind() == Key.Kind.CLICK) {
      int item = clicked(key, model);
      return item >= 0 && item == scroll.chosen() ? item : -1;
    }
    int item = body.items().size() > MOST_DIGITS ? -1 : numbered(key);
    return item >= 0 && scroll.sees(body, item, height(model)) ? item : -1;
  }

  /**
   * The item a digit means; -1 for none. Where there are more than nine, a digit behind the number
   * of the chosen one makes a longer number, if there is such an item.
   */
  private int numbered(Key key) {
    int digit =
        key.kind() == Key.Kind.CHARACTER && !key.ctrl() && !key.alt()
            ? Character.digit(key.codePoint(), 10)
            : -1;
    int count = body.items().size();
    int longer = (scroll.chosen() + 1) * 10 + digit;
    if (digit >= 0 && count > MOST_DIGITS && longer <= count) {
      return longer - 1;
    }
    return digit >= 1 && digit <= count ? digit - 1 : -1;
  }

  /** Moved, pointed at by a first click or a number, brought in sight; the same for other keys. */
  Listing heard(Key key, ScreenModel model) {
    int item = numbered(key);
    if (item >= 0) {
      return choosing(item, model);
    }
    if (key.kind() == Key.Kind.CLICK) {
      int there = clicked(key, model);
      return there < 0 ? this : at(new Scroll(scroll.top(), there));
    }
    if (key.kind() == Key.Kind.ENTER && !body.items().isEmpty()) {
      // The chosen item is out of sight, or it would have been taken.
      return choosing(scroll.chosen(), model);
    }
    return moved(key, model);
  }

  /** What is seen of it. */
  List<Frame.Row> rows(ScreenModel model) {
    int height = height(model);
    int item = body.items().isEmpty() ? -1 : scroll.chosen();
    return Screen.marked(body.window(scroll.top(), height, item, -1), scroll, body, height, model);
  }

  /** Whether there is more below. */
  boolean more(ScreenModel model) {
    return scroll.more(body, height(model));
  }
}
