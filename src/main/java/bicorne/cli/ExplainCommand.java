package bicorne.cli;

import bicorne.authoring.Explanation;
import bicorne.diagnostic.Code;
import bicorne.text.Names;
import bicorne.wording.ErrandWords;

/** {@code explain}: what the code of a finding means. */
final class ExplainCommand {

  private ExplainCommand() {}

  static ExitStatus run(Call call) {
    String wanted = call.arguments().operands().get(0);
    for (Code code : Code.values()) {
      if (Names.same(code.number(), wanted)) {
        call.out().print(Explanation.plain(code, call.language()));
        return ExitStatus.FINE;
      }
    }
    throw Trouble.usage(ErrandWords.NO_CODE, "code", wanted);
  }
}
