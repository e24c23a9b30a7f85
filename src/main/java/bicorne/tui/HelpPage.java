package bicorne.tui;

import bicorne.wording.ScreenWords;
import java.util.List;

/** Every key and what it does. */
record HelpPage(Listing list) implements Page {

  static final HelpPage NEW = new HelpPage(Listing.NEW);

  private static final ScreenWords[][] KEYS = {
    {
      ScreenWords.HELP_READING,
      ScreenWords.K_DIGITS,
      ScreenWords.HELP_DIGITS,
      ScreenWords.K_ARROWS,
      ScreenWords.HELP_ARROWS,
      ScreenWords.K_SPACE,
      ScreenWords.HELP_SPACE,
      ScreenWords.K_ENTER,
      ScreenWords.HELP_ENTER,
      ScreenWords.K_PAGES,
      ScreenWords.HELP_PAGES,
      ScreenWords.K_TAB,
      ScreenWords.HELP_TAB,
      ScreenWords.K_BACK,
      ScreenWords.HELP_BACK,
      ScreenWords.K_FORWARD,
      ScreenWords.HELP_FORWARD,
      ScreenWords.K_PASS,
      ScreenWords.HELP_PASS,
    },
    {
      ScreenWords.HELP_OPENING,
      ScreenWords.K_TIMELINE,
      ScreenWords.HELP_TIMELINE,
      ScreenWords.K_SAVES,
      ScreenWords.HELP_SAVES,
      ScreenWords.K_BACKLOG,
      ScreenWords.HELP_BACKLOG,
      ScreenWords.K_CARDS,
      ScreenWords.HELP_CARDS,
      ScreenWords.K_AFFAIRS,
      ScreenWords.HELP_AFFAIRS,
    },
    {
      ScreenWords.HELP_EVERYWHERE,
      ScreenWords.K_LANGUAGE,
      ScreenWords.HELP_LANGUAGE,
      ScreenWords.K_ESCAPE,
      ScreenWords.HELP_ESCAPE,
      ScreenWords.K_HELP,
      ScreenWords.HELP_HELP,
      ScreenWords.K_QUIT,
      ScreenWords.HELP_QUIT,
      ScreenWords.K_MOUSE,
      ScreenWords.HELP_MOUSE,
    }
  };

  @Override
  public HelpPage fitted(ScreenModel model) {
    return list.stale(model)
        ? new HelpPage(list.laid(body(model), model))
        : new HelpPage(list.fitted(model));
  }

  private static Body body(ScreenModel model) {
    Leaf leaf = new Leaf(model.margins());
    int widest = 0;
    for (ScreenWords[] group : KEYS) {
      for (int i = 1; i < group.length; i += 2) {
        widest = Math.max(widest, Cells.of(model.say(group[i])));
      }
    }
    for (ScreenWords[] group : KEYS) {
      leaf.heading(3, model.say(group[0]));
      for (int i = 1; i < group.length; i += 2) {
        leaf.item(Cells.filled(model.say(group[i]), widest + 1), model.say(group[i + 1]));
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
