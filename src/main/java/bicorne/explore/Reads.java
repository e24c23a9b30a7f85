package bicorne.explore;

import bicorne.engine.Condition;
import bicorne.engine.Engine;
import bicorne.engine.StateForm;
import bicorne.model.Effect;
import bicorne.model.Expr;
import bicorne.model.ExprWalk;
import bicorne.model.Story;
import bicorne.model.Type;
import bicorne.model.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What expressions tell apart: of the state now, and of the state before the effects beside a text.
 *
 * <p>An atom that depends on one field tells its values apart by its truth; one that depends on
 * several, all values of each.
 */
final class Reads {

  /**
   * Some fields and the partition of each; a field from {@code fields} on is of the state before.
   */
  private static final class Told {
    final int[] fields;
    final int[] partitions;

    Told(int[] fields, int[] partitions) {
      this.fields = fields;
      this.partitions = partitions;
    }
  }

  private static final Told NOTHING = new Told(new int[0], new int[0]);

  private final Engine engine;
  private final StateForm form;
  private final Partitions partitions;
  private final int fields;
  private final IdentityHashMap<Expr, Told> conditions = new IdentityHashMap<>();
  private final IdentityHashMap<Effect.Store, Image> images = new IdentityHashMap<>();
  private final long[] now;
  private final long[] before;

  /** What a store makes of the one field its value depends on. */
  private static final class Image {
    final int[] sources;
    final long[] stored;
    final Map<Integer, Integer> preimages = new HashMap<>();

    Image(int[] sources, long[] stored) {
      this.sources = sources;
      this.stored = stored;
    }
  }

  Reads(Engine engine, Partitions partitions) {
    this.engine = engine;
    this.form = engine.form();
    this.partitions = partitions;
    this.fields = form.fields();
    now = new long[form.words()];
    before = new long[form.words()];
  }

  private boolean small(int field) {
    return form.span(field % fields) < Partitions.MOST_VALUES;
  }

  /** Adds what a condition tells apart to a row now, and to one before. */
  void add(Expr condition, int[] row, int[] earlier) {
    Told told = conditions.computeIfAbsent(condition, this::told);
    for (int i = 0; i < told.fields.length; i++) {
      int field = told.fields[i];
      int[] to = field < fields ? row : earlier;
      int f = field % fields;
      to[f] = partitions.meet(to[f], told.partitions[i]);
    }
  }

  /** Adds that all values an expression reads are told apart. */
  void addAll(Expr expression, int[] row) {
    for (int field : of(expression)) {
      row[field % fields] = Partitions.ALL;
    }
  }

  /** The fields an expression depends on; those of the state before from {@code fields} on. */
  private SortedSet<Integer> of(Expr expression) {
    TreeSet<Integer> found = new TreeSet<>();
    expression.match(new Collector(found));
    return found;
  }

  private Told told(Expr condition) {
    int[] row = Partitions.row(2 * fields);
    atoms(condition, row);
    List<Integer> some = new ArrayList<>();
    for (int i = 0; i < row.length; i++) {
      if (row[i] != Partitions.ONE) {
        some.add(i);
      }
    }
    if (some.isEmpty()) {
      return NOTHING;
    }
    int[] which = new int[some.size()];
    int[] how = new int[which.length];
    for (int i = 0; i < which.length; i++) {
      which[i] = some.get(i);
      how[i] = row[which[i]];
    }
    return new Told(which, how);
  }

  private void atoms(Expr condition, int[] row) {
    SortedSet<Integer> found = of(condition);
    if (found.isEmpty()) {
      return;
    }
    if (found.size() == 1) {
      int field = found.first();
      row[field] = partitions.meet(row[field], byTruth(condition, field));
      return;
    }
    if (condition instanceof Expr.Binary two
        && (two.op() == Expr.Op.AND || two.op() == Expr.Op.OR)) {
      atoms(two.left(), row);
      atoms(two.right(), row);
    } else if (condition instanceof Expr.Unary not && not.op() == Expr.UnaryOp.NOT) {
      atoms(not.operand(), row);
    } else if (condition instanceof Expr.If three) {
      atoms(three.condition(), row);
      atoms(three.yes(), row);
      atoms(three.no(), row);
    } else if (condition instanceof Expr.Read read && derivation(read) != null) {
      Expr derivation = derivation(read);
      if (derivation != null) {
        atoms(derivation, row);
      }
    } else if (condition instanceof Expr.Binary compared
        && inner(compared.left()) instanceof Expr.If three
        && of(compared.right()).isEmpty()) {
      atoms(three.condition(), row);
      atoms(new Expr.Binary(compared.op(), three.yes(), compared.right()), row);
      atoms(new Expr.Binary(compared.op(), three.no(), compared.right()), row);
    } else if (condition instanceof Expr.Within within
        && inner(within.value()) instanceof Expr.If three) {
      atoms(three.condition(), row);
      atoms(new Expr.Within(three.yes(), within.spans()), row);
      atoms(new Expr.Within(three.no(), within.spans()), row);
    } else {
      for (int field : found) {
        row[field] = Partitions.ALL;
      }
    }
  }

  private @Nullable Expr derivation(Expr.Read read) {
    return engine.story().variables().get(read.variable()).derivation();
  }

  /** What a derived variable stands for. */
  private Expr inner(Expr expr) {
    Expr at = expr;
    while (at instanceof Expr.Read read) {
      Expr derivation = derivation(read);
      if (derivation == null) {
        return at;
      }
      at = derivation;
    }
    return at;
  }

