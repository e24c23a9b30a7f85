package bicorne.rules;

import bicorne.model.Node;
import bicorne.model.Pool;
import bicorne.model.Story;
import bicorne.model.StoryFile;
import bicorne.model.Way;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;

/**
 * Which node leads where, conditions and dice aside: what no link reaches no play reaches. A way
 * that calls a scene leads to the scene's start and, as if the scene returned, to its own targets.
 */
final class Links {

  private final Story story;
  private final List<List<Integer>> next = new ArrayList<>();
  private final BitSet called = new BitSet();
  private final BitSet drawn = new BitSet();
  private final BitSet fromStart;

  Links(Story story) {
    this.story = story;
    for (int node = 0; node < story.nodes().size(); node++) {
      next.add(new ArrayList<>());
    }
    for (Way way : story.ways()) {
      List<Integer> from = next.get(way.node());
      if (way.call() >= 0) {
        called.set(way.call());
        from.add(story.files().get(way.call()).start());
      }
      from.addAll(targets(story, way));
      for (Way.Branch branch : way.branches()) {
        if (branch.target() instanceof Way.Draw draw) {
          drawn.set(draw.pool());
        }
      }
    }
    fromStart = new BitSet();
    reach(story.start(), fromStart);
  }

  /** The nodes a way's own branches lead to, draws included. */
  static List<Integer> targets(Story story, Way way) {
    List<Integer> targets = new ArrayList<>();
    for (Way.Branch branch : way.branches()) {
      if (branch.target() instanceof Way.Goto straight) {
        targets.add(straight.node());
      } else if (branch.target() instanceof Way.Draw draw) {
        for (Pool.Entry entry : story.pools().get(draw.pool()).entries()) {
          targets.add(entry.node());
        }
        targets.add(draw.otherwise());
      } else {
        throw new AssertionError(branch.target());
      }
    }
    return targets;
  }

  /** Where a node leads, calls included; a node may stand there twice. */
  List<Integer> next(int node) {
    return Collections.unmodifiableList(next.get(node));
  }

  /** Whether anything calls a scene. */
  boolean called(int file) {
    return called.get(file);
  }

  /** Whether anything draws from a pool. */
  boolean drawn(int pool) {
    return drawn.get(pool);
  }

  /** The nodes that can be reached from some, those included. */
  BitSet reachedFrom(BitSet roots) {
    BitSet reached = new BitSet();
    for (int root = roots.nextSetBit(0); root >= 0; root = roots.nextSetBit(root + 1)) {
      reach(root, reached);
    }
    return reached;
  }

  /** Whether a node can be reached from the start of the story, or is it. */
  boolean reachedFromStart(int node) {
    return fromStart.get(node);
  }

  /** Adds a node and all it leads to; stops at those that are there already. */
  private void reach(int node, BitSet reached) {
    if (reached.get(node)) {
      return;
    }
    ArrayDeque<Integer> open = new ArrayDeque<>();
    reached.set(node);
    open.add(node);
    while (!open.isEmpty()) {
      for (int to : next.get(open.remove())) {
        if (!reached.get(to)) {
          reached.set(to);
          open.add(to);
        }
      }
    }
  }

  /**
   * Where play can begin: the story's start and, since each can be played alone, every episode's.
   */
  BitSet starts() {
    BitSet starts = new BitSet();
    starts.set(story.start());
    for (StoryFile file : story.files()) {
      if (!file.scene()) {
        starts.set(file.start());
      }
    }
    return starts;
  }

  /**
   * The nodes from which an ending can be reached, or a return out of the scene they are in, or one
   * of {@code alsoGood}.
   */
  BitSet leadingOut(BitSet alsoGood) {
    BitSet ending = (BitSet) alsoGood.clone();
    for (Node node : story.nodes()) {
      if (node.exit() instanceof Node.Ends) {
        ending.set(node.number());
      }
    }
    ending = leadingTo(ending, true);
    for (Way way : story.ways()) {
      if (way.returns()) {
        ending.set(way.node());
      }
    }
    // A scene's return does not lead its caller anywhere: the caller's own way must.
    return leadingTo(ending, false);
  }

  private BitSet leadingTo(BitSet goals, boolean throughCalls) {
    List<List<Integer>> previous = new ArrayList<>();
    story.nodes().forEach(node -> previous.add(new ArrayList<>()));
    for (Way way : story.ways()) {
      for (int to : targets(story, way)) {
        previous.get(to).add(way.node());
      }
      if (throughCalls && way.call() >= 0) {
        previous.get(story.files().get(way.call()).start()).add(way.node());
      }
    }
    BitSet leading = (BitSet) goals.clone();
    ArrayDeque<Integer> open = new ArrayDeque<>();
    for (int goal = goals.nextSetBit(0); goal >= 0; goal = goals.nextSetBit(goal + 1)) {
      open.add(goal);
    }
    while (!open.isEmpty()) {
      for (int from : previous.get(open.remove())) {
        if (!leading.get(from)) {
          leading.set(from);
          open.add(from);
        }
      }
    }
    return leading;
  }

  /**
   * Of some nodes as few as lead to all of them: first those that {@code heads} holds or that no
   * other of them leads to, then one of each circle that is left.
   */
  List<Integer> heads(BitSet nodes, BitSet heads) {
    BitSet first = (BitSet) nodes.clone();
    for (int node = nodes.nextSetBit(0); node >= 0; node = nodes.nextSetBit(node + 1)) {
      for (int to : next.get(node)) {
        if (to != node) {
          first.clear(to);
        }
      }
    }
    BitSet wanted = (BitSet) heads.clone();
    wanted.and(nodes);
    first.or(wanted);
    List<Integer> few = new ArrayList<>();
    BitSet covered = new BitSet();
    for (BitSet candidates : List.of(first, nodes)) {
      for (int node = candidates.nextSetBit(0); node >= 0; node = candidates.nextSetBit(node + 1)) {
        if (!covered.get(node)) {
          few.add(node);
          reach(node, covered);
        }
      }
    }
    Collections.sort(few);
    return few;
  }
}
