package bicorne.cli;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Place;
import bicorne.text.Names;
import bicorne.wording.ErrandWords;

/** {@code explain}: what the code of a finding means. */
final class ExplainCommand {

  private ExplainCommand() {}

  static ExitStatus run(Call call) {
    String wanted = call.arguments().operands().get(0);
    for (Code code : Code.values()) {
      if (Names.same(code.number(), wanted)) {
        call.out().println(code.number() + "  " + sentence(call, code));
        return ExitStatus.FINE;
      }
    }
    throw Trouble.usage(ErrandWords.NO_CODE, "code", wanted);
  }

  /** The sentence with dots where a finding names things. */
  private static String sentence(Call call, Code code) {
    return call.sentences()
        .problem(Diagnostic.of(code, Place.of(""), "...", "...", "...", "...", "..."));
  }
}
