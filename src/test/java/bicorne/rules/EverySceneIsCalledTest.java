package bicorne.rules;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.testkit.Tale;
import org.junit.jupiter.api.Test;

class EverySceneIsCalledTest {

  @Test
  void aSceneThatNothingCallsIsNamedAndItsNodesAreNot() {
    Tale tale = new Tale().episode("a");
    tale.node("start").way(Tale.to("end").call("used"));
    tale.node("end").ends();
    tale.scene("used").node("in").way(Tale.returns());
    tale.scene("unused").node("in").goTo("out");
    tale.node("out").way(Tale.returns());
    assertThat(Found.by(new EverySceneIsCalled(), tale.story()))
        .containsExactly("unused: Nothing calls the scene `unused`. Call it or take it out.");
    assertThat(Found.by(new EveryNodeIsLinked(), tale.story())).isEmpty();
  }
}
