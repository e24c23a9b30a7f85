package bicorne.cli;

import bicorne.saves.Reading;
import bicorne.saves.Saves;
import bicorne.tui.Errand;
import bicorne.tui.Heard;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Does with the saves of a folder what the screen asks for. */
final class ScreenShelf {

  private final Path folder;
  private final Path here;

  /**
   * @param here where relative names of files begin
   */
  ScreenShelf(Path folder, Path here) {
    this.folder = folder;
    this.here = here;
  }

  Heard.Done done(Errand.Shelve asked) {
    Saves saves = Saves.in(folder);
    Saves.Done done = done(asked, saves);
    Path file =
        done instanceof Saves.Done.Well well
            ? well.file()
            : done instanceof Saves.Done.Exists exists ? exists.file() : null;
    String name =
        file == null
            ? asked.words()
            : asked.act() == Errand.Act.EXPORT ? file.toString() : Saves.nameOf(file);
    return new Heard.Done(asked.act(), asked.save(), name, done);
  }

  private Saves.Done done(Errand.Shelve asked, Saves saves) {
    if (asked.act() == Errand.Act.RESTORE) {
      return saves.restore(asked.save());
    }
    if (asked.act() == Errand.Act.IMPORT) {
      Path from = path(asked.words());
      return from == null ? missing() : saves.take(from);
    }
    Path file = saves.named(asked.save());
    if (file == null) {
      return missing();
    }
    return switch (asked.act()) {
      case RENAME -> saves.rename(file, asked.words());
      case COPY -> saves.copy(file, asked.words(), false);
      case DELETE -> saves.delete(file);
      case EXPORT -> {
        Path target = path(asked.words());
        yield target == null ? missing() : saves.export(file, target);
      }
      case RESTORE, IMPORT -> throw new AssertionError(asked);
    };
  }

  private @Nullable Path path(String words) {
    try {
      return words.isBlank() ? null : here.resolve(words.strip()).normalize();
    } catch (InvalidPathException e) {
      return null;
    }
  }

  private static Saves.Done missing() {
    return new Saves.Done.Unread(new Reading.Unreadable(Reading.Obstacle.MISSING, ""));
  }
}
