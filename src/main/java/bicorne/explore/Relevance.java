package bicorne.explore;

import bicorne.engine.Engine;
import bicorne.engine.StateForm;
import bicorne.model.Block;
import bicorne.model.Expr;
import bicorne.model.Inline;
import bicorne.model.Node;
import bicorne.model.Option;
import bicorne.model.Pool;
import bicorne.model.Story;
import bicorne.model.Text;
import bicorne.model.TextWalk;
import bicorne.model.Way;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * For every place in a story and every field of its states, which values can still be told apart by
 * anything that can happen from there: two states that agree in this at the same place have the
 * same future, decision by decision.
 *
 * <p>Found backwards to a fixed point. A scene is looked at once for all its callers: what any of
 * them can still ask is kept in it. What is merely printed is not asked.
 */
final class Relevance {

  /** Of more numbers than this in its rows nothing is found: all is kept. */
  private static final long MOST = 40_000_000;

  /** So often all places are gone through before what still changes is kept whole. */
  private static final int PATIENCE = 300;

  private final Engine engine;
  private final Story story;
  private final StateForm form;
  private final int fields;
  final Partitions partitions = new Partitions();
  private final Reads reads;
  private final int[] always;

  /** Before a node is entered, and when play waits at it. */
  private final int[][] in;

  private final int[][] at;

  /** Behind a choice, when its outcomes are still to fall; null for others. */
  private final int[] @Nullable [] behind;

  /** When a scene returns. */
  private final int[][] returned;

  private final Map<Integer, Probe> probed = new HashMap<>();
  private boolean impatient;

  private Relevance(Engine engine, List<Expr> asked, List<Probe> probes) {
    this.engine = engine;
    story = engine.story();
    form = engine.form();
    fields = form.fields();
    reads = new Reads(engine, partitions);
    always = Partitions.row(fields);
    for (Expr expr : asked) {
      reads.add(expr, always, always);
    }
    for (Probe probe : probes) {
      probed.put(probe.node(), probe);
    }
    int nodes = story.nodes().size();
    in = new int[nodes][];
    at = new int[nodes][];
    behind = new int[story.options().size()][];
    returned = new int[story.files().size()][];
    for (int i = 0; i < nodes; i++) {
      in[i] = always.clone();
      at[i] = always.clone();
    }
    for (int i = 0; i < returned.length; i++) {
      returned[i] = always.clone();
    }
    for (Option option : story.options()) {
      if (!option.outcomes().isEmpty()) {
        behind[option.number()] = always.clone();
      }
    }
  }

  /**
   * What merges the states of an engine.
   *
   * @param asked conditions that may be asked at any moment
   * @param probes what is to be known of variables where a node has been entered
   */
  static Canon of(Engine engine, List<Expr> asked, List<Probe> probes) {
    StateForm form = engine.form();
    if ((long) form.fields() * engine.story().nodes().size() > MOST) {
      return Canon.EXACT;
    }
    Relevance relevance = new Relevance(engine, asked, probes);
    relevance.settle();
    return relevance.canon();
  }

  private void settle() {
    int nodes = in.length;
    int[][] needs = new int[nodes][];
    for (int i = 0; i < nodes; i++) {
      needs[i] = needs(story.nodes().get(i));
    }
    int[] changed = new int[nodes];
    int[] looked = new int[nodes];
    int[] changedReturns = new int[returned.length];
    Arrays.fill(looked, -1);
    boolean any = true;
    for (int sweep = 1; any; sweep++) {
      any = false;
      impatient = sweep > PATIENCE;
      for (int node = nodes - 1; node >= 0; node--) {
        boolean due = looked[node] < 0;
        for (int need : needs[node]) {
          due |= changed[need] >= looked[node];
        }
        due |= changedReturns[story.nodes().get(node).file()] >= looked[node];
        if (due) {
          looked[node] = sweep;
          if (look(story.nodes().get(node))) {
            changed[node] = sweep;
            any = true;
          }
        }
      }
      for (Way way : story.ways()) {
        if (way.call() >= 0) {
          int[] row = way.returns() ? backFrom(file(way)) : branches(way);
          if (meet(returned[way.call()], row)) {
            changedReturns[way.call()] = sweep;
            any = true;
          }
        }
      }
    }
  }

