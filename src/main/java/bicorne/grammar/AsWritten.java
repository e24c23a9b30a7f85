package bicorne.grammar;

import bicorne.model.Effect;
import bicorne.model.Expr;
import bicorne.model.Expr.Op;
import bicorne.model.Expr.UnaryOp;
import bicorne.model.Story;
import bicorne.model.Type;
import bicorne.model.Type.Kind;
import bicorne.model.Variable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Prints what was read as an author would write it, for reports such as "locked because army < 40".
 *
 * <p>What it prints reads back as the same expression. Nodes and options are named in full, {@code
 * episode/node}, so that it does not matter where it is read.
 */
public final class AsWritten {

  private final Names names;

  private AsWritten(Names names) {
    this.names = names;
  }

  /** What the numbers of a story stand for. */
  interface Names {
    Variable variable(int number);

    String node(int number);

    String option(int number);

    boolean outcome(int option);
  }

  /** A condition. */
  public static String condition(Expr expr, Story story) {
    return of(expr, Type.FLAG, story);
  }

  /** An expression of that type: a constant does not show by itself what it is. */
  public static String of(Expr expr, Type type, Story story) {
    return of(expr, type, names(story));
  }

  /** An effect. */
  public static String effect(Effect effect, Story story) {
    return effect(effect, names(story));
  }

  static String of(Expr expr, Type type, Names names) {
    return new AsWritten(names).print(expr, type, EXPRESSION);
  }

  static String effect(Effect effect, Names names) {
    return effect.match(new AsWritten(names).new Effects());
  }

  private static Names names(Story story) {
    return new Names() {
      @Override
      public Variable variable(int number) {
        return story.variables().get(number);
      }

      @Override
      public String node(int number) {
        return story.address(number);
      }

      @Override
      public String option(int number) {
        return story.optionAddress(number);
      }

      @Override
      public boolean outcome(int option) {
        return story.options().get(option).outcome();
      }
    };
  }

  // How tightly a form binds; what stands inside a tighter one needs parentheses.
  private static final int EXPRESSION = 0;
  private static final int OR = 1;
  private static final int AND = 2;
  private static final int NOT = 3;
  private static final int COMPARISON = 4;
  private static final int SUM = 5;
  private static final int PRODUCT = 6;
  private static final int UNARY = 7;
  private static final int PRIMARY = 8;

  private String print(Expr expr, Type type, int level) {
    Printed printed = expr.match(new Printing(type));
    return printed.level < level ? "(" + printed.words + ")" : printed.words;
  }

  private record Printed(String words, int level) {}

  /** The type of an expression's values, as far as it shows. */
  private @Nullable Type typeOf(Expr expr) {
    if (expr instanceof Expr.Read read) {
      return names.variable(read.variable()).type();
    }
    if (expr instanceof Expr.Before before) {
      return names.variable(before.variable()).type();
    }
    if (expr instanceof Expr.If choice) {
      Type type = typeOf(choice.yes());
      return type != null ? type : typeOf(choice.no());
    }
    if (expr instanceof Expr.Const) {
      return null;
    }
    boolean condition =
        expr instanceof Expr.Within
            || expr instanceof Expr.Member
            || expr instanceof Expr.Taken
            || expr instanceof Expr.At
            || (expr instanceof Expr.Unary unary && unary.op() == UnaryOp.NOT)
            || (expr instanceof Expr.Binary binary && level(binary.op()) < SUM);
    return condition ? Type.FLAG : Meaning.ANY_INTEGER;
  }

  private static int level(Op op) {
    return switch (op) {
      case OR -> OR;
      case AND -> AND;
      case EQ, NE, LT, LE, GT, GE -> COMPARISON;
      case ADD, SUB, WITH, WITHOUT -> SUM;
      case MUL, DIV, MOD -> PRODUCT;
      case ROUND, MIN, MAX -> PRIMARY;
    };
  }

