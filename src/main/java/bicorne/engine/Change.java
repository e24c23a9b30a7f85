package bicorne.engine;

import bicorne.model.Effect;
import bicorne.model.Expr;
import bicorne.model.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A compiled effect: changes words that nobody else holds yet. */
abstract class Change {

  private static final Change[] NONE = {};

  /** Hears of stores that were held to a variable's range. */
  interface Held {
    /** What was to be stored, and lay outside. */
    void held(Effect.Store store, long value);
  }

  /** Changes the words, telling of stores that are held if anybody wants to hear. */
  abstract void run(long[] words, @Nullable Held held);

  static void runAll(Change[] changes, long[] words) {
    runAll(changes, words, null);
  }

  static void runAll(Change[] changes, long[] words, @Nullable Held held) {
    for (Change change : changes) {
      change.run(words, held);
    }
  }

  static Change[] compile(List<Effect> effects, Compiler compiler) {
    if (effects.isEmpty()) {
      return NONE;
    }
    Change[] changes = new Change[effects.size()];
    for (int i = 0; i < changes.length; i++) {
      changes[i] =
          effects
              .get(i)
              .match(
                  new Effect.Cases<@Nullable Change>() {
                    @Override
                    public Change store(Effect.Store e) {
                      return Change.store(e, compiler);
                    }

                    @Override
                    public Change when(Effect.When e) {
                      return new When(
                          compiler.compile(e.condition()),
                          Change.compile(e.yes(), compiler),
                          Change.compile(e.no(), compiler));
                    }
                  });
    }
    return changes;
  }

  private static Change store(Effect.Store store, Compiler compiler) {
    Layout layout = compiler.layout();
    Type type = layout.story.variables().get(store.variable()).type();
    Field field = new Field(store, layout, type);
    if (store.value() instanceof Expr.Binary sum
        && (sum.op() == Expr.Op.ADD || sum.op() == Expr.Op.SUB)
        && sum.left() instanceof Expr.Read read
        && read.variable() == store.variable()
        && sum.right() instanceof Expr.Const by
        && type.kind() == Type.Kind.INTEGER) {
      return new Add(field, sum.op() == Expr.Op.ADD ? by.value() : -by.value());
    }
    return new Store(field, compiler.compile(store.value()));
  }

  /** Where a value is stored, and how far it may reach. */
  private static final class Field {
    final Effect.Store store;
    final int word;
    final int shift;
    final long mask;
    final long low;

    /** The greatest value's distance from the least. */
    final long span;

    Field(Effect.Store store, Layout layout, Type type) {
      this.store = store;
      int field = layout.field(store.variable());
      word = layout.fields.word(field);
      shift = layout.fields.shift(field);
      mask = layout.fields.mask(field);
      low = layout.fields.low(field);
      span = type.max() - low;
    }

    long distance(long[] words) {
      return (words[word] >>> shift) & mask;
    }

    void set(long[] words, long distance, @Nullable Held held) {
      long stored = distance < 0 ? 0 : distance > span ? span : distance;
      if (held != null && stored != distance) {
        held.held(store, low + distance);
      }
      words[word] = (words[word] & ~(mask << shift)) | (stored << shift);
    }
  }

  private static final class Store extends Change {
    private final Field field;
    private final Code value;

    Store(Field field, Code value) {
      this.field = field;
      this.value = value;
    }

    @Override
    void run(long[] words, @Nullable Held held) {
      field.set(words, value.eval(words, words) - field.low, held);
    }
  }

  /** A number raised or lowered by a constant. */
  private static final class Add extends Change {
    private final Field field;
    private final long by;

    Add(Field field, long by) {
      this.field = field;
      this.by = by;
    }

    @Override
    void run(long[] words, @Nullable Held held) {
      field.set(words, field.distance(words) + by, held);
    }
  }

  private static final class When extends Change {
    private final Code condition;
    private final Change[] yes;
    private final Change[] no;

    When(Code condition, Change[] yes, Change[] no) {
      this.condition = condition;
      this.yes = yes;
      this.no = no;
    }

    @Override
    void run(long[] words, @Nullable Held held) {
      runAll(condition.eval(words, words) != 0 ? yes : no, words, held);
    }
  }
}
