package bicorne.engine;

import bicorne.engine.Program.NodeCode;
import bicorne.engine.Program.OptionCode;
import bicorne.engine.Program.PoolCode;
import bicorne.engine.Program.WayCode;
import bicorne.model.Pool;
import bicorne.model.Text;
import bicorne.model.Way;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The order of events, over words that are changed in place: from a decision to the next.
 *
 * <p>This is the one place that knows what follows what. Whoever walks says in the abstract methods
 * what a page, an offer or a fault is to them: play makes pages, an explorer makes nothing.
 */
abstract class Walk {

  final Program program;
  final Layout layout;
  final long[] words;

  /** The episode played by itself, or -1. */
  private final int alone;

  Walk(Program program, long[] words, int alone) {
    this.program = program;
    this.layout = program.layout;
    this.words = words;
    this.alone = alone;
  }

  /** An episode played alone would go on at a node of another. */
  abstract void left(int node);

  /** Whether a node may be entered now: not where the page is turned first, or a circle ends. */
  abstract boolean admits(NodeCode node);

  /** A node's effects are about to run. */
  abstract void beforeEffects(NodeCode node);

  /** Says a node's text; whether it says anything in the story's own language. */
  abstract boolean tell(NodeCode node);

  /** An option is taken, its effects about to run. */
  abstract void taking(OptionCode option);

  /** Says an option's reply. */
  abstract void reply(OptionCode option, Text reply);

  /** The story closes here. */
  abstract void ended(NodeCode node);

  /** Offers a node's choices; whether one is open. */
  abstract boolean offers(NodeCode node);

  /** No choice is open, and nothing else is to be done. */
  abstract void stuck(NodeCode node);

  /** Whether to stop for the page to be turned, before a way is followed. */
  abstract boolean turns(NodeCode node);

  /** Chance is to decide among outcomes, at a node or behind a choice ({@code option}, else -1). */
  abstract void chance(OptionCode[] outcomes, int option);

  /** A pool's entries that can fall begin anew: those before had a lower priority. */
  abstract void clearDraw();

  /** An entry of a pool can fall. */
  abstract void canDraw(Pool.Entry entry, long weight);

  /** Chance is to decide among what {@link #canDraw} said. */
  abstract void draws(Way.Draw draw);

  /** A branch of a way is followed. */
  abstract void follows(WayCode way, int branch);

  /** Enters a node and goes on until something is awaited. */
  final void enter(int node) {
    int next = node;
    while (next >= 0) {
      next = enterOne(program.node(next));
    }
  }

  /** The order of events on entering a node. The node to be entered next, or -1. */
  private int enterOne(NodeCode node) {
    layout.position(words, layout.entering(node.number));
    if (alone >= 0 && node.file != alone && !node.scene) {
      left(node.number);
      return -1;
    }
    if (!admits(node)) {
      return -1;
    }
    layout.position(words, node.number);
    layout.visit(words, node.number);
    beforeEffects(node);
    run(node.effects);
    boolean spoke = tell(node);
    return arrive(node, node.runOn || !spoke);
  }

  /** Effects, in order. */
  void run(Change[] effects) {
    Change.runAll(effects, words);
  }

  /** Goes on at a node whose page was turned, or whose page does not matter. */
  final void proceed(int node) {
    int next = arrive(program.node(node), true);
    if (next >= 0) {
      enter(next);
    }
  }

  /**
   * What happens at a node after its text.
   *
   * @param through whether a way is followed without turning the page
   * @return the node to be entered next, or -1 when something is awaited
   */
  private int arrive(NodeCode node, boolean through) {
    if (node.exit == Program.Exit.ENDS) {
      ended(node);
      return -1;
    }
    if (node.exit == Program.Exit.CHANCE) {
      chance(node.options, -1);
      return -1;
    }
    if (node.exit == Program.Exit.CHOICES) {
      if (offers(node)) {
        return -1;
      }
      if (node.way == null) {
        stuck(node);
        return -1;
      }
    }
    return !through && turns(node) ? -1 : follow(Objects.requireNonNull(node.way));
  }

  /** Whether a choice is there to be seen. */
  static boolean there(OptionCode option, long[] words, Layout layout) {
    if (option.once && layout.taken(words, option.number)) {
      return false;
    }
    return option.visible == null || option.visible.holds(words);
  }

  /** Takes a choice or lets an outcome fall. */
  final void take(OptionCode option) {
    taking(option);
    layout.position(words, option.node);
    layout.take(words, option.number);
    run(option.effects);
    reply(option, option.reply);
    if (option.outcomes.length == 0) {
      int next = follow(Objects.requireNonNull(option.way));
      if (next >= 0) {
        enter(next);
      }
    } else {
      layout.position(words, layout.atOption(option.number));
      chance(option.outcomes, option.number);
    }
  }

  /** An outcome's weight. */
  static long weight(OptionCode outcome, long[] words) {
    return outcome.weight == null ? 1 : outcome.weight.eval(words, words);
  }

  /** Follows a way to the node it gives, or -1 when a draw is awaited. */
  private int follow(WayCode way) {
    if (way.scene >= 0) {
      layout.push(words, way.way);
      return way.scene;
    }
    WayCode back = way;
    while (back.way.returns()) {
      layout.closeFile(words, back.file);
      back = program.way(layout.pop(words));
    }
    @Nullable Code[] conditions = back.branches;
    for (int i = 0; i < conditions.length; i++) {
      Code condition = conditions[i];
      if (condition == null || condition.holds(words)) {
        follows(back, i);
        int to = back.targets[i];
        if (to < 0) {
          Way.Draw draw = back.draw(i);
          if (awaitDraw(draw)) {
            return -1;
          }
          to = draw.otherwise();
        }
        leave(back.file, to);
        return to;
      }
    }
    throw new IllegalStateException("the last branch of a way has no condition");
  }

  /** A file that is left without a call is closed: its own variables are as at the start. */
  private void leave(int file, int to) {
    if (file != program.node(to).file) {
      layout.closeFile(words, file);
    }
  }

  /** Enters {@code to}, drawn on the way out of {@code from}. */
  final void go(int from, int to) {
    leave(program.node(from).file, to);
    enter(to);
  }

  /** Judges a pool's entries; whether any can fall. */
  final boolean awaitDraw(Way.Draw draw) {
    PoolCode pool = program.pool(draw.pool());
    int best = Integer.MIN_VALUE;
    boolean any = false;
    for (int i = 0; i < pool.entries.length; i++) {
      Pool.Entry entry = pool.entries[i];
      Code condition = pool.when[i];
      if ((!entry.repeat() && layout.visits(words, entry.node()) > 0)
          || entry.priority() < best
          || (condition != null && !condition.holds(words))) {
        continue;
      }
      long weight = pool.weight[i].eval(words, words);
      if (weight > 0) {
        if (entry.priority() > best) {
          best = entry.priority();
          clearDraw();
        }
        canDraw(entry, weight);
        any = true;
      }
    }
    if (any) {
      layout.position(words, layout.atDraw(draw.number()));
      draws(draw);
    }
    return any;
  }
}
