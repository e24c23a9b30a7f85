package bicorne.tui;

import bicorne.play.Sitting;
import bicorne.wording.ReplayWords;
import bicorne.wording.Saying;
import bicorne.wording.ScreenWords;
import java.util.ArrayList;
import java.util.List;

/**
 * Something to be told before anything else: what has happened, and perhaps a question.
 *
 * @param notes what is told
 * @param then what Enter does
 */
record PanelPage(Listing list, List<Note> notes, Then then) implements Page {

  /** What Enter does; Esc never does it. */
  sealed interface Then {

    /** Nothing more. */
    record Close() implements Then {}

    /** Goes on in a save, kept in this way. */
    record GoOn(Sitting sitting, Command keeping) implements Then {}

    /** Replaces the save of a name. */
    record Replace(String name) implements Then {}

    /** Moves a save to the trash. */
    record Delete(String name) implements Then {}
  }

  static PanelPage of(List<Note> notes, Then then) {
    return new PanelPage(Listing.NEW, List.copyOf(notes), then);
  }

  @Override
  public PanelPage fitted(ScreenModel model) {
    if (!list.stale(model)) {
      return new PanelPage(list.fitted(model), notes, then);
    }
    Leaf leaf = new Leaf(model.margins()).in(Look.NOTICE);
    for (Note note : notes) {
      leaf.paragraph(note.told(model.wording()));
    }
    return new PanelPage(list.laid(leaf.body(), model), notes, then);
  }

  @Override
  public ScreenModel pressed(ScreenModel model, Key key, boolean burst) {
    if (key.kind() == Key.Kind.ESCAPE) {
      return then instanceof Then.GoOn ? model.ask(new Errand.LetGo()).close() : model.close();
    }
    if (key.kind() == Key.Kind.ENTER && !burst) {
      return yes(model);
    }
    return model.showing(new PanelPage(list.heard(key, model), notes, then));
  }

  private ScreenModel yes(ScreenModel model) {
    Sitting here = model.sitting();
    if (then instanceof Then.GoOn on) {
      return model.close().play(on.sitting(), on.keeping());
    }
    if (then instanceof Then.Replace replace && here != null) {
      return model.close().ask(new Errand.SaveAs(here, replace.name(), true));
    }
    if (then instanceof Then.Delete delete) {
      return model.close().ask(new Errand.Shelve(Errand.Act.DELETE, delete.name(), ""));
    }
    return model.close();
  }

  @Override
  public Frame view(ScreenModel model) {
    return Screen.of(model)
        .frame(model.say(ScreenWords.NOTICE_TITLE), "", list.rows(model), hints(model));
  }

  @Override
  public List<Hint> hints(ScreenModel model, boolean more) {
    Saying enter =
        then instanceof Then.Close
            ? ScreenWords.READ_ON
            : then instanceof Then.Replace
                ? ScreenWords.REPLACE
                : then instanceof Then.Delete ? ReplayWords.DELETE : ScreenWords.GO_ON_HERE;
    List<Hint> hints = new ArrayList<>();
    hints.add(Hint.of(Key.Kind.ENTER, "Enter", model.say(enter)));
    return Hints.open(hints, model, more);
  }
}
