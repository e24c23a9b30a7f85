package bicorne.model;

import java.util.List;

/**
 * A side-effect-free expression over the state, with every name resolved.
 *
 * <p>All values are {@code long}: integers as they are; flags and conditions 0 or 1; a value of an
 * enumeration its place in {@link Type#values()}, from 0; a set the mask with bit <i>i</i> for
 * value <i>i</i>. Evaluation is total and exact: the loader has shown that no divisor can be 0 and
 * that no sum passes ±10¹⁵.
 */
public sealed interface Expr {

  /** Gives this expression to the case that handles its kind. */
  <R> R match(Cases<R> cases);

  /**
   * One function for each kind of expression; a new kind does not compile until every reader
   * handles it.
   */
  interface Cases<R> {
    R constant(Const e);

    R read(Read e);

    R before(Before e);

    R binary(Binary e);

    R unary(Unary e);

    R choose(If e);

    R within(Within e);

    R member(Member e);

    R visits(Visits e);

    R taken(Taken e);

    R at(At e);
  }

  /** The always-true condition. */
  Expr TRUE = new Const(1);

  /** The always-false condition. */
  Expr FALSE = new Const(0);

  /** A value known on loading. */
  record Const(long value) implements Expr {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.constant(this);
    }
  }

  /** The value of a variable now; a derived variable's is computed. */
  record Read(int variable) implements Expr {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.read(this);
    }
  }

  /** The value of a variable before the effects that stand beside the text. Only in texts. */
  record Before(int variable) implements Expr {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.before(this);
    }
  }

  /** What two values give. */
  enum Op {
    /**
     * Integers. {@code DIV} and {@code MOD} round down, {@code ROUND} is a / b to the nearest, half
     * up.
     */
    ADD,
    SUB,
    MUL,
    DIV,
    MOD,
    ROUND,
    MIN,
    MAX,
    /** Comparisons; {@code EQ} and {@code NE} also of flags and enumerations. */
    EQ,
    NE,
    LT,
    LE,
    GT,
    GE,
    /** Conditions. Both sides may be evaluated. */
    AND,
    OR,
    /** Sets: all of either; those of the first that are not in the second. */
    WITH,
    WITHOUT
  }

  /** Two values combined. */
  record Binary(Op op, Expr left, Expr right) implements Expr {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.binary(this);
    }
  }

  /**
   * What one value gives: a condition's opposite, an integer's opposite or size, the number of a
   * set's members.
   */
  enum UnaryOp {
    NOT,
    NEGATE,
    ABS,
    COUNT
  }

  /** One value changed. */
  record Unary(UnaryOp op, Expr operand) implements Expr {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.unary(this);
    }
  }

  /** {@code if condition then yes else no}. */
  record If(Expr condition, Expr yes, Expr no) implements Expr {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.choose(this);
    }
  }

  /** From {@code low} to {@code high}, both included. */
  record Span(long low, long high) {}

  /**
   * Whether a value lies in one of the spans: {@code morale in 2 | 5..7}, {@code corps in loyal |
   * gone}.
   */
  record Within(Expr value, List<Span> spans) implements Expr {
    public Within {
      spans = List.copyOf(spans);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.within(this);
    }
  }

  /** Whether a set holds its value number {@code value}: {@code ney in council}. */
  record Member(Expr set, int value) implements Expr {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.member(this);
    }
  }

  /**
   * How often a node has been entered, as far as {@code cap}: every greater count reads as {@code
   * cap}. {@code seen(NODE)} is {@code visits >= 1} with cap 1.
   */
  record Visits(int node, int cap) implements Expr {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.visits(this);
    }
  }

  /** Whether an option was ever taken: {@code chose(NODE#CHOICE)}, {@code fell(NODE#OUTCOME)}. */
  record Taken(int option) implements Expr {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.taken(this);
    }
  }

  /**
   * Whether play stands at a node: from the moment it is entered until the next one is. Only in
   * {@linkplain Claim claims} and questions, so that no play depends on it.
   */
  record At(int node) implements Expr {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.at(this);
    }
  }
}
