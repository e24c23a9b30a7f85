package bicorne.engine;

import bicorne.model.Expr;
import bicorne.model.Variable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Turns expressions into {@link Code} over one layout. */
final class Compiler implements Expr.Cases<Code> {

  /** Beyond every value and every constant; distances from it still fit. */
  private static final long FAR = 1L << 62;

  private final Layout layout;
  private final List<@Nullable Code> derived = new ArrayList<>();

  Compiler(Layout layout) {
    this.layout = layout;
    for (int i = 0; i < layout.story.variables().size(); i++) {
      derived.add(null);
    }
  }

  Layout layout() {
    return layout;
  }

  Code compile(Expr expr) {
    return expr.match(this);
  }

  /** A condition, where null is always. */
  @Nullable Code condition(@Nullable Expr expr) {
    return expr == null ? null : compile(expr);
  }

  @Override
  public Code constant(Expr.Const e) {
    return new Code.Constant(e.value());
  }

  @Override
  public Code read(Expr.Read e) {
    Variable variable = layout.story.variables().get(e.variable());
    Expr derivation = variable.derivation();
    if (derivation == null) {
      return new Code.Field(layout.fields, layout.field(e.variable()));
    }
    // Shared, so that derived variables over derived variables do not multiply.
    Code code = derived.get(e.variable());
    if (code == null) {
      code = compile(derivation);
      derived.set(e.variable(), code);
    }
    return code;
  }

  @Override
  public Code before(Expr.Before e) {
    return new Code.Earlier(read(new Expr.Read(e.variable())));
  }

  @Override
  public Code binary(Expr.Binary e) {
    Code left = compile(e.left());
    Code right = compile(e.right());
    return switch (e.op()) {
      case AND -> new Code.Both(left, right);
      case OR -> new Code.AnyOf(left, right);
      default ->
          left instanceof Code.Field field && right instanceof Code.Constant constant
              ? compare(e.op(), field, constant)
              : new Code.Combine(e.op(), left, right);
    };
  }

  /** Most conditions of a story compare one variable with one number. */
  private static Code compare(Expr.Op op, Code.Field field, Code.Constant constant) {
    long value = constant.value;
    return switch (op) {
      case EQ -> new Code.Between(field, value, value);
      case LT -> new Code.Between(field, -FAR, value - 1);
      case LE -> new Code.Between(field, -FAR, value);
      case GT -> new Code.Between(field, value + 1, FAR);
      case GE -> new Code.Between(field, value, FAR);
      default -> new Code.Combine(op, field, constant);
    };
  }

  @Override
  public Code unary(Expr.Unary e) {
    return new Code.Change(e.op(), compile(e.operand()));
  }

  @Override
  public Code choose(Expr.If e) {
    return new Code.Select(compile(e.condition()), compile(e.yes()), compile(e.no()));
  }

  @Override
  public Code within(Expr.Within e) {
    long[] low = new long[e.spans().size()];
    long[] high = new long[low.length];
    for (int i = 0; i < low.length; i++) {
      low[i] = e.spans().get(i).low();
      high[i] = e.spans().get(i).high();
    }
    return new Code.Within(compile(e.value()), low, high);
  }

  @Override
  public Code member(Expr.Member e) {
    return new Code.Member(compile(e.set()), e.value());
  }

  @Override
  public Code visits(Expr.Visits e) {
    int field = layout.visitField(e.node());
    if (field < 0) {
      throw new IllegalArgumentException(
          "visits of " + layout.story.address(e.node()) + " are not counted by this engine");
    }
    Code count = new Code.Field(layout.fields, field);
    return layout.cap(e.node()) == e.cap() ? count : new Code.Capped(count, e.cap());
  }

  @Override
  public Code at(Expr.At e) {
    return new Code.At(layout, e.node());
  }

  @Override
  public Code taken(Expr.Taken e) {
    int field = layout.takenField(e.option());
    if (field < 0) {
      throw new IllegalArgumentException(
          "whether "
              + layout.story.optionAddress(e.option())
              + " was taken is not kept by this engine");
    }
    return new Code.Field(layout.fields, field);
  }
}
