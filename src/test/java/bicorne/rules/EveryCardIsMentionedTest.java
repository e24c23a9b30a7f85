package bicorne.rules;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.model.Block;
import bicorne.model.Card;
import bicorne.model.Header;
import bicorne.model.Inline;
import bicorne.model.Text;
import bicorne.testkit.Tale;
import java.util.List;
import org.junit.jupiter.api.Test;

class EveryCardIsMentionedTest {

  private final Rule rule = new EveryCardIsMentioned();

  @Test
  void cardsThatNothingNamesAreNoted() {
    Tale tale =
        new Tale()
            .episode("a")
            .person("ney", linkTo(Card.Kind.PERSON, 0))
            .place("brienne", null)
            .source("houssaye");
    tale.node("start").ends();
    assertThat(Found.by(rule, tale.story()))
        .containsExactly(
            "card brienne: Nothing mentions the place `brienne`.",
            "card houssaye: Nothing cites the source `houssaye`.",
            "card ney: Nothing mentions the person `ney`.");
  }

  @Test
  void everyKindOfMentionCounts() {
    Tale tale =
        new Tale()
            .episode("a")
            .person("speaks", null)
            .person("eyes", null)
            .person("linked", linkTo(Card.Kind.PLACE, 1))
            .place("header", null)
            .place("linked-by-card", null)
            .source("cited");
    tale.node("start")
        .header(new Header(null, null, null, 0, 1))
        .history(0)
        .blocks(
            new Block.Say(0, List.of(List.of(new Inline.Words("Sire.")))),
            linkTo(Card.Kind.PERSON, 2).own().get(0))
        .ends();
    assertThat(Found.by(rule, tale.story())).isEmpty();
  }

  private static Text linkTo(Card.Kind kind, int number) {
    Inline link =
        new Inline.Emphasis(true, List.of(new Inline.Link(new Card.Ref(kind, number), List.of())));
    return new Text(List.of(List.of(new Block.Prose(List.of(List.of(link))))));
  }
}
