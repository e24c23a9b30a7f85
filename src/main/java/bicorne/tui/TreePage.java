package bicorne.tui;

import bicorne.play.Sitting;
import bicorne.play.Tree;
import bicorne.play.Viewing;
import bicorne.told.StoryWords;
import bicorne.told.TreeRows;
import bicorne.wording.LineWords;
import bicorne.wording.ReplayWords;
import bicorne.wording.ScreenWords;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The tree of what was tried in a play: Enter goes to the page behind a decision, or in a replay to
 * the page on which it was taken.
 *
 * @param tree of the play
 * @param stops for each item the stop it is, a place in the tree
 * @param over the replay it was opened from; null beside a play
 * @param save where that comes from
 * @param history whether what history did is told
 */
record TreePage(
    Listing list,
    @Nullable Tree tree,
    List<Integer> stops,
    @Nullable Viewing over,
    ReplayPage.Save save,
    boolean history)
    implements Page {

  /** Of the play. */
  static final TreePage NEW =
      new TreePage(Listing.NEW, null, List.of(), null, ReplayPage.Save.OWN, false);

  /** Of a play that is read again. */
  static TreePage over(Viewing viewing, ReplayPage.Save save) {
    return new TreePage(Listing.NEW, null, List.of(), viewing, save, viewing.history());
  }

  private TreePage with(Listing there) {
    return new TreePage(there, tree, stops, over, save, history);
  }

  /** To be laid out anew, at the same place. */
  TreePage again() {
    return new TreePage(
        new Listing(Basis.NONE, list.body(), list.scroll()), tree, stops, over, save, history);
  }

  private @Nullable Sitting sitting(ScreenModel model) {
    return over != null ? over.end() : model.sitting();
  }

  @Override
  public TreePage fitted(ScreenModel model) {
    Sitting sitting = sitting(model);
    if (sitting == null || (!list.stale(model) && tree != null)) {
      return with(list.fitted(model));
    }
    Tree now = Tree.of(sitting);
    StoryWords words = StoryWords.in(sitting.engine(), model.tag());
    List<Integer> items = new ArrayList<>();
    Body body = body(model, now, words, items);
    Listing laid =
        tree == null
            ? Listing.NEW
                .at(new Scroll(0, Math.max(0, items.indexOf(start(now)))))
                .laid(body, model)
            : new Listing(Basis.of(model), body, list.scroll()).fitted(model);
    return new TreePage(
        laid.choosing(laid.scroll().chosen(), model), now, items, over, save, history);
  }

  /** Where the reader is: in a replay at the decision of its page. */
  private int start(Tree now) {
    Viewing viewing = over;
    if (viewing == null) {
      return now.here();
    }
    var taken = viewing.taken();
    return Math.max(0, now.at(taken != null ? taken.entry() : viewing.entry()));
  }

  private Body body(ScreenModel model, Tree now, StoryWords words, List<Integer> items) {
    Leaf leaf = new Leaf(model.margins());
    int room = model.margins().width() / 3;
    int digits = 1;
    for (Tree.Stop stop : now.stops()) {
      digits = Math.max(digits, Integer.toString(stop.entry()).length());
    }
    for (TreeRows.Row row : TreeRows.of(now, words, history)) {
      String front = TreeRows.front(row, model.fine(), room);
      String rest = TreeRows.rest(row, model.fine(), room);
      if (row.heading()) {
        leaf.roadHeading(front, row.words(), Look.TITLE);
        continue;
      }
      String number = Cells.filled(row.number(), digits) + " ";
      String blank = Cells.blank(digits + 1);
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

  // What keys do.

  @Override
  public ScreenModel pressed(ScreenModel model, Key key, boolean burst) {
    Sitting sitting = sitting(model);
    Tree known = tree;
    if (key.kind() == Key.Kind.ESCAPE
        || sitting == null
        || known == null
        || (key.is('t') && !burst)) {
      return model.close();
    }
    if (key.kind() == Key.Kind.LEFT || key.kind() == Key.Kind.RIGHT) {
      return model.showing(along(model, known, key.kind() == Key.Kind.RIGHT));
    }
    if (key.kind() == Key.Kind.CHARACTER && !key.is(' ')) {
      return burst ? model : character(model, key, known, sitting);
    }
    int taken = list.taken(key, burst, model);
    return taken < 0
        ? model.showing(with(list.heard(key, model)))
        : go(model, known.stops().get(stops.get(taken)), sitting);
  }

  private int chosen() {
    int item = list.scroll().chosen();
    return item < stops.size() ? stops.get(item) : -1;
  }

  /** Along the road that leads on, or back to where a road left. */
  private TreePage along(ScreenModel model, Tree known, boolean onward) {
    int stop = chosen();
    if (stop < 0) {
      return this;
    }
    int there = onward ? known.stops().get(stop).onward() : known.stops().get(stop).parent();
    int item = stops.indexOf(there);
    return item < 0 ? this : with(list.choosing(item, model));
  }

  private ScreenModel go(ScreenModel model, Tree.Stop stop, Sitting sitting) {
    if (!stop.unfit().isEmpty() || !sitting.canGoTo(stop.entry())) {
      return model.tell(LineWords.DOES_NOT_FIT, "number", stop.entry());
    }
    Viewing viewing = over;
    if (viewing == null) {
      return model.arrive(sitting.to(stop.entry())).only(ReadingPage.NEW);
    }
    Viewing there = viewing.to(stop.entry());
    ScreenModel closed = model.close();
    return there == null || !(closed.page() instanceof ReplayPage page)
        ? closed
        : closed.showing(page.on(there));
  }

  private ScreenModel character(ScreenModel model, Key key, Tree known, Sitting sitting) {
    int at = chosen();
    if (key.is('h')) {
      return model.showing(new TreePage(again().list(), known, stops, over, save, !history));
    }
    if (at < 0 || over != null) {
      return model;
    }
    Tree.Stop stop = known.stops().get(at);
    if (key.is('v')) {
      Viewing whole = Viewing.of(sitting);
      Viewing there = stop.unfit().isEmpty() ? whole.to(stop.entry()) : null;
      return there == null
          ? model.tell(LineWords.DOES_NOT_FIT, "number", stop.entry())
          : model.open(ReplayPage.of(there, ReplayPage.Save.OWN));
    }
    if (key.is('n') && stop.entry() > 0) {
      return model.open(NamePage.of(new NamePage.Road(stop.entry()), stop.name()));
    }
    return model;
  }

  // What is seen.

  @Override
  public Frame view(ScreenModel model) {
    return Screen.of(model)
        .frame(model.say(ScreenWords.TIMELINE_TITLE), "", list.rows(model), hints(model));
  }

  @Override
  public List<Hint> hints(ScreenModel model, boolean more) {
    List<Hint> hints = new ArrayList<>();
    hints.add(Hint.of(Key.Kind.ENTER, "Enter", model.say(ScreenWords.GO_THERE)));
    Tree known = tree;
    int at = chosen();
    if (over == null && known != null && at >= 0) {
      hints.add(Hint.of('v', model.say(ReplayWords.LOOK_FIRST)));
      if (known.stops().get(at).entry() > 0) {
        hints.add(Hint.of('n', model.say(ReplayWords.NAME_ROAD)));
      }
    }
    hints.add(Hint.of('h', model.say(ReplayWords.HISTORY)));
    if (known != null && at >= 0 && known.stops().get(at).parent() >= 0) {
      hints.add(Hint.of(Key.Kind.LEFT, "Left", model.say(ReplayWords.GO_UP)));
    }
    if (known != null && at >= 0 && known.stops().get(at).onward() >= 0) {
      hints.add(Hint.of(Key.Kind.RIGHT, "Right", model.say(ReplayWords.GO_ON)));
    }
    return Hints.open(hints, model, more);
  }
}
