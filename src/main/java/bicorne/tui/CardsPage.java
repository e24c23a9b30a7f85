package bicorne.tui;

import bicorne.engine.State;
import bicorne.model.Card;
import bicorne.play.Met;
import bicorne.told.CardWords;
import bicorne.wording.CommandWords;
import bicorne.wording.ScreenWords;
import java.util.ArrayList;
import java.util.List;

/**
 * The people, places and sources met so far, one kind at a time.
 *
 * @param all those met, of every kind
 */
record CardsPage(Listing list, Card.Kind kind, List<Card.Ref> all) implements Page {

  static final CardsPage NEW = new CardsPage(Listing.NEW, Card.Kind.PERSON, List.of());

  private List<Card.Ref> met() {
    List<Card.Ref> met = new ArrayList<>();
    for (Card.Ref ref : all) {
      if (ref.kind() == kind) {
        met.add(ref);
      }
    }
    return met;
  }

  @Override
  public CardsPage fitted(ScreenModel model) {
    if (!list.stale(model) || model.sitting() == null) {
      return new CardsPage(list.fitted(model), kind, all);
    }
    CardsPage now = new CardsPage(list, kind, Met.by(model.sitting(), model.words().language()));
    return new CardsPage(list.laid(now.body(model), model), kind, now.all);
  }

  private Body body(ScreenModel model) {
    Leaf leaf = new Leaf(model.margins());
    CardWords cards = new CardWords(model.words());
    State state = model.state();
    List<Card.Ref> met = met();
    if (met.isEmpty()) {
      leaf.in(Look.QUIET)
          .paragraph(
              model.say(
                  switch (kind) {
                    case PERSON -> CommandWords.NOBODY_YET;
                    case PLACE -> CommandWords.NOWHERE_YET;
                    case SOURCE -> CommandWords.NO_SOURCE_YET;
                  }));
    }
    int number = 0;
    for (Card.Ref ref : met) {
      leaf.choice(Integer.toString(++number), cards.title(ref, state), Look.CHOICE);
    }
    return leaf.body();
  }

  private CardsPage of(Card.Kind other, ScreenModel model) {
    CardsPage page = new CardsPage(Listing.NEW, other, all);
    return new CardsPage(Listing.NEW.laid(page.body(model), model), other, all);
  }

  @Override
  public ScreenModel pressed(ScreenModel model, Key key, boolean burst) {
    if (key.kind() == Key.Kind.ESCAPE || (key.is('p') && !burst)) {
      return model.close();
    }
    int taken = list.taken(key, burst, model);
    if (taken >= 0) {
      return model.open(CardPage.of(met().get(taken)));
    }
    int step =
        switch (key.kind()) {
          case TAB, RIGHT -> 1;
          case BACK_TAB, LEFT -> 2;
          default -> 0;
        };
    if (step > 0) {
      return model.showing(of(behind(step), model));
    }
    return model.showing(new CardsPage(list.heard(key, model), kind, all));
  }

  @Override
  public Frame view(ScreenModel model) {
    return Screen.of(model).frame(title(kind, model), "", list.rows(model), hints(model));
  }

  @Override
  public List<Hint> hints(ScreenModel model, boolean more) {
    List<Hint> hints = new ArrayList<>(Hints.choosing(model, list, more));
    hints.add(
        Math.min(1, list.body().items().size()),
        Hint.of(Key.Kind.TAB, "Tab", key(behind(1), model)));
    return hints;
  }

  /** The kind so many behind this one. */
  private Card.Kind behind(int step) {
    List<Card.Kind> kinds = List.of(Card.Kind.values());
    return kinds.get((kinds.indexOf(kind) + step) % kinds.size());
  }

  private static String key(Card.Kind kind, ScreenModel model) {
    return model.say(
        switch (kind) {
          case PERSON -> ScreenWords.CARDS;
          case PLACE -> ScreenWords.PLACES_KEY;
          case SOURCE -> ScreenWords.SOURCES_KEY;
        });
  }

  private static String title(Card.Kind kind, ScreenModel model) {
    return model.say(
        switch (kind) {
          case PERSON -> ScreenWords.PEOPLE;
          case PLACE -> ScreenWords.PLACES;
          case SOURCE -> ScreenWords.SOURCES;
        });
  }
}
