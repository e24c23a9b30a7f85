package bicorne.rules;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.model.Expr;
import bicorne.model.Expr.Op;
import bicorne.model.Type;
import bicorne.testkit.Tale;
import org.junit.jupiter.api.Test;

class EveryEntryCanBeDrawnTest {

  @Test
  void anEntryThatCannotBeDrawnIsNamed() {
    Tale tale = new Tale().episode("a").variable("army", Type.integer(0, 100), 50);
    tale.pool("road")
        .entry("one", Found.is(0, Op.GT, 100), new Expr.Const(1))
        .entry("two", null, new Expr.Const(0))
        .entry("three", Found.is(0, Op.GT, 99), new Expr.Const(1));
    tale.node("start").way(Tale.draw("road", "one"));
    tale.node("one").ends();
    tale.node("two").ends();
    tale.node("three").ends();
    assertThat(Found.by(new EveryEntryCanBeDrawn(), tale.story()))
        .containsExactly(
            "entry 1 of pool road: The pool `road` never gives `one`: its condition never holds or its weight"
                + " is always 0.",
            "entry 2 of pool road: The pool `road` never gives `two`: its condition never holds or its weight"
                + " is always 0.");
  }
}
