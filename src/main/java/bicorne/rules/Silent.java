package bicorne.rules;

import bicorne.model.Block;
import bicorne.model.Node;
import bicorne.model.Story;
import bicorne.model.Way;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The circles in which play goes round for ever without a page.
 *
 * <p>A node passes silently when it leads straight on (no choice, chance, call or return) and turns
 * no page: it has no text at all, or is run-on. Those of whom every branch, whatever its condition,
 * leads to another such node can never be left: that is certain, not a guess. A circle of run-on
 * nodes with text turns pages after all where their headers differ.
 */
final class Silent {

  private final List<List<Integer>> circles;

  private Silent(List<List<Integer>> circles) {
    this.circles = circles;
  }

  static Silent in(Story story) {
    BitSet passing = new BitSet();
    for (Node node : story.nodes()) {
      passing.set(node.number(), passesSilently(node));
    }
    while (true) {
      keepThoseThatStay(story, passing);
      List<List<Integer>> circles = new Circles(passing, node -> targets(story, node)).all();
      BitSet turning = new BitSet();
      for (List<Integer> circle : circles) {
        turning.or(turningPages(story, circle));
      }
      if (turning.isEmpty()) {
        return new Silent(circles);
      }
      passing.andNot(turning);
    }
  }

  /** Each circle's nodes, in the order of their numbers. */
  List<List<Integer>> circles() {
    return circles;
  }

  /** All nodes of all circles. */
  BitSet nodes() {
    BitSet nodes = new BitSet();
    for (List<Integer> circle : circles) {
      circle.forEach(nodes::set);
    }
    return nodes;
  }

  private static List<Integer> targets(Story story, int node) {
    return story.nodes().get(node).exit() instanceof Node.Onward onward
        ? Links.targets(story, onward.way())
        : List.of();
  }

  private static boolean passesSilently(Node node) {
    if (!(node.exit() instanceof Node.Onward onward)) {
      return false;
    }
    Way way = onward.way();
    return way.call() < 0 && !way.returns() && (node.runOn() || wordless(node.text().own()));
  }

  /** Takes out, one after another, the nodes with a branch that leads to none of the others. */
  private static void keepThoseThatStay(Story story, BitSet passing) {
    List<List<Integer>> previous = new ArrayList<>();
    story.nodes().forEach(node -> previous.add(new ArrayList<>()));
    ArrayDeque<Integer> leaving = new ArrayDeque<>();
    for (int node = passing.nextSetBit(0); node >= 0; node = passing.nextSetBit(node + 1)) {
      for (int to : targets(story, node)) {
        previous.get(to).add(node);
        if (!passing.get(to)) {
          leaving.add(node);
        }
      }
    }
    while (!leaving.isEmpty()) {
      int node = leaving.remove();
      if (passing.get(node)) {
        passing.clear(node);
        leaving.addAll(previous.get(node));
      }
    }
  }

  /** The nodes of a circle whose text turns a page because the next header is another. */
  private static BitSet turningPages(Story story, List<Integer> circle) {
    BitSet speaking = new BitSet();
    boolean oneHeader = true;
    for (int number : circle) {
      Node node = story.nodes().get(number);
      speaking.set(number, !wordless(node.text().own()));
      oneHeader &= node.header().equals(story.nodes().get(circle.get(0)).header());
    }
    return oneHeader ? new BitSet() : speaking;
  }

  /** Whether blocks say nothing, whatever the state. */
  private static boolean wordless(List<Block> blocks) {
    for (Block block : blocks) {
      boolean silent =
          block instanceof Block.Prose prose
              ? prose.paragraphs().isEmpty()
              : block instanceof Block.When when
                  ? wordless(when.yes()) && wordless(when.no())
                  : block instanceof Block.ByVisit byVisit && allWordless(byVisit.visits());
      if (!silent) {
        return false;
      }
    }
    return true;
  }

  private static boolean allWordless(List<List<Block>> texts) {
    for (List<Block> text : texts) {
      if (!wordless(text)) {
        return false;
      }
    }
    return true;
  }
}
