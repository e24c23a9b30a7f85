package bicorne.rules;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.model.Expr;
import bicorne.model.Expr.Op;
import bicorne.model.History;
import bicorne.model.Type;
import bicorne.testkit.Tale;
import org.junit.jupiter.api.Test;

class OneMainAtATimeTest {

  private final Rule rule = new OneMainAtATime();

  @Test
  void twoMainsSideBySideAreNamed() {
    Tale tale = new Tale().episode("a");
    tale.node("start")
        .options(
            Tale.choice("x").mark(History.Mark.MAIN).to("start"),
            Tale.choice("y").mark(History.Mark.ALSO).to("start"),
            Tale.choice("z").mark(History.Mark.MAIN).to("start"),
            Tale.choice("dare")
                .outcomes(
                    Tale.outcome("good").mark(History.Mark.MAIN).to("start"),
                    Tale.outcome("bad").mark(History.Mark.MAIN).to("start")));
    assertThat(Found.by(rule, tale.story()))
        .containsExactly(
            "a/start#bad: Both `good` and `bad` are marked `history: main` and can be possible at"
                + " the same time. Mark one of them `also`. [a/start#good]",
            "a/start#z: Both `x` and `z` are marked `history: main` and can be possible at the same"
                + " time. Mark one of them `also`. [a/start#x]");
  }

  @Test
  void mainsThatExcludeEachOtherAreFine() {
    Tale tale = new Tale().episode("a").variable("army", Type.integer(0, 100), 50);
    tale.node("start")
        .options(
            Tale.choice("x")
                .when(Found.is(0, Op.LT, 40))
                .mark(History.Mark.MAIN)
                .outcomes(
                    Tale.outcome("good").mark(History.Mark.MAIN).to("start"),
                    Tale.outcome("bad")
                        .weight(new Expr.Const(0))
                        .mark(History.Mark.MAIN)
                        .to("start")),
            Tale.choice("y").when(Found.is(0, Op.GE, 40)).mark(History.Mark.MAIN).to("start"));
    assertThat(Found.by(rule, tale.story())).isEmpty();
  }
}
