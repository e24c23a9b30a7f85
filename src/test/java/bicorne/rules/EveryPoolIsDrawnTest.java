package bicorne.rules;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.model.Expr;
import bicorne.testkit.Tale;
import org.junit.jupiter.api.Test;

class EveryPoolIsDrawnTest {

  @Test
  void aPoolThatNothingDrawsFromIsNamed() {
    Tale tale = new Tale().episode("a");
    tale.pool("used").entry("end", null, new Expr.Const(1));
    tale.pool("unused").entry("end", null, new Expr.Const(1));
    tale.node("start").way(Tale.draw("used", "end"));
    tale.node("end").ends();
    assertThat(Found.by(new EveryPoolIsDrawn(), tale.story()))
        .containsExactly(
            "pool unused: Nothing draws from the pool `unused`. Draw from it or take it out.");
  }
}
