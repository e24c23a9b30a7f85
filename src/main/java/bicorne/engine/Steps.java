package bicorne.engine;

import bicorne.engine.Program.NodeCode;
import bicorne.engine.Program.OptionCode;
import bicorne.engine.Program.WayCode;
import bicorne.model.Effect;
import bicorne.model.Pool;
import bicorne.model.Text;
import bicorne.model.Way;
import org.jspecify.annotations.Nullable;

/**
 * Steps from state to state without pages: by the same order of events as play, over one scratch
 * state, so that nothing is allocated.
 *
 * <p>The states are those in which play waits for a decision, or has come to an end. A page that is
 * turned is none: it is followed. Only where so many nodes as {@link Engine#STEP_BUDGET} are
 * entered between two decisions, the next is about to be entered in a state of its own ({@link
 * Kind#PASSING}), so that no step is without end.
 */
public final class Steps {

  /** What a state waits for. */
  public enum Kind {
    /** The player decides. */
    CHOICE,
    /** Chance decides among outcomes. */
    CHANCE,
    /** Chance decides among a pool's nodes. */
    DRAW,
    /** The story has closed. */
    END,
    /** An episode played alone is left for another. */
    LEFT,
    /** Nothing: one more node is entered, behind very many. */
    PASSING,
    /** A fault: no choice is open. */
    NO_OPEN_CHOICE,
    /** A fault: no outcome can fall. */
    NO_OUTCOME
  }

  /** Takes what can follow a state. */
  public interface Edges {
    /**
     * One thing that can be decided, and the state it leads to.
     *
     * @param decision the choice or outcome, a number of an option; the node drawn; the node
     *     entered in passing
     * @param after the state, of this walk's own words: they are overwritten by the next edge
     */
    void edge(int decision, long[] after);
  }

  /** Sees what happens on the way of a step, and at the states it begins from. */
  public interface Watcher {
    /** A choice is there at the state that is left: open, or shown with its reason. */
    default void offered(int option, boolean open, long[] at) {}

    /** A locked choice is in sight on a page that is turned, because none is open. */
    default void inSight(int option, long[] now) {}

    /** An outcome can fall at the state that is left. */
    default void canFall(int outcome, long[] at) {}

    /** A node is entered; its text is told by {@code now}, after its effects. */
    default void entered(int node, long[] now, long[] before) {}

    /** An option is taken; its reply is told by {@code now}, after its effects. */
    default void replied(int option, long[] now, long[] before) {}

    /** A branch of a way is followed. */
    default void followed(int way, int branch, long[] now) {}

    /** A store is held to its variable's range: {@code value} lay outside. */
    default void held(Effect.Store store, long value) {}
  }

  private final Program program;
  private final Layout layout;
  private final Telling telling;
  private final int alone;
  private final Stepping walk;
  private final long[] words;
  private Watcher watcher = new Unwatched();
  private Change.@Nullable Held held;
  private boolean enough;

  Steps(Engine engine, Program program, int alone) {
    this.program = program;
    this.layout = engine.layout;
    telling = engine.telling();
    this.alone = alone;
    words = new long[layout.fields.words()];
    walk = new Stepping();
  }

  /** Sees every step from now on; {@code stores} if it also wants to hear of stores held. */
  public void watch(Watcher other, boolean stores) {
    watcher = other;
    held = stores ? other::held : null;
  }

  /** The words of the state that a state about to enter its node leads to. */
  public long[] begin(State state) {
    copy(state.words, words);
    walk.entered = 0;
    int position = layout.position(words);
    if (layout.isEntering(position)) {
      walk.enter(layout.node(position));
    }
    return words.clone();
  }

  private static void copy(long[] from, long[] to) {
    to[0] = from[0];
    for (int i = 1; i < to.length; i++) {
      to[i] = from[i];
    }
  }

  /** To be called by who is told an edge: no other edge of the state is to be told. */
  public void enough() {
    enough = true;
  }

  /** What a state waits for. */
  public Kind kind(long[] at) {
    return expand(at, null, false);
  }

  /** Whether anything can be decided in states of a kind. */
  public static boolean goesOn(Kind kind) {
    return switch (kind) {
      case CHOICE, CHANCE, DRAW, PASSING -> true;
      case END, LEFT, NO_OPEN_CHOICE, NO_OUTCOME -> false;
    };
  }

  /** Tells what can follow a state, in the order written; and what the state waits for. */
  public Kind expand(long[] at, Edges edges) {
    return expand(at, edges, true);
  }

  private Kind expand(long[] at, @Nullable Edges edges, boolean all) {
    enough = false;
    int position = layout.position(at);
    if (position < layout.nodes) {
      NodeCode node = program.node(position);
      return switch (node.exit) {
        case CHOICES -> choices(node, at, edges);
        case CHANCE -> outcomes(node.options, at, edges);
        case ENDS -> Kind.END;
        // A way is never waited at.
        case ONWARD -> throw new IllegalArgumentException("nothing waits here");
      };
    }
    if (layout.isEntering(position)) {
      return passing(layout.node(position), at, edges);
    }
    int option = layout.optionAt(position);
    if (option >= 0) {
      return outcomes(program.option(option).outcomes, at, edges);
    }
    if (edges != null && all) {
      walk.drawn = edges;
      walk.at = at;
      copy(at, words);
      walk.collect(layout.drawAt(position));
    }
    return Kind.DRAW;
  }

