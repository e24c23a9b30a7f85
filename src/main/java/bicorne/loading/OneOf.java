package bicorne.loading;

import bicorne.diagnostic.Code;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Keys of which exactly one stands. */
final class OneOf {

  private OneOf() {}

  /** The one that stands; reports a second, and with {@code none} where there is not any. */
  static @Nullable Field<?> of(KeysShape.Values values, List<Field<?>> fields, Code none) {
    Field<?> first = null;
    for (Field<?> field : fields) {
      Written.Words key = values.key(field);
      if (key == null) {
        continue;
      }
      if (first == null) {
        first = field;
      } else {
        values.report().add(Code.SECOND_WAY_OUT, key, field.name(), first.name());
      }
    }
    if (first == null && !values.meant(fields)) {
      values.report().add(none, values.entries());
    }
    return first;
  }

  /** Reports a {@code false} where only {@code true} has a meaning. */
  static void onlyTrue(KeysShape.Values values, Field<Boolean> field) {
    Written.Words key = values.key(field);
    if (key != null && Boolean.FALSE.equals(values.get(field))) {
      values.report().add(Code.ONLY_TRUE, key, field.name());
    }
  }
}
