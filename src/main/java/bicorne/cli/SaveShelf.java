package bicorne.cli;

import bicorne.engine.Engine;
import bicorne.plain.Earlier;
import bicorne.play.Tried;
import bicorne.saves.Edition;
import bicorne.saves.Reading;
import bicorne.saves.SaveName;
import bicorne.saves.Saves;
import bicorne.wording.ErrandWords;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The saves a call is about: the folder, and what a person means by a name. */
final class SaveShelf implements Earlier {

  private final Call call;
  private final @Nullable Path folder;

  SaveShelf(Call call) {
    this.call = call;
    this.folder = SavesPlace.of(call.arguments().value(Flag.SAVES), call.around());
  }

  /** The folder; null where there is no place for one. */
  @Nullable Path folder() {
    return folder;
  }

  /** The folder, where a command is of no use without. */
  Path needed() {
    if (folder == null) {
      throw Trouble.outside(ErrandWords.NO_SAVES_ANYWHERE, "option", "--saves DIR");
    }
    return folder;
  }

  /** The file of a name in the folder, which need not be there yet. */
  Path named(String name) {
    Path file = Saves.in(needed()).named(name);
    SaveName.Fault fault = SaveName.fault(name);
    if (file == null || fault != null) {
      String why = fault == null ? "" : call.wording().say(SaveTroubles.name(fault));
      throw Trouble.usage(ErrandWords.SAVE_NAME, "save", name, "why", why);
    }
    return file;
  }

  /** What {@code typed} means: a file, wherever it is, or a name in the folder. */
  Path find(String typed) {
    Path file = asFile(typed);
    if (file != null) {
      return file;
    }
    if (folder != null && SaveName.fault(typed) == null) {
      Path named = named(typed);
      if (Files.exists(named)) {
        return named;
      }
    }
    if (aFolder(typed)) {
      throw Trouble.outside(
          ErrandWords.SAVE_UNREADABLE,
          "save",
          typed,
          "why",
          call.wording().say(ErrandWords.OBSTACLE_NOT_A_FILE));
    }
    throw Trouble.outside(
        ErrandWords.NO_SUCH_SAVE, "save", typed, "folder", folder == null ? "" : folder);
  }

  private boolean aFolder(String typed) {
    try {
      return Files.isDirectory(call.around().here().resolve(typed));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  private @Nullable Path asFile(String typed) {
    try {
      Path file = call.around().here().resolve(typed);
      return Files.exists(file) && !Files.isDirectory(file) ? file : null;
    } catch (InvalidPathException e) {
      return null;
    }
  }

  /**
   * The save of a story that was played last. If one that was played later cannot be read any more,
   * it may be the one that is meant: that is told, and the last good one is only offered.
   */
  Path last(String story) {
    Saves saves = Saves.in(needed());
    Trouble trouble = null;
    for (Saves.Entry entry : saves.list()) {
      if (entry.header() != null && entry.header().story().equals(story)) {
        if (trouble == null) {
          return entry.file();
        }
        throw trouble.and(
            ErrandWords.PLAYED_LAST, "command", "bicorne play --save '" + entry.name() + "'");
      }
      Reading unread = entry.trouble();
      if (entry.header() == null
          && unread != null
          && trouble == null
          && saves.hasBeenPlayed(entry.name())) {
        trouble = SaveTroubles.of(unread, entry.name(), call.wording());
      }
    }
    throw trouble != null
        ? trouble
        : Trouble.outside(
            ErrandWords.NO_SAVE_TO_CONTINUE, "story", story, "command", "bicorne play");
  }

  @Override
  public @Nullable Tried tried(Edition edition) {
    return folder == null ? null : Tried.in(Saves.in(folder), edition);
  }

  @Override
  public List<Integer> endings(Engine engine) {
    return folder == null ? List.of() : Saves.in(folder).endingsFound(engine.story());
  }
}
