package bicorne.rules;

import bicorne.model.Expr;
import bicorne.model.Story;
import bicorne.model.Variable;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * One combination of values after another, and what an expression gives with it. The meaning of
 * expressions is that of {@link Expr}; the engine computes the same, faster.
 */
final class Trial implements Expr.Cases<Long> {

  private final Story story;
  private final List<Unknowns.Unknown> unknowns;
  private final List<long[]> values;
  private final int[] at;
  private final Map<Unknowns.Unknown, Integer> indexes = new TreeMap<>();

  /** Derived variables of this combination: without it a chain of them could take for ever. */
  private final Map<Integer, Long> derived = new TreeMap<>();

  Trial(Story story, List<Unknowns.Unknown> unknowns, List<long[]> values) {
    this.story = story;
    this.unknowns = unknowns;
    this.values = values;
    this.at = new int[unknowns.size()];
    for (int i = 0; i < unknowns.size(); i++) {
      indexes.put(unknowns.get(i), i);
    }
  }

  /** Goes on to the next combination; false after the last. */
  boolean next() {
    derived.clear();
    for (int i = 0; i < at.length; i++) {
      if (++at[i] < values.get(i).length) {
        return true;
      }
      at[i] = 0;
    }
    return false;
  }

  @Override
  public Long constant(Expr.Const e) {
    return e.value();
  }

  @Override
  public Long read(Expr.Read e) {
    Variable variable = story.variables().get(e.variable());
    if (variable.derivation() != null) {
      Long known = derived.get(e.variable());
      if (known == null) {
        known = variable.derivation().match(this);
        derived.put(e.variable(), known);
      }
      return known;
    }
    return value(new Unknowns.Unknown(Unknowns.Kind.VARIABLE, e.variable(), 0));
  }

  @Override
  public Long before(Expr.Before e) {
    throw new AssertionError("before() stands only in texts");
  }

  @Override
  public Long binary(Expr.Binary e) {
    long a = e.left().match(this);
    long b = e.right().match(this);
    return switch (e.op()) {
      case ADD -> a + b;
      case SUB -> a - b;
      case MUL -> a * b;
      case DIV -> b == 0 ? 0 : Math.floorDiv(a, b);
      case MOD -> b == 0 ? 0 : Math.floorMod(a, b);
      case ROUND -> b == 0 ? 0 : round(a, b);
      case MIN -> Math.min(a, b);
      case MAX -> Math.max(a, b);
      case EQ -> flag(a == b);
      case NE -> flag(a != b);
      case LT -> flag(a < b);
      case LE -> flag(a <= b);
      case GT -> flag(a > b);
      case GE -> flag(a >= b);
      case AND -> a & b;
      case OR, WITH -> a | b;
      case WITHOUT -> a & ~b;
    };
  }

  @Override
  public Long unary(Expr.Unary e) {
    long a = e.operand().match(this);
    return switch (e.op()) {
      case NOT -> flag(a == 0);
      case NEGATE -> -a;
      case ABS -> Math.abs(a);
      case COUNT -> (long) Long.bitCount(a);
    };
  }

  @Override
  public Long choose(Expr.If e) {
    return (e.condition().match(this) != 0 ? e.yes() : e.no()).match(this);
  }

  @Override
  public Long within(Expr.Within e) {
    long value = e.value().match(this);
    for (Expr.Span span : e.spans()) {
      if (span.low() <= value && value <= span.high()) {
        return 1L;
      }
    }
    return 0L;
  }

  @Override
  public Long member(Expr.Member e) {
    if (e.set() instanceof Expr.Read read) {
      Unknowns.Unknown member =
          new Unknowns.Unknown(Unknowns.Kind.MEMBER, read.variable(), e.value());
      Unknowns.Unknown whole = new Unknowns.Unknown(Unknowns.Kind.VARIABLE, read.variable(), 0);
      if (indexes.containsKey(member) && !indexes.containsKey(whole)) {
        return value(member);
      }
    }
    return e.set().match(this) >> e.value() & 1;
  }

  @Override
  public Long visits(Expr.Visits e) {
    return Math.min(e.cap(), value(new Unknowns.Unknown(Unknowns.Kind.VISITS, e.node(), 0)));
  }

  @Override
  public Long taken(Expr.Taken e) {
    return value(new Unknowns.Unknown(Unknowns.Kind.TAKEN, e.option(), 0));
  }

  @Override
  public Long at(Expr.At e) {
    return value(new Unknowns.Unknown(Unknowns.Kind.AT, e.node(), 0));
  }

  private long value(Unknowns.Unknown unknown) {
    Integer index = indexes.get(unknown);
    if (index == null) {
      throw new AssertionError(unknowns + " lacks " + unknown);
    }
    return values.get(index)[at[index]];
  }

  private static long flag(boolean holds) {
    return holds ? 1 : 0;
  }

  /** To the nearest, half up: the floor of a / b + 1/2. */
  private static long round(long a, long b) {
    return Math.floorDiv(2 * a + b, 2 * b);
  }
}
