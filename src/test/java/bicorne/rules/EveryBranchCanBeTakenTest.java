package bicorne.rules;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.model.Expr;
import bicorne.model.Expr.Op;
import bicorne.model.Type;
import bicorne.testkit.Tale;
import java.util.List;
import org.junit.jupiter.api.Test;

class EveryBranchCanBeTakenTest {

  private static final int ARMY = 0;

  private final Rule rule = new EveryBranchCanBeTaken();

  private static Tale tale() {
    Tale tale =
        new Tale()
            .episode("a")
            .variable("army", Type.integer(0, 100), 50)
            .variable("corps", Type.enumeration(List.of("loyal", "wavering", "gone")), 0);
    tale.node("end").ends();
    tale.node("rout").ends();
    return tale;
  }

  @Test
  void aBranchThatNeverHoldsAndOnesBehindOneThatAlwaysDoesAreNamed() {
    Tale tale = tale();
    tale.node("x")
        .way(
            Tale.when(Found.is(ARMY, Op.GT, 100), "rout")
                .when(Found.is(ARMY, Op.GE, 0), "end")
                .orElse("rout"));
    assertThat(Found.by(rule, tale.story()))
        .containsExactly(
            "way 1 of a/x: The way to `rout`, number 1 here, is never taken: its condition never"
                + " holds, or one before it always does.",
            "way 3 of a/x: The way to `rout`, number 3 here, is never taken: its condition never"
                + " holds, or one before it always does.");
  }

  @Test
  void branchesThatTogetherLeaveNothingHideTheLast() {
    Tale tale = tale();
    tale.node("x")
        .way(
            Tale.when(Found.is(1, Op.EQ, 0), "rout")
                .when(Found.is(1, Op.EQ, 2), "rout")
                .when(Found.is(1, Op.EQ, 1), "end")
                .orElse("rout"));
    assertThat(Found.by(rule, tale.story())).singleElement().asString().contains("number 4");
  }

  @Test
  void branchesThatCanBeTakenAreFine() {
    Tale tale = tale();
    tale.node("x")
        .way(
            Tale.when(Found.is(ARMY, Op.LT, 20), "rout")
                .when(Found.is(1, Op.EQ, 2), "rout")
                .orElse("end"));
    tale.node("y").way(Tale.when(new Expr.Taken(0), "rout").orElse("end"));
    tale.node("z").goTo("end");
    assertThat(Found.by(rule, tale.story())).isEmpty();
  }
}
