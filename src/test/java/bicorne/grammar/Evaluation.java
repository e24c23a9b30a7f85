package bicorne.grammar;

import bicorne.model.Expr;
import bicorne.model.Type;
import bicorne.model.Variable;
import java.util.Random;

/** The value of an expression in a random state; fails where arithmetic would not be exact. */
final class Evaluation implements Expr.Cases<Long> {

  private final long[] values;
  private final long[] visits = new long[7];
  private final boolean[] taken = new boolean[5];

  Evaluation(long seed, Sample sample) {
    Random random = new Random(seed);
    values = new long[sample.variables().size()];
    for (Variable variable : sample.variables()) {
      Type type = variable.type();
      long size = type.max() - type.min() + 1;
      values[variable.number()] =
          switch (random.nextInt(4)) {
            case 0 -> type.min();
            case 1 -> type.max();
            default -> type.min() + Math.floorMod(random.nextLong(), size);
          };
    }
    for (int i = 0; i < visits.length; i++) {
      visits[i] = random.nextInt(13);
    }
    for (int i = 0; i < taken.length; i++) {
      taken[i] = random.nextBoolean();
    }
  }

  long of(Expr expr) {
    long value = expr.match(this);
    if (Math.abs(value) > Type.EXACT_LIMIT) {
      throw new AssertionError(value + " passes the limit in " + expr);
    }
    return value;
  }

  @Override
  public Long constant(Expr.Const e) {
    return e.value();
  }

  @Override
  public Long read(Expr.Read e) {
    return values[e.variable()];
  }

  @Override
  public Long before(Expr.Before e) {
    return values[e.variable()];
  }

  @Override
  public Long binary(Expr.Binary e) {
    long a = of(e.left());
    long b = of(e.right());
    return switch (e.op()) {
      case ADD -> Math.addExact(a, b);
      case SUB -> Math.subtractExact(a, b);
      case MUL -> Math.multiplyExact(a, b);
      case DIV -> Math.floorDiv(a, b);
      case MOD -> Math.floorMod(a, b);
      case ROUND -> rounded(a, b);
      case MIN -> Math.min(a, b);
      case MAX -> Math.max(a, b);
      case EQ -> truth(a == b);
      case NE -> truth(a != b);
      case LT -> truth(a < b);
      case LE -> truth(a <= b);
      case GT -> truth(a > b);
      case GE -> truth(a >= b);
      case AND -> a & b;
      case OR, WITH -> a | b;
      case WITHOUT -> a & ~b;
    };
  }

  /** a / b to the nearest, half up: the greatest n with n - 1/2 not above a / b. */
  private static long rounded(long a, long b) {
    long down = Math.floorDiv(a, b);
    long rest = a - down * b;
    return Math.abs(rest) * 2 >= Math.abs(b) ? down + 1 : down;
  }

  @Override
  public Long unary(Expr.Unary e) {
    long a = of(e.operand());
    return switch (e.op()) {
      case NOT -> 1 - a;
      case NEGATE -> -a;
      case ABS -> Math.abs(a);
      case COUNT -> (long) Long.bitCount(a);
    };
  }

  @Override
  public Long choose(Expr.If e) {
    long yes = of(e.yes());
    long no = of(e.no());
    return of(e.condition()) != 0 ? yes : no;
  }

  @Override
  public Long within(Expr.Within e) {
    long value = of(e.value());
    boolean found = false;
    for (Expr.Span span : e.spans()) {
      found |= value >= span.low() && value <= span.high();
    }
    return truth(found);
  }

  @Override
  public Long member(Expr.Member e) {
    return of(e.set()) >> e.value() & 1;
  }

  @Override
  public Long visits(Expr.Visits e) {
    return Math.min(visits[e.node()], e.cap());
  }

  @Override
  public Long taken(Expr.Taken e) {
    return truth(taken[e.option()]);
  }

  @Override
  public Long at(Expr.At e) {
    throw new AssertionError("no condition of a story asks where play stands");
  }

  private static long truth(boolean holds) {
    return holds ? 1 : 0;
  }
}
