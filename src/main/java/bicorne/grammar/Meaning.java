package bicorne.grammar;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostics;
import bicorne.model.Expr;
import bicorne.model.Expr.Op;
import bicorne.model.Expr.UnaryOp;
import bicorne.model.Type;
import bicorne.model.Type.Kind;
import bicorne.model.Variable;
import org.jspecify.annotations.Nullable;

/**
 * What the syntax of one phrase means in a scope: names looked up, types checked, bounds computed.
 *
 * <p>A part with a problem reports it and means nothing (null); whatever holds it goes on with its
 * other parts and stays silent about that one, so each mistake is told once.
 */
final class Meaning {

  /** The type of numbers where their bounds do not matter. */
  static final Type ANY_INTEGER = Type.integer(-Type.EXACT_LIMIT, Type.EXACT_LIMIT);

  private final Phrase phrase;
  private final Scope scope;
  private final Unknown unknown;
  private final Diagnostics problems;
  private final boolean beforeAllowed;
  private final boolean atAllowed;
  private final Lists lists;
  private final Deeds deeds;

  Meaning(Phrase phrase, Scope scope, Diagnostics problems, boolean beforeAllowed) {
    this(phrase, scope, problems, beforeAllowed, /* atAllowed= */ false);
  }

  Meaning(
      Phrase phrase, Scope scope, Diagnostics problems, boolean beforeAllowed, boolean atAllowed) {
    this.phrase = phrase;
    this.scope = scope;
    this.problems = problems;
    this.unknown = new Unknown(phrase, scope, problems);
    this.beforeAllowed = beforeAllowed;
    this.atAllowed = atAllowed;
    this.lists = new Lists(this, phrase, scope, unknown);
    this.deeds = new Deeds(this, lists, unknown);
  }

  // What is wanted

  /** A condition. */
  @Nullable Value condition(Syntax syntax) {
    Value value = syntax.read(this, Type.FLAG);
    if (value == null || value.is(Kind.FLAG)) {
      return value;
    }
    String words = words(syntax);
    if (value.is(Kind.SET)) {
      return setAlone(syntax, value.type());
    }
    String example =
        value.is(Kind.ENUMERATION)
            ? words + " == " + value.type().values().get(0)
            : syntax instanceof Syntax.Digits
                ? unknown.anyVariable(Kind.INTEGER, "army") + " == " + words
                : words + " > 0";
    return problem(Code.NOT_A_CONDITION, syntax, words, example);
  }

  /** A number. */
  @Nullable Value integer(Syntax syntax) {
    Value value = syntax.read(this, ANY_INTEGER);
    if (value == null || value.is(Kind.INTEGER)) {
      return value;
    }
    return value.is(Kind.SET)
        ? setAlone(syntax, value.type())
        : problem(Code.NOT_A_NUMBER, syntax, words(syntax));
  }

  /** A value of that type; any but a set where it is null. */
  @Nullable Value wanted(Syntax syntax, @Nullable Type type) {
    if (type != null && type.kind() == Kind.FLAG) {
      return condition(syntax);
    }
    if (type != null && type.kind() == Kind.INTEGER) {
      return integer(syntax);
    }
    Value value = syntax.read(this, type);
    if (value == null || (type != null && value.type().matches(type))) {
      return value;
    }
    if (value.is(Kind.SET)) {
      return setAlone(syntax, value.type());
    }
    return type == null
        ? value
        : problem(Code.UNKNOWN_VALUE, syntax, words(syntax), Unknown.listed(type));
  }

  /** Tells if a condition is decided by the ranges: once, where all of it is. */
  void settled(@Nullable Value value, Syntax syntax) {
    if (value != null && value.is(Kind.FLAG) && value.decided() && !value.plain()) {
      Code code = value.low() == 1 ? Code.ALWAYS_TRUE : Code.ALWAYS_FALSE;
      problems.add(code, place(syntax), words(syntax));
    }
  }

  // Names and literals

  @Nullable Type typeOf(String name) {
    Variable variable = scope.variable(name);
    return variable == null ? null : variable.type();
  }

  Value number(Syntax.Digits s) {
    return Value.integer(new Expr.Const(s.value()), s.value(), s.value());
  }

  Value truth(Syntax.Truth s) {
    long value = s.value() ? 1 : 0;
    return new Value(s.value() ? Expr.TRUE : Expr.FALSE, Type.FLAG, value, value, true);
  }

  @Nullable Value name(Syntax.Name s, @Nullable Type wanted) {
    Variable variable = scope.variable(s.word());
    if (variable != null) {
      return Value.of(new Expr.Read(variable.number()), variable.type());
    }
    if (wanted != null && wanted.kind() == Kind.ENUMERATION) {
      int value = wanted.indexOf(s.word());
      if (value >= 0) {
        return new Value(new Expr.Const(value), wanted, value, value, false);
      }
    }
    unknown.name(s, wanted);
    return null;
  }

