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

  /** How lines join in the language of the text read last: the next is likely in the same. */
  private LineJoin join = new LineJoin("");

  /** A reader for phrases that stand where {@code scope} says. */
  public Reader(Scope scope, Diagnostics problems) {
    this.scope = scope;
    this.problems = problems;
  }

  /** Whether a word belongs to the expression language, so that nothing can be called so. */
  public static boolean reserved(String word) {
    return Vocabulary.reserved(word);
  }

  /** An expression and its type: for an integer with the bounds it can take. */
  public record Typed(Expr expr, Type type) {}

  /** A condition. */
  public @Nullable Expr condition(Phrase phrase) {
    Typed typed = expression(phrase, Type.FLAG);
    return typed == null ? null : typed.expr();
  }

  /** A condition that may ask where play stands: a claim, or a question about the story. */
  public @Nullable Expr claim(Phrase phrase) {
    Typed typed = expression(phrase, Type.FLAG, /* atAllowed= */ true);
    return typed == null ? null : typed.expr();
  }

  /** An integer expression: a weight. */
  public @Nullable Typed integer(Phrase phrase) {
    return expression(phrase, Meaning.ANY_INTEGER);
  }

  /**
   * Any expression. Where {@code wanted} is not null its values can be named (a derived variable's
   * {@code values}) and the result has that type, an integer its own bounds.
   */
  public @Nullable Typed expression(Phrase phrase, @Nullable Type wanted) {
    return expression(phrase, wanted, /* atAllowed= */ false);
  }

  private @Nullable Typed expression(Phrase phrase, @Nullable Type wanted, boolean atAllowed) {
    int errors = problems.errors();
    try {
      Syntax syntax = Parser.expression(phrase, problems);
      Meaning meaning = new Meaning(phrase, scope, problems, false, atAllowed);
      Value value = meaning.wanted(syntax, wanted);
      meaning.settled(value, syntax);
      return value == null || problems.errors() > errors
          ? null
          : new Typed(value.expr(), value.type());
    } catch (Unreadable unreadable) {
      problems.add(unreadable.problem());
      return null;
    }
  }

  /** One effect such as {@code army -= 1}. */
  public @Nullable Effect effect(Phrase phrase) {
    int errors = problems.errors();
    try {
      Effect effect = new Storage(phrase, scope, problems).read(Parser.effect(phrase, problems));
      return problems.errors() > errors ? null : effect;
    } catch (Unreadable unreadable) {
      problems.add(unreadable.problem());
      return null;
    }
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
    int errors = problems.errors();
    if (!join.language().equals(manner.language())) {
      join = new LineJoin(manner.language());
    }
    List<List<Inline>> paragraphs = new Prose(phrase, scope, problems, manner, join).paragraphs();
    return problems.errors() > errors ? null : paragraphs;
  }
}
