package bicorne.rules;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.model.Block;
import bicorne.model.Effect;
import bicorne.model.Expr;
import bicorne.model.Expr.Op;
import bicorne.model.Inline;
import bicorne.model.Text;
import bicorne.model.Type;
import bicorne.testkit.Tale;
import java.util.List;
import org.junit.jupiter.api.Test;

class EveryVariableIsReadTest {

  private final Rule rule = new EveryVariableIsRead();

  @Test
  void aVariableThatNothingDependsOnIsNamedThoughItIsWrittenAndReadForItself() {
    Tale tale =
        new Tale()
            .episode("a")
            .variable("idle", Type.FLAG, 0)
            .variable("counted", Type.integer(0, 9), 0)
            .derived("unasked", Type.FLAG, Found.is(3, Op.GT, 2))
            .variable("army", Type.integer(0, 9), 0);
    Expr more = new Expr.Binary(Op.ADD, new Expr.Read(1), new Expr.Const(1));
    tale.node("start").effects(new Effect.Store(1, more)).ends();
    assertThat(Found.by(rule, tale.story()))
        .containsExactly(
            "variable counted: Nothing reads the variable `counted`. Use it in a condition, a text"
                + " or the status line, or take it out.",
            "variable idle: Nothing reads the variable `idle`. Use it in a condition, a text or the"
                + " status line, or take it out.",
            "variable unasked: Nothing reads the variable `unasked`. Use it in a condition, a text"
                + " or the status line, or take it out.");
  }

  @Test
  void everyKindOfUseCounts() {
    Tale tale = new Tale().episode("a").languages("en", "zh-Hans");
    for (int i = 0; i < 13; i++) {
      tale.variable("v" + i, Type.integer(0, 9), 0);
    }
    tale.gauge("shown", Type.integer(0, 9), 0).status(0);
    List<Block> own =
        List.of(
            new Block.When(Found.is(1, Op.GT, 0), List.of(), List.of()),
            new Block.Prose(List.of(List.of(new Inline.Numeral(new Expr.Read(2), true)))),
            new Block.Prose(List.of(List.of(new Inline.Label(3, false)))));
    List<Block> translated =
        List.of(
            new Block.Prose(
                List.of(List.of(new Inline.Either(Found.is(4, Op.EQ, 1), List.of(), List.of())))));
    tale.pool("p").entry("end", Found.is(5, Op.LT, 3), new Expr.Read(6));
    tale.node("start")
        .text(new Text(List.of(own, translated)))
        .effects(
            new Effect.When(
                Found.is(7, Op.LE, 3), List.of(new Effect.Store(0, new Expr.Read(8))), List.of()))
        .options(
            Tale.choice("x").when(Found.is(9, Op.NE, 3)).to("end"),
            Tale.choice("y").visible(Found.is(10, Op.NE, 3)).way(Tale.draw("p", "end")),
            Tale.choice("z").outcomes(Tale.outcome("o").weight(new Expr.Read(11)).to("branch")));
    tale.node("branch").way(Tale.when(Found.is(12, Op.EQ, 3), "end").orElse("start"));
    tale.node("end").ends();
    assertThat(Found.by(rule, tale.story())).isEmpty();
  }
}