  // Arithmetic

  @Nullable Value arithmetic(Syntax.Arithmetic s) {
    Value left = integer(s.left());
    Value right = integer(s.right());
    return left == null || right == null ? null : combined(s.op(), left, right, s, s.right());
  }

  /** Two numbers combined at {@code whole}, if the result is surely exact. */
  @Nullable Value combined(Op op, Value left, Value right, Syntax whole, Syntax divisor) {
    boolean divides = op == Op.DIV || op == Op.MOD || op == Op.ROUND;
    if (divides && right.low() <= 0 && right.high() >= 0) {
      return problem(
          Code.DIVISOR_COULD_BE_ZERO,
          divisor,
          words(divisor),
          String.valueOf(right.low()),
          String.valueOf(right.high()));
    }
    Expr expr = new Expr.Binary(op, left.expr(), right.expr());
    return within(Bounds.of(op, left, right), expr, whole.from(), whole.to());
  }

  @Nullable Value within(Bounds bounds, Expr expr, int from, int to) {
    if (bounds.passLimit()) {
      problems.add(
          Code.COULD_PASS_LIMIT,
          phrase.place(from, to),
          phrase.excerpt(from, to),
          bounds.low().toString(),
          bounds.high().toString());
      return null;
    }
    return Value.integer(expr, bounds.low().longValue(), bounds.high().longValue());
  }

  @Nullable Value minus(Syntax.Minus s) {
    return unary(UnaryOp.NEGATE, s, s.operand());
  }

  private @Nullable Value unary(UnaryOp op, Syntax s, Syntax operand) {
    Value value = integer(operand);
    if (value == null) {
      return null;
    }
    Bounds bounds = op == UnaryOp.NEGATE ? Bounds.negated(value) : Bounds.size(value);
    return within(bounds, new Expr.Unary(op, value.expr()), s.from(), s.to());
  }

  @Nullable Value call(Syntax.Call s) {
    Syntax first = s.values().get(0);
    return switch (s.function()) {
      case "before" -> before(s, first);
      case "count" -> count(first);
      case "abs" -> unary(UnaryOp.ABS, s, first);
      case "min" -> pair(Op.MIN, s);
      case "max" -> pair(Op.MAX, s);
      case "round" -> pair(Op.ROUND, s);
      case "clamp" -> clamp(s);
      default -> throw new AssertionError(s.function());
    };
  }

  private @Nullable Value pair(Op op, Syntax.Call s) {
    Value left = integer(s.values().get(0));
    Value right = integer(s.values().get(1));
    return left == null || right == null ? null : combined(op, left, right, s, s.values().get(1));
  }

  private @Nullable Value clamp(Syntax.Call s) {
    Value value = integer(s.values().get(0));
    Value low = integer(s.values().get(1));
    Value high = integer(s.values().get(2));
    if (value == null || low == null || high == null) {
      return null;
    }
    if (low.low() > high.high()) {
      return problem(Code.RANGE_REVERSED, s, words(s.values().get(1)), words(s.values().get(2)));
    }
    Value least = combined(Op.MIN, value, high, s, s);
    return least == null ? null : combined(Op.MAX, low, least, s, s);
  }

  private @Nullable Value count(Syntax set) {
    Value value = set.read(this, null);
    if (value == null) {
      return null;
    }
    return value.is(Kind.SET)
        ? Value.integer(
            new Expr.Unary(UnaryOp.COUNT, value.expr()), 0, value.type().values().size())
        : problem(Code.NOT_A_SET, set, words(set));
  }

  private @Nullable Value before(Syntax.Call s, Syntax of) {
    if (!beforeAllowed) {
      return problem(Code.BEFORE_NOT_HERE, s);
    }
    Value value = of.read(this, null);
    if (value == null) {
      return null;
    }
    return of instanceof Syntax.Name && value.expr() instanceof Expr.Read read
        ? Value.of(new Expr.Before(read.variable()), value.type())
        : problem(
            Code.BEFORE_A_VARIABLE,
            of,
            "before(" + unknown.anyVariable(Kind.INTEGER, "army") + ")");
  }

  @Nullable Value choice(Syntax.Choice s, @Nullable Type wanted) {
    Type type = wanted != null ? wanted : s.hint(this);
    Value condition = condition(s.condition());
    settled(condition, s.condition());
    Value yes = wanted(s.yes(), type);
    Value no = wanted(s.no(), type != null || yes == null ? type : yes.type());
    if (condition == null || yes == null || no == null) {
      return null;
    }
    Expr expr = new Expr.If(condition.expr(), yes.expr(), no.expr());
    long low = Math.min(yes.low(), no.low());
    long high = Math.max(yes.high(), no.high());
    return yes.is(Kind.INTEGER)
        ? Value.integer(expr, low, high)
        : new Value(expr, yes.type(), low, high, false);
  }

