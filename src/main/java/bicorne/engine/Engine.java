package bicorne.engine;

import bicorne.model.Effect;
import bicorne.model.Expr;
import bicorne.model.Header;
import bicorne.model.Pool;
import bicorne.model.Story;
import bicorne.model.Text;
import bicorne.model.Way;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The state machine of one story: where it begins, what is on offer, what follows if something is
 * taken or falls.
 *
 * <p>Every method is a pure function. Chance is never drawn here: {@link Awaits.Chance} and {@link
 * Awaits.Draw} list what can happen, and whoever plays says what did. An engine can be shared by
 * any number of threads.
 */
public final class Engine {

  /** So many nodes may be entered without a page being shown; one more is a circle. */
  public static final int STEP_BUDGET = 1_000;

  private final Story story;
  private final Program program;
  final Layout layout;
  private final Telling telling;
  private final int alone;
  private final @Nullable Watcher watcher;

  /**
   * Sees every node about to be entered, with the words of the state before anything there happens.
   */
  interface Watcher {
    void entering(int node, long[] words);
  }

  /** An engine that remembers what the story itself asks. */
  public Engine(Story story) {
    this(story, List.of());
  }

  /**
   * An engine that also remembers what {@code asked} ask, for tests and questions about a story.
   */
  public Engine(Story story, List<Expr> asked) {
    this.story = story;
    program = new Program(story, asked);
    layout = program.layout;
    telling = new Telling(this, program);
    alone = -1;
    watcher = null;
  }

  private Engine(Engine engine, int alone, @Nullable Watcher watcher) {
    story = engine.story;
    program = engine.program;
    layout = engine.layout;
    telling = engine.telling;
    this.alone = alone;
    this.watcher = watcher;
  }

  /**
   * The same engine playing one episode by itself: play ends where the episode leads to another.
   * States can be shared.
   */
  public Engine alone(int file) {
    return new Engine(this, file, watcher);
  }

  /** The episode it plays by itself, or -1. */
  public int aloneIn() {
    return alone;
  }

  /** The same engine telling {@code watcher} of every node. States can be shared. */
  Engine watched(Watcher observer) {
    return new Engine(this, alone, observer);
  }

  /** The story it plays. */
  public Story story() {
    return story;
  }

  /** How its texts are told. */
  public Telling telling() {
    return telling;
  }

  /** The beginning of the whole story. */
  public Moment begin() {
    return enter(initial(story.start()));
  }

  /** A state about to enter {@code node}, with everything as the story starts. */
  public State initial(int node) {
    return new State(layout.initial(node));
  }

  /** The same state about to enter {@code node} instead, with no scene open. */
  public State placedAt(State state, int node) {
    long[] words = state.words.clone();
    while (!layout.calls(words).isEmpty()) {
      layout.pop(words);
    }
    layout.position(words, layout.entering(node));
    return new State(words);
  }

  /** The state after some effects from outside the story: a test's {@code given}. */
  public State apply(State state, List<Effect> effects) {
    long[] words = state.words.clone();
    Change.runAll(program.changes(effects), words);
    return new State(words);
  }

  /** Enters the node a state is about to enter, on a fresh page. */
  public Moment enter(State state) {
    Run run = new Run(state, null);
    run.enter(run.node());
    return run.moment();
  }

  /**
   * What a state awaits, without its page: for whoever explores states. A state about to enter a
   * node has it entered; a page behind which a way waits has it followed.
   */
  public Moment resume(State state) {
    int position = layout.position(state.words);
    if (layout.isEntering(position)) {
      return enter(state);
    }
    Run run = new Run(state, null);
    int option = layout.optionAt(position);
    int draw = layout.drawAt(position);
    if (option >= 0) {
      run.chance(program.option(option).outcomes, option);
    } else if (draw >= 0) {
      run.awaitDraw(story.draws().get(draw));
    } else {
      run.proceed(position);
    }
    return run.moment();
  }

  /** Goes on after a page that is turned. */
  public Moment turn(Moment moment) {
    if (!(moment.awaits() instanceof Awaits.Turn)) {
      throw new IllegalArgumentException("no page is to be turned here");
    }
    int position = layout.position(moment.state().words);
    if (layout.isEntering(position)) {
      return enter(moment.state());
    }
    Run run = new Run(moment.state(), null);
    run.proceed(position);
    return run.moment();
  }

