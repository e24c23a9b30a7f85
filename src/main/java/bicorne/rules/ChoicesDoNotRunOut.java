package bicorne.rules;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostics;
import bicorne.model.Expr;
import bicorne.model.Node;

/**
 * Where choices can all be closed there is an {@code otherwise}. Whether play ever brings that
 * state is the explorer's to prove; here it is said where the conditions do not rule it out.
 */
final class ChoicesDoNotRunOut implements Rule {

  @Override
  public void check(Facts facts, Places places, Diagnostics problems) {
    for (Node node : facts.story().nodes()) {
      if (node.exit() instanceof Node.Choices choices
          && choices.otherwise() == null
          && !facts.possible().never(noneOpen(facts, choices), node.number())) {
        problems.add(Code.CHOICES_CAN_RUN_OUT, places.node(node.number()), node.name());
      }
    }
  }

  private static Expr noneOpen(Facts facts, Node.Choices choices) {
    Expr none = Expr.TRUE;
    for (int option : choices.options()) {
      Expr closed = Possible.not(Standing.open(facts.story().options().get(option)));
      if (closed.equals(Expr.FALSE)) {
        return Expr.FALSE;
      }
      none = Possible.and(none, closed);
    }
    return none;
  }
}
