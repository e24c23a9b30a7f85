package bicorne.grammar;

import bicorne.model.Effect;
import bicorne.model.Expr;
import bicorne.model.Expr.Op;
import bicorne.model.Expr.UnaryOp;
import bicorne.model.Type;
import bicorne.model.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A well-typed expression over the sample's names. */
final class RandomExpr {

  private static final Op[] ARITHMETIC = {Op.ADD, Op.SUB, Op.MUL, Op.MIN, Op.MAX};
  private static final Op[] DIVISIONS = {Op.DIV, Op.MOD, Op.ROUND};
  private static final Op[] COMPARISONS = {Op.EQ, Op.NE, Op.LT, Op.LE, Op.GT, Op.GE};

  private final Random random;
  private final Sample sample;

  RandomExpr(long seed, Sample sample) {
    this.random = new Random(seed);
    this.sample = sample;
  }

  Expr integer(int depth) {
    int kind = depth <= 0 ? random.nextInt(3) : random.nextInt(12);
    return switch (kind) {
      case 0 -> new Expr.Const(random.nextInt(140) - 9);
      case 1, 2 -> read(Type.Kind.INTEGER, List.of());
      case 3, 4, 5 -> new Expr.Binary(pick(ARITHMETIC), integer(depth - 1), integer(depth - 1));
      case 6 -> new Expr.Binary(pick(DIVISIONS), integer(depth - 1), divisor(depth - 1));
      case 7 -> new Expr.Unary(UnaryOp.NEGATE, integer(depth - 1));
      case 8 -> new Expr.Unary(UnaryOp.ABS, integer(depth - 1));
      case 9 -> new Expr.Unary(UnaryOp.COUNT, read(Type.Kind.SET, Sample.COUNCIL.values()));
      case 10 -> new Expr.If(flag(depth - 1), integer(depth - 1), integer(depth - 1));
      default -> clamped(depth);
    };
  }

  private Expr clamped(int depth) {
    Expr high = new Expr.Const(random.nextInt(100));
    Expr low = new Expr.Const(random.nextInt(100) - 50);
    return new Expr.Binary(Op.MAX, low, new Expr.Binary(Op.MIN, integer(depth - 1), high));
  }

  private Expr divisor(int depth) {
    return switch (random.nextInt(3)) {
      case 0 -> new Expr.Const(1 + random.nextInt(9));
      case 1 -> new Expr.Const(-1 - random.nextInt(9));
      default -> new Expr.Binary(Op.MAX, new Expr.Const(1), integer(depth));
    };
  }

  Expr flag(int depth) {
    int kind = depth <= 0 ? random.nextInt(4) : random.nextInt(15);
    return switch (kind) {
      case 0 -> new Expr.Const(random.nextInt(2));
      case 1, 2 -> read(Type.Kind.FLAG, List.of());
      case 3 -> new Expr.Taken(random.nextInt(5));
      case 4, 5 -> new Expr.Binary(Op.AND, flag(depth - 1), flag(depth - 1));
      case 6, 7 -> new Expr.Binary(Op.OR, flag(depth - 1), flag(depth - 1));
      case 8 -> new Expr.Unary(UnaryOp.NOT, flag(depth - 1));
      case 9, 10 -> new Expr.Binary(pick(COMPARISONS), integer(depth - 1), integer(depth - 1));
      case 11 -> compared(depth - 1);
      case 12 -> within(depth - 1);
      case 13 -> visits();
      default -> new Expr.If(flag(depth - 1), flag(depth - 1), flag(depth - 1));
    };
  }

  private Expr compared(int depth) {
    Op op = random.nextBoolean() ? Op.EQ : Op.NE;
    return switch (random.nextInt(3)) {
      case 0 -> new Expr.Binary(op, flag(depth), flag(depth));
      case 1 -> new Expr.Binary(op, value(Sample.CORPS, depth), value(Sample.CORPS, depth));
      default -> new Expr.Binary(op, value(Sample.MOOD, depth), value(Sample.MOOD, depth));
    };
  }

  private Expr within(int depth) {
    List<Expr.Span> spans = new ArrayList<>();
    int kind = random.nextInt(3);
    for (int i = random.nextInt(3); i >= 0; i--) {
      long low = kind == 0 ? random.nextInt(3) : random.nextInt(60) - 20;
      spans.add(new Expr.Span(low, kind == 0 ? low : low + random.nextInt(9)));
    }
    return switch (kind) {
      case 0 -> new Expr.Within(value(Sample.CORPS, depth), spans);
      case 1 -> new Expr.Within(integer(depth), spans);
      default -> new Expr.Member(read(Type.Kind.SET, Sample.COUNCIL.values()), random.nextInt(3));
    };
  }

  private Expr visits() {
    Expr visits = new Expr.Visits(random.nextInt(7), 1000);
    Expr number = new Expr.Const(random.nextInt(12));
    return switch (random.nextInt(3)) {
      case 0 -> new Expr.Binary(pick(COMPARISONS), visits, number);
      case 1 -> new Expr.Binary(pick(COMPARISONS), number, visits);
      default -> new Expr.Within(visits, List.of(new Expr.Span(1, 1), new Expr.Span(3, 5)));
    };
  }

  Expr value(Type type, int depth) {
    return switch (depth <= 0 ? random.nextInt(2) : random.nextInt(3)) {
      case 0 -> new Expr.Const(random.nextInt(type.values().size()));
      case 1 -> read(Type.Kind.ENUMERATION, type.values());
      default -> new Expr.If(flag(depth - 1), value(type, depth - 1), value(type, depth - 1));
    };
  }

  Effect effect(int depth) {
    List<Variable> stored = new ArrayList<>();
    for (Variable variable : sample.variables()) {
      if (!variable.derived()) {
        stored.add(variable);
      }
    }
    Variable variable = stored.get(random.nextInt(stored.size()));
    Expr old = new Expr.Read(variable.number());
    boolean changes = random.nextBoolean();
    Expr value =
        switch (variable.type().kind()) {
          case INTEGER ->
              changes
                  ? new Expr.Binary(random.nextBoolean() ? Op.ADD : Op.SUB, old, integer(depth))
                  : integer(depth);
          case FLAG -> flag(depth);
          case ENUMERATION -> value(variable.type(), depth);
          case SET -> {
            Expr named = new Expr.Const((changes ? 1 : 0) + random.nextInt(7));
            Op op = random.nextBoolean() ? Op.WITH : Op.WITHOUT;
            yield changes ? new Expr.Binary(op, old, named) : named;
          }
        };
    return new Effect.Store(variable.number(), value);
  }

  private Expr read(Type.Kind kind, List<String> values) {
    List<Variable> fitting = new ArrayList<>();
    for (Variable variable : sample.variables()) {
      boolean small = variable.type().max() <= 1000 || kind == Type.Kind.SET;
      if (variable.type().kind() == kind && variable.type().values().equals(values) && small) {
        fitting.add(variable);
      }
    }
    return new Expr.Read(fitting.get(random.nextInt(fitting.size())).number());
  }

  private <T> T pick(T[] all) {
    return all[random.nextInt(all.length)];
  }
}