  /** Takes an open choice. Its reply opens the next page. */
  public Moment choose(Moment moment, int option) {
    if (!(moment.awaits() instanceof Awaits.Choice choice) || !open(choice.offers(), option)) {
      throw new IllegalArgumentException("this choice is not open here");
    }
    Run run = new Run(moment.state(), null);
    run.take(program.option(option));
    return run.moment();
  }

  /** Lets an outcome fall. Its text goes on the page. */
  public Moment fall(Moment moment, int outcome) {
    if (!(moment.awaits() instanceof Awaits.Chance chance)
        || !possible(chance.outcomes(), outcome)) {
      throw new IllegalArgumentException("this outcome cannot fall here");
    }
    Run run = new Run(moment.state(), moment.page());
    run.take(program.option(outcome));
    return run.moment();
  }

  /** Enters the node a pool gave. */
  public Moment draw(Moment moment, int node) {
    if (!(moment.awaits() instanceof Awaits.Draw draw) || !possible(draw.nodes(), node)) {
      throw new IllegalArgumentException("this node cannot be drawn here");
    }
    Run run = new Run(moment.state(), moment.page());
    run.go(story.draws().get(draw.draw()).node(), node);
    return run.moment();
  }

  private static boolean open(List<Awaits.Offer> offers, int option) {
    for (Awaits.Offer offer : offers) {
      if (offer.option() == option) {
        return offer.open();
      }
    }
    return false;
  }

  private static boolean possible(List<Awaits.Possible> all, int number) {
    for (Awaits.Possible one : all) {
      if (one.number() == number) {
        return true;
      }
    }
    return false;
  }

  /** The node of a state: the one where play waits, is about to enter, or is leaving. */
  public int node(State state) {
    return layout.node(layout.position(state.words));
  }

  /** Whether a state is about to enter its node. */
  public boolean entering(State state) {
    return layout.isEntering(layout.position(state.words));
  }

  /** The ways that called the scenes now open, outermost first. */
  public List<Way> calls(State state) {
    return layout.calls(state.words);
  }

  /** The value of a variable, stored or derived. */
  public long value(State state, int variable) {
    return story.variables().get(variable).derived()
        ? eval(new Expr.Read(variable), state)
        : layout.value(state.words, variable);
  }

  /** The value of any expression; what it asks of the past must be remembered by this engine. */
  public long eval(Expr expr, State state) {
    return program.code(expr).eval(state.words, state.words);
  }

  /** How often a node was entered, as far as anything asks. */
  public int visits(State state, int node) {
    return layout.visits(state.words, node);
  }

  /** Whether an option was taken, where anything asks; else false. */
  public boolean taken(State state, int option) {
    return layout.taken(state.words, option);
  }

  /** The header over a page at the node of a state: in a scene what is left out is the caller's. */
  public Header header(State state) {
    return header(state.words, node(state));
  }

  private Header header(long[] words, int node) {
    Header header = story.nodes().get(node).header();
    if (!story.files().get(story.nodes().get(node).file()).scene()) {
      return header;
    }
    List<Way> calls = layout.calls(words);
    for (int i = calls.size() - 1; i >= 0; i--) {
      header = header.orElse(story.nodes().get(calls.get(i).node()).header());
    }
    return header;
  }

  /** How the story is explored: for one thread at a time. */
  public Steps steps() {
    return new Steps(this, program, alone);
  }

  /** A condition to be asked of many states; what it asks of the past must be remembered. */
  public Condition condition(Expr expr) {
    return new Condition(program.code(expr));
  }

  /** What can be known of the fields that states are made of. */
  public StateForm form() {
    return new StateForm(program);
  }

  /** A state of this engine, from the words of one. */
  public State state(long[] words) {
    if (words.length != layout.fields.words()) {
      throw new IllegalArgumentException("not a state of this engine");
    }
    return new State(words.clone());
  }

  /**
   * One run from a decision to the next page or decision, over words that are its own until it
   * ends.
   */
  private final class Run extends Walk {

    private final List<Piece> pieces;
    private final List<Awaits.Offer> offers = new ArrayList<>(4);
    private final List<Awaits.Possible> possible = new ArrayList<>(2);
    private @Nullable Header header;
    private @Nullable State headerState;
    private @Nullable State before;
    private boolean said;
    private int nodes;
    private @Nullable Awaits awaits;