  /** The nodes whose rows a node's own is made of. */
  private int[] needs(Node node) {
    List<Integer> found = new ArrayList<>();
    if (node.exit() instanceof Node.Onward onward) {
      needs(onward.way(), found);
    } else if (node.exit() instanceof Node.Choices choices && choices.otherwise() != null) {
      needs(choices.otherwise(), found);
    }
    for (int option : story.optionsOf(node.number())) {
      needs(story.options().get(option), found);
    }
    int[] needs = new int[found.size()];
    for (int i = 0; i < needs.length; i++) {
      needs[i] = found.get(i);
    }
    return needs;
  }

  private void needs(Option option, List<Integer> found) {
    Way way = option.way();
    if (way != null) {
      needs(way, found);
    }
    for (int outcome : option.outcomes()) {
      needs(story.options().get(outcome), found);
    }
  }

  private void needs(Way way, List<Integer> found) {
    if (way.call() >= 0) {
      found.add(story.files().get(way.call()).start());
      return;
    }
    for (Way.Branch branch : way.branches()) {
      if (branch.target() instanceof Way.Goto to) {
        found.add(to.node());
      } else if (branch.target() instanceof Way.Draw draw) {
        found.add(draw.otherwise());
        for (Pool.Entry entry : story.pools().get(draw.pool()).entries()) {
          found.add(entry.node());
        }
      }
    }
  }

  private int file(Way way) {
    return story.nodes().get(way.node()).file();
  }

  private boolean meet(int[] row, int[] other) {
    boolean any = false;
    for (int i = 0; i < row.length; i++) {
      int met = partitions.meet(row[i], other[i]);
      if (met != row[i]) {
        any = true;
        row[i] = impatient ? Partitions.ALL : met;
      }
    }
    return any;
  }

  /** Looks at a node again; whether what it needs has become more. */
  private boolean look(Node node) {
    int[] here = always.clone();
    Node.Exit exit = node.exit();
    for (int number : story.optionsOf(node.number())) {
      Option option = story.options().get(number);
      if (option.outcome()) {
        possible(option, here);
      } else {
        offered(option, here);
      }
      partitions.meet(here, taken(option));
    }
    if (exit instanceof Node.Onward onward) {
      partitions.meet(here, way(onward.way()));
    } else if (exit instanceof Node.Choices choices) {
      Way otherwise = choices.otherwise();
      if (otherwise != null) {
        partitions.meet(here, way(otherwise));
      }
    } else if (exit instanceof Node.Ends ends) {
      told(ends.ending().title(), here, here);
      told(ends.ending().aftermath(), here, here);
    }
    boolean any = meet(at[node.number()], here);
    int[] entering = here.clone();
    int[] earlier = Partitions.row(fields);
    told(node.text(), entering, earlier);
    Probe probe = probed.get(node.number());
    if (probe != null) {
      for (int variable : probe.variables()) {
        entering[form.variable(variable)] = Partitions.ALL;
      }
    }
    partitions.meet(entering, always);
    reads.beforeEffects(node.effects(), entering);
    partitions.meet(entering, earlier);
    int visits = form.visits(node.number());
    if (visits >= 0) {
      entering[visits] = reads.beforeVisit(visits, entering[visits]);
    }
    if (engine.aloneIn() >= 0
        && node.file() != engine.aloneIn()
        && !story.files().get(node.file()).scene()) {
      entering = always.clone();
    }
    partitions.meet(entering, always);
    any |= meet(in[node.number()], entering);
    return any;
  }

  private void offered(Option option, int[] row) {
    if (option.once()) {
      row[form.taken(option.number())] = Partitions.ALL;
    }
    if (option.visible() != null) {
      reads.add(option.visible(), row, row);
    }
    if (option.when() != null) {
      reads.add(option.when(), row, row);
    }
    told(option.text(), row, row);
    Text locked = option.locked();
    if (locked != null) {
      told(locked, row, row);
    }
  }

  private void possible(Option outcome, int[] row) {
    Expr weight = outcome.weight();
    if (weight != null) {
      positive(weight, row);
    }
  }

  private final IdentityHashMap<Expr, Expr> positives = new IdentityHashMap<>();

  /** Of a weight it matters whether it is above 0. */
  private void positive(Expr weight, int[] row) {
    Expr above =
        positives.computeIfAbsent(weight, w -> new Expr.Binary(Expr.Op.GT, w, new Expr.Const(0)));
    reads.add(above, row, row);
  }

