package bicorne.cli;

import bicorne.saves.JournalHeader;
import bicorne.saves.Reading;
import bicorne.saves.Saves;
import bicorne.text.Clean;
import bicorne.text.DisplayWidth;
import bicorne.wording.ErrandWords;
import bicorne.wording.Wording;
import java.nio.file.Path;
import java.util.List;

/** {@code saves}: the saves of a folder, the one played last first. */
final class SavesCommand {

  private SavesCommand() {}

  static ExitStatus run(Call call) {
    Path folder = new SaveShelf(call).needed();
    List<Saves.Entry> entries = Saves.in(folder).list();
    if (entries.isEmpty()) {
      Wording wording = call.wording();
      call.out().println(wording.sentence(wording.say(ErrandWords.NO_SAVES, "folder", folder)));
    }
    int width = 0;
    for (Saves.Entry entry : entries) {
      width = Math.max(width, Math.min(40, DisplayWidth.of(Clean.line(entry.name()))));
    }
    for (Saves.Entry entry : entries) {
      String name = Clean.line(entry.name());
      String gap = " ".repeat(Math.max(0, width - DisplayWidth.of(name)) + 2);
      call.out().println(name + gap + told(entry, call));
    }
    return ExitStatus.FINE;
  }

  private static String told(Saves.Entry entry, Call call) {
    Wording wording = call.wording();
    JournalHeader header = entry.header();
    if (header == null || !(entry.reading() instanceof Reading.Whole)) {
      return SaveTroubles.of(entry.reading(), entry.name(), wording).told(wording);
    }
    String when = Instants.local(entry.lastPlayed());
    String where =
        entry.at().isEmpty()
            ? wording.say(ErrandWords.LISTED_START, "story", header.story(), "when", when)
            : wording.say(
                ErrandWords.LISTED,
                "story",
                header.story(),
                "place",
                entry.at(),
                "count",
                entry.choices(),
                "when",
                when);
    List<String> endings = entry.endings();
    return endings.isEmpty()
        ? where
        : wording.clauses(
            List.of(
                where,
                wording.say(
                    ErrandWords.LISTED_ENDINGS,
                    "count",
                    endings.size(),
                    "endings",
                    wording.list(endings))));
  }
}