  private static String sign(Op op) {
    return switch (op) {
      case ADD, WITH -> "+";
      case SUB, WITHOUT -> "-";
      case MUL -> "*";
      case DIV -> "/";
      case MOD -> "%";
      case ROUND -> "round";
      case MIN -> "min";
      case MAX -> "max";
      case EQ -> "==";
      case NE -> "!=";
      case LT -> "<";
      case LE -> "<=";
      case GT -> ">";
      case GE -> ">=";
      case AND -> "and";
      case OR -> "or";
    };
  }

  /** A number or the name of a value. */
  private static String constant(long value, Type type) {
    return switch (type.kind()) {
      case FLAG -> value != 0 ? "true" : "false";
      case INTEGER -> String.valueOf(value);
      case ENUMERATION -> value(type, value);
      case SET -> members(value, type);
    };
  }

  private static String value(Type type, long number) {
    boolean known = number >= 0 && number < type.values().size();
    return known ? type.values().get((int) number) : String.valueOf(number);
  }

  private static String members(long mask, Type type) {
    StringBuilder members = new StringBuilder();
    for (int i = 0; i < type.values().size(); i++) {
      if ((mask >> i & 1) != 0) {
        members.append(members.length() == 0 ? "" : " | ").append(type.values().get(i));
      }
    }
    return members.length() == 0 ? "empty" : members.toString();
  }

  /** Prints one expression of a type. */
  private final class Printing implements Expr.Cases<Printed> {

    private final Type type;

    Printing(Type type) {
      this.type = type;
    }

    @Override
    public Printed constant(Expr.Const e) {
      return primary(AsWritten.constant(e.value(), type));
    }

    @Override
    public Printed read(Expr.Read e) {
      return primary(names.variable(e.variable()).name());
    }

    @Override
    public Printed before(Expr.Before e) {
      return primary("before(" + names.variable(e.variable()).name() + ")");
    }

    @Override
    public Printed binary(Expr.Binary e) {
      int level = level(e.op());
      String call = level == PRIMARY ? call(e) : seen(e);
      if (call != null) {
        return primary(call);
      }
      Type inside = Meaning.ANY_INTEGER;
      if (level == COMPARISON) {
        Type left = typeOf(e.left());
        Type right = typeOf(e.right());
        inside = left != null ? left : right != null ? right : inside;
      } else if (level == AND || level == OR) {
        inside = Type.FLAG;
      } else if (e.op() == Op.WITH || e.op() == Op.WITHOUT) {
        inside = type;
      }
      int left = level == COMPARISON ? level + 1 : level;
      String words =
          print(e.left(), inside, left)
              + " "
              + sign(e.op())
              + " "
              + print(e.right(), inside, level + 1);
      return new Printed(words, level);
    }

    private @Nullable String seen(Expr.Binary e) {
      boolean seen =
          e.op() == Op.GE
              && e.left() instanceof Expr.Visits v
              && v.cap() == 1
              && e.right().equals(Expr.TRUE);
      return seen ? "seen(" + names.node(((Expr.Visits) e.left()).node()) + ")" : null;
    }

    private String call(Expr.Binary e) {
      // clamp with its limits the wrong way round would not be read.
      if (e.op() == Op.MAX
          && e.left() instanceof Expr.Const low
          && e.right() instanceof Expr.Binary min
          && min.op() == Op.MIN
          && min.right() instanceof Expr.Const high
          && low.value() <= high.value()) {
        return "clamp(" + number(min.left()) + ", " + low.value() + ", " + high.value() + ")";
      }
      return sign(e.op()) + "(" + number(e.left()) + ", " + number(e.right()) + ")";
    }

    private String number(Expr e) {
      return print(e, Meaning.ANY_INTEGER, EXPRESSION);
    }

    @Override
    public Printed unary(Expr.Unary e) {
      return switch (e.op()) {
        case ABS -> primary("abs(" + number(e.operand()) + ")");
        case COUNT -> primary("count(" + number(e.operand()) + ")");
        case NOT -> negated(e.operand());
        // -5 would read as the number, and -- as nothing.
        case NEGATE ->
            new Printed(
                e.operand() instanceof Expr.Const || negative(e.operand())
                    ? "-(" + number(e.operand()) + ")"
                    : "-" + print(e.operand(), Meaning.ANY_INTEGER, UNARY),
                UNARY);
      };
    }

