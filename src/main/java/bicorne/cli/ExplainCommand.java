package bicorne.cli;

import bicorne.authoring.Explanation;
import bicorne.diagnostic.Code;
import bicorne.text.Names;
import bicorne.wording.ErrandWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** {@code explain}: what the code of a finding means; the letter may be left out. */
final class ExplainCommand {

  /** So much of a code is looked at to find others like it: all of its sort but for one digit. */
  private static final int LIKENESS = 3;

  private ExplainCommand() {}

  static ExitStatus run(Call call) {
    String typed = call.arguments().operands().get(0);
    String wanted = (typed.matches("[0-9]+") ? "B" + typed : typed).toUpperCase(Locale.ROOT);
    for (Code code : Code.values()) {
      if (Names.same(code.number(), wanted)) {
        call.out().print(Explanation.plain(code, call.language()));
        return ExitStatus.FINE;
      }
    }
    List<String> like = like(wanted);
    Trouble none = Trouble.usage(ErrandWords.NO_CODE, "code", typed);
    throw like.isEmpty()
        ? none
        : none.and(ErrandWords.CODES_LIKE_IT, "codes", call.wording().list(like));
  }

  /** The codes that begin like one that nothing has. */
  private static List<String> like(String wanted) {
    List<String> like = new ArrayList<>();
    if (wanted.length() >= LIKENESS) {
      for (Code code : Code.values()) {
        if (code.number().startsWith(wanted.substring(0, LIKENESS))) {
          like.add(code.number());
        }
      }
    }
    return like;
  }
}
