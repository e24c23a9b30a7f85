package bicorne.rules;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostics;
import bicorne.model.Node;

/**
 * From the start of the story links lead to an ending. A warning only: half a story can be read.
 */
final class AnEndingIsLinked implements Rule {

  @Override
  public void check(Facts facts, Places places, Diagnostics problems) {
    if (!holds(facts)) {
      problems.add(Code.NO_ENDING, places.story());
    }
  }

  static boolean holds(Facts facts) {
    for (Node node : facts.story().nodes()) {
      if (node.exit() instanceof Node.Ends && facts.links().reachedFromStart(node.number())) {
        return true;
      }
    }
    return false;
  }
}
