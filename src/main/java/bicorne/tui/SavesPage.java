package bicorne.tui;

import bicorne.model.Story;
import bicorne.play.Sitting;
import bicorne.saves.JournalHeader;
import bicorne.saves.Saves;
import bicorne.wording.ReplayWords;
import bicorne.wording.ScreenWords;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The saves of this story, and a place to keep the play under a name. */
record SavesPage(Listing list) implements Page {

  /** So many saves are tried at once. */
  private static final int MOST_TRIED = 100;

  static final SavesPage NEW = new SavesPage(Listing.NEW);

  @Override
  public SavesPage fitted(ScreenModel model) {
    return list.stale(model)
        ? new SavesPage(list.laid(body(model), model))
        : new SavesPage(list.fitted(model));
  }

  private static Body body(ScreenModel model) {
    Leaf leaf = new Leaf(model.margins());
    int number = 0;
    if (model.sitting() != null) {
      leaf.choice(Integer.toString(++number), model.say(ScreenWords.SAVE_AS), Look.CHOICE);
      leaf.gap();
    }
    for (Heard.Shelved save : model.saves()) {
      leaf.choice(Integer.toString(++number), save.entry().name(), Look.CHOICE);
      leaf.detail(place(save, model), Look.QUIET);
    }
    if (model.saves().isEmpty()) {
      leaf.in(Look.QUIET).paragraph(model.say(ScreenWords.NO_SAVES));
    }
    return leaf.body();
  }

  /** Where a save stands, how far it is, when it was played. */
  static String place(Heard.Shelved save, ScreenModel model) {
    Saves.Entry entry = save.entry();
    JournalHeader header = entry.header();
    if (header == null) {
      return model.say(ScreenWords.SAVE_UNREADABLE);
    }
    Story story = model.bill().story();
    String address = entry.at().isEmpty() ? header.start() : entry.at();
    int node = story.nodeAt(address);
    String where = node < 0 ? address : model.words().where(node, model.state());
    List<String> clauses = new ArrayList<>();
    clauses.add(where);
    clauses.add(model.say(ScreenWords.SAVE_CHOICES, "count", entry.choices()));
    clauses.add(save.when().isEmpty() ? "" : model.say(ScreenWords.SAVE_WHEN, "when", save.when()));
    if (!entry.endings().isEmpty()) {
      clauses.add(model.say(ScreenWords.SAVE_ENDINGS, "count", entry.endings().size()));
    }
    if (entry.trouble() != null) {
      clauses.add(model.say(ScreenWords.SAVE_DAMAGED));
    }
    clauses.add(fit(entry, model));
    return model.wording().clauses(clauses);
  }

  private static String fit(Saves.Entry entry, ScreenModel model) {
    return switch (entry.fit().on(model.bill().edition().logic())) {
      case UNKNOWN -> "";
      case FITS -> model.say(ReplayWords.FITS);
      case REVISED -> model.say(ReplayWords.FITS_REVISED);
      case NOT -> model.say(ReplayWords.FITS_NOT);
    };
  }

  @Override
  public ScreenModel pressed(ScreenModel model, Key key, boolean burst) {
    int taken = list.taken(key, burst, model);
    if (taken >= 0) {
      return take(taken, model);
    }
    if (key.kind() == Key.Kind.ESCAPE) {
      return model.close();
    }
    if (key.kind() == Key.Kind.CHARACTER && !key.is(' ')) {
      return burst || key.ctrl() || key.alt() ? model : character(model, key);
    }
    return model.showing(new SavesPage(list.heard(key, model)));
  }

  private ScreenModel character(ScreenModel model, Key key) {
    switch (key.codePoint()) {
      case 'n' -> {
        return model.sitting() == null ? model : model.open(NamePage.NEW);
      }
      case 'i' -> {
        return model.open(NamePage.of(new NamePage.Import(), ""));
      }
      case 'x' -> {
        return model.ask(new Errand.ListTrash());
      }
      case 't' -> {
        return model.ask(new Errand.ReadAll());
      }
      case 'f' -> {
        return tryFits(model);
      }
      default -> {
        Heard.Shelved save = chosen(model);
        return save == null ? model : with(save.entry().name(), model, key);
      }
    }
  }

