package bicorne.loading;

import static bicorne.loading.Field.optional;
import static bicorne.loading.Field.required;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Pools: nodes to draw from. */
final class PoolShape {

  private PoolShape() {}

  /** One node of a pool as written. */
  record Entry(
      Written.@Nullable Words to,
      Written.@Nullable Words when,
      Written.@Nullable Words weight,
      long priority,
      boolean repeat) {}

  private static final Field<Written.Words> TO =
      required("to", WordsShape.ADDRESS, "The node.", "to: gate");
  private static final Field<Written.Words> WHEN =
      optional("when", WordsShape.CONDITION, "When it can be drawn.");
  private static final Field<Written.Words> WEIGHT =
      optional("weight", WordsShape.EXPRESSION, "How likely it is among equals; 1 if left out.");
  private static final Field<Long> PRIORITY =
      optional("priority", IntegerShape.INSTANCE, "The highest goes first; 0 if left out.");
  private static final Field<Boolean> REPEAT =
      optional("repeat", FixedShape.TRUTH, "Whether it can be drawn after it was entered.");

  private static final KeysShape<Entry> KEYS =
      new KeysShape<>(
          "pool entry",
          "A node that can be drawn.",
          List.of(TO, WHEN, WEIGHT, PRIORITY, REPEAT),
          PoolShape::entry);

  private static final Shape<Entry> ENTRY =
      new Shape<>() {
        @Override
        public @Nullable Entry read(Written written, Report report) {
          return written instanceof Written.Words words
              ? new Entry(words, null, null, 0, false)
              : KEYS.read(written, report);
        }

        @Override
        public Form form() {
          return new Form.AnyOf(List.of(new Form.Value(Form.Kind.ADDRESS), KEYS.form()));
        }
      };

  /** The entries of one pool. */
  static final ListShape<Entry> POOL = ListShape.filled(ENTRY);

  private static Entry entry(KeysShape.Values v) {
    Long priority = v.get(PRIORITY);
    return new Entry(
        v.get(TO),
        v.get(WHEN),
        v.get(WEIGHT),
        priority == null ? 0 : priority,
        Boolean.TRUE.equals(v.get(REPEAT)));
  }
}
