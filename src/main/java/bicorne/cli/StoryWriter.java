package bicorne.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Rewrites files of a story: all of them, or none.
 *
 * <p>Every new text is first written whole beside its file, under a hidden name that no story is
 * read from; only when all are there does each take its file's place in one step. Where one cannot,
 * those already changed get their old bytes back. Only files that the folder lists are ever
 * written, so nothing outside it.
 */
final class StoryWriter {

  private final DiskFolder folder;

  StoryWriter(DiskFolder folder) {
    this.folder = folder;
  }

  /** Writes these texts. */
  void write(Map<String, String> texts) throws IOException {
    Map<Path, Path> staged = new LinkedHashMap<>();
    Map<Path, byte[]> old = new LinkedHashMap<>();
    try {
      for (Map.Entry<String, String> entry : texts.entrySet()) {
        Path file = target(entry.getKey());
        old.put(file, Files.readAllBytes(file));
        Path beside = file.resolveSibling("." + file.getFileName() + ".new");
        staged.put(file, beside);
        Files.write(beside, entry.getValue().getBytes(StandardCharsets.UTF_8));
      }
      for (Map.Entry<Path, Path> each : staged.entrySet()) {
        replace(each.getValue(), each.getKey());
      }
    } catch (IOException e) {
      restore(old);
      throw e;
    } finally {
      for (Path beside : staged.values()) {
        Files.deleteIfExists(beside);
      }
    }
  }

  /** A file of the folder; a link inside it is followed to the file that it stands for. */
  private Path target(String file) throws IOException {
    if (!folder.files().contains(file)) {
      throw new IOException(file);
    }
    Path path = folder.path(file);
    Path real = Files.isSymbolicLink(path) ? path.toRealPath() : path;
    if (!real.toRealPath().startsWith(folder.top().toRealPath())) {
      throw new IOException(file);
    }
    return real;
  }

  private static void restore(Map<Path, byte[]> old) throws IOException {
    for (Map.Entry<Path, byte[]> each : old.entrySet()) {
      if (!java.util.Arrays.equals(Files.readAllBytes(each.getKey()), each.getValue())) {
        Path beside = each.getKey().resolveSibling("." + each.getKey().getFileName() + ".old");
        Files.write(beside, each.getValue());
        replace(beside, each.getKey());
      }
    }
  }

  private static void replace(Path from, Path to) throws IOException {
    Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }
}
