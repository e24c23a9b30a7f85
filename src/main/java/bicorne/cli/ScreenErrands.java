package bicorne.cli;

import bicorne.play.Keeper;
import bicorne.play.Notice;
import bicorne.saves.Saves;
import bicorne.tui.Command;
import bicorne.tui.Errand;
import bicorne.tui.Errands;
import bicorne.tui.Heard;
import bicorne.tui.Message;
import bicorne.tui.Settings;
import bicorne.wording.ErrandWords;
import bicorne.wording.Wording;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the full screen asks of files, the clock and chance. */
final class ScreenErrands implements Errands {

  private final Call call;
  private final @Nullable Path folder;
  private final PersonalFiles files;
  private Keeper keeper;
  private @Nullable Keeper entered;
  private Settings settings;

  /**
   * @param keeper of the play that is shown first; one that keeps nothing where there is none
   */
  ScreenErrands(
      Call call, @Nullable Path folder, PersonalFiles files, Keeper keeper, Settings settings) {
    this.call = call;
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
      keeper.close();
      keeper = Keeper.none();
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
    change(command);
    return List.of();
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
    List<Heard.Shelved> saves = new ArrayList<>();
    if (folder != null) {
      for (Saves.Entry entry : Saves.in(folder).list()) {
        saves.add(new Heard.Shelved(entry, played(entry.file())));
      }
    }
    return saves;
  }

  private static String played(Path file) {
    try {
      return Instants.local(Files.getLastModifiedTime(file).toMillis());
    } catch (java.io.IOException e) {
      return "";
    }
  }

  private List<Message> open(String name) {
    letGo();
    Path file = folder == null ? null : Saves.in(folder).named(name);
    if (folder == null || file == null) {
      return List.of();
    }
    if (file.equals(keeper.file())) {
      return List.of(
          new Heard.Entered(name, Saves.in(folder).entry(file).reading(), List.of(), true, false));
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
