package bicorne.tui;

import bicorne.play.Keeper;
import bicorne.play.Notice;
import bicorne.saves.Disk;
import bicorne.saves.JournalFile;
import bicorne.saves.Saves;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Errands done by a keeper in a folder, with a clock that stands still. */
final class DiskErrands implements Errands {

  private final Path folder;
  private Keeper keeper = Keeper.none();
  private @Nullable Keeper entered;
  private boolean kept;

  DiskErrands(Path folder) {
    this.folder = folder;
  }

  @Override
  public List<Message> run(Command command) {
    if (command instanceof Errand.Keep keep) {
      return List.of(new Heard.Kept(keeper.keep(keep.sitting())));
    }
    if (command instanceof Errand.Part part) {
      List<Notice> notices = keeper.leave(part.sitting());
      kept = keeper.keeping();
      keeper.close();
      keeper = Keeper.none();
      return List.of(new Heard.Parted(notices, kept));
    }
    if (command instanceof Errand.KeepAnew) {
      letGo();
      keeper = Keeper.create(folder, null);
    } else if (command instanceof Errand.KeepThere) {
      Keeper there = entered;
      entered = null;
      keeper = there == null ? Keeper.create(folder, null) : there;
    } else if (command instanceof Errand.LetGo) {
      letGo();
    } else if (command instanceof Errand.ListSaves) {
      List<Heard.Shelved> saves = new ArrayList<>();
      for (Saves.Entry entry : Saves.in(folder).list()) {
        saves.add(new Heard.Shelved(entry, "30 Nov 2026, 15:04"));
      }
      return List.of(new Heard.Listed(saves));
    } else if (command instanceof Errand.LookAt look) {
      Path file = folder.toAbsolutePath().resolve(look.name() + Saves.ENDING);
      return List.of(
          new Heard.Looked(
              look.name(),
              look.entry(),
              JournalFile.read(Disk.real(), file),
              file.equals(keeper.file())));
    } else if (command instanceof Errand.OpenSave open) {
      return List.of(open(open.name()));
    } else if (command instanceof Errand.NewPlay play) {
      return List.of(new Heard.Dealt(play.episode(), 1814, "2026-11-30T15:04:05Z"));
    } else if (command instanceof Errand.SaveAs as) {
      return List.of(
          new Heard.Copied(as.name(), keeper.copy(as.sitting(), as.name(), as.replace())));
    }
    return List.of();
  }

  private void letGo() {
    Keeper there = entered;
    if (there != null) {
      there.close();
      entered = null;
    }
  }

  private Heard.Entered open(String name) {
    letGo();
    Path file = folder.toAbsolutePath().resolve(name + Saves.ENDING);
    boolean playing = file.equals(keeper.file());
    if (playing) {
      return new Heard.Entered(name, JournalFile.read(Disk.real(), file), List.of(), true, false);
    }
    Keeper.Entered opened = Keeper.open(file);
    entered = opened.keeper();
    return new Heard.Entered(
        name, opened.reading(), opened.notices(), false, opened.keeper() != null);
  }
}
