package bicorne.cli;

import bicorne.authoring.Renaming;
import bicorne.diagnostic.Report;
import bicorne.text.Names;
import bicorne.wording.ErrandWords;
import java.io.IOException;

/** {@code rename}: another name for something of a story, in every file that speaks of it. */
final class RenameCommand {

  private RenameCommand() {}

  static ExitStatus run(Call call) {
    NamedThing thing = NamedThing.of(call, call.arguments().operands().get(0));
    String typed = Names.nfc(call.arguments().operands().get(1));
    String own = thing.name().plain();
    own = own.substring(0, own.length() - thing.name().name().length());
    String now = typed.startsWith(own) ? typed.substring(own.length()) : typed;
    if (now.equals(thing.name().name())) {
      throw Trouble.usage(ErrandWords.RENAME_REFUSED, "name", now, "now", now);
    }
    try {
      Renaming.Result result = Renaming.of(thing.folder(), thing.story(), thing.name(), now);
      if (!result.problems().isEmpty()) {
        call.out().print(Findings.renderer(call, 1).render(Report.of(result.problems())));
        throw Trouble.findings(
            ErrandWords.RENAME_REFUSED, "name", thing.name().plain(), "now", own + now);
      }
      new StoryWriter(thing.folder().top()).write(StoryWriter.bytes(result.files()));
      call.out()
          .println(
              call.wording()
                  .say(
                      ErrandWords.RENAMED,
                      "name",
                      thing.name().plain(),
                      "now",
                      own + now,
                      "places",
                      result.references().size()));
      for (String file : result.files().keySet()) {
        call.out().println("  " + file);
      }
    } catch (IOException e) {
      throw Trouble.outside(
          ErrandWords.FOLDER_FORBIDDEN, "folder", thing.folder().name(), "why", Reasons.of(e));
    }
    return ExitStatus.FINE;
  }
}
