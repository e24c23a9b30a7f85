package bicorne.grammar;

import bicorne.model.Expr.Op;
import bicorne.model.Type;
import java.math.BigInteger;

/**
 * The least and the greatest that arithmetic can give, when its sides lie within bounds.
 *
 * <p>Every bound that is given is sound; it is exact where the sides are independent. Kept as big
 * integers: a product of two allowed numbers does not fit into a {@code long}, and the message
 * about it still names it.
 */
record Bounds(BigInteger low, BigInteger high) {

  private static final BigInteger LIMIT = BigInteger.valueOf(Type.EXACT_LIMIT);

  static Bounds of(long low, long high) {
    return new Bounds(BigInteger.valueOf(low), BigInteger.valueOf(high));
  }

  /** Whether a number between them could be too great to be exact. */
  boolean passLimit() {
    return low.negate().compareTo(LIMIT) > 0 || high.compareTo(LIMIT) > 0;
  }

  /** What {@code op} gives; a divisor's bounds do not hold 0. */
  static Bounds of(Op op, Value a, Value b) {
    return switch (op) {
      case ADD -> of(a.low() + b.low(), a.high() + b.high());
      case SUB -> of(a.low() - b.high(), a.high() - b.low());
      case MIN -> of(Math.min(a.low(), b.low()), Math.min(a.high(), b.high()));
      case MAX -> of(Math.max(a.low(), b.low()), Math.max(a.high(), b.high()));
      case MOD -> remainder(a, b);
      case MUL, DIV, ROUND -> corners(op, a, b);
      default -> throw new IllegalArgumentException(op + " is no arithmetic");
    };
  }

  static Bounds negated(Value a) {
    return of(-a.high(), -a.low());
  }

  static Bounds size(Value a) {
    long greatest = Math.max(Math.abs(a.low()), Math.abs(a.high()));
    boolean holdsZero = a.low() <= 0 && a.high() >= 0;
    return of(holdsZero ? 0 : Math.min(Math.abs(a.low()), Math.abs(a.high())), greatest);
  }

  /** These grow or fall steadily with each side, so the extremes lie at the corners. */
  private static Bounds corners(Op op, Value a, Value b) {
    BigInteger one = corner(op, a.low(), b.low());
    BigInteger two = corner(op, a.low(), b.high());
    BigInteger three = corner(op, a.high(), b.low());
    BigInteger four = corner(op, a.high(), b.high());
    return new Bounds(one.min(two).min(three).min(four), one.max(two).max(three).max(four));
  }

  private static BigInteger corner(Op op, long a, long b) {
    return switch (op) {
      case MUL -> BigInteger.valueOf(a).multiply(BigInteger.valueOf(b));
      case DIV -> BigInteger.valueOf(Math.floorDiv(a, b));
      default -> BigInteger.valueOf(Math.floorDiv(2 * a + b, 2 * b));
    };
  }

  /** A remainder has the divisor's sign and is smaller than it; small numbers are their own. */
  private static Bounds remainder(Value a, Value b) {
    if (b.low() > 0) {
      boolean unchanged = a.low() >= 0 && a.high() < b.low();
      long high = a.low() >= 0 ? Math.min(a.high(), b.high() - 1) : b.high() - 1;
      return of(unchanged ? a.low() : 0, high);
    }
    boolean unchanged = a.high() <= 0 && a.low() > b.high();
    long low = a.high() <= 0 ? Math.max(a.low(), b.low() + 1) : b.low() + 1;
    return of(low, unchanged ? a.high() : 0);
  }
}
