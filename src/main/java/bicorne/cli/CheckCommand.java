package bicorne.cli;

import bicorne.diagnostic.Report;
import bicorne.diagnostic.Severity;
import bicorne.loading.Loaded;
import bicorne.loading.StoryLoader;

/** {@code check}: everything that is wrong with a story, on standard output. */
final class CheckCommand {

  private CheckCommand() {}

  static ExitStatus run(Call call) {
    DiskFolder folder = new Stories(call.around()).find(call.arguments().operand());
    Loaded loaded = StoryLoader.load(folder);
    Report report = Report.of(loaded.problems());
    call.out().print(Findings.renderer(call, 1).render(report));
    return report.count(Severity.ERROR) == 0 ? ExitStatus.FINE : ExitStatus.FINDINGS;
  }
}
