package bicorne.rules;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostics;
import bicorne.model.Card;
import java.util.List;

/** Something mentions every person and place and cites every source. */
final class EveryCardIsMentioned implements Rule {

  @Override
  public void check(Facts facts, Places places, Diagnostics problems) {
    check(facts, places, problems, Card.Kind.PERSON, facts.story().people());
    check(facts, places, problems, Card.Kind.PLACE, facts.story().places());
    check(facts, places, problems, Card.Kind.SOURCE, facts.story().sources());
  }

  private static void check(
      Facts facts,
      Places places,
      Diagnostics problems,
      Card.Kind kind,
      List<? extends Card> cards) {
    Code code =
        switch (kind) {
          case PERSON -> Code.PERSON_NOT_MENTIONED;
          case PLACE -> Code.PLACE_NOT_MENTIONED;
          case SOURCE -> Code.SOURCE_NOT_CITED;
        };
    for (int number = 0; number < cards.size(); number++) {
      Card.Ref card = new Card.Ref(kind, number);
      if (!facts.mentions().named(card)) {
        problems.add(code, places.card(card), cards.get(number).id());
      }
    }
  }
}
