package bicorne.rules;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.testkit.Tale;
import org.junit.jupiter.api.Test;

class AnEndingIsLinkedTest {

  private final Rule rule = new AnEndingIsLinked();

  @Test
  void aStoryWithoutAnEndingThatItsStartLeadsToIsNamed() {
    Tale tale = new Tale().episode("a");
    tale.node("start").goTo("start");
    tale.node("end").ends();
    assertThat(Found.by(rule, tale.story()))
        .containsExactly("story: No way from the start of the story leads to an ending.");
  }

  @Test
  void anEndingInASceneIsAnEnding() {
    Tale tale = new Tale().episode("a");
    tale.node("start").way(Tale.to("start").call("s"));
    tale.scene("s").node("in").ends();
    assertThat(Found.by(rule, tale.story())).isEmpty();
  }
}
