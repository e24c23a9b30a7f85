package bicorne.tui;

import bicorne.play.Decided;
import bicorne.play.Sitting;
import bicorne.play.Status;
import bicorne.told.StoryWords;
import bicorne.wording.CommandWords;
import bicorne.wording.ScreenWords;
import java.util.List;

/** How things stand: each gauge, and the decision that moved it last. */
record AffairsPage(Listing list) implements Page {

  static final AffairsPage NEW = new AffairsPage(Listing.NEW);

  @Override
  public AffairsPage fitted(ScreenModel model) {
    Sitting sitting = model.sitting();
    return list.stale(model) && sitting != null
        ? new AffairsPage(list.laid(body(model, sitting), model))
        : new AffairsPage(list.fitted(model));
  }

  private static Body body(ScreenModel model, Sitting sitting) {
    Leaf leaf = new Leaf(model.margins());
    StoryWords words = model.words();
    List<Integer> status = Status.of(model.engine(), model.state());
    if (status.isEmpty()) {
      leaf.in(Look.QUIET).paragraph(model.say(CommandWords.STATE_EMPTY));
      return leaf.body();
    }
    List<Decided> decisions = sitting.decisions();
    for (int variable : status) {
      leaf.gap();
      leaf.line(words.gauge(variable, null, model.state()), Look.STRONG);
      leaf.in(Look.QUIET).entry(words.moved(variable, decisions));
    }
    return leaf.body();
  }

  @Override
  public ScreenModel pressed(ScreenModel model, Key key, boolean burst) {
    return key.kind() == Key.Kind.ESCAPE || (key.is('i') && !burst)
        ? model.close()
        : model.showing(new AffairsPage(list.heard(key, model)));
  }

  @Override
  public Frame view(ScreenModel model) {
    return Screen.of(model)
        .frame(model.say(ScreenWords.AFFAIRS_TITLE), "", list.rows(model), hints(model));
  }

  @Override
  public List<Hint> hints(ScreenModel model, boolean more) {
    return Hints.reading(model, more);
  }
}