    private boolean negative(Expr e) {
      return e instanceof Expr.Unary inner && inner.op() == UnaryOp.NEGATE;
    }

    private Printed negated(Expr e) {
      if (e instanceof Expr.Within within) {
        return within(within, " not in ");
      }
      if (e instanceof Expr.Member member) {
        return member(member, " not in ");
      }
      return new Printed("not " + print(e, Type.FLAG, NOT), NOT);
    }

    @Override
    public Printed choose(Expr.If e) {
      String words =
          "if "
              + print(e.condition(), Type.FLAG, OR)
              + " then "
              + print(e.yes(), type, EXPRESSION)
              + " else "
              + print(e.no(), type, EXPRESSION);
      return new Printed(words, EXPRESSION);
    }

    @Override
    public Printed within(Expr.Within e) {
      return within(e, " in ");
    }

    private Printed within(Expr.Within e, String in) {
      Type known = typeOf(e.value());
      Type inside = known != null ? known : Meaning.ANY_INTEGER;
      StringBuilder words = new StringBuilder(print(e.value(), inside, SUM)).append(in);
      boolean first = true;
      for (Expr.Span span : e.spans()) {
        words.append(first ? "" : " | ").append(span(span, inside));
        first = false;
      }
      return new Printed(words.toString(), COMPARISON);
    }

    private String span(Expr.Span span, Type inside) {
      if (inside.kind() != Kind.ENUMERATION) {
        return span.low() == span.high() ? "" + span.low() : span.low() + ".." + span.high();
      }
      StringBuilder words = new StringBuilder(value(inside, span.low()));
      for (long i = span.low() + 1; i <= span.high(); i++) {
        words.append(" | ").append(value(inside, i));
      }
      return words.toString();
    }

    @Override
    public Printed member(Expr.Member e) {
      return member(e, " in ");
    }

    private Printed member(Expr.Member e, String in) {
      Type set = typeOf(e.set());
      String value = set == null ? "" + e.value() : value(set, e.value());
      return new Printed(value + in + print(e.set(), type, PRIMARY), COMPARISON);
    }

    @Override
    public Printed visits(Expr.Visits e) {
      return primary("visits(" + names.node(e.node()) + ")");
    }

    @Override
    public Printed taken(Expr.Taken e) {
      String word = names.outcome(e.option()) ? "fell(" : "chose(";
      return primary(word + names.option(e.option()) + ")");
    }

    @Override
    public Printed at(Expr.At e) {
      return primary("at(" + names.node(e.node()) + ")");
    }

    private Printed primary(String words) {
      return new Printed(words, PRIMARY);
    }
  }

  /** Prints effects; those under a condition as the flow form of YAML. */
  private final class Effects implements Effect.Cases<String> {

    @Override
    public String store(Effect.Store e) {
      Variable variable = names.variable(e.variable());
      if (e.value() instanceof Expr.Binary change
          && change.left().equals(new Expr.Read(e.variable()))) {
        String sign = changing(change.op());
        if (sign != null) {
          String by = print(change.right(), variable.type(), EXPRESSION);
          return variable.name() + sign + by;
        }
      }
      return variable.name() + " = " + print(e.value(), variable.type(), EXPRESSION);
    }

    private @Nullable String changing(Op op) {
      return switch (op) {
        case ADD, WITH -> " += ";
        case SUB, WITHOUT -> " -= ";
        default -> null;
      };
    }

    @Override
    public String when(Effect.When e) {
      String no = e.no().isEmpty() ? "" : ", else: " + list(e.no());
      String condition = print(e.condition(), Type.FLAG, EXPRESSION);
      return "{ when: " + condition + ", do: " + list(e.yes()) + no + " }";
    }

    private String list(List<Effect> effects) {
      StringBuilder words = new StringBuilder("[");
      for (Effect effect : effects) {
        words.append(words.length() == 1 ? "" : ", ").append(effect.match(this));
      }
      return words.append(']').toString();
    }
  }
}
