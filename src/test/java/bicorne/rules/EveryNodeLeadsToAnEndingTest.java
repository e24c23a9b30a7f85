package bicorne.rules;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.testkit.Tale;
import org.junit.jupiter.api.Test;

class EveryNodeLeadsToAnEndingTest {

  private final Rule rule = new EveryNodeLeadsToAnEnding();

  @Test
  void theFirstNodeWithoutAWayOutIsNamed() {
    Tale tale = new Tale().episode("a");
    tale.node("start").options(Tale.choice("out").to("end"), Tale.choice("in").to("trap"));
    tale.node("behind").goTo("trap");
    tale.node("trap").goTo("behind");
    tale.node("end").ends();
    assertThat(Found.by(rule, tale.story()))
        .containsExactly("a/trap: From the node `trap` no way leads to an ending.");
  }

  @Test
  void aReturnLeadsOutOfItsSceneButNotOutOfItsCallersTrap() {
    Tale tale = new Tale().episode("a");
    tale.node("start").options(Tale.choice("out").to("end"), Tale.choice("in").to("trap"));
    tale.node("trap").way(Tale.to("trap").call("s"));
    tale.node("end").ends();
    tale.scene("s").node("in").way(Tale.returns());
    assertThat(Found.by(rule, tale.story()))
        .containsExactly("a/trap: From the node `trap` no way leads to an ending.");
  }

  @Test
  void anEndingInACalledSceneIsAWayOut() {
    Tale tale = new Tale().episode("a");
    tale.node("start").way(Tale.to("start").call("s"));
    tale.scene("s").node("in").options(Tale.choice("a").to("end"), Tale.choice("b").to("back"));
    tale.node("end").ends();
    tale.node("back").way(Tale.returns());
    assertThat(Found.by(rule, tale.story())).isEmpty();
  }

  @Test
  void silentCirclesAndStoriesWithoutEndingsAreLeftToTheirOwnRules() {
    Tale circle = new Tale().episode("a");
    circle.node("start").options(Tale.choice("out").to("end"), Tale.choice("in").to("round"));
    circle.node("round").silent().goTo("round");
    circle.node("end").ends();
    assertThat(Found.by(rule, circle.story())).isEmpty();

    Tale endless = new Tale().episode("a");
    endless.node("start").goTo("start");
    assertThat(Found.by(rule, endless.story())).isEmpty();
  }
}
