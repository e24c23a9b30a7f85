package bicorne.rules;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostics;
import bicorne.model.StoryFile;
import java.util.BitSet;

/**
 * Links lead to every node, from where play can begin or from a scene's start (whether scenes are
 * called is another rule's question). Of nodes that only lead to each other one is named.
 */
final class EveryNodeIsLinked implements Rule {

  @Override
  public void check(Facts facts, Places places, Diagnostics problems) {
    BitSet roots = facts.links().starts();
    for (StoryFile file : facts.story().files()) {
      roots.set(file.start());
    }
    BitSet missed = new BitSet();
    missed.set(0, facts.story().nodes().size());
    missed.andNot(facts.links().reachedFrom(roots));
    for (int node : facts.links().heads(missed, new BitSet())) {
      problems.add(
          Code.NODE_NOT_REACHED, places.node(node), facts.story().nodes().get(node).name());
    }
  }
}