  private static ScreenModel with(String name, ScreenModel model, Key key) {
    return switch (key.codePoint()) {
      case 'v' -> model.ask(new Errand.LookAt(name, 0));
      case 'r' -> model.open(NamePage.of(new NamePage.Rename(name), name));
      case 'c' -> model.open(NamePage.of(new NamePage.CopySave(name), name));
      case 'e' -> model.open(NamePage.of(new NamePage.Export(name), name + Saves.ENDING));
      case 'd' ->
          model.open(
              PanelPage.of(
                  List.of(new Note.Says(ReplayWords.DELETE_ASKED, List.of("save", name))),
                  new PanelPage.Then.Delete(name)));
      default -> model;
    };
  }

  private ScreenModel tryFits(ScreenModel model) {
    List<String> names = new ArrayList<>();
    String logic = model.bill().edition().logic();
    for (Heard.Shelved save : model.saves()) {
      if (names.size() < MOST_TRIED
          && save.entry().trouble() == null
          && save.entry().fit().on(logic) == Saves.Fit.How.UNKNOWN) {
        names.add(save.entry().name());
      }
    }
    return names.isEmpty()
        ? model.tell(ReplayWords.NOTHING_TO_TRY)
        : model.ask(new Errand.TryFits(names));
  }

  /** The save that is pointed at; null where it is none. */
  private Heard.@Nullable Shelved chosen(ScreenModel model) {
    return pointed(list.chosen(model), model);
  }

  private static Heard.@Nullable Shelved pointed(int item, ScreenModel model) {
    int save = model.sitting() == null ? item : item - 1;
    return save < 0 || save >= model.saves().size() ? null : model.saves().get(save);
  }

  private static ScreenModel take(int item, ScreenModel model) {
    Sitting here = model.sitting();
    int save = here == null ? item : item - 1;
    if (save < 0) {
      return model.open(NamePage.NEW);
    }
    return model.ask(new Errand.OpenSave(model.saves().get(save).entry().name()));
  }

  @Override
  public Frame view(ScreenModel model) {
    return Screen.of(model)
        .frame(model.say(ScreenWords.SAVES_TITLE), "", list.rows(model), hints(model));
  }

  @Override
  public List<Hint> hints(ScreenModel model, boolean more) {
    List<Hint> hints = new ArrayList<>();
    if (!list.body().items().isEmpty()) {
      hints.add(Hint.of(Key.Kind.ENTER, "Enter", model.say(ScreenWords.CHOOSE)));
    }
    if (model.sitting() != null) {
      hints.add(Hint.of('n', model.say(ScreenWords.SAVE_AS_KEY)));
    }
    if (pointed(list.scroll().chosen(), model) != null) {
      hints.add(Hint.of('v', model.say(ReplayWords.REPLAY)));
      hints.add(Hint.of('r', model.say(ReplayWords.RENAME)));
      hints.add(Hint.of('c', model.say(ReplayWords.COPY)));
      hints.add(Hint.of('d', model.say(ReplayWords.DELETE)));
      hints.add(Hint.of('e', model.say(ReplayWords.EXPORT)));
    }
    hints.add(Hint.of('x', model.say(ReplayWords.TRASH_KEY)));
    hints.add(Hint.of('i', model.say(ReplayWords.IMPORT)));
    if (!model.saves().isEmpty()) {
      hints.add(Hint.of('t', model.say(ReplayWords.ALL_ROADS_KEY)));
      hints.add(Hint.of('f', model.say(ReplayWords.TRY_FITS)));
    }
    return Hints.open(hints, model, more);
  }
}
