package bicorne.rules;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.testkit.Tale;
import org.junit.jupiter.api.Test;

class EveryEpisodeIsEnteredTest {

  private final Rule rule = new EveryEpisodeIsEntered();

  @Test
  void anEpisodeThatNoWayFromTheStartLeadsIntoIsNoted() {
    Tale tale = new Tale().episode("a");
    tale.node("start").goTo("b/middle");
    tale.episode("b").node("first").goTo("middle");
    tale.node("middle").ends();
    tale.episode("c").node("first").goTo("a/start");
    tale.scene("s").node("in").way(Tale.returns());
    assertThat(Found.by(rule, tale.story()))
        .containsExactly(
            "c: No way from the start of the story leads into the episode `c`; it can only be"
                + " played alone.");
  }
}
