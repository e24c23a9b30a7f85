package bicorne.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Sees when the files of a story are saved, by their names, sizes and times.
 *
 * <p>A change counts only once the files have been the same for two looks: an editor that has
 * written half a file, or the first of ten, is not interrupted.
 */
final class StoryWatch {

  /** How long to wait between two looks. */
  static final int MILLIS = 200;

  private final Path top;
  private List<String> seen;
  private @Nullable List<String> moving;

  /** Looks at the files as they are now: what is read from here on is at least as new. */
  StoryWatch(Path top) {
    this.top = top;
    List<String> now = look();
    seen = now == null ? List.of() : now;
  }

  /**
   * Whether the files are others than when it last said so, and at rest; to be asked repeatedly.
   */
  boolean changed() {
    List<String> now = look();
    if (now == null || now.equals(seen)) {
      moving = null;
      return false;
    }
    if (!now.equals(moving)) {
      moving = now;
      return false;
    }
    seen = now;
    moving = null;
    return true;
  }

  /** Null where the folder cannot be looked at just now, as while it is put in another's place. */
  private @Nullable List<String> look() {
    DiskFolder folder = new DiskFolder(top);
    List<String> files = new ArrayList<>();
    try {
      for (String file : folder.files()) {
        BasicFileAttributes attributes =
            Files.readAttributes(folder.path(file), BasicFileAttributes.class);
        files.add(
            file
                + '\n'
                + attributes.size()
                + '\n'
                + attributes.lastModifiedTime().to(TimeUnit.NANOSECONDS));
      }
    } catch (IOException e) {
      return null;
    }
    return files;
  }
}
