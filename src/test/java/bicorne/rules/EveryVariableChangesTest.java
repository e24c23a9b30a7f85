package bicorne.rules;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.model.Effect;
import bicorne.model.Expr;
import bicorne.model.Type;
import bicorne.testkit.Tale;
import java.util.List;
import org.junit.jupiter.api.Test;

class EveryVariableChangesTest {

  @Test
  void aVariableThatIsReadAndNeverStoredIsNoted() {
    Tale tale =
        new Tale()
            .episode("a")
            .variable("fixed", Type.FLAG, 0)
            .variable("changes", Type.FLAG, 0)
            .variable("unused", Type.FLAG, 0)
            .derived("computed", Type.FLAG, new Expr.Read(1));
    Effect deep =
        new Effect.When(
            new Expr.Read(0), List.of(), List.of(new Effect.Store(1, new Expr.Read(3))));
    tale.node("start").options(Tale.choice("x").effects(deep).to("start"));
    assertThat(Found.by(new EveryVariableChanges(), tale.story()))
        .containsExactly(
            "variable fixed: No effect changes the variable `fixed`; it keeps the value it starts"
                + " with.");
  }
}
