package bicorne.tui;

import bicorne.wording.LanguageNames;
import bicorne.wording.ScreenWords;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What can be done before a play, or beside one. */
record TitlePage(Listing list) implements Page {

  static final TitlePage NEW = new TitlePage(Listing.NEW);

  private enum Entry {
    CONTINUE,
    NEW_GAME,
    EPISODES,
    SAVES,
    ENDINGS,
    SETTINGS,
    LANGUAGE,
    QUIT
  }

  private static List<Entry> entries(ScreenModel model) {
    List<Entry> entries = new ArrayList<>(List.of(Entry.values()));
    if (model.sitting() == null && newest(model) == null) {
      entries.remove(Entry.CONTINUE);
    }
    return entries;
  }

  /** The save that was played last and can be read. */
  private static Heard.@Nullable Shelved newest(ScreenModel model) {
    for (Heard.Shelved save : model.saves()) {
      if (save.entry().header() != null) {
        return save;
      }
    }
    return null;
  }

  @Override
  public TitlePage fitted(ScreenModel model) {
    return list.stale(model)
        ? new TitlePage(list.laid(body(model), model))
        : new TitlePage(list.fitted(model));
  }

  private static Body body(ScreenModel model) {
    Leaf leaf = new Leaf(model.margins());
    leaf.heading(1, model.words().line(model.bill().story().title(), model.state()));
    int number = 0;
    for (Entry entry : entries(model)) {
      leaf.choice(Integer.toString(++number), words(entry, model), Look.CHOICE);
      if (entry == Entry.CONTINUE) {
        leaf.detail(going(model), Look.QUIET);
      }
    }
    return leaf.body();
  }

  private static String words(Entry entry, ScreenModel model) {
    return switch (entry) {
      case CONTINUE -> model.say(ScreenWords.CONTINUE);
      case NEW_GAME -> model.say(ScreenWords.NEW_GAME);
      case EPISODES -> model.say(ScreenWords.EPISODES);
      case SAVES -> model.say(ScreenWords.SAVES_TITLE);
      case ENDINGS -> model.say(ScreenWords.ENDINGS, "found", found(model), "all", all(model));
      case SETTINGS -> model.say(ScreenWords.SETTINGS);
      case LANGUAGE ->
          model.say(ScreenWords.LANGUAGE, "language", LanguageNames.of(model.nextLanguage()));
      case QUIT -> model.say(ScreenWords.QUIT_TITLE);
    };
  }

  /** Where it goes on. */
  private static String going(ScreenModel model) {
    if (model.sitting() != null) {
      return model.words().where(model.engine().node(model.state()), model.state());
    }
    Heard.Shelved newest = newest(model);
    return newest == null ? "" : SavesPage.place(newest, model);
  }

  private static int found(ScreenModel model) {
    List<Integer> found = new ArrayList<>(model.endingsFound());
    if (model.sitting() != null) {
      for (int ending : model.sitting().endingsReached()) {
        if (!found.contains(ending)) {
          found.add(ending);
        }
      }
    }
    return found.size();
  }

  private static int all(ScreenModel model) {
    return model.bill().story().endings().size();
  }

  @Override
  public ScreenModel pressed(ScreenModel model, Key key, boolean burst) {
    int taken = list.taken(key, burst, model);
    if (taken >= 0) {
      return take(entries(model).get(taken), model);
    }
    if (key.kind() == Key.Kind.ESCAPE) {
      return model.close();
    }
    return model.showing(new TitlePage(list.heard(key, model)));
  }

  private static ScreenModel take(Entry entry, ScreenModel model) {
    return switch (entry) {
      case CONTINUE -> goOn(model);
      case NEW_GAME -> model.ask(new Errand.NewPlay(""));
      case EPISODES -> model.open(EpisodesPage.NEW);
      case SAVES -> model.ask(new Errand.ListSaves()).open(SavesPage.NEW);
      case ENDINGS -> model.ask(new Errand.ListSaves()).open(EndingsPage.NEW);
      case SETTINGS -> model.open(SettingsPage.NEW);
      case LANGUAGE -> model.set(model.settings().told(model.nextLanguage()));
      case QUIT -> model.leave();
    };
  }

  private static ScreenModel goOn(ScreenModel model) {
    if (model.sitting() != null) {
      return model.close();
    }
    Heard.Shelved newest = newest(model);
    return newest == null ? model : model.ask(new Errand.OpenSave(newest.entry().name()));
  }

  @Override
  public Frame view(ScreenModel model) {
    return Screen.of(model)
        .frame("Bicorne " + model.bill().version(), "", list.rows(model), hints(model));
  }

  @Override
  public List<Hint> hints(ScreenModel model, boolean more) {
    List<Hint> hints = new ArrayList<>();
    hints.add(Hint.of(Key.Kind.ENTER, "Enter", model.say(ScreenWords.CHOOSE)));
    if (model.pages().size() > 1) {
      hints.add(Hint.of(Key.Kind.ESCAPE, "Esc", model.say(ScreenWords.CLOSE)));
    }
    hints.add(Hint.of('l', LanguageNames.of(model.nextLanguage())));
    hints.add(Hint.of('?', model.say(ScreenWords.HELP)));
    hints.add(Hint.of('q', model.say(ScreenWords.QUIT)));
    return hints;
  }
}
