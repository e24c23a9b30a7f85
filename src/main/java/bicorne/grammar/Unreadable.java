package bicorne.grammar;

import bicorne.diagnostic.Diagnostic;
import org.jspecify.annotations.Nullable;

/** Ends the parsing of a phrase at a mistake: what follows could only be guessed at. */
final class Unreadable extends Exception {

  private static final long serialVersionUID = 1;

  private final transient Diagnostic problem;
  private final transient @Nullable Token meant;

  Unreadable(Diagnostic problem) {
    this(problem, null);
  }

  private Unreadable(Diagnostic problem, @Nullable Token meant) {
    super(problem.code().number(), null, false, false);
    this.problem = problem;
    this.meant = meant;
  }

  /** The same of a word or sign, of which it is plain what was meant. */
  Unreadable meaning(Token written, String words) {
    Token token = Lexer.tokens(words).get(0);
    Token instead = new Token(token.kind(), token.text(), written.from(), written.to(), null);
    return new Unreadable(problem, token.misstep() == null ? instead : null);
  }

  /** What was meant, in the place of what is written; null where that is not plain. */
  @Nullable Token meant() {
    return meant;
  }

  Diagnostic problem() {
    return problem;
  }
}