    Run(State state, @Nullable Page page) {
      super(Engine.this.program, state.words.clone(), Engine.this.alone);
      if (page == null) {
        pieces = new ArrayList<>(4);
      } else {
        pieces = new ArrayList<>(page.pieces());
        header = page.header();
        headerState = page.state();
        said = page.said();
        nodes = page.nodes();
      }
    }

    int node() {
      return layout.node(layout.position(words));
    }

    Moment moment() {
      State state = new State(words);
      Header over = header == null ? Engine.this.header(words, node()) : header;
      Page page = new Page(over, headerState == null ? state : headerState, pieces, said, nodes);
      if (awaits == null) {
        throw new IllegalStateException("a run ends with something awaited");
      }
      return new Moment(state, page, awaits);
    }

    private State now() {
      return new State(words.clone());
    }

    @Override
    void left(int node) {
      awaits = new Awaits.Left(node);
    }

    @Override
    boolean admits(Program.NodeCode node) {
      if (said && !Engine.this.header(words, node.number).equals(header)) {
        awaits = new Awaits.Turn(List.of());
        return false;
      }
      if (++nodes > STEP_BUDGET) {
        awaits = new Awaits.Fault(Awaits.Kind.CIRCLE, node.number, -1);
        return false;
      }
      if (watcher != null) {
        watcher.entering(node.number, words);
      }
      return true;
    }

    @Override
    void beforeEffects(Program.NodeCode node) {
      before = node.effects.length == 0 ? null : now();
    }

    @Override
    boolean tell(Program.NodeCode node) {
      Header own = Engine.this.header(words, node.number);
      if (header == null || !own.equals(header)) {
        header = own;
        headerState = now();
      }
      return say(node.text);
    }

    @Override
    void taking(Program.OptionCode option) {
      before = telling.silent(option.reply) ? null : now();
    }

    @Override
    void reply(Program.OptionCode option, Text reply) {
      if (say(reply) && header == null) {
        header = Engine.this.header(words, option.node);
        headerState = now();
      }
    }

    @Override
    void ended(Program.NodeCode node) {
      awaits = new Awaits.End(node.number);
    }

    @Override
    boolean offers(Program.NodeCode node) {
      offers.clear();
      boolean anyOpen = false;
      for (Program.OptionCode option : node.options) {
        if (there(option, words, layout)) {
          boolean open = option.when == null || option.when.holds(words);
          if (open || option.lockable) {
            offers.add(new Awaits.Offer(option.number, open));
            anyOpen |= open;
          }
        }
      }
      if (anyOpen) {
        awaits = new Awaits.Choice(Collections.unmodifiableList(offers));
      }
      return anyOpen;
    }

    @Override
    void stuck(Program.NodeCode node) {
      awaits = new Awaits.Fault(Awaits.Kind.NO_OPEN_CHOICE, node.number, -1);
    }

    @Override
    boolean turns(Program.NodeCode node) {
      awaits =
          new Awaits.Turn(
              node.exit == Program.Exit.CHOICES ? Collections.unmodifiableList(offers) : List.of());
      return true;
    }

    @Override
    void chance(Program.OptionCode[] outcomes, int option) {
      for (Program.OptionCode outcome : outcomes) {
        long w = weight(outcome, words);
        if (w > 0) {
          possible.add(new Awaits.Possible(outcome.number, w));
        }
      }
      awaits =
          possible.isEmpty()
              ? new Awaits.Fault(Awaits.Kind.NO_OUTCOME, node(), option)
              : new Awaits.Chance(Collections.unmodifiableList(possible));
    }

    @Override
    void clearDraw() {
      possible.clear();
    }

    @Override
    void canDraw(Pool.Entry entry, long weight) {
      possible.add(new Awaits.Possible(entry.node(), weight));
    }

    @Override
    void draws(Way.Draw draw) {
      awaits = new Awaits.Draw(draw.number(), Collections.unmodifiableList(possible));
    }

    @Override
    void follows(Program.WayCode way, int branch) {}

    /** Puts a text on the page; whether it says anything in the story's own language. */
    private boolean say(Text text) {
      if (telling.silent(text)) {
        return false;
      }
      State now = now();
      State earlier = before == null ? now : before;
      pieces.add(new Piece(text, now, earlier));
      boolean spoke = telling.says(text, now, earlier);
      said |= spoke;
      return spoke;
    }
  }
}
