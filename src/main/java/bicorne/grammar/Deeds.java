package bicorne.grammar;

import bicorne.diagnostic.Code;
import bicorne.model.Expr;
import bicorne.model.Expr.Op;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What questions about the past mean: nodes entered and options taken; and where play stands.
 *
 * <p>Visits are counted only as far as each comparison asks, so that the states stay few.
 */
final class Deeds {

  /** As far as visits can be counted. */
  static final int MOST_VISITS = 1000;

  private final Meaning meaning;
  private final Lists lists;
  private final Unknown unknown;

  Deeds(Meaning meaning, Lists lists, Unknown unknown) {
    this.meaning = meaning;
    this.lists = lists;
    this.unknown = unknown;
  }

  /** Whether it counts visits. */
  boolean about(Syntax s) {
    return s instanceof Syntax.Asking asking && asking.function().equals("visits");
  }

  /** A count of visits compared with a number, on either side. */
  @Nullable Value compared(Syntax.Comparison s) {
    boolean first = about(s.left());
    Syntax number = first ? s.right() : s.left();
    Syntax.Asking asking = (Syntax.Asking) (first ? s.left() : s.right());
    int node = unknown.node(asking);
    if (!(number instanceof Syntax.Digits n)) {
      return visitsAlone(asking);
    }
    boolean further =
        switch (s.op()) {
          case GE -> !first;
          case GT -> first;
          case LE -> first;
          case LT -> !first;
          default -> true;
        };
    Value visits = visits(node, n.value() + (further ? 1 : 0), number);
    if (visits == null) {
      return null;
    }
    Value asked = meaning.number(n);
    return first
        ? Meaning.compared(s.op(), visits, asked)
        : Meaning.compared(s.op(), asked, visits);
  }

  @Nullable Value listed(Syntax.Listed s) {
    Syntax.Asking asking = (Syntax.Asking) s.value();
    int node = unknown.node(asking);
    List<Expr.Span> spans = lists.spans(s.items(), Meaning.ANY_INTEGER);
    if (spans == null) {
      return null;
    }
    long most = 0;
    Syntax greatest = s.items().get(0).low();
    for (int i = 0; i < spans.size(); i++) {
      if (spans.get(i).high() > most) {
        Syntax.Item item = s.items().get(i);
        most = spans.get(i).high();
        greatest = item.high() != null ? item.high() : item.low();
      }
    }
    Value visits = visits(node, most + 1, greatest);
    return visits == null ? null : Lists.within(s, visits, spans);
  }

  /** Visits as far as {@code cap}; one at least, for even what is always true reads something. */
  private @Nullable Value visits(int node, long cap, Syntax number) {
    if (cap > MOST_VISITS) {
      return meaning.problem(Code.TOO_MANY_VISITS, number, String.valueOf(MOST_VISITS));
    }
    int counted = (int) Math.max(1, cap);
    return node < 0 ? null : Value.integer(new Expr.Visits(node, counted), 0, counted);
  }

  private @Nullable Value visitsAlone(Syntax.Asking s) {
    return meaning.problem(Code.VISITS_ALONE, s, meaning.words(s) + " >= 2");
  }

  @Nullable Value asking(Syntax.Asking s) {
    return switch (s.function()) {
      case "visits" -> {
        unknown.node(s);
        yield visitsAlone(s);
      }
      case "at" -> {
        int node = unknown.node(s);
        yield node < 0 ? null : Value.condition(new Expr.At(node), true, true);
      }
      case "seen" -> {
        int node = unknown.node(s);
        Expr seen = new Expr.Binary(Op.GE, new Expr.Visits(node, 1), new Expr.Const(1));
        yield node < 0 ? null : Value.condition(seen, true, true);
      }
      default -> {
        int option = unknown.option(s);
        yield option < 0 ? null : Value.condition(new Expr.Taken(option), true, true);
      }
    };
  }
}
