package bicorne.cli;

import bicorne.play.Opened;
import bicorne.play.Sitting;
import bicorne.saves.Disk;
import bicorne.saves.Edition;
import bicorne.saves.JournalFile;
import bicorne.saves.Reading;
import bicorne.saves.Saves;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Plays saves again to know whether they fit, and remembers what came of it. */
final class FitTrial {

  private final Saves saves;
  private final Edition edition;

  FitTrial(Saves saves, Edition edition) {
    this.saves = saves;
    this.edition = edition;
  }

  /** Tries saves by name; those that cannot be read stay unknown. */
  void of(List<String> names) {
    Map<String, Saves.Fit> found = new LinkedHashMap<>();
    for (String name : names) {
      Path file = saves.named(name);
      if (file != null && JournalFile.read(Disk.real(), file) instanceof Reading.Whole whole) {
        found.put(name, fit(Sitting.open(edition, whole.journal())));
      }
    }
    saves.fitsFound(found);
  }

  /** How a save fits that was opened. */
  Saves.Fit fit(Opened opened) {
    Saves.Fit.How how =
        opened instanceof Opened.Ready ready
            ? ready.revised() ? Saves.Fit.How.REVISED : Saves.Fit.How.FITS
            : Saves.Fit.How.NOT;
    return new Saves.Fit(edition.logic(), how);
  }
}
