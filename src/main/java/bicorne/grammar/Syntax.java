package bicorne.grammar;

import bicorne.model.Expr.Op;
import bicorne.model.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An expression as it was written: shape and place, names not yet looked up.
 *
 * <p>Reading it is a method of each kind, so that a new kind does not compile without a meaning.
 */
sealed interface Syntax {

  /** Where it begins in the phrase. */
  int from();

  /** Where it ends, exclusive. */
  int to();

  /** What it means; null when a problem was reported. {@code wanted} is the type of its names. */
  @Nullable Value read(Meaning meaning, @Nullable Type wanted);

  /** Its type as far as it shows without looking for problems, or null. */
  @Nullable Type hint(Meaning meaning);

  /** {@code 5}, {@code -5}. */
  record Digits(int from, int to, long value) implements Syntax {
    @Override
    public @Nullable Value read(Meaning meaning, @Nullable Type wanted) {
      return meaning.number(this);
    }

    @Override
    public @Nullable Type hint(Meaning meaning) {
      return Meaning.ANY_INTEGER;
    }
  }

  /** {@code true}, {@code false}. */
  record Truth(int from, int to, boolean value) implements Syntax {
    @Override
    public @Nullable Value read(Meaning meaning, @Nullable Type wanted) {
      return meaning.truth(this);
    }

    @Override
    public @Nullable Type hint(Meaning meaning) {
      return Type.FLAG;
    }
  }

  /** A variable or a value. */
  record Name(int from, int to, String word) implements Syntax {
    @Override
    public @Nullable Value read(Meaning meaning, @Nullable Type wanted) {
      return meaning.name(this, wanted);
    }

    @Override
    public @Nullable Type hint(Meaning meaning) {
      return meaning.typeOf(word);
    }
  }

  /** {@code a + b} and all other arithmetic of two. */
  record Arithmetic(int from, int to, Op op, Syntax left, Syntax right) implements Syntax {
    @Override
    public @Nullable Value read(Meaning meaning, @Nullable Type wanted) {
      return meaning.arithmetic(this);
    }

    @Override
    public @Nullable Type hint(Meaning meaning) {
      return Meaning.ANY_INTEGER;
    }
  }

  /** {@code -a}. */
  record Minus(int from, int to, Syntax operand) implements Syntax {
    @Override
    public @Nullable Value read(Meaning meaning, @Nullable Type wanted) {
      return meaning.minus(this);
    }

    @Override
    public @Nullable Type hint(Meaning meaning) {
      return Meaning.ANY_INTEGER;
    }
  }

  /** {@code a and b}, {@code a or b}. */
  record Join(int from, int to, Op op, Syntax left, Syntax right) implements Syntax {
    @Override
    public @Nullable Value read(Meaning meaning, @Nullable Type wanted) {
      return meaning.join(this);
    }

    @Override
    public @Nullable Type hint(Meaning meaning) {
      return Type.FLAG;
    }
  }

  /** {@code not a}. */
  record Not(int from, int to, Syntax operand) implements Syntax {
    @Override
    public @Nullable Value read(Meaning meaning, @Nullable Type wanted) {
      return meaning.not(this);
    }

    @Override
    public @Nullable Type hint(Meaning meaning) {
      return Type.FLAG;
    }
  }

  /** {@code a == b} and the other comparisons. */
  record Comparison(int from, int to, Op op, Syntax left, Syntax right) implements Syntax {
    @Override
    public @Nullable Value read(Meaning meaning, @Nullable Type wanted) {
      return meaning.comparison(this);
    }

    @Override
    public @Nullable Type hint(Meaning meaning) {
      return Type.FLAG;
    }
  }

  /** {@code a in 2 | 5..7}, {@code ney not in council}. */
  record Listed(int from, int to, Syntax value, List<Item> items, boolean negated)
      implements Syntax {
    public Listed {
      items = List.copyOf(items);
    }

    @Override
    public @Nullable Value read(Meaning meaning, @Nullable Type wanted) {
      return meaning.listed(this);
    }

    @Override
    public @Nullable Type hint(Meaning meaning) {
      return Type.FLAG;
    }
  }

  /** One entry behind {@code in}; {@code high} is there for a range. */
  record Item(Syntax low, @Nullable Syntax high) {}

  /** {@code if a then b else c}. */
  record Choice(int from, int to, Syntax condition, Syntax yes, Syntax no) implements Syntax {
    @Override
    public @Nullable Value read(Meaning meaning, @Nullable Type wanted) {
      return meaning.choice(this, wanted);
    }

    @Override
    public @Nullable Type hint(Meaning meaning) {
      Type type = yes.hint(meaning);
      return type != null ? type : no.hint(meaning);
    }
  }

  /** {@code min(a, b)} and the other functions of values; the number of values is right. */
  record Call(int from, int to, String function, List<Syntax> values) implements Syntax {
    public Call {
      values = List.copyOf(values);
    }

    @Override
    public @Nullable Value read(Meaning meaning, @Nullable Type wanted) {
      return meaning.call(this);
    }

    @Override
    public @Nullable Type hint(Meaning meaning) {
      return function.equals("before") ? values.get(0).hint(meaning) : Meaning.ANY_INTEGER;
    }
  }

  /** {@code seen(chateau)}, {@code fell(bridge#breaks)} and their like. */
  record Asking(int from, int to, String function, String address, int addressFrom, int addressTo)
      implements Syntax {
    @Override
    public @Nullable Value read(Meaning meaning, @Nullable Type wanted) {
      return meaning.asking(this);
    }

    @Override
    public @Nullable Type hint(Meaning meaning) {
      return function.equals("visits") ? Meaning.ANY_INTEGER : Type.FLAG;
    }
  }

  /**
   * An effect as it was written; no expression.
   *
   * @param target the variable's name
   * @param sign {@code =}, {@code +=} or {@code -=}
   * @param values the expression, or several values of a set
   */
  record Storing(Name target, Token sign, List<Syntax> values) {
    public Storing {
      values = List.copyOf(values);
    }

    int from() {
      return values.get(0).from();
    }

    int to() {
      return values.get(values.size() - 1).to();
    }
  }
}
