package bicorne.rules;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.model.Expr;
import bicorne.model.Expr.Op;
import bicorne.model.Type;
import bicorne.testkit.Tale;
import org.junit.jupiter.api.Test;

class EveryOutcomeCanFallTest {

  private final Rule rule = new EveryOutcomeCanFall();

  @Test
  void whereNoOutcomeCanFallTheNodeOrTheChoiceIsNamed() {
    Tale tale = new Tale().episode("a").variable("army", Type.integer(0, 100), 50);
    Expr zero = new Expr.Const(0);
    Expr alwaysZero = new Expr.Binary(Op.MUL, new Expr.Read(0), zero);
    tale.node("start")
        .options(
            Tale.outcome("x").weight(zero).to("start"),
            Tale.outcome("y").weight(alwaysZero).to("start"));
    tale.node("asks")
        .options(Tale.choice("dare").outcomes(Tale.outcome("x").weight(zero).to("start")));
    assertThat(Found.by(rule, tale.story()))
        .containsExactly(
            "a/asks#dare: None of the outcomes of `dare` can fall: their weights are always 0.",
            "a/start: None of the outcomes of `start` can fall: their weights are always 0.");
  }

  @Test
  void ofSeveralTheOnesThatCannotFallAreNamed() {
    Tale tale = new Tale().episode("a").variable("army", Type.integer(0, 100), 50);
    tale.node("start")
        .options(
            Tale.outcome("x").weight(new Expr.Const(0)).to("start"),
            Tale.outcome("y").weight(new Expr.Read(0)).to("start"));
    assertThat(Found.by(rule, tale.story()))
        .containsExactly("a/start#x: The outcome `x` never falls: its weight is always 0.");
  }
}
