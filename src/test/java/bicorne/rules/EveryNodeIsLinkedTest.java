package bicorne.rules;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.model.Expr;
import bicorne.testkit.Tale;
import org.junit.jupiter.api.Test;

class EveryNodeIsLinkedTest {

  private final Rule rule = new EveryNodeIsLinked();

  @Test
  void aNodeThatNothingLeadsToIsNamed() {
    Tale tale = new Tale().episode("a");
    tale.node("start").ends();
    tale.node("lost").ends();
    assertThat(Found.by(rule, tale.story()))
        .containsExactly(
            "a/lost: No way from any start leads to the node `lost`. Link to it or take it out.");
  }

  @Test
  void ofAnIslandOnlyWhereItBeginsIsNamed() {
    Tale tale = new Tale().episode("a");
    tale.node("start").ends();
    tale.node("second").goTo("third");
    tale.node("first").goTo("second");
    tale.node("third").ends();
    tale.node("round").goTo("about");
    tale.node("about").goTo("round");
    assertThat(Found.by(rule, tale.story()))
        .extracting(found -> found.substring(0, found.indexOf(':')))
        .containsExactly("a/first", "a/round");
  }

  @Test
  void everyKindOfLinkCounts() {
    Tale tale = new Tale().episode("a");
    tale.pool("road").entry("drawn", null, new Expr.Const(1));
    tale.node("start")
        .otherwise("shut")
        .options(
            Tale.choice("one").to("chosen"),
            Tale.choice("two").outcomes(Tale.outcome("x").to("fallen")),
            Tale.choice("three").way(Tale.draw("road", "else")));
    tale.node("chosen").way(Tale.when(new Expr.Taken(0), "branch").orElse("last").call("s"));
    for (String node : new String[] {"shut", "fallen", "drawn", "else", "branch", "last"}) {
      tale.node(node).ends();
    }
    tale.scene("s").node("in").way(Tale.returns());
    tale.episode("b").node("alone").goTo("next");
    tale.node("next").ends();
    assertThat(Found.by(rule, tale.story())).isEmpty();
  }
}
