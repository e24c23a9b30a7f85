package bicorne.rules;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostics;
import bicorne.model.Node;
import java.util.BitSet;

/**
 * From every node that is reached links lead to an ending, in a scene perhaps to a return. Named is
 * the node where it first becomes true that none does. Silent where other rules speak already: of a
 * story without endings, and of silent circles.
 */
final class EveryNodeLeadsToAnEnding implements Rule {

  @Override
  public void check(Facts facts, Places places, Diagnostics problems) {
    if (!AnEndingIsLinked.holds(facts)) {
      return;
    }
    Links links = facts.links();
    BitSet leading = links.leadingOut(facts.silent().nodes());
    BitSet lost = links.reachedFrom(links.starts());
    lost.andNot(leading);
    BitSet first = new BitSet();
    for (Node node : facts.story().nodes()) {
      if (leading.get(node.number())) {
        links.next(node.number()).forEach(first::set);
      }
    }
    for (int node : links.heads(lost, first)) {
      problems.add(
          Code.NO_WAY_TO_AN_ENDING, places.node(node), facts.story().nodes().get(node).name());
    }
  }
}
