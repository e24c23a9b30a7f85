package bicorne.engine;

import bicorne.model.Effect;
import bicorne.model.Expr;
import bicorne.model.Header;
import bicorne.model.Node;
import bicorne.model.Option;
import bicorne.model.Pool;
import bicorne.model.Story;
import bicorne.model.Text;
import bicorne.model.Way;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
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
    Change.runAll(program.changes(effects), words, layout);
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
      run.awaitOutcome(story.options().get(option).outcomes(), option);
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
    run.take(story.options().get(option));
    return run.moment();
  }

  /** Lets an outcome fall. Its text goes on the page. */
  public Moment fall(Moment moment, int outcome) {
    if (!(moment.awaits() instanceof Awaits.Chance chance)
        || !possible(chance.outcomes(), outcome)) {
      throw new IllegalArgumentException("this outcome cannot fall here");
    }
    Run run = new Run(moment.state(), moment.page());
    run.take(story.options().get(outcome));
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

  /**
   * One run from a decision to the next page or decision, over words that are its own until it
   * ends.
   */
  private final class Run {

    private final long[] words;
    private final List<Piece> pieces;
    private @Nullable Header header;
    private @Nullable State headerState;
    private boolean said;
    private int nodes;
    private @Nullable Awaits awaits;

    Run(State state, @Nullable Page page) {
      words = state.words.clone();
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

    /** The order of events on entering a node. */
    void enter(int node) {
      while (true) {
        layout.position(words, layout.entering(node));
        int file = story.nodes().get(node).file();
        if (alone >= 0 && file != alone && !story.files().get(file).scene()) {
          awaits = new Awaits.Left(node);
          return;
        }
        Header own = Engine.this.header(words, node);
        if (said && !own.equals(header)) {
          awaits = new Awaits.Turn(List.of());
          return;
        }
        if (++nodes > STEP_BUDGET) {
          awaits = new Awaits.Fault(Awaits.Kind.CIRCLE, node, -1);
          return;
        }
        if (watcher != null) {
          watcher.entering(node, words);
        }
        layout.position(words, node);
        layout.visit(words, node);
        Change[] effects = program.node(node).effects;
        State before = effects.length == 0 ? null : new State(words.clone());
        Change.runAll(effects, words, layout);
        if (header == null || !own.equals(header)) {
          header = own;
          headerState = new State(words.clone());
        }
        boolean spoke = say(story.nodes().get(node).text(), before);
        int next = arrive(node, story.nodes().get(node).runOn() || !spoke);
        if (next < 0) {
          return;
        }
        node = next;
      }
    }

    /** Goes on at a node whose page was turned, or whose page does not matter. */
    void proceed(int node) {
      int next = arrive(node, true);
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
    int arrive(int node, boolean through) {
      Node.Exit exit = story.nodes().get(node).exit();
      if (exit instanceof Node.Ends) {
        awaits = new Awaits.End(node);
        return -1;
      }
      if (exit instanceof Node.Chance chance) {
        awaitOutcome(chance.options(), -1);
        return -1;
      }
      if (exit instanceof Node.Onward onward) {
        return turnOrFollow(onward.way(), List.of(), through);
      }
      return arriveAtChoices(node, (Node.Choices) exit, through);
    }

    private int arriveAtChoices(int node, Node.Choices choices, boolean through) {
      List<Awaits.Offer> offers = new ArrayList<>(choices.options().size());
      boolean anyOpen = false;
      for (int option : choices.options()) {
        if (there(option)) {
          Code condition = program.option(option).when;
          boolean open = condition == null || condition.holds(words);
          if (open || story.options().get(option).locked() != null) {
            offers.add(new Awaits.Offer(option, open));
            anyOpen |= open;
          }
        }
      }
      if (anyOpen) {
        awaits = new Awaits.Choice(Collections.unmodifiableList(offers));
        return -1;
      }
      Way otherwise = choices.otherwise();
      if (otherwise == null) {
        awaits = new Awaits.Fault(Awaits.Kind.NO_OPEN_CHOICE, node, -1);
        return -1;
      }
      return turnOrFollow(otherwise, offers, through);
    }

    private boolean there(int option) {
      if (story.options().get(option).once() && layout.taken(words, option)) {
        return false;
      }
      Code condition = program.option(option).visible;
      return condition == null || condition.holds(words);
    }

    private int turnOrFollow(Way way, List<Awaits.Offer> locked, boolean through) {
      if (!through) {
        awaits = new Awaits.Turn(Collections.unmodifiableList(locked));
        return -1;
      }
      return follow(way);
    }

    /** Takes a choice or lets an outcome fall. */
    void take(Option option) {
      State before = telling.silent(option.reply()) ? null : new State(words.clone());
      layout.position(words, option.node());
      layout.take(words, option.number());
      Change.runAll(program.option(option.number()).effects, words, layout);
      if (say(option.reply(), before) && header == null) {
        header = Engine.this.header(words, option.node());
        headerState = new State(words.clone());
      }
      if (option.outcomes().isEmpty()) {
        Way way = Objects.requireNonNull(option.way());
        int next = follow(way);
        if (next >= 0) {
          enter(next);
        }
      } else {
        layout.position(words, layout.atOption(option.number()));
        awaitOutcome(option.outcomes(), option.number());
      }
    }

    void awaitOutcome(List<Integer> outcomes, int option) {
      List<Awaits.Possible> possible = new ArrayList<>(outcomes.size());
      for (int outcome : outcomes) {
        Code code = program.option(outcome).weight;
        long w = code == null ? 1 : code.eval(words, words);
        if (w > 0) {
          possible.add(new Awaits.Possible(outcome, w));
        }
      }
      awaits =
          possible.isEmpty()
              ? new Awaits.Fault(Awaits.Kind.NO_OUTCOME, node(), option)
              : new Awaits.Chance(Collections.unmodifiableList(possible));
    }

    /** Follows a way to the node it gives, or -1 when a draw is awaited. */
    private int follow(Way way) {
      if (way.call() >= 0) {
        layout.push(words, way);
        return story.files().get(way.call()).start();
      }
      Way back = way;
      while (back.returns()) {
        layout.closeFile(words, story.nodes().get(back.node()).file());
        back = layout.pop(words);
      }
      @Nullable Code[] conditions = program.way(back).branches;
      for (int i = 0; i < conditions.length; i++) {
        Code condition = conditions[i];
        if (condition == null || condition.holds(words)) {
          Way.Target target = back.branches().get(i).target();
          if (target instanceof Way.Goto to) {
            leave(back.node(), to.node());
            return to.node();
          }
          Way.Draw draw = (Way.Draw) target;
          if (awaitDraw(draw)) {
            return -1;
          }
          leave(back.node(), draw.otherwise());
          return draw.otherwise();
        }
      }
      throw new IllegalStateException("the last branch of a way has no condition");
    }

    /** A file that is left without a call is closed: its own variables are as at the start. */
    private void leave(int from, int to) {
      int file = story.nodes().get(from).file();
      if (file != story.nodes().get(to).file()) {
        layout.closeFile(words, file);
      }
    }

    /** Enters {@code to}, drawn on the way out of {@code from}. */
    void go(int from, int to) {
      leave(from, to);
      enter(to);
    }

    boolean awaitDraw(Way.Draw draw) {
      Pool pool = story.pools().get(draw.pool());
      Program.PoolCode code = program.pool(pool);
      List<Awaits.Possible> possible = new ArrayList<>(pool.entries().size());
      int best = Integer.MIN_VALUE;
      for (int i = 0; i < pool.entries().size(); i++) {
        Pool.Entry entry = pool.entries().get(i);
        Code condition = code.when[i];
        if ((!entry.repeat() && layout.visits(words, entry.node()) > 0)
            || entry.priority() < best
            || (condition != null && !condition.holds(words))) {
          continue;
        }
        long w = code.weight[i].eval(words, words);
        if (w > 0) {
          if (entry.priority() > best) {
            best = entry.priority();
            possible.clear();
          }
          possible.add(new Awaits.Possible(entry.node(), w));
        }
      }
      if (possible.isEmpty()) {
        return false;
      }
      layout.position(words, layout.atDraw(draw.number()));
      awaits = new Awaits.Draw(draw.number(), Collections.unmodifiableList(possible));
      return true;
    }

    /** Puts a text on the page; whether it says anything in the story's own language. */
    private boolean say(Text text, @Nullable State before) {
      if (telling.silent(text)) {
        return false;
      }
      State now = new State(words.clone());
      pieces.add(new Piece(text, now, before == null ? now : before));
      boolean spoke = telling.says(text, now, before == null ? now : before);
      said |= spoke;
      return spoke;
    }
  }
}
