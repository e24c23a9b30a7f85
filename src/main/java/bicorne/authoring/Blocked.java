package bicorne.authoring;

import bicorne.engine.Digest;
import bicorne.explore.Explorer;
import bicorne.explore.Findings;
import bicorne.explore.Plan;
import bicorne.explore.Probe;
import bicorne.explore.Progress;
import bicorne.grammar.AsWritten;
import bicorne.model.Expr;
import bicorne.model.Node;
import bicorne.model.Option;
import bicorne.model.Pool;
import bicorne.model.Story;
import bicorne.model.Type;
import bicorne.model.Variable;
import bicorne.model.Way;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What keeps from happening what never happens: the conditions in its way, and the values that
 * their variables have there.
 */
public final class Blocked {

  /** More values than this say nothing to anybody. */
  private static final int MOST_VALUES = 130;

  private static final int MOST_GUARDS = 3;

  private final Plan plan;
  private final Story story;
  private final Findings findings;

  /** What variables can be where something is in the way; asked for when first needed. */
  private @Nullable Findings probed;

  Blocked(Plan plan, Findings findings) {
    this.plan = plan;
    this.findings = findings;
    this.story = plan.engine().story();
  }

  /**
   * A condition that never holds where it stands.
   *
   * @param where the option, or the node of the way
   * @param condition as stories write it; empty where one before it is always taken
   * @param values what its variables can be there
   */
  public record Guard(String where, String condition, List<Holds> values) {
    public Guard {
      values = List.copyOf(values);
    }
  }

  /**
   * What a variable can be at a node.
   *
   * @param values as stories write them
   */
  public record Holds(String variable, List<String> values) {
    public Holds {
      values = List.copyOf(values);
    }
  }

  /** What is in the way of something that never happens. */
  List<Guard> guards(Matter matter) {
    List<Guard> guards = new ArrayList<>();
    switch (matter.kind()) {
      case OPTION -> add(guards, story.options().get(matter.number()));
      case BRANCH -> add(guards, story.ways().get(matter.number()), matter.part());
      case NODE, ENDING -> before(guards, matter.number());
      default -> {}
    }
    return guards;
  }

  private void add(List<Guard> guards, Option option) {
    Expr condition = guard(option);
    if (condition != null) {
      String where = story.optionAddress(option.number());
      String words =
          option.outcome()
              ? AsWritten.of(condition, Type.integer(0, 0), story) + " > 0"
              : AsWritten.condition(condition, story);
      add(guards, where, words, own(option) ? values(option.node(), condition) : List.of());
    }
  }

  private static @Nullable Expr guard(Option option) {
    return option.outcome() ? option.weight() : both(option.visible(), option.when());
  }

  /** Whether it is offered as its node was entered, and not behind a choice's effects. */
  private boolean own(Option option) {
    return story.optionsOf(option.node()).contains(option.number());
  }

  private static @Nullable Expr both(@Nullable Expr one, @Nullable Expr other) {
    if (one == null || other == null) {
      return one == null ? other : one;
    }
    return new Expr.Binary(Expr.Op.AND, one, other);
  }

  private void add(List<Guard> guards, Way way, int branch) {
    Expr when = way.branches().get(branch).when();
    String where = story.address(way.node());
    if (when == null) {
      guards.add(new Guard(where, "", List.of()));
    } else {
      String words = AsWritten.condition(when, story);
      add(guards, where, words, own(way) ? values(way.node(), when) : List.of());
    }
  }

  /** Behind a scene or a choice's effects the values are others than at the node's entry. */
  private boolean own(Way way) {
    return way.call() < 0
        && story.nodes().get(way.node()).exit() instanceof Node.Onward onward
        && onward.way().number() == way.number();
  }

  private static void add(List<Guard> guards, String where, String condition, List<Holds> values) {
    if (guards.size() < MOST_GUARDS) {
      guards.add(new Guard(where, condition, values));
    }
  }

  /** The guards on the last links from nodes that are entered into those that are not. */
  private void before(List<Guard> guards, int node) {
    BitSet behind = behind(node);
    for (Option option : story.options()) {
      Way way = option.way();
      if (findings.node(option.node()).reached()
          && !findings.option(option.number()).reached()
          && way != null
          && leads(way, -1, behind)) {
        add(guards, option);
      }
    }
    for (Way way : story.ways()) {
      for (int i = 0; i < way.branches().size(); i++) {
        if (findings.node(way.node()).reached()
            && followed(way)
            && !findings.branch(way.number(), i).reached()
            && leads(way, i, behind)) {
          add(guards, way, i);
        }
      }
    }
  }

