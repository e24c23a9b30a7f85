package bicorne.engine;

/**
 * An expression or a list of effects compiled to objects that read and write packed words directly.
 * Made once when the engine is made; evaluating allocates nothing.
 */
abstract class Code {

  /** The value over the words of a state, and of the state before the effects beside a text. */
  abstract long eval(long[] now, long[] before);

  /** Whether it holds, for conditions. */
  final boolean holds(long[] now) {
    return eval(now, now) != 0;
  }

  static final class Constant extends Code {
    final long value;

    Constant(long value) {
      this.value = value;
    }

    @Override
    long eval(long[] now, long[] before) {
      return value;
    }
  }

  /** A packed field. */
  static final class Field extends Code {
    private final int word;
    private final int shift;
    private final long mask;
    private final long low;

    Field(Fields fields, int field) {
      word = fields.word(field);
      shift = fields.shift(field);
      mask = fields.mask(field);
      low = fields.low(field);
    }

    @Override
    long eval(long[] now, long[] before) {
      return low + ((now[word] >>> shift) & mask);
    }
  }

  /**
   * Whether a packed field lies within bounds, both included and both distances from its low end.
   */
  static final class Between extends Code {
    private final int word;
    private final int shift;
    private final long mask;
    private final long from;
    private final long to;

    Between(Field field, long low, long high) {
      word = field.word;
      shift = field.shift;
      mask = field.mask;
      from = low - field.low;
      to = high - field.low;
    }

    @Override
    long eval(long[] now, long[] before) {
      long distance = (now[word] >>> shift) & mask;
      return distance >= from && distance <= to ? 1 : 0;
    }
  }

  /** The same expression over the state before. */
  static final class Earlier extends Code {
    private final Code code;

    Earlier(Code code) {
      this.code = code;
    }

    @Override
    long eval(long[] now, long[] before) {
      return code.eval(before, before);
    }
  }

  static final class Both extends Code {
    private final Code left;
    private final Code right;

    Both(Code left, Code right) {
      this.left = left;
      this.right = right;
    }

    @Override
    long eval(long[] now, long[] before) {
      return left.eval(now, before) != 0 && right.eval(now, before) != 0 ? 1 : 0;
    }
  }

  static final class AnyOf extends Code {
    private final Code left;
    private final Code right;

    AnyOf(Code left, Code right) {
      this.left = left;
      this.right = right;
    }

    @Override
    long eval(long[] now, long[] before) {
      return left.eval(now, before) != 0 || right.eval(now, before) != 0 ? 1 : 0;
    }
  }

  static final class Select extends Code {
    private final Code condition;
    private final Code yes;
    private final Code no;

    Select(Code condition, Code yes, Code no) {
      this.condition = condition;
      this.yes = yes;
      this.no = no;
    }

    @Override
    long eval(long[] now, long[] before) {
      return (condition.eval(now, before) != 0 ? yes : no).eval(now, before);
    }
  }

  /** Arithmetic, comparison and sets. */
  static final class Combine extends Code {
    private final bicorne.model.Expr.Op op;
    private final Code left;
    private final Code right;

    Combine(bicorne.model.Expr.Op op, Code left, Code right) {
      this.op = op;
      this.left = left;
      this.right = right;
    }

    @Override
    long eval(long[] now, long[] before) {
      long a = left.eval(now, before);
      long b = right.eval(now, before);
      return switch (op) {
        case ADD -> a + b;
        case SUB -> a - b;
        case MUL -> a * b;
        case DIV -> Math.floorDiv(a, b);
        case MOD -> Math.floorMod(a, b);
        case ROUND -> round(a, b);
        case MIN -> Math.min(a, b);
        case MAX -> Math.max(a, b);
        case EQ -> a == b ? 1 : 0;
        case NE -> a != b ? 1 : 0;
        case LT -> a < b ? 1 : 0;
        case LE -> a <= b ? 1 : 0;
        case GT -> a > b ? 1 : 0;
        case GE -> a >= b ? 1 : 0;
        case AND -> a & b;
        case OR, WITH -> a | b;
        case WITHOUT -> a & ~b;
      };
    }

    /** a / b to the nearest integer, a half up (towards positive infinity). */
    private static long round(long a, long b) {
      return b > 0 ? Math.floorDiv(2 * a + b, 2 * b) : Math.floorDiv(-2 * a - b, -2 * b);
    }
  }

  static final class Change extends Code {
    private final bicorne.model.Expr.UnaryOp op;
    private final Code operand;

    Change(bicorne.model.Expr.UnaryOp op, Code operand) {
      this.op = op;
      this.operand = operand;
    }

    @Override
    long eval(long[] now, long[] before) {
      long a = operand.eval(now, before);
      return switch (op) {
        case NOT -> a == 0 ? 1 : 0;
        case NEGATE -> -a;
        case ABS -> Math.abs(a);
        case COUNT -> Long.bitCount(a);
      };
    }
  }

  static final class Within extends Code {
    private final Code value;
    private final long[] low;
    private final long[] high;

    Within(Code value, long[] low, long[] high) {
      this.value = value;
      this.low = low;
      this.high = high;
    }

    @Override
    long eval(long[] now, long[] before) {
      long a = value.eval(now, before);
      for (int i = 0; i < low.length; i++) {
        if (a >= low[i] && a <= high[i]) {
          return 1;
        }
      }
      return 0;
    }
  }

  static final class Member extends Code {
    private final Code set;
    private final int value;

    Member(Code set, int value) {
      this.set = set;
      this.value = value;
    }

    @Override
    long eval(long[] now, long[] before) {
      return (set.eval(now, before) >>> value) & 1;
    }
  }

  /** A capped count read by something that asks less far: the count is held to what it asks. */
  static final class Capped extends Code {
    private final Code count;
    private final long cap;

    Capped(Code count, long cap) {
      this.count = count;
      this.cap = cap;
    }

    @Override
    long eval(long[] now, long[] before) {
      return Math.min(cap, count.eval(now, before));
    }
  }

  /** Whether play stands at a node: it was entered, and no other was since. */
  static final class At extends Code {
    private final Layout layout;
    private final int node;

    At(Layout layout, int node) {
      this.layout = layout;
      this.node = node;
    }

    @Override
    long eval(long[] now, long[] before) {
      int position = layout.position(now);
      return layout.node(position) == node && !layout.isEntering(position) ? 1 : 0;
    }
  }
}
