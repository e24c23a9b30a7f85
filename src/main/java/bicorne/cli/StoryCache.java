package bicorne.cli;

import bicorne.compiled.CompiledStory;
import bicorne.compiled.Damaged;
import bicorne.compiled.Storage;
import bicorne.engine.Hash;
import bicorne.model.Story;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * The compiled stories in the person's cache folder, one for each story folder they have played.
 *
 * <p>A compiled story is used only if the same build of Bicorne made it and every file of the story
 * has the size and time it had then, or at least the content. Anything else about it, and it is as
 * if it were not there. It can be thrown away at any time.
 */
final class StoryCache {

  private final @Nullable Path file;
  private final String maker;
  private final DiskFolder folder;

  StoryCache(Surroundings around, DiskFolder folder) {
    this.folder = folder;
    this.maker = maker();
    Path cache = around.cache();
    this.file =
        cache == null || maker.isEmpty()
            ? null
            : cache
                .resolve("stories")
                .resolve(Hash.hex(Hash.of(folder.top().toAbsolutePath().toString())) + ".compiled");
  }

  /** The build that runs: its version, and the size and time of the file it was started from. */
  private static String maker() {
    try {
      Path program =
          Path.of(StoryCache.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      BasicFileAttributes attributes = Files.readAttributes(program, BasicFileAttributes.class);
      return attributes.isRegularFile()
          ? Version.NUMBER
              + " "
              + attributes.size()
              + " "
              + attributes.lastModifiedTime().to(TimeUnit.NANOSECONDS)
          : "";
    } catch (IOException | java.net.URISyntaxException | RuntimeException e) {
      return "";
    }
  }

  /** The compiled story, if there is one that is right. */
  @Nullable CompiledStory find() {
    if (file == null || !Files.isRegularFile(file)) {
      return null;
    }
    try {
      OnDisk storage = new OnDisk(file);
      CompiledStory compiled = fitting(storage);
      if (compiled == null) {
        storage.close();
      }
      return compiled;
    } catch (IOException | Damaged e) {
      return null;
    }
  }

  private @Nullable CompiledStory fitting(Storage storage) throws IOException {
    CompiledStory.Label label = CompiledStory.label(storage);
    if (!label.maker().equals(maker)) {
      return null;
    }
    List<String> names = names();
    if (names.size() != label.sources().size()) {
      return null;
    }
    boolean touched = false;
    for (int i = 0; i < names.size(); i++) {
      CompiledStory.SourceFile then = label.sources().get(i);
      BasicFileAttributes now = attributes(names.get(i));
      if (!then.name().equals(names.get(i)) || then.size() != now.size()) {
        return null;
      }
      if (then.modified() != time(now)) {
        if (then.content() != content(names.get(i))) {
          return null;
        }
        touched = true;
      }
    }
    CompiledStory compiled = CompiledStory.open(storage);
    if (touched) {
      keep(compiled.story(), compiled.fingerprint());
    }
    return compiled;
  }

  /** Keeps a story's compiled form; that it cannot be kept is no trouble. */
  void keep(Story story, String fingerprint) {
    if (file == null) {
      return;
    }
    try {
      List<CompiledStory.SourceFile> sources = new ArrayList<>();
      for (String name : names()) {
        BasicFileAttributes attributes = attributes(name);
        sources.add(
            new CompiledStory.SourceFile(name, attributes.size(), time(attributes), content(name)));
      }
      byte[] bytes = CompiledStory.write(maker, sources, fingerprint, story);
      Path parent = file.getParent();
      if (parent == null) {
        return;
      }
      Files.createDirectories(parent);
      Path aside = Files.createTempFile(parent, "making-", ".tmp");
      try {
        Files.write(aside, bytes);
        Files.move(
            aside, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(aside);
      }
    } catch (IOException | RuntimeException e) {
      // A cache that cannot be written is no cache; play goes on without.
      return;
    }
  }

  /** Throws the compiled form away. */
  void forget() {
    if (file != null) {
      try {
        Files.deleteIfExists(file);
      } catch (IOException e) {
        return;
      }
    }
  }

  /** The files that make the story; its tests do not. */
  private List<String> names() throws IOException {
    List<String> names = new ArrayList<>();
    for (String name : folder.files()) {
      if (!name.startsWith("tests/")) {
        names.add(name);
      }
    }
    return names;
  }

  private BasicFileAttributes attributes(String name) throws IOException {
    return Files.readAttributes(folder.path(name), BasicFileAttributes.class);
  }

  private static long time(BasicFileAttributes attributes) {
    return attributes.lastModifiedTime().to(TimeUnit.NANOSECONDS);
  }

  private long content(String name) throws IOException {
    CRC32 crc = new CRC32();
    crc.update(folder.read(name, Integer.MAX_VALUE - 8));
    return crc.getValue();
  }

  /** A compiled story's file, read part by part while it is played. */
  private static final class OnDisk implements Storage {

    private final RandomAccessFile file;
    private final long size;

    OnDisk(Path path) throws IOException {
      file = new RandomAccessFile(path.toFile(), "r");
      size = file.length();
    }

    void close() throws IOException {
      file.close();
    }

    @Override
    public long size() {
      return size;
    }

    @Override
    public synchronized byte[] read(long from, int length) {
      try {
        byte[] bytes = new byte[length];
        file.seek(from);
        file.readFully(bytes);
        return bytes;
      } catch (IOException e) {
        throw new Damaged("it cannot be read");
      }
    }
  }
}
