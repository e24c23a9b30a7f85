package bicorne.explore;

import bicorne.model.Effect;
import bicorne.model.Node;
import bicorne.model.Option;
import bicorne.model.Story;
import bicorne.model.Way;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;

/** Numbers everything that can be seen to happen in a story, so that a flag can stand for each. */
final class Marks {

  final int node = 0;
  final int option;
  final int locked;
  final int stuckNode;
  final int noOutcomeNode;
  final int noOutcomeOption;
  final int branch;
  final int text;
  final int question;
  final int count;

  private final int[] branches;
  private final IdentityHashMap<Effect.Store, Integer> numbers = new IdentityHashMap<>();

  /** The effects that store, in order. */
  final List<Effect.Store> stores = new ArrayList<>();

  /** The node of each of them, and its option or -1. */
  final List<int[]> places = new ArrayList<>();

  Marks(Story story, int texts, int questions) {
    int nodes = story.nodes().size();
    int options = story.options().size();
    option = nodes;
    locked = option + options;
    stuckNode = locked + options;
    noOutcomeNode = stuckNode + nodes;
    noOutcomeOption = noOutcomeNode + nodes;
    branch = noOutcomeOption + options;
    branches = new int[story.ways().size()];
    int next = branch;
    for (Way way : story.ways()) {
      branches[way.number()] = next;
      next += way.branches().size();
    }
    int held = next;
    for (Node n : story.nodes()) {
      stores(n.effects(), n.number(), -1);
    }
    for (Option o : story.options()) {
      stores(o.effects(), o.node(), o.number());
    }
    text = held;
    question = text + 2 * texts;
    count = question + questions;
  }

  private void stores(List<Effect> effects, int atNode, int atOption) {
    for (Effect effect : effects) {
      if (effect instanceof Effect.Store store) {
        if (numbers.put(store, stores.size()) == null) {
          stores.add(store);
          places.add(new int[] {atNode, atOption});
        }
      } else if (effect instanceof Effect.When when) {
        stores(when.yes(), atNode, atOption);
        stores(when.no(), atNode, atOption);
      }
    }
  }

  int branch(int way, int number) {
    return branches[way] + number;
  }

  /** The place of a store in {@link #stores}. */
  int store(Effect.Store store) {
    Integer number = numbers.get(store);
    if (number == null) {
      throw new IllegalArgumentException("no store of this story");
    }
    return number;
  }
}
