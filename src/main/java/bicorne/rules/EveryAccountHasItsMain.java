package bicorne.rules;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostics;
import bicorne.model.History;
import bicorne.model.Node;
import java.util.List;

/** Where the reckoning knows what history did, one of the options is marked as that. */
final class EveryAccountHasItsMain implements Rule {

  @Override
  public void check(Facts facts, Places places, Diagnostics problems) {
    for (Node node : facts.story().nodes()) {
      List<Integer> options = facts.story().optionsOf(node.number());
      if (node.history() != null && !options.isEmpty() && !anyMain(facts, options)) {
        problems.add(Code.NO_MAIN, places.node(node.number()), node.name());
      }
    }
  }

  private static boolean anyMain(Facts facts, List<Integer> options) {
    for (int option : options) {
      if (facts.story().options().get(option).history() == History.Mark.MAIN) {
        return true;
      }
    }
    return false;
  }
}
