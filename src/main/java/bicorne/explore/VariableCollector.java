package bicorne.explore;

import bicorne.model.Expr;
import bicorne.model.ExprWalk;
import bicorne.model.Story;
import java.util.Set;

/** Collects the stored variables an expression depends on, now or before. */
final class VariableCollector extends ExprWalk {

  private final Story story;
  private final Set<Integer> found;

  VariableCollector(Story story, Set<Integer> found) {
    this.story = story;
    this.found = found;
  }

  @Override
  protected void variable(int variable) {
    Expr derivation = story.variables().get(variable).derivation();
    if (derivation == null) {
      found.add(variable);
    } else {
      derivation.match(this);
    }
  }
}
