package bicorne.tui;

import bicorne.play.Tree;
import bicorne.told.StoryWords;
import bicorne.told.TreeRows;
import bicorne.wording.ReplayWords;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A tree of what was tried as rows to choose among.
 *
 * @param tree null before it is laid out
 * @param stops for each item the stop it is, a place in the tree
 * @param history whether what history did is told
 */
record TreeListing(Listing list, @Nullable Tree tree, List<Integer> stops, boolean history) {

  static TreeListing of(boolean history) {
    return new TreeListing(Listing.NEW, null, List.of(), history);
  }

  private TreeListing with(Listing there) {
    return new TreeListing(there, tree, stops, history);
  }

  /** To be laid out anew, at the same place. */
  TreeListing again() {
    return asking(history);
  }

  /** The same with history told, or not any more. */
  TreeListing asking(boolean asked) {
    return new TreeListing(new Listing(Basis.NONE, list.body(), list.scroll()), tree, stops, asked);
  }

  /** Whether it has to be laid out anew. */
  boolean stale(ScreenModel model) {
    return list.stale(model) || tree == null;
  }

  TreeListing fitted(ScreenModel model) {
    return with(list.fitted(model));
  }

  /**
   * Laid out.
   *
   * @param start the stop to point at the first time
   * @param above what stands above it, a paragraph each
   */
  TreeListing laid(Tree now, StoryWords words, int start, List<String> above, ScreenModel model) {
    List<Integer> items = new ArrayList<>();
    Body body = body(model, now, words, above, items);
    Listing laid =
        tree == null
            ? Listing.NEW.at(new Scroll(0, Math.max(0, items.indexOf(start)))).laid(body, model)
            : new Listing(Basis.of(model), body, list.scroll()).fitted(model);
    return new TreeListing(laid.choosing(laid.scroll().chosen(), model), now, items, history);
  }

  private Body body(
      ScreenModel model, Tree now, StoryWords words, List<String> above, List<Integer> items) {
    Leaf leaf = new Leaf(model.margins());
    int room = model.margins().width() / 3;
    List<TreeRows.Row> rows = TreeRows.of(now, words, history);
    int digits = 0;
    for (TreeRows.Row row : rows) {
      digits = Math.max(digits, row.number().length());
    }
    for (String paragraph : above) {
      leaf.in(Look.QUIET).paragraph(paragraph);
    }
    if (!above.isEmpty()) {
      leaf.gap();
    }
    for (TreeRows.Row row : rows) {
      String front = TreeRows.front(row, model.fine(), room);
      String rest = TreeRows.rest(row, model.fine(), room);
      if (row.heading()) {
        leaf.roadHeading(front, row.words(), Look.TITLE);
        continue;
      }
      String number = digits == 0 ? "" : Cells.filled(row.number(), digits) + " ";
      String blank = Cells.blank(digits == 0 ? 0 : digits + 1);
      String said = Cells.cut(row.words(), 2 * (leaf.width() - Cells.of(front + number)));
      leaf.road(front + number, rest + blank, said, look(row));
      for (String detail : row.detail()) {
        leaf.roadDetail(
            rest + blank,
            Cells.cut(detail, 2 * (leaf.width() - Cells.of(rest + blank))),
            Look.NAME);
      }
      items.add(row.stop());
    }
    leaf.gap();
    leaf.in(Look.QUIET).paragraph(TreeRows.tried(now, model.wording()));
    if (history) {
      leaf.paragraph(TreeRows.marks(model.wording()));
    }
    return leaf.body();
  }

  private static Look look(TreeRows.Row row) {
    return row.mark() == '!' ? Look.LOCKED : Look.CHOICE;
  }

  /** The stop that is pointed at; null where there is none. */
  Tree.@Nullable Stop chosen() {
    int item = list.scroll().chosen();
    return stop(item < stops.size() ? item : -1);
  }

  private Tree.@Nullable Stop stop(int item) {
    Tree known = tree;
    return known == null || item < 0 ? null : known.stops().get(stops.get(item));
  }

  /** The stop that a key takes; null for none. */
  Tree.@Nullable Stop taken(Key key, boolean burst, ScreenModel model) {
    return stop(list.taken(key, burst, model));
  }

  /** Moved by a key: along the road that leads on, back to where a road left, up or down. */
  TreeListing heard(Key key, ScreenModel model) {
    if (key.kind() != Key.Kind.LEFT && key.kind() != Key.Kind.RIGHT) {
      return with(list.heard(key, model));
    }
    Tree.Stop stop = chosen();
    if (stop == null) {
      return this;
    }
    int item = stops.indexOf(key.kind() == Key.Kind.RIGHT ? stop.onward() : stop.parent());
    return item < 0 ? this : with(list.choosing(item, model));
  }

  /** The keys that it hears itself. */
  List<Hint> hints(ScreenModel model) {
    List<Hint> hints = new ArrayList<>();
    hints.add(Hint.of('h', model.say(ReplayWords.HISTORY)));
    Tree.Stop stop = chosen();
    if (stop != null && stop.parent() >= 0) {
      hints.add(Hint.of(Key.Kind.LEFT, "Left", model.say(ReplayWords.GO_UP)));
    }
    if (stop != null && stop.onward() >= 0) {
      hints.add(Hint.of(Key.Kind.RIGHT, "Right", model.say(ReplayWords.GO_ON)));
    }
    return hints;
  }
}
