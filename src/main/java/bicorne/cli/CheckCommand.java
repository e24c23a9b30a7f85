package bicorne.cli;

import bicorne.authoring.Check;
import bicorne.diagnostic.Report;
import bicorne.diagnostic.Severity;
import bicorne.wording.ErrandWords;
import java.nio.file.Path;

/**
 * {@code check}: everything that is wrong with a story, on standard output; with {@code --watch}
 * again at each save.
 */
final class CheckCommand {

  private CheckCommand() {}

  static ExitStatus run(Call call) {
    Path top = new Stories(call.around()).find(call.arguments().operand()).top();
    return call.arguments().has(Flag.WATCH)
        ? watch(call, top, new Pause(StoryWatch.MILLIS))
        : status(told(call, top));
  }

  /** Checks at each save, until there is no more waiting. */
  static ExitStatus watch(Call call, Path top, Pause pause) {
    StoryWatch watch = new StoryWatch(top);
    call.out().println(call.wording().say(ErrandWords.WATCHING, "folder", top));
    Report report = again(call, top);
    while (pause.waited()) {
      if (watch.changed()) {
        call.out().println();
        report = again(call, top);
      }
    }
    return status(report);
  }

  private static Report again(Call call, Path top) {
    Report report = told(call, top);
    if (report.problems().isEmpty()) {
      call.out().println(call.wording().say(ErrandWords.NOTHING_WRONG));
    }
    call.out().flush();
    return report;
  }

  private static Report told(Call call, Path top) {
    Report report = Report.of(Check.of(new DiskFolder(top)));
    call.out().print(Findings.renderer(call, 1).render(report));
    return report;
  }

  private static ExitStatus status(Report report) {
    return report.count(Severity.ERROR) == 0 ? ExitStatus.FINE : ExitStatus.FINDINGS;
  }
}
