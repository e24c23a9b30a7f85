package bicorne.tui;

import bicorne.wording.ReckoningWords;
import bicorne.wording.ReplayWords;
import bicorne.wording.Saying;
import bicorne.wording.ScreenWords;
import java.util.List;

/** Every key and what it does. */
record HelpPage(Listing list) implements Page {

  static final HelpPage NEW = new HelpPage(Listing.NEW);

  /** A key as it is written on keyboards; empty for the mouse. */
  private record Line(String key, Saying what) {}

  private record Group(Saying heading, List<Line> lines) {}

  private static final List<Group> KEYS =
      List.of(
          new Group(
              ScreenWords.HELP_READING,
              List.of(
                  new Line("1-9", ScreenWords.HELP_DIGITS),
                  new Line("Up Down", ScreenWords.HELP_ARROWS),
                  new Line("Space", ScreenWords.HELP_SPACE),
                  new Line("Enter", ScreenWords.HELP_ENTER),
                  new Line("PgUp PgDn", ScreenWords.HELP_PAGES),
                  new Line("Tab", ScreenWords.HELP_TAB),
                  new Line("u", ScreenWords.HELP_BACK),
                  new Line("U", ScreenWords.HELP_FORWARD),
                  new Line(">", ScreenWords.HELP_PASS))),
          new Group(
              ScreenWords.HELP_OPENING,
              List.of(
                  new Line("t", ScreenWords.HELP_TIMELINE),
                  new Line("s", ScreenWords.HELP_SAVES),
                  new Line("h", ScreenWords.HELP_BACKLOG),
                  new Line("p", ScreenWords.HELP_CARDS),
                  new Line("i", ScreenWords.HELP_AFFAIRS),
                  new Line("r", ScreenWords.HELP_REPLAY))),
          new Group(
              ScreenWords.HELP_REPLAYING,
              List.of(
                  new Line("Right Left", ScreenWords.HELP_REPLAY_PAGES),
                  new Line("Home End", ScreenWords.HELP_REPLAY_ENDS),
                  new Line("0-9", ScreenWords.HELP_REPLAY_NUMBER),
                  new Line("a + -", ScreenWords.HELP_REPLAY_AUTO),
                  new Line("h", ScreenWords.HELP_REPLAY_HISTORY),
                  new Line("b", ScreenWords.HELP_REPLAY_BRANCH))),
          new Group(
              ScreenWords.HELP_TREE,
              List.of(
                  new Line("Left Right", ScreenWords.HELP_TREE_ALONG),
                  new Line("Enter", ScreenWords.HELP_TREE_GO),
                  new Line("v", ScreenWords.HELP_TREE_LOOK),
                  new Line("n", ScreenWords.HELP_TREE_NAME),
                  new Line("h", ScreenWords.HELP_REPLAY_HISTORY))),
          new Group(
              ScreenWords.HELP_SHELF,
              List.of(
                  new Line("n", ScreenWords.SAVE_AS_KEY),
                  new Line("v", ScreenWords.HELP_SHELF_LOOK),
                  new Line("r c e d", ScreenWords.HELP_SHELF_DO),
                  new Line("x i", ScreenWords.HELP_SHELF_TRASH),
                  new Line("f", ScreenWords.HELP_SHELF_FITS))),
          new Group(
              ReckoningWords.HEADING,
              List.of(
                  new Line("Enter", ScreenWords.ACCOUNT),
                  new Line("b", ScreenWords.BACK_TO),
                  new Line("r", ReplayWords.REPLAY))),
          new Group(
              ScreenWords.HELP_EVERYWHERE,
              List.of(
                  new Line("l", ScreenWords.HELP_LANGUAGE),
                  new Line("Esc", ScreenWords.HELP_ESCAPE),
                  new Line("?", ScreenWords.HELP_HELP),
                  new Line("q", ScreenWords.HELP_QUIT),
                  new Line("", ScreenWords.HELP_MOUSE))));

  @Override
  public HelpPage fitted(ScreenModel model) {
    return list.stale(model)
        ? new HelpPage(list.laid(body(model), model))
        : new HelpPage(list.fitted(model));
  }

  private static Body body(ScreenModel model) {
    Leaf leaf = new Leaf(model.margins());
    int widest = 0;
    for (Group group : KEYS) {
      for (Line line : group.lines()) {
        widest = Math.max(widest, Cells.of(line.key()));
      }
    }
    for (Group group : KEYS) {
      leaf.heading(3, model.say(group.heading()));
      for (Line line : group.lines()) {
        leaf.item(Cells.filled(line.key(), widest + 1), model.say(line.what()));
      }
      leaf.gap();
    }
    return leaf.body();
  }

  @Override
  public ScreenModel pressed(ScreenModel model, Key key, boolean burst) {
    return key.kind() == Key.Kind.ESCAPE
        ? model.close()
        : model.showing(new HelpPage(list.heard(key, model)));
  }

  @Override
  public Frame view(ScreenModel model) {
    return Screen.of(model)
        .frame(model.say(ScreenWords.HELP_TITLE), "", list.rows(model), hints(model));
  }

  @Override
  public List<Hint> hints(ScreenModel model, boolean more) {
    return Hints.reading(model, more);
  }
}