  // Conditions

  @Nullable Value join(Syntax.Join s) {
    Value left = condition(s.left());
    Value right = condition(s.right());
    Value whole = left == null || right == null ? null : joined(s.op(), left, right);
    if (whole == null || !whole.decided()) {
      settled(left, s.left());
      settled(right, s.right());
    }
    return whole;
  }

  private static Value joined(Op op, Value left, Value right) {
    Expr expr = new Expr.Binary(op, left.expr(), right.expr());
    boolean and = op == Op.AND;
    long low = and ? left.low() & right.low() : left.low() | right.low();
    long high = and ? left.high() & right.high() : left.high() | right.high();
    return Value.condition(expr, low == 0, high == 1);
  }

  @Nullable Value not(Syntax.Not s) {
    Value value = condition(s.operand());
    return value == null ? null : negated(value);
  }

  static Value negated(Value value) {
    Expr expr = new Expr.Unary(UnaryOp.NOT, value.expr());
    return new Value(expr, Type.FLAG, 1 - value.high(), 1 - value.low(), value.plain());
  }

  @Nullable Value comparison(Syntax.Comparison s) {
    if (deeds.about(s.left()) || deeds.about(s.right())) {
      return deeds.compared(s);
    }
    Type left = s.left().hint(this);
    Type right = s.right().hint(this);
    if (left != null && left.kind() == Kind.SET) {
      return setAlone(s.left(), left);
    }
    if (right != null && right.kind() == Kind.SET) {
      return setAlone(s.right(), right);
    }
    boolean value = unknown.bareValue(s.right());
    if (left == null && right == null && value != unknown.bareValue(s.left())) {
      // A value means something beside its variable: where that is not known, only that is told.
      Syntax variable = value ? s.left() : s.right();
      if (variable.read(this, null) == null) {
        return null;
      }
    }
    Value one = s.left().read(this, left != null ? left : right);
    Value other = s.right().read(this, right != null ? right : left);
    if (one == null || other == null) {
      return null;
    }
    if (!one.type().matches(other.type())) {
      return problem(Code.DIFFERENT_KINDS, s, words(s.left()), words(s.right()));
    }
    boolean ordered = s.op() != Op.EQ && s.op() != Op.NE;
    if (ordered && !one.is(Kind.INTEGER)) {
      return unordered(one.expr() instanceof Expr.Const ? s.right() : s.left(), one.type());
    }
    Value whole = compared(s.op(), one, other);
    if (!whole.decided()) {
      settled(one, s.left());
      settled(other, s.right());
    }
    return whole;
  }

  private @Nullable Value unordered(Syntax s, Type type) {
    String words = words(s);
    return type.kind() == Kind.FLAG
        ? problem(Code.NOT_A_NUMBER, s, words)
        : problem(Code.NO_ORDER, s, words, words + " in " + Unknown.listed(type));
  }

  static Value compared(Op op, Value a, Value b) {
    Expr expr = new Expr.Binary(op, a.expr(), b.expr());
    boolean apart = a.high() < b.low() || b.high() < a.low();
    boolean same = a.decided() && b.decided() && a.low() == b.low();
    return switch (op) {
      case EQ -> Value.condition(expr, !same, !apart);
      case NE -> Value.condition(expr, !apart, !same);
      case LT -> Value.condition(expr, a.high() >= b.low(), a.low() < b.high());
      case LE -> Value.condition(expr, a.high() > b.low(), a.low() <= b.high());
      case GT -> Value.condition(expr, a.low() <= b.high(), a.high() > b.low());
      case GE -> Value.condition(expr, a.low() < b.high(), a.high() >= b.low());
      default -> throw new AssertionError(op);
    };
  }

  @Nullable Value listed(Syntax.Listed s) {
    return deeds.about(s.value()) ? deeds.listed(s) : lists.read(s);
  }

  @Nullable Value asking(Syntax.Asking s) {
    if (s.function().equals("at") && !atAllowed) {
      int sign = s.address().indexOf('#');
      String node = sign < 0 ? s.address() : s.address().substring(0, sign);
      return problem(Code.AT_NOT_HERE, s, node);
    }
    return deeds.asking(s);
  }

  // Problems

  @Nullable Value setAlone(Syntax s, Type set) {
    String words = words(s);
    String example = set.values().get(0) + " in " + words;
    return problem(Code.SET_ALONE, s, words, example);
  }

  @Nullable Value problem(Code code, Syntax s, String... arguments) {
    problems.add(code, place(s), arguments);
    return null;
  }

  bicorne.diagnostic.Place place(Syntax s) {
    return phrase.place(s.from(), s.to());
  }

  String words(Syntax s) {
    return phrase.excerpt(s.from(), s.to());
  }
}
