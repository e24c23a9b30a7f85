package bicorne.rules;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.model.Expr;
import bicorne.model.Expr.Op;
import bicorne.model.Type;
import bicorne.testkit.Tale;
import org.junit.jupiter.api.Test;

class ChoicesDoNotRunOutTest {

  private static final int ARMY = 0;

  private final Rule rule = new ChoicesDoNotRunOut();

  private static Tale tale() {
    Tale tale = new Tale().episode("a").variable("army", Type.integer(0, 100), 50);
    tale.node("end").ends();
    return tale;
  }

  @Test
  void choicesThatCanAllBeClosedAreNamed() {
    Tale tale = tale();
    tale.node("when").options(Tale.choice("x").when(Found.is(ARMY, Op.LT, 99)).to("end"));
    tale.node("visible").options(Tale.choice("x").visible(Found.is(ARMY, Op.GT, 0)).to("end"));
    tale.node("once").options(Tale.choice("x").once().to("end"), Tale.choice("y").once().to("end"));
    assertThat(Found.by(rule, tale.story()))
        .contains(
            "a/when: Every choice of the node `when` has a condition, and all may be closed at"
                + " once. Add `otherwise`, or a choice that is always open.")
        .hasSize(3);
  }

  @Test
  void conditionsThatLeaveNoGapAreFine() {
    Tale tale = tale();
    tale.node("halves")
        .options(
            Tale.choice("x").when(Found.is(ARMY, Op.LT, 40)).to("end"),
            Tale.choice("y").when(Found.is(ARMY, Op.GE, 40)).to("end"));
    tale.node("by-visit")
        .options(
            Tale.choice("x").when(visits(2, Op.EQ)).to("end"),
            Tale.choice("y").when(visits(2, Op.GT)).to("end"));
    assertThat(tale.number("by-visit")).isEqualTo(2);
    assertThat(Found.by(rule, tale.story())).isEmpty();
  }

  @Test
  void aGapOfOneValueIsFound() {
    Tale tale = tale();
    tale.node("halves")
        .options(
            Tale.choice("x").when(Found.is(ARMY, Op.LT, 40)).to("end"),
            Tale.choice("y").when(Found.is(ARMY, Op.GT, 40)).to("end"));
    assertThat(Found.by(rule, tale.story())).hasSize(1);
  }

  @Test
  void otherwiseOrOneOpenChoiceIsEnough() {
    Tale tale = tale();
    Expr never = Found.is(ARMY, Op.GT, 99);
    tale.node("otherwise").otherwise("end").options(Tale.choice("x").when(never).to("end"));
    tale.node("open").options(Tale.choice("x").when(never).to("end"), Tale.choice("y").to("end"));
    assertThat(Found.by(rule, tale.story())).isEmpty();
  }

  private static Expr visits(int node, Op op) {
    return new Expr.Binary(op, new Expr.Visits(node, 2), new Expr.Const(1));
  }
}
