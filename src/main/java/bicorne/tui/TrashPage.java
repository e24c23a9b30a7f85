package bicorne.tui;

import bicorne.wording.ReplayWords;
import java.util.ArrayList;
import java.util.List;

/**
 * Saves that were deleted; Enter takes one back.
 *
 * @param saves an item each
 */
record TrashPage(Listing list, List<Heard.Shelved> saves) implements Page {

  static TrashPage of(List<Heard.Shelved> saves) {
    return new TrashPage(Listing.NEW, saves);
  }

  @Override
  public TrashPage fitted(ScreenModel model) {
    return list.stale(model)
        ? new TrashPage(list.laid(body(model), model), saves)
        : new TrashPage(list.fitted(model), saves);
  }

  private Body body(ScreenModel model) {
    Leaf leaf = new Leaf(model.margins());
    int number = 0;
    for (Heard.Shelved save : saves) {
      leaf.choice(Integer.toString(++number), save.entry().name(), Look.CHOICE);
      leaf.detail(SavesPage.place(save, model), Look.QUIET);
    }
    if (saves.isEmpty()) {
      leaf.in(Look.QUIET).paragraph(model.say(ReplayWords.TRASH_EMPTY));
    }
    return leaf.body();
  }

  @Override
  public ScreenModel pressed(ScreenModel model, Key key, boolean burst) {
    int taken = list.taken(key, burst, model);
    if (taken >= 0) {
      String name = saves.get(taken).entry().name();
      return model.ask(new Errand.Shelve(Errand.Act.RESTORE, name, ""));
    }
    return key.kind() == Key.Kind.ESCAPE
        ? model.close()
        : model.showing(new TrashPage(list.heard(key, model), saves));
  }

  @Override
  public Frame view(ScreenModel model) {
    return Screen.of(model).frame(model.say(ReplayWords.TRASH), "", list.rows(model), hints(model));
  }

  @Override
  public List<Hint> hints(ScreenModel model, boolean more) {
    List<Hint> hints = new ArrayList<>();
    if (!saves.isEmpty()) {
      hints.add(Hint.of(Key.Kind.ENTER, "Enter", model.say(ReplayWords.TAKE_BACK)));
    }
    return Hints.open(hints, model, more);
  }
}
