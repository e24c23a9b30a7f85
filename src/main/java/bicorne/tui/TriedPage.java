package bicorne.tui;

import bicorne.play.Tree;
import bicorne.play.Tried;
import bicorne.told.StoryWords;
import bicorne.told.TreeRows;
import bicorne.wording.ReplayWords;
import java.util.ArrayList;
import java.util.List;

/**
 * The tree of all that was tried in all saves of the story; Enter opens the first save in which a
 * decision was taken, to be read again from there.
 */
record TriedPage(TreeListing rows, Tried tried) implements Page {

  static TriedPage of(Tried tried) {
    return new TriedPage(TreeListing.of(false), tried);
  }

  private TriedPage with(TreeListing there) {
    return new TriedPage(there, tried);
  }

  @Override
  public TriedPage fitted(ScreenModel model) {
    if (!rows.stale(model)) {
      return with(rows.fitted(model));
    }
    Tree known = rows.tree();
    Tree tree = known == null ? tried.tree() : known;
    StoryWords words = StoryWords.in(tried.edition().engine(), model.tag());
    List<String> above = new ArrayList<>();
    above.add(TreeRows.counted(tree, words));
    if (tried.unread() > 0) {
      above.add(TreeRows.notRead(tried.unread(), model.wording()));
    }
    return with(rows.laid(tree, words, 0, above, model));
  }

  @Override
  public ScreenModel pressed(ScreenModel model, Key key, boolean burst) {
    if (key.kind() == Key.Kind.ESCAPE || (key.is('t') && !burst)) {
      return model.close();
    }
    if (key.is('h') && !burst) {
      return model.showing(with(rows.asking(!rows.history())));
    }
    Tree.Stop taken = rows.taken(key, burst, model);
    return taken == null || taken.saves().isEmpty()
        ? model.showing(with(rows.heard(key, model)))
        : model.ask(new Errand.LookAt(taken.saves().get(0), taken.entry()));
  }

  @Override
  public Frame view(ScreenModel model) {
    return Screen.of(model)
        .frame(model.say(ReplayWords.ALL_ROADS), "", rows.list().rows(model), hints(model));
  }

  @Override
  public List<Hint> hints(ScreenModel model, boolean more) {
    List<Hint> hints = new ArrayList<>();
    if (rows.chosen() != null) {
      hints.add(Hint.of(Key.Kind.ENTER, "Enter", model.say(ReplayWords.REPLAY)));
    }
    hints.addAll(rows.hints(model));
    return Hints.open(hints, model, more);
  }
}
