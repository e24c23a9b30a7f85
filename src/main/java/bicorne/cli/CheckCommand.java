package bicorne.cli;

import bicorne.authoring.Check;
import bicorne.authoring.Outlook;
import bicorne.diagnostic.Report;
import bicorne.diagnostic.Severity;
import bicorne.explore.Progress;
import bicorne.wording.ExploreWords;
import bicorne.wording.Wording;

/**
 * {@code check}: everything that is wrong with a story, on standard output; what was proved besides
 * is said in one line on standard error.
 */
final class CheckCommand {

  private CheckCommand() {}

  static ExitStatus run(Call call) {
    DiskFolder folder = new Stories(call.around()).find(call.arguments().operand());
    Check.Explored checked =
        call.arguments().has(Flag.NO_EXPLORE)
            ? new Check.Explored(Check.of(folder), null)
            : Check.explored(folder, Check.BUDGET, ExploreCommand.threads(), Progress.SILENT);
    Report report = Report.of(checked.problems());
    call.out().print(Findings.renderer(call, 1).render(report));
    call.out().flush();
    Outlook outlook = checked.outlook();
    if (outlook != null) {
      call.err().println(proved(call, outlook));
    }
    return report.count(Severity.ERROR) == 0 ? ExitStatus.FINE : ExitStatus.FINDINGS;
  }

  private static String proved(Call call, Outlook outlook) {
    Wording wording = call.wording();
    String named = call.arguments().operand();
    String command = named == null ? "bicorne explore" : "bicorne explore " + named;
    return wording.sentence(
        wording.say(
            outlook.complete() ? ExploreWords.CHECK_PROVED : ExploreWords.CHECK_PARTLY,
            "states",
            outlook.states(),
            "command",
            command));
  }
}
