package bicorne.rules;

import bicorne.model.Expr;
import bicorne.model.Node;
import bicorne.model.Story;
import bicorne.model.Way;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Where play can stop: for a key, a decision, chance, a draw, or the end. */
public final class Stops {

  private Stops() {}

  /**
   * The nodes of which an expression asks {@code at(NODE)} though play surely passes them without a
   * stop, in the order of their numbers.
   */
  public static List<Integer> passedIn(Expr expr, Story story) {
    BitSet asked = new BitSet();
    expr.match(
        new ExprWalk() {
          @Override
          void variable(int variable) {}

          @Override
          public Boolean at(Expr.At e) {
            asked.set(e.node());
            return true;
          }
        });
    List<Integer> passed = new ArrayList<>();
    for (int node = asked.nextSetBit(0); node >= 0; node = asked.nextSetBit(node + 1)) {
      if (passes(story.nodes().get(node))) {
        passed.add(node);
      }
    }
    return passed;
  }

  /** Whether a node leads on without a page and without a draw, whatever the state. */
  private static boolean passes(Node node) {
    return node.exit() instanceof Node.Onward onward
        && (node.runOn() || Silent.wordless(node.text().own()))
        && !draws(onward.way());
  }

  private static boolean draws(Way way) {
    for (Way.Branch branch : way.branches()) {
      if (branch.target() instanceof Way.Draw) {
        return true;
      }
    }
    return false;
  }
}
