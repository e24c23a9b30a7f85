package bicorne.grammar;

import bicorne.diagnostic.Diagnostic;

/** Ends the parsing of a phrase at its first mistake: what follows could only be guessed at. */
final class Unreadable extends Exception {

  private static final long serialVersionUID = 1;

  private final transient Diagnostic problem;

  Unreadable(Diagnostic problem) {
    super(problem.code().number(), null, false, false);
    this.problem = problem;
  }

  Diagnostic problem() {
    return problem;
  }
}
