package bicorne.tui;

import bicorne.play.Sitting;
import bicorne.wording.ScreenWords;
import java.util.ArrayList;
import java.util.List;

/** Asks for the name under which a copy of the play is kept. */
record NamePage(Field field) implements Page {

  static final NamePage NEW = new NamePage(Field.EMPTY);

  @Override
  public NamePage fitted(ScreenModel model) {
    return this;
  }

  @Override
  public boolean takesText() {
    return true;
  }

  @Override
  public ScreenModel pressed(ScreenModel model, Key key, boolean burst) {
    Sitting sitting = model.sitting();
    if (key.kind() == Key.Kind.ESCAPE) {
      return model.close();
    }
    if (key.kind() == Key.Kind.ENTER) {
      return burst || sitting == null
          ? model
          : model.ask(new Errand.SaveAs(sitting, field.text(), false));
    }
    return model.showing(new NamePage(field.pressed(key)));
  }

  @Override
  public ScreenModel pasted(ScreenModel model, String text) {
    return model.showing(new NamePage(field.typed(text)));
  }

  @Override
  public Frame view(ScreenModel model) {
    Screen screen = Screen.of(model);
    Leaf leaf = new Leaf(model.margins());
    if (screen.body() > 2) {
      leaf.line(model.say(ScreenWords.NAME_ASKED), Look.TEXT);
    }
    List<Frame.Row> rows = new ArrayList<>(leaf.body().rows());
    while (rows.size() > screen.body() - 1) {
      rows.remove(rows.size() - 1);
    }
    Margins margins = model.margins();
    Field.Seen seen = field.seen(margins.width() - 3);
    rows.add(
        new Frame.Row(
            List.of(
                new Frame.Piece(Cells.blank(margins.left() - 2) + "> ", Look.KEY),
                new Frame.Piece(Cells.filled(seen.words(), margins.width() - 2), Look.FIELD))));
    return screen
        .cursor(margins.left() + seen.cursor(), rows.size() - 1)
        .frame(model.say(ScreenWords.SAVE_AS), "", rows, hints(model));
  }

  @Override
  public List<Hint> hints(ScreenModel model) {
    List<Hint> hints =
        List.of(
            Hint.of(Key.Kind.ENTER, "Enter", model.say(ScreenWords.SAVE_KEY)),
            Hint.of(Key.Kind.ESCAPE, "Esc", model.say(ScreenWords.CLOSE)));
    return hints;
  }
}