  private int byTruth(Expr condition, int field) {
    if (!small(field)) {
      return Partitions.ALL;
    }
    Condition code = engine.condition(condition);
    long[] words = field < fields ? now : before;
    int f = field % fields;
    long[] truths = new long[(int) form.span(f) + 1];
    for (int value = 0; value < truths.length; value++) {
      put(words, f, value);
      truths[value] = code.holds(now, before) ? 1 : 0;
    }
    put(words, f, 0);
    return partitions.of(truths);
  }

  private void put(long[] words, int field, long distance) {
    int word = form.word(field);
    words[word] =
        (words[word] & ~(form.mask(field) << form.shift(field))) | (distance << form.shift(field));
  }

  /** Turns what is told apart after some effects into what was before them. */
  void beforeEffects(List<Effect> effects, int[] row) {
    for (int i = effects.size() - 1; i >= 0; i--) {
      Effect effect = effects.get(i);
      if (effect instanceof Effect.Store store) {
        beforeStore(store, row);
      } else if (effect instanceof Effect.When when) {
        if (!matters(when.yes(), row) && !matters(when.no(), row)) {
          continue;
        }
        int[] no = row.clone();
        beforeEffects(when.yes(), row);
        beforeEffects(when.no(), no);
        partitions.meet(row, no);
        add(when.condition(), row, row);
      } else {
        throw new AssertionError(effect);
      }
    }
  }

  /** Whether effects can change anything that is told apart, now or by what they do themselves. */
  private boolean matters(List<Effect> effects, int[] row) {
    for (Effect effect : effects) {
      if (effect instanceof Effect.Store store) {
        if (row[form.variable(store.variable())] != Partitions.ONE) {
          return true;
        }
      } else if (effect instanceof Effect.When when
          && (matters(when.yes(), row) || matters(when.no(), row))) {
        return true;
      }
    }
    return false;
  }

  private void beforeStore(Effect.Store store, int[] row) {
    int target = form.variable(store.variable());
    int after = row[target];
    row[target] = Partitions.ONE;
    if (after == Partitions.ONE) {
      return;
    }
    Image image = images.computeIfAbsent(store, this::image);
    if (image.stored.length == 0) {
      for (int field : image.sources) {
        row[field] = Partitions.ALL;
      }
      return;
    }
    int field = image.sources[0];
    int preimage =
        image.preimages.computeIfAbsent(
            after,
            partition -> {
              long[] colours = new long[image.stored.length];
              for (int i = 0; i < colours.length; i++) {
                colours[i] =
                    small(target)
                        ? partitions.classOf(partition, (int) image.stored[i])
                        : image.stored[i];
              }
              return partitions.of(colours);
            });
    row[field] = partitions.meet(row[field], preimage);
  }

  private Image image(Effect.Store store) {
    SortedSet<Integer> found = of(store.value());
    int[] sources = new int[found.size()];
    int at = 0;
    for (int field : found) {
      sources[at++] = field;
    }
    if (sources.length != 1 || !small(sources[0])) {
      return new Image(sources, new long[0]);
    }
    int field = sources[0];
    Variable variable = engine.story().variables().get(store.variable());
    Type type = variable.type();
    Condition code = engine.condition(store.value());
    long[] stored = new long[(int) form.span(field) + 1];
    for (int value = 0; value < stored.length; value++) {
      put(now, field, value);
      long result = Math.max(type.min(), Math.min(type.max(), code.value(now)));
      stored[value] = result - form.low(form.variable(store.variable()));
    }
    put(now, field, 0);
    return new Image(sources, stored);
  }

  /** A count that rises by one, as far as it is counted, read by what comes after. */
  int beforeVisit(int field, int after) {
    if (after == Partitions.ONE || after == Partitions.ALL) {
      // Of all values, the last two become the same.
      return after == Partitions.ONE || !small(field) ? after : risen(field, after);
    }
    return risen(field, after);
  }

  private int risen(int field, int after) {
    int span = (int) form.span(field);
    long[] colours = new long[span + 1];
    for (int value = 0; value <= span; value++) {
      colours[value] = partitions.classOf(after, Math.min(span, value + 1));
    }
    return partitions.of(colours);
  }

  /** Whether a count is above 0. */
  int aboveNothing(int field) {
    return above(field, 1);
  }

  /** A count read as far as a number: what lies above is the same. */
  int above(int field, int most) {
    if (!small(field)) {
      return Partitions.ALL;
    }
    long[] colours = new long[(int) form.span(field) + 1];
    for (int value = 0; value < colours.length; value++) {
      colours[value] = Math.min(most, value);
    }
    return partitions.of(colours);
  }

  /** The stored variables an expression depends on, in order. */
  static List<Integer> variables(Story story, Expr expr) {
    TreeSet<Integer> found = new TreeSet<>();
    expr.match(new VariableCollector(story, found));
    return new ArrayList<>(found);
  }

  /** Collects the fields an expression depends on. */
  private final class Collector extends ExprWalk {
    private final Set<Integer> found;
    private final int from;

    Collector(Set<Integer> found) {
      this(found, 0);
    }

    private Collector(Set<Integer> found, int from) {
      this.found = found;
      this.from = from;
    }

    @Override
    public Boolean read(Expr.Read e) {
      Expr derivation = derivation(e);
      return derivation != null
          ? derivation.match(this)
          : found.add(from + form.variable(e.variable()));
    }

    @Override
    public Boolean before(Expr.Before e) {
      return new Expr.Read(e.variable()).match(new Collector(found, fields));
    }

    @Override
    public Boolean visits(Expr.Visits e) {
      return found.add(from + form.visits(e.node()));
    }

    /** Where play stands is never merged, but what depends on it is no matter of one field. */
    @Override
    public Boolean at(Expr.At e) {
      return found.add(from + form.positionField());
    }

    @Override
    public Boolean taken(Expr.Taken e) {
      return found.add(from + form.taken(e.option()));
    }
  }
}
