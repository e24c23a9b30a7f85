package bicorne.cli;

import bicorne.play.Opened;
import bicorne.play.Sitting;
import bicorne.saves.Disk;
import bicorne.saves.Edition;
import bicorne.saves.Journal;
import bicorne.saves.JournalFile;
import bicorne.saves.Reading;
import bicorne.saves.Saves;
import bicorne.told.Openings;
import bicorne.told.StoryWords;
import bicorne.wording.ErrandWords;
import java.nio.file.Path;

/** Reads saves without touching them, and says in words where they do not fit. */
final class SaveReader {

  private final Call call;
  private final Edition edition;

  SaveReader(Call call, Edition edition) {
    this.call = call;
    this.edition = edition;
  }

  /** The journal of a file; {@link Trouble} where it cannot be read whole. */
  Journal journal(Path file) {
    Reading reading = JournalFile.read(Disk.real(), file);
    if (reading instanceof Reading.Whole whole) {
      return whole.journal();
    }
    throw SaveTroubles.of(reading, Saves.nameOf(file), call.wording());
  }

  /** A journal on the story. */
  Opened open(Journal journal) {
    return Sitting.open(edition, journal);
  }

  /** Where the player of a save stands; {@link Trouble} where not all of it fits. */
  Sitting whole(Path file) {
    Opened opened = open(journal(file));
    if (opened instanceof Opened.Ready ready) {
      return ready.sitting();
    }
    throw stops(file, opened);
  }

  /** What is told of a save that does not fit. */
  Trouble stops(Path file, Opened opened) {
    return Trouble.ofSave(ErrandWords.SAVE_STOPS, "save", Saves.nameOf(file), "why", told(opened));
  }

  /** What has to be told of a save that was opened, as sentences; often nothing. */
  String told(Opened opened) {
    return call.wording().sentences(Openings.refused(opened, words(call.language())));
  }

  /** The story in a language. */
  StoryWords words(String language) {
    return StoryWords.in(edition.engine(), language);
  }
}
