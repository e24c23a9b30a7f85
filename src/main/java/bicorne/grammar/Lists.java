package bicorne.grammar;

import bicorne.diagnostic.Code;
import bicorne.model.Expr;
import bicorne.model.Type;
import bicorne.model.Type.Kind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What {@code in} means: a number or value in a list, or a value in a set. */
final class Lists {

  private final Meaning meaning;
  private final Phrase phrase;
  private final Scope scope;
  private final Unknown unknown;

  Lists(Meaning meaning, Phrase phrase, Scope scope, Unknown unknown) {
    this.meaning = meaning;
    this.phrase = phrase;
    this.scope = scope;
    this.unknown = unknown;
  }

  @Nullable Value read(Syntax.Listed s) {
    Syntax.Item first = s.items().get(0);
    boolean one = s.items().size() == 1 && first.high() == null;
    Type set = one && !(first.low() instanceof Syntax.Digits) ? first.low().hint(meaning) : null;
    if (set != null && set.kind() == Kind.SET) {
      return member(s, first.low(), set);
    }
    if (one && unknown.misspeltSet(s.value(), first.low())) {
      return null;
    }
    Value value = s.value().read(meaning, null);
    if (value == null) {
      return null;
    }
    if (value.is(Kind.SET)) {
      return meaning.setAlone(s.value(), value.type());
    }
    List<Expr.Span> spans = spans(s.items(), value.type());
    return spans == null ? null : within(s, value, spans);
  }

  static Value within(Syntax.Listed s, Value value, List<Expr.Span> spans) {
    Expr expr = new Expr.Within(value.expr(), spans);
    boolean none = true;
    for (Expr.Span span : spans) {
      none &= span.high() < value.low() || span.low() > value.high();
    }
    Value whole = Value.condition(expr, !covered(value, spans), !none);
    return s.negated() ? Meaning.negated(whole) : whole;
  }

  /** Whether the spans leave nothing of what the value can be. */
  private static boolean covered(Value value, List<Expr.Span> spans) {
    List<Expr.Span> ascending = new ArrayList<>(spans);
    ascending.sort((a, b) -> Long.compare(a.low(), b.low()));
    long open = value.low();
    for (Expr.Span span : ascending) {
      if (span.low() <= open) {
        open = Math.max(open, span.high() + 1);
      }
    }
    return open > value.high();
  }

  @Nullable List<Expr.Span> spans(List<Syntax.Item> items, Type type) {
    List<Expr.Span> spans = new ArrayList<>();
    boolean sound = true;
    for (Syntax.Item item : items) {
      Expr.Span span =
          type.kind() == Kind.ENUMERATION ? namedSpan(item, type) : numberSpan(item, type);
      sound &= span != null;
      if (span != null) {
        spans.add(span);
      }
    }
    return sound ? spans : null;
  }

  private Expr.@Nullable Span namedSpan(Syntax.Item item, Type type) {
    if (item.high() == null && item.low() instanceof Syntax.Name name) {
      int value = type.indexOf(name.word());
      if (value >= 0) {
        return new Expr.Span(value, value);
      }
      if (scope.variable(name.word()) == null) {
        unknown.name(name, type);
        return null;
      }
    }
    meaning.problem(Code.UNKNOWN_VALUE, item.low(), words(item), Unknown.listed(type));
    return null;
  }

  private Expr.@Nullable Span numberSpan(Syntax.Item item, Type type) {
    if (type.kind() == Kind.INTEGER && item.low() instanceof Syntax.Digits low) {
      long high = item.high() instanceof Syntax.Digits number ? number.value() : low.value();
      return new Expr.Span(low.value(), high);
    }
    meaning.problem(Code.NOT_LISTED, item.low(), words(item));
    return null;
  }

  private @Nullable Value member(Syntax.Listed s, Syntax set, Type type) {
    Value whole = set.read(meaning, null);
    int value = s.value() instanceof Syntax.Name name ? type.indexOf(name.word()) : -1;
    if (value < 0) {
      boolean near =
          s.value() instanceof Syntax.Name name
              && scope.variable(name.word()) == null
              && unknown.nearValue(name, type);
      return near
          ? null
          : meaning.problem(
              Code.MEMBER_IS_A_VALUE,
              s.value(),
              meaning.words(s.value()),
              meaning.words(set),
              Unknown.listed(type));
    }
    if (whole == null) {
      return null;
    }
    Value member = Value.condition(new Expr.Member(whole.expr(), value), true, true);
    return s.negated() ? Meaning.negated(member) : member;
  }

  private String words(Syntax.Item item) {
    Syntax high = item.high();
    return phrase.excerpt(item.low().from(), high == null ? item.low().to() : high.to());
  }
}
