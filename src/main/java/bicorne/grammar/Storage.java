package bicorne.grammar;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostics;
import bicorne.model.Effect;
import bicorne.model.Expr;
import bicorne.model.Expr.Op;
import bicorne.model.Type;
import bicorne.model.Variable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the syntax of one effect means: which variable takes which value. */
final class Storage {

  private final Phrase phrase;
  private final Scope scope;
  private final Diagnostics problems;
  private final Meaning meaning;

  Storage(Phrase phrase, Scope scope, Diagnostics problems) {
    this.phrase = phrase;
    this.scope = scope;
    this.problems = problems;
    this.meaning = new Meaning(phrase, scope, problems, false);
  }

  /** The effect, or null after a report. */
  @Nullable Effect read(Syntax.Storing s) {
    Syntax.Name target = s.target();
    Variable variable = scope.variable(target.word());
    if (variable == null) {
      new Unknown(phrase, scope, problems).variable(target);
      return null;
    }
    if (variable.derived()) {
      meaning.problem(Code.DERIVED_STORED, target, target.word());
      return null;
    }
    Expr value =
        switch (variable.type().kind()) {
          case INTEGER -> number(s, variable);
          case SET -> members(s, variable);
          case FLAG, ENUMERATION -> plain(s, variable);
        };
    return value == null ? null : new Effect.Store(variable.number(), value);
  }

  private @Nullable Expr number(Syntax.Storing s, Variable variable) {
    Type type = variable.type();
    Value value = single(s, type, variable.name() + " = 5");
    if (value == null) {
      return null;
    }
    if (!s.sign().sign("=")) {
      Value old = Value.of(new Expr.Read(variable.number()), type);
      Op op = s.sign().sign("+=") ? Op.ADD : Op.SUB;
      Expr sum = new Expr.Binary(op, old.expr(), value.expr());
      value = meaning.within(Bounds.of(op, old, value), sum, s.target().from(), s.to());
    }
    if (value == null) {
      return null;
    }
    if (value.low() > type.max() || value.high() < type.min()) {
      String held = String.valueOf(value.low() > type.max() ? type.max() : type.min());
      problems.add(
          Code.ALWAYS_HELD,
          phrase.place(s.from(), s.to()),
          variable.name(),
          String.valueOf(type.min()),
          String.valueOf(type.max()),
          held);
    }
    return value.expr();
  }

  /** A flag or one of several values: stored as they are. */
  private @Nullable Expr plain(Syntax.Storing s, Variable variable) {
    boolean flag = variable.type().kind() == Type.Kind.FLAG;
    String example = variable.name() + " = " + (flag ? "true" : variable.type().values().get(0));
    if (!s.sign().sign("=")) {
      problems.add(
          Code.STORED_OTHERWISE,
          phrase.place(s.sign().from(), s.sign().to()),
          variable.name(),
          s.sign().text(),
          example);
      return null;
    }
    Value value = single(s, variable.type(), example);
    return value == null ? null : value.expr();
  }

  private @Nullable Value single(Syntax.Storing s, Type type, String example) {
    Syntax first = s.values().get(0);
    if (s.values().size() > 1) {
      Syntax second = s.values().get(1);
      problems.add(Code.BAR_OUT_OF_PLACE, phrase.place(first.to(), second.from()), example);
      return null;
    }
    Value value = meaning.wanted(first, type);
    meaning.settled(value, first);
    return value;
  }

  private @Nullable Expr members(Syntax.Storing s, Variable variable) {
    Type type = variable.type();
    String sign = s.sign().text();
    if (s.values().size() == 1
        && sign.equals("=")
        && s.values().get(0) instanceof Syntax.Name name
        && name.word().equals("empty")) {
      return new Expr.Const(0);
    }
    long mask = 0;
    boolean sound = true;
    for (Syntax syntax : s.values()) {
      int value = syntax instanceof Syntax.Name name ? type.indexOf(name.word()) : -1;
      sound &= value >= 0;
      mask |= value < 0 ? 0 : 1L << value;
      if (value < 0) {
        notAMember(s, syntax, variable);
      }
    }
    Expr old = new Expr.Read(variable.number());
    Expr named = new Expr.Const(mask);
    return !sound
        ? null
        : sign.equals("=")
            ? named
            : new Expr.Binary(sign.equals("+=") ? Op.WITH : Op.WITHOUT, old, named);
  }

  private void notAMember(Syntax.Storing s, Syntax syntax, Variable variable) {
    Type type = variable.type();
    if (syntax instanceof Syntax.Name name
        && scope.variable(name.word()) == null
        && !name.word().equals("empty")) {
      new Unknown(phrase, scope, problems).member(name, type);
      return;
    }
    List<String> values = type.values();
    String named = values.get(0) + (values.size() > 1 ? " | " + values.get(1) : "");
    problems.add(
        Code.STORED_OTHERWISE,
        phrase.place(s.sign().from(), s.to()),
        variable.name(),
        phrase.excerpt(s.sign().from(), syntax.to()),
        variable.name() + " " + s.sign().text() + " " + named);
  }
}
