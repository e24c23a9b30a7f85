package bicorne.rules;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.model.History;
import bicorne.testkit.Tale;
import org.junit.jupiter.api.Test;

class EveryMarkHasItsAccountTest {

  @Test
  void marksInANodeWithoutAnAccountAreNoted() {
    Tale tale = new Tale().episode("a");
    tale.node("marked").options(Tale.choice("x").mark(History.Mark.ALSO).to("inner"));
    tale.node("inner")
        .options(Tale.choice("x").outcomes(Tale.outcome("o").mark(History.Mark.MAIN).to("fine")));
    tale.node("fine").history().options(Tale.choice("x").mark(History.Mark.MAIN).to("end"));
    tale.node("end").ends();
    assertThat(Found.by(new EveryMarkHasItsAccount(), tale.story()))
        .containsExactly(
            "a/inner: The node `inner` has an option marked with `history`, but no account of its"
                + " own; the reckoning leaves it out.",
            "a/marked: The node `marked` has an option marked with `history`, but no account of its"
                + " own; the reckoning leaves it out.");
  }

  @Test
  void theMarkOnAContentNoteNeedsNone() {
    Tale tale = new Tale().episode("a");
    tale.node("before")
        .tags("content-note")
        .options(
            Tale.choice("read").mark(History.Mark.MAIN).to("end"), Tale.choice("pass").to("end"));
    tale.node("end").ends();
    assertThat(Found.by(new EveryMarkHasItsAccount(), tale.story())).isEmpty();
  }
}
