package bicorne.model;

import java.util.Arrays;
import java.util.List;

/**
 * What is known only to who has read a whole story: what it ever asks about the past, for only that
 * is remembered, and where it ends. Found once by reading all of it, or kept from then.
 */
public final class Facts {

  private final int[] countedNodes;
  private final int[] caps;
  private final int[] keptOptions;
  private final int[] choicesWithOutcomes;
  private final int callDepth;
  private final int[] endings;

  /**
   * Facts found before and kept.
   *
   * @param countedNodes the nodes whose visits something asks, ascending
   * @param caps how far each of them is counted, in the same order
   * @param keptOptions the options of which something asks if they were taken, ascending
   * @param choicesWithOutcomes the choices on which outcomes hang, ascending
   * @param callDepth the deepest nesting of calls
   * @param endings the nodes that are endings, ascending
   */
  public Facts(
      int[] countedNodes,
      int[] caps,
      int[] keptOptions,
      int[] choicesWithOutcomes,
      int callDepth,
      int[] endings) {
    this.countedNodes = countedNodes.clone();
    this.caps = caps.clone();
    this.keptOptions = keptOptions.clone();
    this.choicesWithOutcomes = choicesWithOutcomes.clone();
    this.callDepth = callDepth;
    this.endings = endings.clone();
  }

  /** The facts of a story, found by reading all of it, and what {@code also} ask. */
  public static Facts of(Story story, List<Expr> also) {
    return new Asked(story, also).facts();
  }

  /** The nodes whose visits something asks, ascending. */
  public int[] countedNodes() {
    return countedNodes.clone();
  }

  /** How far the visits of each of {@link #countedNodes()} are counted, in that order. */
  public int[] caps() {
    return caps.clone();
  }

  /** How far the visits of a node are counted; 0 where nothing asks. */
  public int visits(int node) {
    int at = Arrays.binarySearch(countedNodes, node);
    return at < 0 ? 0 : caps[at];
  }

  /** Whether anything asks if an option was taken. */
  public boolean taken(int option) {
    return Arrays.binarySearch(keptOptions, option) >= 0;
  }

  /** The options of which something asks if they were taken, ascending. */
  public int[] keptOptions() {
    return keptOptions.clone();
  }

  /** The choices on which outcomes hang, in order. */
  public int[] choicesWithOutcomes() {
    return choicesWithOutcomes.clone();
  }

  /** The deepest nesting of calls. */
  public int callDepth() {
    return callDepth;
  }

  /** The nodes that are endings, ascending. */
  public int[] endings() {
    return endings.clone();
  }
}
