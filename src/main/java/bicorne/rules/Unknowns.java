package bicorne.rules;

import bicorne.model.Expr;
import bicorne.model.ExprWalk;
import bicorne.model.Story;
import bicorne.model.Type;
import bicorne.model.Variable;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What an expression depends on, and for each the values that make a difference to it. A derived
 * variable is not an unknown: those it is derived from are.
 *
 * <p>Where a number is compared with a constant <i>c</i>, the values <i>c</i> - 1, <i>c</i> and
 * <i>c</i> + 1, the least and the greatest stand for all; if it is used in any other way, every
 * value counts.
 */
final class Unknowns extends ExprWalk {

  /** The kinds of thing an expression can ask for. */
  enum Kind {
    VARIABLE,
    MEMBER,
    VISITS,
    TAKEN,
    AT
  }

  /**
   * One thing an expression asks for.
   *
   * @param number of the variable, node or option
   * @param member of a set, or 0
   */
  record Unknown(Kind kind, int number, int member) implements Comparable<Unknown> {

    @Override
    public int compareTo(Unknown other) {
      int byKind = kind.compareTo(other.kind);
      int byNumber = byKind != 0 ? byKind : Integer.compare(number, other.number);
      return byNumber != 0 ? byNumber : Integer.compare(member, other.member);
    }
  }

  private final Story story;
  private final int here;
  private final Map<Unknown, TreeSet<Long>> values = new TreeMap<>();
  private final BitSet derived = new BitSet();
  private boolean tooMany;
  private long leaves;
  private long met;

  Unknowns(Story story, int here) {
    this.story = story;
    this.here = here;
  }

  /** All combinations, if there are not more than {@code most}; else null. */
  @Nullable Trial trial(long most) {
    List<Unknown> unknowns = new ArrayList<>();
    List<long[]> tried = new ArrayList<>();
    long combinations = 1;
    for (Map.Entry<Unknown, TreeSet<Long>> entry : values.entrySet()) {
      long[] each = new long[entry.getValue().size()];
      int i = 0;
      for (long value : entry.getValue()) {
        each[i++] = value;
      }
      unknowns.add(entry.getKey());
      tried.add(each);
      combinations *= each.length;
      if (combinations > most) {
        return null;
      }
    }
    return tooMany || combinations > most ? null : new Trial(story, unknowns, tried);
  }

  /** How many values an evaluation of the expression asks for. */
  long leaves() {
    return leaves;
  }

  /** How much work it was to find out. */
  long met() {
    return met + leaves;
  }

  @Override
  public Boolean constant(Expr.Const e) {
    leaves++;
    return true;
  }

  @Override
  protected void variable(int number) {
    Variable variable = story.variables().get(number);
    leaves++;
    if (variable.derivation() != null) {
      if (!derived.get(number)) {
        derived.set(number);
        variable.derivation().match(this);
      }
      return;
    }
    range(new Unknown(Kind.VARIABLE, number, 0), variable.type().min(), variable.type().max());
  }

  @Override
  public Boolean before(Expr.Before e) {
    tooMany = true;
    return false;
  }

  @Override
  public Boolean binary(Expr.Binary e) {
    if (compares(e.op())) {
      if (e.left() instanceof Expr.Read read && e.right() instanceof Expr.Const constant) {
        return around(read.variable(), constant.value(), constant.value());
      }
      if (e.right() instanceof Expr.Read read && e.left() instanceof Expr.Const constant) {
        return around(read.variable(), constant.value(), constant.value());
      }
    }
    return super.binary(e);
  }

  @Override
  public Boolean within(Expr.Within e) {
    if (!(e.value() instanceof Expr.Read read)) {
      return super.within(e);
    }
    for (Expr.Span span : e.spans()) {
      around(read.variable(), span.low(), span.high());
    }
    return true;
  }

  @Override
  public Boolean member(Expr.Member e) {
    if (e.set() instanceof Expr.Read read
        && story.variables().get(read.variable()).derivation() == null) {
      leaves++;
      range(new Unknown(Kind.MEMBER, read.variable(), e.value()), 0, 1);
      return true;
    }
    return super.member(e);
  }

  @Override
  public Boolean visits(Expr.Visits e) {
    leaves++;
    range(new Unknown(Kind.VISITS, e.node(), 0), e.node() == here ? 1 : 0, Math.max(1, e.cap()));
    return true;
  }

  @Override
  public Boolean taken(Expr.Taken e) {
    leaves++;
    range(new Unknown(Kind.TAKEN, e.option(), 0), 0, 1);
    return true;
  }

  @Override
  public Boolean at(Expr.At e) {
    leaves++;
    range(new Unknown(Kind.AT, e.node(), 0), 0, 1);
    return true;
  }

  private static boolean compares(Expr.Op op) {
    return switch (op) {
      case EQ, NE, LT, LE, GT, GE -> true;
      default -> false;
    };
  }

  private void range(Unknown unknown, long min, long max) {
    if (max - min >= Possible.MOST) {
      tooMany = true;
      return;
    }
    TreeSet<Long> all = values.computeIfAbsent(unknown, u -> new TreeSet<>());
    for (long value = min; value <= max && all.size() <= max - min; value++) {
      all.add(value);
      met++;
    }
  }

  /** The values beside the ends of a span. */
  private boolean around(int number, long low, long high) {
    Variable variable = story.variables().get(number);
    Type type = variable.type();
    if (variable.derivation() != null || type.kind() == Type.Kind.SET) {
      variable(number);
      return true;
    }
    leaves++;
    TreeSet<Long> some =
        values.computeIfAbsent(new Unknown(Kind.VARIABLE, number, 0), u -> new TreeSet<>());
    for (long value :
        new long[] {type.min(), low - 1, low, low + 1, high - 1, high, high + 1, type.max()}) {
      some.add(Math.max(type.min(), Math.min(value, type.max())));
    }
    return true;
  }
}
