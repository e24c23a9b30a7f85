package bicorne.grammar;

import bicorne.model.Expr;
import bicorne.model.Type;

/**
 * What an expression means.
 *
 * @param low the least value it can take, as numbers, flags and places of values are ordered
 * @param high the greatest
 * @param plain whether it is {@code true} or {@code false} itself, which nobody writes by accident
 */
record Value(Expr expr, Type type, long low, long high, boolean plain) {

  static Value integer(Expr expr, long low, long high) {
    return new Value(expr, Type.integer(low, high), low, high, false);
  }

  static Value condition(Expr expr, boolean canBeFalse, boolean canBeTrue) {
    return new Value(expr, Type.FLAG, canBeFalse ? 0 : 1, canBeTrue ? 1 : 0, false);
  }

  static Value of(Expr expr, Type type) {
    return new Value(expr, type, type.min(), type.max(), false);
  }

  boolean is(Type.Kind kind) {
    return type.kind() == kind;
  }

  /** Whether the declared ranges leave it one value only. */
  boolean decided() {
    return low == high;
  }
}
