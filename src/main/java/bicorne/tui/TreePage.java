package bicorne.tui;

import bicorne.play.Sitting;
import bicorne.play.Tree;
import bicorne.play.Viewing;
import bicorne.told.StoryWords;
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
 * @param rows the tree of the play
 * @param over the replay it was opened from; null beside a play
 */
record TreePage(TreeListing rows, @Nullable Viewing over) implements Page {

  /** Of the play. */
  static final TreePage NEW = new TreePage(TreeListing.of(false), null);

  /** Of a play that is read again. */
  static TreePage over(Viewing viewing) {
    return new TreePage(TreeListing.of(viewing.history()), viewing);
  }

  private TreePage with(TreeListing there) {
    return new TreePage(there, over);
  }

  /** To be laid out anew, at the same place. */
  TreePage again() {
    return with(rows.again());
  }

  private @Nullable Sitting sitting(ScreenModel model) {
    return over != null ? over.end() : model.sitting();
  }

  @Override
  public TreePage fitted(ScreenModel model) {
    Sitting sitting = sitting(model);
    if (sitting == null || !rows.stale(model)) {
      return with(rows.fitted(model));
    }
    Tree now = Tree.of(sitting);
    StoryWords words = StoryWords.in(sitting.engine(), model.tag());
    return with(rows.laid(now, words, start(now), List.of(), model));
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

  // What keys do.

  @Override
  public ScreenModel pressed(ScreenModel model, Key key, boolean burst) {
    Sitting sitting = sitting(model);
    if (key.kind() == Key.Kind.ESCAPE || sitting == null || (key.is('t') && !burst)) {
      return model.close();
    }
    if (key.kind() == Key.Kind.CHARACTER && !key.is(' ')) {
      return burst ? model : character(model, key, sitting);
    }
    Tree.Stop taken = rows.taken(key, burst, model);
    return taken == null ? model.showing(with(rows.heard(key, model))) : go(model, taken, sitting);
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

  private ScreenModel character(ScreenModel model, Key key, Sitting sitting) {
    if (key.is('h')) {
      return model.showing(with(rows.asking(!rows.history())));
    }
    Tree.Stop stop = rows.chosen();
    if (stop == null || over != null) {
      return model;
    }
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
        .frame(model.say(ScreenWords.TIMELINE_TITLE), "", rows.list().rows(model), hints(model));
  }

  @Override
  public List<Hint> hints(ScreenModel model, boolean more) {
    List<Hint> hints = new ArrayList<>();
    hints.add(Hint.of(Key.Kind.ENTER, "Enter", model.say(ScreenWords.GO_THERE)));
    Tree.Stop stop = rows.chosen();
    if (over == null && stop != null) {
      hints.add(Hint.of('v', model.say(ReplayWords.LOOK_FIRST)));
      if (stop.entry() > 0) {
        hints.add(Hint.of('n', model.say(ReplayWords.NAME_ROAD)));
      }
    }
    hints.addAll(rows.hints(model));
    return Hints.open(hints, model, more);
  }
}
