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
import org.jspecify.annotations.Nullable;

/**
 * Whether saves fit a story: found out by playing them again, or told by whoever opened one anyway.
 * The folder's list remembers it, until a file or the story changes.
 */
final class FitTrial {

  private final @Nullable Saves saves;
  private final Edition edition;
  private final Map<String, Saves.Fit> found = new LinkedHashMap<>();

  /**
   * @param folder of the saves whose list remembers it; null where there is none
   */
  FitTrial(@Nullable Path folder, Edition edition) {
    saves = folder == null ? null : Saves.in(folder);
    this.edition = edition;
  }

  /** Tries saves by name; those that cannot be read stay unknown. */
  FitTrial of(List<String> names) {
    for (String name : names) {
      Path file = saves == null ? null : saves.named(name);
      if (file != null && JournalFile.read(Disk.real(), file) instanceof Reading.Whole whole) {
        found(file, Sitting.open(edition, whole.journal()));
      }
    }
    return this;
  }

  /** A save was opened; one that lies in no folder of ours is none of our list. */
  FitTrial found(Path file, Opened opened) {
    if (lies(file)) {
      found.put(Saves.nameOf(file), opened.fit(edition));
    }
    return this;
  }

  /** A play was left: its file has grown, and is another than the one that was opened. */
  FitTrial left(@Nullable Path file) {
    return file != null && lies(file) ? of(List.of(Saves.nameOf(file))) : this;
  }

  private boolean lies(Path file) {
    Path in = file.toAbsolutePath().normalize().getParent();
    return saves != null && saves.folder().normalize().equals(in);
  }

  /** What was found out is remembered. */
  void keep() {
    Saves in = saves;
    if (in != null && !found.isEmpty()) {
      in.fitsFound(found);
    }
  }
}
