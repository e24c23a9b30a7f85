package bicorne.saves;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A file that is written whole beside the one it is to be, and takes its name only then: whoever
 * looks sees the old or the new, never a half. What a kill leaves has a name that tells what it was
 * to be.
 */
final class Aside {

  private static final String BEGINS = ".";
  private static final String ENDS = ".new";

  private final Disk disk;
  private final Path file;
  private final Path beside;

  private Aside(Disk disk, Path file) {
    this.disk = disk;
    this.file = file;
    String name = String.valueOf(file.getFileName());
    beside = file.resolveSibling((name.startsWith(BEGINS) ? "" : BEGINS) + name + ENDS);
  }

  static Aside of(Disk disk, Path file) {
    return new Aside(disk, file);
  }

  /** The file that one left behind was to be; null for any other. */
  static @Nullable String meantBy(String left) {
    if (!left.startsWith(BEGINS) || !left.endsWith(ENDS)) {
      return null;
    }
    // Ours that are hidden keep their dot.
    boolean hidden = left.startsWith(".bicorne-");
    return left.substring(hidden ? 0 : BEGINS.length(), left.length() - ENDS.length());
  }

  /** Writes and forces it; where that fails nothing is left. */
  void write(byte[] bytes) throws IOException {
    try {
      Disk.Out out = disk.open(beside, true);
      try {
        out.write(0, bytes);
        out.force();
      } finally {
        out.close();
      }
    } catch (IOException e) {
      drop();
      throw e;
    }
  }

  /**
   * Gives it its name, in place of whatever had that; where that fails nothing is left. That it
   * stays so is certain only when the folder is forced.
   */
  void move() throws IOException {
    try {
      disk.move(beside, file);
    } catch (IOException e) {
      drop();
      throw e;
    }
  }

  /** Deletes what is left of it, if anything is. */
  void drop() {
    try {
      disk.delete(beside);
    } catch (IOException e) {
      // The next list of saves deletes it.
    }
  }

  /**
   * Replaces a file on which nothing depends; that it cannot be written, or that another program
   * writes it just now, is no trouble.
   */
  static void publish(Disk disk, Path file, String text) {
    Disk.Hold hold = null;
    try {
      hold = disk.hold(file);
      if (hold != null) {
        Aside aside = of(disk, file);
        aside.write(text.getBytes(StandardCharsets.UTF_8));
        aside.move();
      }
    } catch (IOException e) {
      // It is as it was.
    } finally {
      if (hold != null) {
        hold.release();
      }
    }
  }
}
