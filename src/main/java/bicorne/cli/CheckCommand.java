package bicorne.cli;

import bicorne.authoring.Check;
import bicorne.authoring.Outlook;
import bicorne.diagnostic.Report;
import bicorne.diagnostic.Severity;
import bicorne.explore.Progress;
import bicorne.wording.ErrandWords;
import bicorne.wording.ExploreWords;
import bicorne.wording.Wording;
import java.nio.file.Path;

/**
 * {@code check}: everything that is wrong with a story, on standard output, with {@code --watch}
 * again at each save; what was proved besides is said in one line on standard error.
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
    DiskFolder folder = new DiskFolder(top);
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
    return report;
  }

  private static ExitStatus status(Report report) {
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
