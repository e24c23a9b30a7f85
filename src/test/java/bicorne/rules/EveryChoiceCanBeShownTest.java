package bicorne.rules;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.model.Expr;
import bicorne.model.Expr.Op;
import bicorne.model.Type;
import bicorne.testkit.Tale;
import org.junit.jupiter.api.Test;

class EveryChoiceCanBeShownTest {

  @Test
  void aChoiceThatIsNeitherOpenNorLockedWithAReasonIsNamed() {
    Tale tale = new Tale().episode("a").variable("army", Type.integer(0, 100), 50);
    Expr never = Found.is(0, Op.LT, 0);
    tale.node("start")
        .options(
            Tale.choice("unseen").when(never).to("start"),
            Tale.choice("unseen-too").visible(never).locked("No.").to("start"),
            Tale.choice("closed-for-ever").when(never).locked("The bridge is down.").to("start"),
            Tale.choice("fine").to("start"));
    assertThat(Found.by(new EveryChoiceCanBeShown(), tale.story()))
        .containsExactly(
            "a/start#unseen: The choice `unseen` is never shown: its conditions never hold.",
            "a/start#unseen-too: The choice `unseen-too` is never shown: its conditions never"
                + " hold.");
  }
}
