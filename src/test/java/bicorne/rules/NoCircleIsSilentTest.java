package bicorne.rules;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.model.Block;
import bicorne.model.Expr;
import bicorne.model.Header;
import bicorne.testkit.Tale;
import java.util.List;
import org.junit.jupiter.api.Test;

class NoCircleIsSilentTest {

  private final Rule rule = new NoCircleIsSilent();

  @Test
  void nodesThatSayNothingAndLeadRoundAreACircle() {
    Tale tale = new Tale().episode("a");
    tale.node("start").goTo("one");
    tale.node("one").silent().goTo("two");
    tale.node("two").silent().way(Tale.when(new Expr.Taken(0), "one").orElse("three"));
    tale.node("three").blocks(new Block.When(Expr.TRUE, List.of(), List.of())).goTo("one");
    assertThat(Found.by(rule, tale.story()))
        .containsExactly(
            "a/one: From the node `one` the story goes round for ever and never waits for the"
                + " player: one, two, three. Let one of these nodes say something or offer a"
                + " choice.");
  }

  @Test
  void aNodeThatLeadsToItselfIsACircle() {
    Tale tale = new Tale().episode("a");
    tale.node("start").silent().goTo("start");
    assertThat(Found.by(rule, tale.story())).hasSize(1);
  }

  @Test
  void aCircleThatCanBeLeftIsNone() {
    Tale tale = new Tale().episode("a");
    tale.node("one").silent().way(Tale.when(new Expr.Taken(0), "one").orElse("out"));
    tale.node("out").ends();
    assertThat(Found.by(rule, tale.story())).isEmpty();
  }

  @Test
  void aCircleWithATextOrAChoiceOrChanceOrACallIsNone() {
    Tale tale = new Tale().episode("a");
    tale.node("one").silent().goTo("two");
    tale.node("two").goTo("one");
    tale.node("three").silent().options(Tale.choice("again").to("three"));
    tale.node("four").silent().options(Tale.outcome("again").to("four"));
    tale.node("five").silent().way(Tale.to("five").call("s"));
    tale.node("six")
        .blocks(new Block.When(new Expr.Taken(0), List.of(), List.of(Block.Prose.plain("Well."))))
        .goTo("six");
    tale.scene("s").node("in").way(Tale.returns());
    assertThat(Found.by(rule, tale.story())).isEmpty();
  }

  @Test
  void runOnNodesWithTextAreACircleUnlessTheirHeadersTurnThePage() {
    Tale same = new Tale().episode("a");
    same.node("one").runOn().goTo("two");
    same.node("two").runOn().goTo("one");
    assertThat(Found.by(rule, same.story())).hasSize(1);

    Tale turning = new Tale().episode("a");
    Header other = new Header(null, "1814-01-29", null, -1, -1);
    turning.node("one").runOn().goTo("two");
    turning.node("two").runOn().header(other).goTo("one");
    assertThat(Found.by(rule, turning.story())).isEmpty();
  }

  @Test
  void aPoolThatGivesOnlySilentNodesClosesTheCircle() {
    Tale tale = new Tale().episode("a");
    tale.pool("road").entry("two", null, new Expr.Const(1));
    tale.node("one").silent().way(Tale.draw("road", "one"));
    tale.node("two").silent().goTo("one");
    assertThat(Found.by(rule, tale.story())).hasSize(1);
  }

  @Test
  void aChainOfAHundredThousandNodesIsNoTrouble() {
    Tale tale = new Tale().episode("a");
    tale.node("n0").silent().goTo("n99999");
    for (int i = 1; i < 100_000; i++) {
      tale.node("n" + i).silent().goTo("n" + (i - 1));
    }
    assertThat(Found.by(rule, tale.story())).hasSize(1);
  }
}
