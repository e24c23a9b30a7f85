package bicorne.rules;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.engine.Engine;
import bicorne.engine.State;
import bicorne.model.Effect;
import bicorne.model.Expr;
import bicorne.model.Expr.Op;
import bicorne.model.Expr.UnaryOp;
import bicorne.model.Story;
import bicorne.model.Type;
import bicorne.testkit.Tale;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PossibleTest {

  private static final int A = 0;
  private static final int B = 1;
  private static final int CORPS = 2;
  private static final int FLAG = 3;
  private static final int COUNCIL = 4;
  private static final int DERIVED = 5;

  private static Story story() {
    Tale tale =
        new Tale()
            .episode("a")
            .variable("a", Type.integer(-3, 8), 0)
            .variable("b", Type.integer(0, 4), 0)
            .variable("corps", Type.enumeration(List.of("loyal", "wavering", "gone")), 0)
            .variable("flag", Type.FLAG, 0)
            .variable("council", Type.set(List.of("ney", "victor", "oudinot")), 0)
            .derived(
                "derived",
                Type.integer(-10, 30),
                new Expr.Binary(
                    Op.ADD, new Expr.Read(A), new Expr.Binary(Op.MUL, new Expr.Read(B), c(2))));
    tale.node("start").ends();
    return tale.story();
  }

  /** Every combination of values, tried with the engine, tells the same. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
  void theAnswerIsWhatTryingEveryStateInTheEngineTells(int seed) {
    Random random = new Random(seed);
    Story story = story();
    int known = 0;
    int impossible = 0;
    for (int round = 0; round < 60; round++) {
      Expr condition = condition(random, 3);
      Possible.Answer answer = new Possible(story).holds(condition, -1);
      if (answer != Possible.Answer.UNKNOWN) {
        known++;
        impossible += answer == Possible.Answer.NO ? 1 : 0;
        assertThat(answer == Possible.Answer.YES)
            .as(condition.toString())
            .isEqualTo(anyState(story, condition));
      }
    }
    assertThat(known).isGreaterThan(50);
    assertThat(impossible).isPositive();
  }

  @Test
  void aNumberComparedWithConstantsCostsLittleHoweverWideItsRange() {
    Tale tale =
        new Tale()
            .episode("a")
            .variable("a", Type.integer(-1_000_000_000, 1_000_000_000), 0)
            .variable("b", Type.integer(0, 1_000_000), 0);
    tale.node("start").ends();
    Possible possible = new Possible(tale.story());
    Expr gap = Possible.and(Found.is(A, Op.GT, 5), Found.is(A, Op.LT, 6));
    assertThat(possible.holds(gap, -1)).isEqualTo(Possible.Answer.NO);
    Expr one = Possible.and(Found.is(A, Op.GT, 5), Found.is(A, Op.LT, 7));
    assertThat(possible.holds(one, -1)).isEqualTo(Possible.Answer.YES);
    Expr tooMuch = new Expr.Binary(Op.GT, new Expr.Read(A), new Expr.Read(B));
    assertThat(possible.holds(tooMuch, -1)).isEqualTo(Possible.Answer.UNKNOWN);
  }

  @Test
  void aChainOfDerivedVariablesDoesNotGrowWithoutBound() {
    Tale tale = new Tale().episode("a").variable("v0", Type.FLAG, 0);
    for (int i = 0; i < 200; i++) {
      Expr before = new Expr.Read(i);
      tale.derived("v" + (i + 1), Type.FLAG, new Expr.Binary(Op.AND, before, before));
    }
    tale.node("start").ends();
    assertThat(new Possible(tale.story()).holds(new Expr.Read(200), -1))
        .isEqualTo(Possible.Answer.YES);
  }

  @Test
  void theNodeOneStandsInWasVisited() {
    Expr unvisited = new Expr.Binary(Op.EQ, new Expr.Visits(0, 2), c(0));
    assertThat(new Possible(story()).holds(unvisited, -1)).isEqualTo(Possible.Answer.YES);
    assertThat(new Possible(story()).holds(unvisited, 0)).isEqualTo(Possible.Answer.NO);
  }

  private static boolean anyState(Story story, Expr condition) {
    Engine engine = new Engine(story, List.of(condition));
    State initial = engine.initial(0);
    for (int a = -3; a <= 8; a++) {
      for (int b = 0; b <= 4; b++) {
        for (int rest = 0; rest < 3 * 2 * 8; rest++) {
          State state =
              engine.apply(
                  initial,
                  List.of(
                      new Effect.Store(A, c(a)),
                      new Effect.Store(B, c(b)),
                      new Effect.Store(CORPS, c(rest % 3)),
                      new Effect.Store(FLAG, c(rest / 3 % 2)),
                      new Effect.Store(COUNCIL, c(rest / 6))));
          if (engine.eval(condition, state) != 0) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static Expr condition(Random random, int depth) {
    int kind = random.nextInt(depth > 0 ? 12 : 7);
    return switch (kind) {
      case 0 -> new Expr.Read(FLAG);
      case 1 -> new Expr.Member(new Expr.Read(COUNCIL), random.nextInt(3));
      case 2 -> Found.is(CORPS, random.nextBoolean() ? Op.EQ : Op.NE, random.nextInt(3));
      case 3 -> Found.is(A, comparison(random), random.nextInt(14) - 4);
      case 4 -> new Expr.Binary(comparison(random), c(random.nextInt(6)), new Expr.Read(B));
      case 5 ->
          new Expr.Within(
              new Expr.Read(random.nextBoolean() ? A : DERIVED),
              List.of(new Expr.Span(-9, -2), new Expr.Span(3, 3)));
      case 6 -> new Expr.Binary(comparison(random), number(random, 2), number(random, 2));
      case 7 -> new Expr.Unary(UnaryOp.NOT, condition(random, depth - 1));
      case 8 ->
          new Expr.If(
              condition(random, depth - 1),
              condition(random, depth - 1),
              condition(random, depth - 1));
      case 9 -> binary(random, Op.OR, depth);
      default -> binary(random, Op.AND, depth);
    };
  }

  private static Expr binary(Random random, Op op, int depth) {
    return new Expr.Binary(op, condition(random, depth - 1), condition(random, depth - 1));
  }

  private static Expr number(Random random, int depth) {
    return switch (random.nextInt(depth > 0 ? 10 : 4)) {
      case 0 -> c(random.nextInt(9) - 3);
      case 1 -> new Expr.Read(A);
      case 2 -> new Expr.Read(B);
      case 3 -> new Expr.Read(DERIVED);
      case 4 -> new Expr.Unary(UnaryOp.COUNT, new Expr.Read(COUNCIL));
      case 5 -> new Expr.Unary(UnaryOp.ABS, number(random, depth - 1));
      case 6 -> new Expr.Unary(UnaryOp.NEGATE, number(random, depth - 1));
      case 7 -> new Expr.Binary(division(random), number(random, depth - 1), divisor(random));
      default ->
          new Expr.Binary(arithmetic(random), number(random, depth - 1), number(random, depth - 1));
    };
  }

  private static Expr divisor(Random random) {
    int size = 1 + random.nextInt(4);
    return c(random.nextBoolean() ? size : -size);
  }

  private static Op division(Random random) {
    return List.of(Op.DIV, Op.MOD, Op.ROUND).get(random.nextInt(3));
  }

  private static Op arithmetic(Random random) {
    return List.of(Op.ADD, Op.SUB, Op.MUL, Op.MIN, Op.MAX).get(random.nextInt(5));
  }

  private static Op comparison(Random random) {
    return List.of(Op.EQ, Op.NE, Op.LT, Op.LE, Op.GT, Op.GE).get(random.nextInt(6));
  }

  private static Expr c(long value) {
    return new Expr.Const(value);
  }
}
