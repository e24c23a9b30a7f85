package bicorne.explore;

import bicorne.engine.StateForm;
import bicorne.model.Story;
import bicorne.model.Type;
import bicorne.model.Variable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an exploration found. It keeps all states, so that roads can be told: let go of it when it
 * has been asked.
 */
public final class Findings {

  private final Search search;
  private final Story story;
  private final Marks marks;
  private final Roads roads;

  Findings(Search search) {
    this.search = search;
    story = search.plan.engine().story();
    marks = search.marks;
    roads = new Roads(search);
  }

  /** Why it gave up, or null if it saw everything. */
  public @Nullable Stop stopped() {
    return search.stop;
  }

  /** How many states it found. */
  public long states() {
    return search.table.count();
  }

  /** How many decisions it tried. */
  public long edges() {
    return search.edges;
  }

  /** The decisions on a shortest road to the farthest states. */
  public int depth() {
    return search.depth;
  }

  /** The bytes of its tables. */
  public long bytes() {
    return search.bytes();
  }

  /** How many states play can wait in at each node, numbered as the story's nodes. */
  public long[] statesByNode() {
    StateForm form = search.form;
    long[] states = new long[story.nodes().size()];
    long[] at = new long[form.words()];
    for (Shard shard : search.table.shards) {
      for (int place = 0; place < shard.count(); place++) {
        shard.read(place, at);
        states[form.node(form.position(at))]++;
      }
    }
    return states;
  }

  private Sight sight(int mark) {
    if (search.sights.settled[mark]) {
      return new Sight(Sight.Known.REACHED, search.sights.depth(mark), mark);
    }
    return new Sight(search.stop == null ? Sight.Known.UNREACHABLE : Sight.Known.UNKNOWN, -1, mark);
  }

  /** Whether a node is ever entered; of a node with an ending, whether the story can close so. */
  public Sight node(int node) {
    return sight(marks.node + node);
  }

  /** Whether a choice is ever open, or an outcome can ever fall. */
  public Sight option(int option) {
    return sight(marks.option + option);
  }

  /** Whether a choice is ever shown with its reason for not being open. */
  public Sight locked(int option) {
    return sight(marks.locked + option);
  }

  /** Whether a branch of a way is ever followed. */
  public Sight branch(int way, int branch) {
    return sight(marks.branch(way, branch));
  }

  /** The conditions in the story's texts, in its own language. */
  public List<TextCondition> textConditions() {
    return Collections.unmodifiableList(search.forks.conditions);
  }

  /** Whether a text is ever told the one way or the other. */
  public Sight text(int condition, boolean yes) {
    return sight(marks.text + 2 * condition + (yes ? 0 : 1));
  }

  /** Whether play can stop at a node because no choice is open. */
  public Sight noOpenChoice(int node) {
    return sight(marks.stuckNode + node);
  }

  /** Whether play can stop at a node because no outcome can fall. */
  public Sight noOutcome(int node) {
    return sight(marks.noOutcomeNode + node);
  }

  /** Whether play can stop behind a choice because none of its outcomes can fall. */
  public Sight noOutcomeBehind(int option) {
    return sight(marks.noOutcomeOption + option);
  }

  /** What answers a question: the first moment that shows or refutes it. */
  public Sight question(int question) {
    return sight(marks.question + question);
  }

  /** The answer to a question. */
  public Verdict verdict(int question) {
    Sight sight = question(question);
    boolean wanted = search.plan.questions().get(question).kind() == Question.Kind.REACHABLE;
    return switch (sight.known()) {
      case REACHED -> wanted ? Verdict.PROVED : Verdict.REFUTED;
      case UNREACHABLE -> wanted ? Verdict.REFUTED : Verdict.PROVED;
      case UNKNOWN -> Verdict.GAVE_UP;
    };
  }

  /**
   * What a variable can be at a node when its effects have run, from the least; of what the plan
   * probes, and known only if it saw everything.
   */
  public List<Long> values(int node, int variable) {
    List<Long> values = search.probes.values(node, variable);
    if (values == null || search.stop != null) {
      throw new IllegalStateException("it was not found out");
    }
    return values;
  }

  /** A shortest road to what was reached. */
  public Road road(Sight sight) {
    if (!sight.reached()) {
      throw new IllegalArgumentException("there is no road to what was not reached");
    }
    int mark = sight.mark();
    return new Road(roads.by(search.sights.source(mark), search.sights.edge(mark)));
  }

  /** Whether every state has an ending before it; and if not, where not. */
  public record TrapFindings(Verdict verdict, List<Trap> traps) {
    public TrapFindings {
      traps = List.copyOf(traps);
    }
  }

  /** Walks back from the endings. Takes about as long as the exploration did. */
  public TrapFindings traps() {
    if (search.stop != null
        || search.table.bytes() + Traps.bytes(search.table) > search.plan.limits().bytes()) {
      return new TrapFindings(Verdict.GAVE_UP, List.of());
    }
    try (Crew crew = new Crew(search.plan.threads())) {
      List<Trap> traps = new Traps(search).find(crew);
      return traps == null
          ? new TrapFindings(Verdict.GAVE_UP, List.of())
          : new TrapFindings(traps.isEmpty() ? Verdict.PROVED : Verdict.REFUTED, traps);
    }
  }

  /**
   * Whether play can stop because too many nodes were entered without a page; and a road that shows
   * it.
   */
  public record CircleFindings(Verdict verdict, @Nullable Road road) {}

  /** Looks for circles without a page. */
  public CircleFindings circles() {
    return new Circles(search).find();
  }

  /**
   * The stores that are ever held to a range, each with a shortest road to where it is. Known only
   * of an exact exploration; takes about as long as that did.
   */
  public List<HeldStore> held() {
    if (!search.plan.exact()) {
      throw new IllegalStateException("states were merged: their values stand for others");
    }
    return new HeldStores(search, roads).find();
  }

  /** What an integer variable can hold when play waits. */
  public record Range(int variable, long least, long greatest) {}

  /** The ranges of all integers. Known only of an exact exploration. */
  public List<Range> ranges() {
    if (!search.plan.exact()) {
      throw new IllegalStateException("states were merged: their values stand for others");
    }
    StateForm form = search.form;
    List<Variable> integers = new ArrayList<>();
    for (Variable variable : story.variables()) {
      if (!variable.derived() && variable.type().kind() == Type.Kind.INTEGER) {
        integers.add(variable);
      }
    }
    long[] least = new long[integers.size()];
    long[] greatest = new long[integers.size()];
    Arrays.fill(least, Long.MAX_VALUE);
    Arrays.fill(greatest, Long.MIN_VALUE);
    long[] at = new long[form.words()];
    for (Shard shard : search.table.shards) {
      for (int place = 0; place < shard.count(); place++) {
        shard.read(place, at);
        for (int i = 0; i < least.length; i++) {
          long value = form.value(at, integers.get(i).number());
          least[i] = Math.min(least[i], value);
          greatest[i] = Math.max(greatest[i], value);
        }
      }
    }
    List<Range> ranges = new ArrayList<>();
    for (int i = 0; i < least.length; i++) {
      ranges.add(new Range(integers.get(i).number(), least[i], greatest[i]));
    }
    return ranges;
  }
}
