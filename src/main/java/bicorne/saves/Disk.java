package bicorne.saves;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All that saves ask of a file system. Every step that can fail is a call of its own, so that tests
 * can let each fail in turn.
 */
public interface Disk {

  /** The file system of the machine. */
  static Disk real() {
    return RealDisk.IT;
  }

  /** What stands at a path. */
  enum Kind {
    MISSING,
    FILE,
    FOLDER,
    /** A link, wherever it leads. */
    LINK,
    /** A device, a pipe, or what cannot be looked at. */
    OTHER
  }

  /** What stands at a path; a link is not followed. */
  Kind kind(Path path);

  /** What tells a file from another of the same path; null where the system cannot say. */
  @Nullable Object identity(Path file);

  /** Milliseconds since 1970 when it was last written, for people only; 0 if unknown. */
  long lastWritten(Path file);

  /**
   * What changes whenever a regular file is written: its size and its time. Empty where that cannot
   * be said; nothing but a cache may believe it.
   */
  default String stamp(Path file) {
    return "";
  }

  /** The bytes of a file, or one more than {@code most} of them. */
  byte[] read(Path file, int most) throws IOException;

  /** The names in a folder, in code-point order. */
  List<String> list(Path folder) throws IOException;

  /** Makes a folder and those above it. */
  void createFolder(Path folder) throws IOException;

  /** Opens a file for writing: one that is there, or a new and empty one. */
  Out open(Path file, boolean fresh) throws IOException;

  /** Gives a file another name in one step, in place of whatever had that name. */
  void move(Path from, Path to) throws IOException;

  /** Deletes a file, if it is there. */
  void delete(Path file) throws IOException;

  /** Forces the names in a folder to the disk. */
  void forceFolder(Path folder) throws IOException;

  /** How many bytes can still be written beside a file; a great number if unknown. */
  long room(Path folder);

  /**
   * Keeps other programs from writing a save; null if one does already. It ends with the process,
   * however that ends.
   */
  @Nullable Hold hold(Path file) throws IOException;

  /** A save kept from other programs. */
  interface Hold {
    /** Gives it free. */
    void release();
  }

  /** A file open for writing. */
  interface Out {

    long size() throws IOException;

    /** Writes all of {@code bytes} at a place. */
    void write(long at, byte[] bytes) throws IOException;

    void truncate(long size) throws IOException;

    /** Returns when all that was written is on the disk. */
    void force() throws IOException;

    /** Never fails: what was forced is safe, and what was not is told of elsewhere. */
    void close();
  }
}
