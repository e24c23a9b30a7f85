package bicorne.tui;

import bicorne.model.Story;
import bicorne.play.Sitting;
import bicorne.saves.JournalHeader;
import bicorne.saves.Saves;
import bicorne.wording.ScreenWords;
import java.util.ArrayList;
import java.util.List;

/** The saves of this story, and a place to keep the play under a name. */
record SavesPage(Listing list) implements Page {

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
    return model.wording().clauses(clauses);
  }

  @Override
  public ScreenModel pressed(ScreenModel model, Key key, boolean burst) {
    int taken = list.taken(key, burst, model);
    if (taken >= 0) {
      return take(taken, model);
    }
    if (key.is('n') && !burst && model.sitting() != null) {
      return model.open(NamePage.NEW);
    }
    return key.kind() == Key.Kind.ESCAPE
        ? model.close()
        : model.showing(new SavesPage(list.heard(key, model)));
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
  public List<Hint> hints(ScreenModel model) {
    List<Hint> hints = new ArrayList<>(Hints.choosing(model, list));
    if (model.sitting() != null) {
      hints.add(1, Hint.of('n', model.say(ScreenWords.SAVE_AS_KEY)));
    }
    return hints;
  }
}
