package bicorne.rules;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.model.History;
import bicorne.testkit.Tale;
import org.junit.jupiter.api.Test;

class EveryAccountHasItsMainTest {

  @Test
  void aDecisionWithAnAccountAndNoMainIsNamed() {
    Tale tale = new Tale().episode("a");
    tale.node("without")
        .history()
        .options(Tale.choice("x").to("with"), Tale.choice("y").mark(History.Mark.ALSO).to("with"));
    tale.node("with")
        .history()
        .options(Tale.choice("x").to("chance"), Tale.choice("y").mark(History.Mark.MAIN).to("end"));
    tale.node("chance").history().options(Tale.outcome("x").to("end"));
    tale.node("no-account").options(Tale.choice("x").to("end"));
    tale.node("end").history().ends();
    assertThat(Found.by(new EveryAccountHasItsMain(), tale.story()))
        .containsExactly(
            "a/chance: The node `chance` has an account of history, but none of its options is"
                + " marked `history: main`.",
            "a/without: The node `without` has an account of history, but none of its options is"
                + " marked `history: main`.");
  }
}