  /** Whether a way that is tried would lead to a node, and never does. */
  boolean byWay(int node) {
    BitSet it = new BitSet();
    it.set(node);
    for (Way way : story.ways()) {
      if (followed(way) && leads(way, -1, it)) {
        return true;
      }
    }
    return false;
  }

  private boolean followed(Way way) {
    for (int i = 0; i < way.branches().size(); i++) {
      if (findings.branch(way.number(), i).reached()) {
        return true;
      }
    }
    return false;
  }

  /** The nodes never entered from which links lead to one, that one included. */
  private BitSet behind(int node) {
    BitSet behind = new BitSet();
    ArrayDeque<Integer> open = new ArrayDeque<>();
    behind.set(node);
    open.add(node);
    while (!open.isEmpty()) {
      BitSet one = new BitSet();
      one.set(open.remove());
      for (Way way : story.ways()) {
        int from = way.node();
        if (!behind.get(from) && !findings.node(from).reached() && leads(way, -1, one)) {
          behind.set(from);
          open.add(from);
        }
      }
    }
    return behind;
  }

  /** Whether a way, or one branch of it, leads into some nodes; a call leads to a scene's start. */
  private boolean leads(Way way, int branch, BitSet into) {
    if (branch < 0 && way.call() >= 0 && into.get(story.files().get(way.call()).start())) {
      return true;
    }
    for (int i = 0; i < way.branches().size(); i++) {
      if ((branch < 0 || branch == i) && leads(way.branches().get(i).target(), into)) {
        return true;
      }
    }
    return false;
  }

  private boolean leads(Way.Target target, BitSet into) {
    if (target instanceof Way.Goto straight) {
      return into.get(straight.node());
    }
    if (target instanceof Way.Draw draw) {
      for (Pool.Entry entry : story.pools().get(draw.pool()).entries()) {
        if (into.get(entry.node())) {
          return true;
        }
      }
      return into.get(draw.otherwise());
    }
    return false;
  }

  /** What the variables of a condition can be at a node, once its own effects have run. */
  private List<Holds> values(int node, Expr condition) {
    List<Holds> all = new ArrayList<>();
    Findings known = probed();
    if (known.stopped() == null) {
      for (int number : variables(condition)) {
        Variable variable = story.variables().get(number);
        List<String> values = new ArrayList<>();
        for (long value : known.values(node, number)) {
          values.add(Digest.print(variable.type(), value));
        }
        all.add(new Holds(Digest.name(story, variable), Collections.unmodifiableList(values)));
      }
    }
    return all;
  }

  /** All that is in the way of anything, asked of the whole story once. */
  private Findings probed() {
    Findings known = probed;
    if (known == null) {
      Map<Integer, Set<Integer>> wanted = new TreeMap<>();
      for (Option option : story.options()) {
        Expr guard = guard(option);
        if (guard != null && own(option) && !findings.option(option.number()).reached()) {
          want(wanted, option.node(), guard);
        }
      }
      for (Way way : story.ways()) {
        for (int i = 0; i < way.branches().size(); i++) {
          Expr when = way.branches().get(i).when();
          if (when != null && own(way) && !findings.branch(way.number(), i).reached()) {
            want(wanted, way.node(), when);
          }
        }
      }
      List<Probe> probes = new ArrayList<>();
      wanted.forEach((node, variables) -> probes.add(new Probe(node, List.copyOf(variables))));
      known =
          Explorer.explore(plan.asking(List.of()).probing(probes).exact(false), Progress.SILENT);
      probed = known;
    }
    return known;
  }

  private void want(Map<Integer, Set<Integer>> wanted, int node, Expr guard) {
    List<Integer> variables = variables(guard);
    if (!variables.isEmpty() && findings.node(node).reached()) {
      wanted.computeIfAbsent(node, n -> new TreeSet<>()).addAll(variables);
    }
  }

  /** Those of a condition's variables of which values can be told. */
  private List<Integer> variables(Expr condition) {
    List<Integer> variables = new ArrayList<>();
    for (int number : Explorer.variablesOf(plan, condition)) {
      Type type = story.variables().get(number).type();
      if (type.kind() != Type.Kind.SET && count(type) <= MOST_VALUES) {
        variables.add(number);
      }
    }
    return variables;
  }

  private static long count(Type type) {
    return type.max() - type.min() + 1;
  }
}