  private Kind choices(NodeCode node, long[] at, @Nullable Edges edges) {
    if (!walk.anyOpen(node, at)) {
      return Kind.NO_OPEN_CHOICE;
    }
    if (edges == null) {
      return Kind.CHOICE;
    }
    for (OptionCode option : node.options) {
      if (!enough && Walk.there(option, at, layout)) {
        boolean open = option.when == null || option.when.holds(at);
        if (open || option.lockable) {
          watcher.offered(option.number, open, at);
        }
        if (open) {
          take(option, at, edges);
        }
      }
    }
    return Kind.CHOICE;
  }

  private void take(OptionCode option, long[] at, Edges edges) {
    copy(at, words);
    walk.entered = 0;
    walk.take(option);
    edges.edge(option.number, words);
  }

  private Kind outcomes(OptionCode[] outcomes, long[] at, @Nullable Edges edges) {
    boolean any = false;
    for (OptionCode outcome : outcomes) {
      if (Walk.weight(outcome, at) > 0) {
        any = true;
        if (edges != null && !enough) {
          watcher.canFall(outcome.number, at);
          take(outcome, at, edges);
        }
      }
    }
    return any ? Kind.CHANCE : Kind.NO_OUTCOME;
  }

  private Kind passing(int node, long[] at, @Nullable Edges edges) {
    NodeCode code = program.node(node);
    if (alone >= 0 && code.file != alone && !code.scene) {
      return Kind.LEFT;
    }
    if (edges != null) {
      copy(at, words);
      walk.entered = 0;
      walk.enter(node);
      edges.edge(node, words);
    }
    return Kind.PASSING;
  }

  private static final class Unwatched implements Watcher {}

  /** The walk: it says nothing and stops only where play waits. */
  private final class Stepping extends Walk {

    private final long[] before = new long[Steps.this.words.length];
    private int entered;
    private int[] possible = new int[4];
    private int possibles;
    private @Nullable Edges drawn;
    private long[] at = before;

    Stepping() {
      super(Steps.this.program, Steps.this.words, Steps.this.alone);
    }

    /** Tells the edges of a draw: its entries are judged over the words as they are. */
    void collect(int number) {
      Edges edges = drawn;
      Way.Draw draw = program.story.draws().get(number);
      possibles = 0;
      awaitDraw(draw);
      int count = possibles;
      if (edges == null || count == 0) {
        throw new IllegalArgumentException("nothing can be drawn here");
      }
      drawn = null;
      for (int i = 0; i < count && !enough; i++) {
        // The steps taken here judge other draws, behind these.
        int node = possible[i];
        copy(at, words);
        entered = 0;
        int[] mine = possible;
        possible = new int[mine.length];
        go(draw.node(), node);
        possible = mine;
        edges.edge(node, words);
      }
    }

    @Override
    void left(int node) {}

    @Override
    boolean admits(NodeCode node) {
      return ++entered <= Engine.STEP_BUDGET;
    }

    @Override
    void beforeEffects(NodeCode node) {
      copy(words, before);
    }

    @Override
    void run(Change[] effects) {
      Change.runAll(effects, words, held);
    }

    @Override
    boolean tell(NodeCode node) {
      watcher.entered(node.number, words, before);
      return false;
    }

    @Override
    void taking(OptionCode option) {
      copy(words, before);
    }

    @Override
    void reply(OptionCode option, Text reply) {
      watcher.replied(option.number, words, before);
    }

    @Override
    void ended(NodeCode node) {}

    @Override
    boolean offers(NodeCode node) {
      if (anyOpen(node, words)) {
        return true;
      }
      if (node.way != null && !node.runOn) {
        lockedInSight(node);
      }
      return false;
    }

    /** Whether a choice of a node is open. */
    boolean anyOpen(NodeCode node, long[] now) {
      if (node.alwaysOpen) {
        return true;
      }
      for (OptionCode option : node.options) {
        if (there(option, now, layout) && (option.when == null || option.when.holds(now))) {
          return true;
        }
      }
      return false;
    }

    /** Locked choices stand on a page that says something and is turned. */
    private void lockedInSight(NodeCode node) {
      boolean spoken = false;
      for (OptionCode option : node.options) {
        if (option.lockable && there(option, words, layout)) {
          spoken = spoken || says(node.text);
          if (!spoken) {
            return;
          }
          watcher.inSight(option.number, words);
        }
      }
    }

    private boolean says(Text text) {
      return text.alwaysSpeaks()
          || (!text.silent()
              && telling.says(text, new State(words.clone()), new State(before.clone())));
    }

    @Override
    void stuck(NodeCode node) {}

    @Override
    boolean turns(NodeCode node) {
      return false;
    }

    @Override
    void chance(OptionCode[] outcomes, int option) {}

    @Override
    void clearDraw() {
      possibles = 0;
    }

    @Override
    void canDraw(Pool.Entry entry, long weight) {
      if (possibles == possible.length) {
        possible = java.util.Arrays.copyOf(possible, 2 * possibles);
      }
      possible[possibles++] = entry.node();
    }

    @Override
    void draws(Way.Draw draw) {}

    @Override
    void follows(WayCode way, int branch) {
      watcher.followed(way.way.number(), branch, words);
    }
  }
}
