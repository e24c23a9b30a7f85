package bicorne.cli;

import bicorne.authoring.Check;
import bicorne.diagnostic.Report;
import bicorne.diagnostic.Severity;

/** {@code check}: everything that is wrong with a story, on standard output. */
final class CheckCommand {

  private CheckCommand() {}

  static ExitStatus run(Call call) {
    DiskFolder folder = new Stories(call.around()).find(call.arguments().operand());
    Report report = Report.of(Check.of(folder));
    call.out().print(Findings.renderer(call, 1).render(report));
    return report.count(Severity.ERROR) == 0 ? ExitStatus.FINE : ExitStatus.FINDINGS;
  }
}