  /** Before an option is taken. */
  private int[] taken(Option option) {
    int[] row;
    Way way = option.way();
    if (way != null) {
      row = way(way);
    } else {
      row = always.clone();
      for (int number : option.outcomes()) {
        Option outcome = story.options().get(number);
        possible(outcome, row);
        partitions.meet(row, taken(outcome));
      }
      int[] rows = behind[option.number()];
      if (rows != null) {
        meet(rows, row);
      }
    }
    int[] earlier = Partitions.row(fields);
    told(option.reply(), row, earlier);
    reads.beforeEffects(option.effects(), row);
    partitions.meet(row, earlier);
    int taken = form.taken(option.number());
    if (taken >= 0) {
      row[taken] = Partitions.ONE;
    }
    return row;
  }

  /** When a way is about to be followed. */
  private int[] way(Way way) {
    if (way.call() >= 0) {
      return in[story.files().get(way.call()).start()].clone();
    }
    return way.returns() ? backFrom(file(way)) : branches(way);
  }

  private int[] backFrom(int file) {
    int[] row = returned[file].clone();
    close(file, row);
    return row;
  }

  private int[] branches(Way way) {
    int[] row = Partitions.row(fields);
    for (Way.Branch branch : way.branches()) {
      if (branch.when() != null) {
        reads.add(branch.when(), row, row);
      }
      if (branch.target() instanceof Way.Goto to) {
        partitions.meet(row, going(file(way), to.node()));
      } else if (branch.target() instanceof Way.Draw draw) {
        partitions.meet(row, draw(draw));
      }
    }
    return row;
  }

  private int[] going(int file, int node) {
    int[] row = in[node].clone();
    if (story.nodes().get(node).file() != file) {
      close(file, row);
    }
    return row;
  }

  /** A file that is closed has its own variables as at the start, whatever they were. */
  private void close(int file, int[] row) {
    for (int variable : form.own(file)) {
      row[form.variable(variable)] = Partitions.ONE;
    }
  }

  private int[] draw(Way.Draw draw) {
    int file = story.nodes().get(draw.node()).file();
    int[] row = going(file, draw.otherwise());
    for (Pool.Entry entry : story.pools().get(draw.pool()).entries()) {
      if (!entry.repeat()) {
        int visits = form.visits(entry.node());
        row[visits] = partitions.meet(row[visits], reads.aboveNothing(visits));
      }
      if (entry.when() != null) {
        reads.add(entry.when(), row, row);
      }
      positive(entry.weight(), row);
      partitions.meet(row, going(file, entry.node()));
    }
    return row;
  }

  /** What a text asks, in the story's own language. */
  private void told(Text text, int[] row, int[] earlier) {
    if (!text.silent()) {
      new Asks(row, earlier, !text.alwaysSpeaks()).blocks(text.own());
    }
  }

  private Canon canon() {
    int positions = form.positions();
    int[][] rows = new int[positions][];
    for (int position = 0; position < positions; position++) {
      int node = form.node(position);
      int option = form.option(position);
      int draw = form.draw(position);
      int[] row;
      if (form.entering(position)) {
        row = in[node];
      } else if (option >= 0) {
        int[] waiting = behind[option];
        row = waiting == null ? always : waiting;
      } else if (draw >= 0) {
        row = draw(story.draws().get(draw));
        partitions.meet(row, always);
      } else {
        row = at[node];
      }
      rows[position] = row;
    }
    return new Merging(form, partitions, rows);
  }

  /** Reads what decides over a text. */
  private final class Asks extends TextWalk {
    private final int[] row;
    private final int[] earlier;
    private final boolean maySayNothing;

    Asks(int[] row, int[] earlier, boolean maySayNothing) {
      this.row = row;
      this.earlier = earlier;
      this.maySayNothing = maySayNothing;
    }

    @Override
    protected void expression(Expr expr) {
      reads.add(expr, row, earlier);
    }

    @Override
    public Boolean byVisit(Block.ByVisit b) {
      int visits = form.visits(b.node());
      row[visits] = partitions.meet(row[visits], reads.above(visits, b.visits().size()));
      return super.byVisit(b);
    }

    /** What is merely printed is not asked. */
    @Override
    public Boolean number(Inline.Numeral i) {
      return true;
    }

    /** A label can be empty: where nothing else is said, it decides whether a page is turned. */
    @Override
    public Boolean label(Inline.Label i) {
      if (maySayNothing) {
        reads.addAll(new Expr.Read(i.variable()), i.before() ? earlier : row);
      }
      return true;
    }
  }
}
