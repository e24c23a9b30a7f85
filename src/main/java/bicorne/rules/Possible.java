package bicorne.rules;

import bicorne.model.Expr;
import bicorne.model.Story;
import org.jspecify.annotations.Nullable;

/**
 * Whether a condition can hold at all: it is tried with every combination of the values that make a
 * difference, whether play can bring them together or not. So <em>no</em> is certain, and
 * <em>yes</em> only says that the variables' ranges do not forbid it.
 *
 * <p>Of a number that is only compared with constants a few values stand for all. Where too many
 * combinations are left, and when a story has asked for too much in all, the answer is
 * <em>unknown</em>.
 */
final class Possible {

  /** What is known. */
  enum Answer {
    YES,
    NO,
    UNKNOWN
  }

  /** The most combinations tried for one question. */
  static final int MOST = 20_000;

  /** The most values looked at for one story, about a second's worth; and more for each node. */
  private static final long MOST_IN_ALL = 20_000_000;

  private static final long MORE_A_NODE = 1_000;

  private final Story story;
  private long left;

  Possible(Story story) {
    this.story = story;
    this.left = MOST_IN_ALL + MORE_A_NODE * story.nodes().size();
  }

  /**
   * Whether a condition can hold.
   *
   * @param here the node the play stands in, which was therefore visited; or -1
   */
  Answer holds(Expr condition, int here) {
    if (condition instanceof Expr.Const constant) {
      return constant.value() != 0 ? Answer.YES : Answer.NO;
    }
    if (left <= 0) {
      return Answer.UNKNOWN;
    }
    Unknowns unknowns = new Unknowns(story, here);
    condition.match(unknowns);
    left -= unknowns.met();
    Trial trial = unknowns.trial(MOST);
    if (trial == null) {
      return Answer.UNKNOWN;
    }
    do {
      left -= unknowns.leaves();
      if (condition.match(trial) != 0) {
        return Answer.YES;
      }
    } while (left > 0 && trial.next());
    return left > 0 ? Answer.NO : Answer.UNKNOWN;
  }

  /** Whether it is certain that a condition never holds. */
  boolean never(Expr condition, int here) {
    return holds(condition, here) == Answer.NO;
  }

  /** Both; null is always. */
  static Expr and(@Nullable Expr one, @Nullable Expr other) {
    if (one == null || one.equals(Expr.TRUE)) {
      return other == null ? Expr.TRUE : other;
    }
    return other == null || other.equals(Expr.TRUE)
        ? one
        : new Expr.Binary(Expr.Op.AND, one, other);
  }

  /** The opposite; null is always. */
  static Expr not(@Nullable Expr condition) {
    return condition == null
        ? Expr.FALSE
        : condition instanceof Expr.Const constant
            ? constant.value() == 0 ? Expr.TRUE : Expr.FALSE
            : new Expr.Unary(Expr.UnaryOp.NOT, condition);
  }

  /** Whether a weight is above 0; null always is. */
  static Expr positive(@Nullable Expr weight) {
    return weight == null
        ? Expr.TRUE
        : weight instanceof Expr.Const constant
            ? constant.value() > 0 ? Expr.TRUE : Expr.FALSE
            : new Expr.Binary(Expr.Op.GT, weight, new Expr.Const(0));
  }
}
