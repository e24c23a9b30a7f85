package bicorne.rules;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;

/**
 * The circles of a graph: its strongly connected components of more than one node, and the nodes
 * that lead to themselves. Tarjan's algorithm, with a stack of its own: a story may be one chain of
 * a hundred thousand nodes.
 */
final class Circles {

  private final BitSet nodes;
  private final IntFunction<List<Integer>> next;
  private final int[] index;
  private final int[] low;
  private final BitSet onStack = new BitSet();
  private final ArrayDeque<Integer> stack = new ArrayDeque<>();
  private final List<List<Integer>> found = new ArrayList<>();
  private int count;

  /**
   * @param nodes the graph's nodes; links to others do not count
   * @param next where a node leads
   */
  Circles(BitSet nodes, IntFunction<List<Integer>> next) {
    this.nodes = nodes;
    this.next = next;
    this.index = new int[nodes.length()];
    this.low = new int[nodes.length()];
  }

  /** Each circle's nodes in order, the circles by their first node. */
  List<List<Integer>> all() {
    for (int node = nodes.nextSetBit(0); node >= 0; node = nodes.nextSetBit(node + 1)) {
      if (index[node] == 0) {
        walk(node);
      }
    }
    found.sort(Comparator.comparing((List<Integer> circle) -> circle.get(0)));
    return found;
  }

  /** Where the walk stands at one node: how many of its links were followed. */
  private static final class Step {
    final int node;
    final List<Integer> links;
    int followed;

    Step(int node, List<Integer> links) {
      this.node = node;
      this.links = links;
    }
  }

  private void walk(int root) {
    ArrayDeque<Step> path = new ArrayDeque<>();
    path.push(enter(root));
    while (!path.isEmpty()) {
      Step step = path.element();
      if (step.followed < step.links.size()) {
        int to = step.links.get(step.followed++);
        if (nodes.get(to) && index[to] == 0) {
          path.push(enter(to));
        } else if (nodes.get(to) && onStack.get(to)) {
          low[step.node] = Math.min(low[step.node], index[to]);
        }
      } else {
        path.pop();
        leave(step);
        if (!path.isEmpty()) {
          int parent = path.element().node;
          low[parent] = Math.min(low[parent], low[step.node]);
        }
      }
    }
  }

  private Step enter(int node) {
    index[node] = ++count;
    low[node] = count;
    stack.push(node);
    onStack.set(node);
    return new Step(node, next.apply(node));
  }

  private void leave(Step step) {
    if (low[step.node] != index[step.node]) {
      return;
    }
    List<Integer> component = new ArrayList<>();
    int node;
    do {
      node = stack.pop();
      onStack.clear(node);
      component.add(node);
    } while (node != step.node);
    if (component.size() > 1 || step.links.contains(step.node)) {
      Collections.sort(component);
      found.add(component);
    }
  }
}
