package bicorne.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The folder where saves lie: {@code --saves}, else {@code BICORNE_SAVES}, else {@code saves}
 * beside the launcher where it can be written, else the person's data folder.
 */
final class SavesPlace {

  private SavesPlace() {}

  /** The folder, which need not exist; null where there is no place at all. */
  static @Nullable Path of(@Nullable String asked, Surroundings around) {
    if (asked != null) {
      return around.here().resolve(asked).normalize();
    }
    if (!around.variable("BICORNE_SAVES").isEmpty()) {
      return around.here().resolve(around.variable("BICORNE_SAVES")).normalize();
    }
    Path home = around.home();
    if (home != null) {
      Path beside = home.resolve("saves");
      boolean there = Files.isDirectory(beside);
      if (Files.isWritable(there ? beside : home)) {
        return beside;
      }
    }
    Path data = around.data();
    return data == null ? null : data.resolve("saves");
  }
}
