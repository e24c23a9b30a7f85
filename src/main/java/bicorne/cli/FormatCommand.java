package bicorne.cli;

import bicorne.authoring.Formatting;
import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Report;
import bicorne.wording.ErrandWords;
import java.io.IOException;
import java.util.TreeSet;

/**
 * {@code format}: lays out a story's files in the one canonical way; with {@code --check} it only
 * says which are laid out otherwise.
 */
final class FormatCommand {

  private FormatCommand() {}

  static ExitStatus run(Call call) {
    DiskFolder folder = new Stories(call.around()).find(call.arguments().operand());
    Formatting found;
    try {
      found = Formatting.of(folder);
    } catch (IOException e) {
      throw Trouble.outside(
          ErrandWords.FOLDER_FORBIDDEN, "folder", folder.name(), "why", Reasons.of(e));
    }
    call.out().print(Findings.renderer(call, 1).render(Report.of(found.left())));
    boolean check = call.arguments().has(Flag.CHECK);
    if (!check) {
      new StoryWriter(folder.top()).write(StoryWriter.bytes(found.files()));
    }
    tell(call, found, check ? ErrandWords.FORMAT_WOULD : ErrandWords.FORMATTED);
    boolean fine = found.left().isEmpty() && (!check || found.files().isEmpty());
    return fine ? ExitStatus.FINE : ExitStatus.FINDINGS;
  }

  private static void tell(Call call, Formatting found, ErrandWords words) {
    int files = found.files().size();
    if (files > 0) {
      call.out().println(call.wording().say(words, "count", files, "all", found.looked()));
      for (String file : found.files().keySet()) {
        call.out().println("  " + file);
      }
    } else if (found.left().isEmpty()) {
      call.out().println(call.wording().say(ErrandWords.FORMAT_FINE, "all", found.looked()));
    }
    if (!found.left().isEmpty()) {
      call.out().println(call.wording().say(ErrandWords.FORMAT_LEFT, "count", left(found)));
    }
  }

  private static int left(Formatting found) {
    TreeSet<String> files = new TreeSet<>();
    for (Diagnostic problem : found.left()) {
      files.add(problem.place().file());
    }
    return files.size();
  }
}
