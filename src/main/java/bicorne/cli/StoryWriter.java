package bicorne.cli;

import bicorne.saves.Disk;
import bicorne.wording.ErrandWords;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Rewrites files of a story: all of them, or none, whenever it is interrupted.
 *
 * <p>Every new text is first written whole into a hidden folder of the story, and forced to the
 * disk. Then that folder gets another name, in one step: from there on the story is the new one,
 * and what is left is to move each text to its place. Whoever finds a folder of that name moves the
 * rest first; every command does before it looks at a story. What was interrupted before that step
 * is nothing, and is cleared away by the next who writes.
 */
final class StoryWriter {

  private static final String BEGUN = ".rewriting";
  private static final String DECIDED = ".rewritten";

  private final Disk disk;
  private final Path top;
  private final Path begun;
  private final Path decided;

  /** What is being moved to its place. */
  private Path placing;

  StoryWriter(Path top) {
    this(top, Disk.real());
  }

  StoryWriter(Path top, Disk disk) {
    this.disk = disk;
    this.top = top;
    this.begun = top.resolve(BEGUN);
    this.decided = top.resolve(DECIDED);
    this.placing = decided;
  }

  /** Whether a rewriting of a story was decided and not finished. */
  static boolean unfinished(Path top) {
    return Files.exists(top.resolve(DECIDED));
  }

  /** Texts as the bytes of files. */
  static Map<String, byte[]> bytes(Map<String, String> texts) {
    Map<String, byte[]> bytes = new TreeMap<>();
    for (Map.Entry<String, String> text : texts.entrySet()) {
      bytes.put(text.getKey(), text.getValue().getBytes(StandardCharsets.UTF_8));
    }
    return bytes;
  }

  /**
   * Writes files of the folder, new ones too; {@link Trouble} where nothing was written, or not all
   * could be put in place yet.
   */
  void write(Map<String, byte[]> files) {
    String name = "";
    try {
      Map<Path, byte[]> staged = new LinkedHashMap<>();
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        name = file.getKey();
        staged.put(begun.resolve(inside(top.resolve(name))), file.getValue());
      }
      clear(begun);
      for (Map.Entry<Path, byte[]> file : staged.entrySet()) {
        name = begun.relativize(file.getKey()).toString();
        stage(file.getKey(), file.getValue());
      }
      disk.forceFolder(begun);
      if (!staged.isEmpty()) {
        disk.move(begun, decided);
      }
    } catch (IOException e) {
      try {
        clear(begun);
      } catch (IOException again) {
        // It is hidden, no story is read from it, and the next who writes tries again.
      }
      throw Trouble.outside(ErrandWords.NOT_WRITTEN, "file", name, "why", Reasons.of(e));
    }
    finish();
  }

  /** Puts everything in its place that was decided. */
  void finish() {
    try {
      disk.forceFolder(top);
      place(decided);
    } catch (IOException e) {
      throw Trouble.outside(
          ErrandWords.NOT_FINISHED, "file", decided.relativize(placing), "why", Reasons.of(e));
    }
  }

  private void stage(Path file, byte[] bytes) throws IOException {
    Path parent = file.getParent();
    disk.createFolder(parent == null ? begun : parent);
    Disk.Out out = disk.open(file, true);
    try {
      out.write(0, bytes);
      out.force();
    } finally {
      out.close();
    }
    Path target = top.resolve(begun.relativize(file));
    if (Files.exists(target) && Files.getFileStore(target).supportsFileAttributeView("posix")) {
      Files.setPosixFilePermissions(file, Files.getPosixFilePermissions(target));
    }
    disk.forceFolder(parent == null ? begun : parent);
  }

  /** Moves what lies in a folder to where it belongs, and deletes the folder. */
  private void place(Path folder) throws IOException {
    if (disk.kind(folder) != Disk.Kind.FOLDER) {
      return;
    }
    for (String name : disk.list(folder)) {
      Path file = folder.resolve(name);
      placing = file;
      Disk.Kind kind = disk.kind(file);
      if (kind == Disk.Kind.FOLDER) {
        place(file);
      } else if (kind == Disk.Kind.FILE) {
        Path target = top.resolve(inside(top.resolve(decided.relativize(file))));
        Path parent = target.getParent();
        if (parent != null) {
          disk.createFolder(parent);
        }
        disk.move(file, target);
        disk.forceFolder(parent == null ? top : parent);
      } else {
        disk.delete(file); // we put no link there, and follow none
      }
    }
    disk.delete(folder);
  }

  /** Deletes a folder with all that is in it; of a link, the link. */
  private void clear(Path path) throws IOException {
    if (disk.kind(path) == Disk.Kind.FOLDER) {
      for (String name : disk.list(path)) {
        clear(path.resolve(name));
      }
    }
    if (disk.kind(path) != Disk.Kind.MISSING) {
      disk.delete(path);
    }
  }

  /**
   * Where in the story a file lies, seen from its top; a link is followed to the file it stands
   * for. Refused outside, and where it may not be written.
   */
  private Path inside(Path file) throws IOException {
    Path realTop = top.toRealPath();
    Path real = file;
    if (Files.exists(file)) {
      real = file.toRealPath();
      if (!Files.isWritable(real)) {
        throw new AccessDeniedException(file.toString());
      }
    } else {
      Path above = existing(file);
      real = above.toRealPath().resolve(above.relativize(file));
    }
    if (!real.startsWith(realTop) || real.equals(realTop)) {
      throw new FileSystemException(file.toString(), null, "Outside the story's folder");
    }
    return realTop.relativize(real);
  }

  private Path existing(Path file) {
    @Nullable Path above = file.getParent();
    while (above != null && !Files.exists(above)) {
      above = above.getParent();
    }
    return above == null ? top : above;
  }
}
