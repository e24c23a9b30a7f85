package bicorne.tui;

import bicorne.wording.ScreenWords;
import java.util.List;

/** Every key and what it does. */
record HelpPage(Listing list) implements Page {

  static final HelpPage NEW = new HelpPage(Listing.NEW);

  private record Line(ScreenWords key, ScreenWords what) {}

  private record Group(ScreenWords heading, List<Line> lines) {}

  private static final List<Group> KEYS =
      List.of(
          new Group(
              ScreenWords.HELP_READING,
              List.of(
                  new Line(ScreenWords.K_DIGITS, ScreenWords.HELP_DIGITS),
                  new Line(ScreenWords.K_ARROWS, ScreenWords.HELP_ARROWS),
                  new Line(ScreenWords.K_SPACE, ScreenWords.HELP_SPACE),
                  new Line(ScreenWords.K_ENTER, ScreenWords.HELP_ENTER),
                  new Line(ScreenWords.K_PAGES, ScreenWords.HELP_PAGES),
                  new Line(ScreenWords.K_TAB, ScreenWords.HELP_TAB),
                  new Line(ScreenWords.K_BACK, ScreenWords.HELP_BACK),
                  new Line(ScreenWords.K_FORWARD, ScreenWords.HELP_FORWARD),
                  new Line(ScreenWords.K_PASS, ScreenWords.HELP_PASS))),
          new Group(
              ScreenWords.HELP_OPENING,
              List.of(
                  new Line(ScreenWords.K_TIMELINE, ScreenWords.HELP_TIMELINE),
                  new Line(ScreenWords.K_SAVES, ScreenWords.HELP_SAVES),
                  new Line(ScreenWords.K_BACKLOG, ScreenWords.HELP_BACKLOG),
                  new Line(ScreenWords.K_CARDS, ScreenWords.HELP_CARDS),
                  new Line(ScreenWords.K_AFFAIRS, ScreenWords.HELP_AFFAIRS))),
          new Group(
              ScreenWords.HELP_EVERYWHERE,
              List.of(
                  new Line(ScreenWords.K_LANGUAGE, ScreenWords.HELP_LANGUAGE),
                  new Line(ScreenWords.K_ESCAPE, ScreenWords.HELP_ESCAPE),
                  new Line(ScreenWords.K_HELP, ScreenWords.HELP_HELP),
                  new Line(ScreenWords.K_QUIT, ScreenWords.HELP_QUIT),
                  new Line(ScreenWords.K_MOUSE, ScreenWords.HELP_MOUSE))));

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
        widest = Math.max(widest, Cells.of(model.say(line.key())));
      }
    }
    for (Group group : KEYS) {
      leaf.heading(3, model.say(group.heading()));
      for (Line line : group.lines()) {
        leaf.item(Cells.filled(model.say(line.key()), widest + 1), model.say(line.what()));
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
  public List<Hint> hints(ScreenModel model) {
    return Hints.reading(model, list);
  }
}
