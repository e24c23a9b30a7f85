package bicorne.tui;

import bicorne.model.Card;
import bicorne.model.Text;
import bicorne.told.CardWords;
import bicorne.told.PagePrinter;
import bicorne.wording.ScreenWords;
import java.util.ArrayList;
import java.util.List;

/**
 * One person, place or source; links in its text lead on.
 *
 * @param link the link that Enter follows, or -1
 */
record CardPage(Listing list, Card.Ref of, int link) implements Page {

  static CardPage of(Card.Ref ref) {
    return new CardPage(Listing.NEW, ref, -1);
  }

  @Override
  public CardPage fitted(ScreenModel model) {
    return list.stale(model)
        ? new CardPage(list.laid(body(model), model), of, link)
        : new CardPage(list.fitted(model), of, link);
  }

  private Body body(ScreenModel model) {
    Leaf leaf = new Leaf(model.margins());
    leaf.in(Look.NAME)
        .paragraph(model.wording().sentence(new CardWords(model.words()).title(of, model.state())));
    Text text = CardWords.text(model.bill().story().card(of));
    if (text != null) {
      new PagePrinter(leaf, model.words()).text(text, model.state());
    }
    return leaf.body();
  }

  @Override
  public ScreenModel pressed(ScreenModel model, Key key, boolean burst) {
    if (key.kind() == Key.Kind.ESCAPE) {
      return model.close();
    }
    Body body = list.body();
    int links = body.links();
    if (key.kind() == Key.Kind.TAB && links > 0) {
      return model.showing(linking((link + 1) % links, model));
    }
    if (key.kind() == Key.Kind.BACK_TAB && links > 0) {
      return model.showing(linking(link <= 0 ? links - 1 : link - 1, model));
    }
    if (key.kind() == Key.Kind.ENTER && !burst) {
      Body.Spot spot = body.link(link);
      return spot == null ? model : model.open(of(spot.to()));
    }
    if (key.kind() == Key.Kind.CLICK && !burst) {
      int row = key.row() - Screen.of(model).plan().top();
      boolean inside = row >= 0 && row < Screen.of(model).body();
      Body.Spot spot = inside ? body.spotAt(list.scroll().top() + row, key.column()) : null;
      return spot == null ? model : model.open(of(spot.to()));
    }
    return model.showing(new CardPage(list.heard(key, model), of, link));
  }

  private CardPage linking(int number, ScreenModel model) {
    Body.Spot spot = list.body().link(number);
    int height = Screen.of(model).body();
    int top = list.scroll().top();
    boolean seen = spot == null || (spot.row() >= top && spot.row() < top + height);
    Listing there =
        seen || spot == null ? list : list.at(new Scroll(spot.row() - height / 2, 0)).fitted(model);
    return new CardPage(there, of, number);
  }

  @Override
  public Frame view(ScreenModel model) {
    int height = Screen.of(model).body();
    List<Frame.Row> rows =
        Screen.marked(
            list.body().window(list.scroll().top(), height, -1, link),
            list.scroll(),
            list.body(),
            height,
            model);
    String title =
        model.say(
            switch (of.kind()) {
              case PERSON -> ScreenWords.PEOPLE;
              case PLACE -> ScreenWords.PLACES;
              case SOURCE -> ScreenWords.SOURCES;
            });
    return Screen.of(model).frame(title, "", rows, hints(model));
  }

  @Override
  public List<Hint> hints(ScreenModel model, boolean more) {
    List<Hint> hints = new ArrayList<>();
    if (list.body().links() > 0) {
      hints.add(Hint.of(Key.Kind.TAB, "Tab", model.say(ScreenWords.LINKS)));
    }
    if (link >= 0) {
      hints.add(Hint.of(Key.Kind.ENTER, "Enter", model.say(ScreenWords.FOLLOW)));
    }
    return Hints.open(hints, model, more);
  }
}
