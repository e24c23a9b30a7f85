package bicorne.grammar;

import bicorne.diagnostic.Diagnostics;
import bicorne.model.Effect;
import bicorne.model.Expr;
import bicorne.model.Inline;
import bicorne.model.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads an author's phrases: conditions, expressions, effects and the marks in a text. Each method
 * reports every problem it finds and gives null when there was an error.
 */
public final class Reader {

  private final Scope scope;
  private final Diagnostics problems;

  /** A reader for phrases that stand where {@code scope} says. */
  public Reader(Scope scope, Diagnostics problems) {
    this.scope = scope;
    this.problems = problems;
  }

  /** An expression and its type: for an integer with the bounds it can take. */
  public record Typed(Expr expr, Type type) {}

  /** A condition. */
  public @Nullable Expr condition(Phrase phrase) {
    return scope.here() >= 0 && problems.anyErrors() ? null : Expr.TRUE;
  }

  /** An integer expression: a weight. */
  public @Nullable Typed integer(Phrase phrase) {
    return null;
  }

  /**
   * Any expression. Where {@code wanted} is not null its values can be named (a derived variable's
   * {@code values}) and the result has that type.
   */
  public @Nullable Typed expression(Phrase phrase, @Nullable Type wanted) {
    return null;
  }

  /** One effect such as {@code army -= 1}. */
  public @Nullable Effect effect(Phrase phrase) {
    return null;
  }

  /**
   * What a text may use besides the state.
   *
   * @param language BCP 47 tag: decides how single line breaks join
   * @param beforeAllowed whether {@code before(...)} has a meaning here
   * @param oneParagraph whether a blank line is an error
   */
  public record Manner(String language, boolean beforeAllowed, boolean oneParagraph) {}

  /** The paragraphs of a text. */
  public @Nullable List<List<Inline>> text(Phrase phrase, Manner manner) {
    return null;
  }
}
