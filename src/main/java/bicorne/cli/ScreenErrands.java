package bicorne.cli;

import bicorne.play.Keeper;
import bicorne.play.Notice;
import bicorne.play.Tried;
import bicorne.saves.Disk;
import bicorne.saves.Edition;
import bicorne.saves.JournalFile;
import bicorne.saves.Saves;
import bicorne.tui.Command;
import bicorne.tui.Errand;
import bicorne.tui.Errands;
import bicorne.tui.Heard;
import bicorne.tui.Message;
import bicorne.tui.Settings;
import bicorne.wording.ErrandWords;
import bicorne.wording.Wording;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the full screen asks of files, the clock and chance. */
final class ScreenErrands implements Errands {

  private final Call call;
  private final @Nullable Path folder;
  private final PersonalFiles files;
  private final @Nullable LiveStory live;
  private Edition edition;
  private final @Nullable Path viewed;
  private Keeper keeper;
  private @Nullable Keeper entered;
  private Settings settings;

  /**
   * @param edition the story that is played
   * @param viewed a save that is read again, wherever it lies; known by its path
   * @param keeper of the play that is shown first; one that keeps nothing where there is none
   * @param live a story that is written on meanwhile
   */
  ScreenErrands(
      Call call,
      @Nullable Path folder,
      PersonalFiles files,
      Edition edition,
      @Nullable Path viewed,
      Keeper keeper,
      Settings settings,
      @Nullable LiveStory live) {
    this.live = live;
    this.call = call;
    this.edition = edition;
    this.viewed = viewed;
    this.folder = folder;
    this.files = files;
    this.keeper = keeper;
    this.settings = settings;
  }

  /** The settings as they were last chosen. */
  Settings settings() {
    return settings;
  }

  /** Lets every file go. */
  void close() {
    letGo();
    keeper.close();
  }

  @Override
  public List<Message> run(Command command) {
    if (command instanceof Errand.Keep keep) {
      return List.of(new Heard.Kept(keeper.keep(keep.sitting())));
    }
    if (command instanceof Errand.Part part) {
      List<Notice> notices = keeper.leave(part.sitting());
      boolean kept = keeper.keeping();
      Path left = keeper.file();
      keeper.close();
      keeper = Keeper.none();
      new FitTrial(folder, part.sitting().edition()).left(left).keep();
      return List.of(new Heard.Parted(notices, kept));
    }
    if (command instanceof Errand.ListSaves) {
      return List.of(new Heard.Listed(saves()));
    }
    if (command instanceof Errand.OpenSave open) {
      return open(open.name());
    }
    if (command instanceof Errand.NewPlay play) {
      return List.of(
          new Heard.Dealt(
              play.episode(), Seeds.unforeseen(), Instants.utc(System.currentTimeMillis())));
    }
    if (command instanceof Errand.SaveAs as) {
      return List.of(
          new Heard.Copied(as.name(), keeper.copy(as.sitting(), as.name(), as.replace())));
    }
    if (command instanceof Errand.WriteSettings write) {
      settings = write.settings();
      return written(files.write(settings));
    }
    if (command instanceof Errand.Remember remember) {
      files.remember(remember.page());
      return List.of();
    }
    if (command instanceof Errand.LookAt look) {
      return lookAt(look);
    }
    if (command instanceof Errand.ReadAll) {
      return folder == null
          ? List.of()
          : List.of(new Heard.AllTried(Tried.in(Saves.in(folder), edition)));
    }
    if (command instanceof Errand.Shelve shelve) {
      return folder == null ? List.of() : List.of(shelf(folder).done(shelve));
    }
    if (command instanceof Errand.ListTrash) {
      return List.of(new Heard.Trashed(folder == null ? List.of() : listed(trash(folder))));
    }
    if (command instanceof Errand.TryFits fits) {
      new FitTrial(folder, edition).of(fits.saves()).keep();
      return List.of(new Heard.Listed(saves()));
    }
    if (command instanceof Errand.FitFound fit) {
      Path file = file(fit.save());
      if (file != null) {
        new FitTrial(folder, edition).found(file, fit.opened()).keep();
      }
      return List.of();
    }
    if (command instanceof Errand.LookAgain) {
      return lookAgain();
    }
    change(command);
    return List.of();
  }

  private List<Message> lookAgain() {
    LiveStory.News news = live == null ? null : live.news();
    if (news == null) {
      return List.of();
    }
    Edition now = news.edition();
    if (now == null) {
      return List.of(new Heard.Broken(news.errors()));
    }
    edition = now;
    return List.of(new Heard.Revised(now));
  }

  private ScreenShelf shelf(Path in) {
    return new ScreenShelf(in, call.around().here());
  }

  private static Saves trash(Path in) {
    return Saves.in(in).trash();
  }

  /** The errands that change which file is kept. */
  private void change(Command command) {
    if (command instanceof Errand.KeepAnew) {
      letGo();
      keeper.close();
      keeper = folder == null ? Keeper.none() : Keeper.create(folder, null);
    } else if (command instanceof Errand.KeepThere) {
      Keeper there = entered;
      entered = null;
      keeper.close();
      keeper = there != null ? there : folder == null ? Keeper.none() : Keeper.create(folder, null);
    } else if (command instanceof Errand.LetGo) {
      letGo();
    }
  }

  private void letGo() {
    Keeper there = entered;
    if (there != null) {
      there.close();
      entered = null;
    }
  }

  private List<Heard.Shelved> saves() {
    return folder == null ? List.of() : listed(Saves.in(folder));
  }

  private static List<Heard.Shelved> listed(Saves shelf) {
    List<Heard.Shelved> saves = new ArrayList<>();
    for (Saves.Entry entry : shelf.list()) {
      String when = entry.lastPlayed() == 0 ? "" : Instants.local(entry.lastPlayed());
      saves.add(new Heard.Shelved(entry, when));
    }
    return saves;
  }

  private @Nullable Path file(String name) {
    Path named = viewed;
    if (named != null && name.equals(named.toString())) {
      return named;
    }
    return folder == null ? null : Saves.in(folder).named(name);
  }

  private List<Message> lookAt(Errand.LookAt look) {
    Path file = file(look.name());
    return file == null
        ? List.of()
        : List.of(
            new Heard.Looked(
                look.name(),
                look.entry(),
                JournalFile.read(Disk.real(), file),
                file.equals(keeper.file())));
  }

  /** Whether a save lies in our folder. */
  private boolean lies(Path file) {
    Path in = file.toAbsolutePath().normalize().getParent();
    return folder != null && folder.toAbsolutePath().normalize().equals(in);
  }

  private List<Message> open(String name) {
    letGo();
    Path file = file(name);
    if (file == null) {
      return List.of();
    }
    if (file.equals(keeper.file())) {
      return List.of(
          new Heard.Entered(name, JournalFile.read(Disk.real(), file), List.of(), true, false));
    }
    if (!lies(file)) {
      // What lies elsewhere is somebody's: it is read, and play goes on in a file of our own.
      return List.of(
          new Heard.Entered(name, JournalFile.read(Disk.real(), file), List.of(), false, false));
    }
    Keeper.Entered opened = Keeper.open(file);
    entered = opened.keeper();
    return List.of(
        new Heard.Entered(
            name, opened.reading(), opened.notices(), false, opened.keeper() != null));
  }

  private List<Message> written(@Nullable String failure) {
    if (failure == null) {
      return List.of();
    }
    String tag = settings.language().isEmpty() ? call.language() : settings.language();
    return List.of(
        new Heard.Remark(Wording.in(tag).say(ErrandWords.SETTINGS_NOT_KEPT, "why", failure)));
  }
}
