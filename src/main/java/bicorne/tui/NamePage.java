package bicorne.tui;

import bicorne.play.Sitting;
import bicorne.wording.ReplayWords;
import bicorne.wording.ScreenWords;
import java.util.ArrayList;
import java.util.List;

/**
 * Asks for a name, or for a file.
 *
 * @param asked for what
 */
record NamePage(Field field, Asked asked) implements Page {

  /** What a name is asked for. */
  sealed interface Asked {}

  /** A copy of the play is kept under it. */
  record SaveAs() implements Asked {}

  /** The road through a decision is called so. */
  record Road(int decision) implements Asked {}

  /** A save gets it in place of its own. */
  record Rename(String save) implements Asked {}

  /** A copy of a save gets it. */
  record CopySave(String save) implements Asked {}

  /** A save is written to that file, anywhere. */
  record Export(String save) implements Asked {}

  /** A save is taken from that file, from anywhere. */
  record Import() implements Asked {}

  /** For a copy of the play. */
  static final NamePage NEW = new NamePage(Field.EMPTY, new SaveAs());

  /** For something else; {@code words} stand in the field already. */
  static NamePage of(Asked asked, String words) {
    return new NamePage(Field.EMPTY.typed(words), asked);
  }

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
    if (key.kind() == Key.Kind.ESCAPE) {
      return model.close();
    }
    if (key.kind() == Key.Kind.ENTER) {
      return burst ? model : done(model);
    }
    return model.showing(new NamePage(field.pressed(key), asked));
  }

  private ScreenModel done(ScreenModel model) {
    Sitting sitting = model.sitting();
    String words = field.text();
    if (asked instanceof SaveAs) {
      return sitting == null ? model : model.ask(new Errand.SaveAs(sitting, words, false));
    }
    if (asked instanceof Road road) {
      return sitting == null ? model : named(model, sitting, road.decision(), words.strip());
    }
    if (asked instanceof Rename rename) {
      return model.ask(new Errand.Shelve(Errand.Act.RENAME, rename.save(), words));
    }
    if (asked instanceof CopySave copy) {
      return model.ask(new Errand.Shelve(Errand.Act.COPY, copy.save(), words));
    }
    if (asked instanceof Export export) {
      return model.ask(new Errand.Shelve(Errand.Act.EXPORT, export.save(), words));
    }
    if (asked instanceof Import) {
      return model.ask(new Errand.Shelve(Errand.Act.IMPORT, "", words));
    }
    throw new AssertionError(asked);
  }

  private static ScreenModel named(ScreenModel model, Sitting sitting, int decision, String words) {
    Sitting there = sitting.roadNamed(decision, words);
    ScreenModel closed = model.close().arrive(there);
    ScreenModel tree =
        closed.page() instanceof TreePage page ? closed.showing(page.again()) : closed;
    return words.isEmpty()
        ? tree.tell(ReplayWords.ROAD_HAS_NO_NAME, "number", decision)
        : tree.tell(ReplayWords.ROAD_IS_NAMED, "number", decision, "name", words);
  }

  @Override
  public ScreenModel pasted(ScreenModel model, String text) {
    return model.showing(new NamePage(field.typed(text), asked));
  }

  private String title(ScreenModel model) {
    if (asked instanceof SaveAs) {
      return model.say(ScreenWords.SAVE_AS);
    }
    if (asked instanceof Road) {
      return model.say(ReplayWords.NAME_ROAD_TITLE);
    }
    return model.say(ScreenWords.SAVES_TITLE);
  }

  private String question(ScreenModel model) {
    if (asked instanceof SaveAs) {
      return model.say(ScreenWords.NAME_ASKED);
    }
    if (asked instanceof Road road) {
      return model.say(ReplayWords.NAME_ROAD_ASKED, "number", road.decision());
    }
    if (asked instanceof Rename rename) {
      return model.say(ReplayWords.RENAME_ASKED, "save", rename.save());
    }
    if (asked instanceof CopySave copy) {
      return model.say(ReplayWords.COPY_ASKED, "save", copy.save());
    }
    if (asked instanceof Export export) {
      return model.say(ReplayWords.EXPORT_ASKED, "save", export.save());
    }
    return model.say(ReplayWords.IMPORT_ASKED);
  }

  @Override
  public Frame view(ScreenModel model) {
    Screen screen = Screen.of(model);
    Leaf leaf = new Leaf(model.margins());
    if (screen.body() > 2) {
      leaf.line(question(model), Look.TEXT);
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
        .frame(title(model), "", rows, hints(model));
  }

  @Override
  public List<Hint> hints(ScreenModel model, boolean more) {
    boolean saves = asked instanceof SaveAs;
    List<Hint> hints =
        List.of(
            Hint.of(
                Key.Kind.ENTER,
                "Enter",
                model.say(saves ? ScreenWords.SAVE_KEY : ReplayWords.DO_IT)),
            Hint.of(Key.Kind.ESCAPE, "Esc", model.say(ScreenWords.CLOSE)));
    return hints;
  }
}
