package bicorne.cli;

import bicorne.compiled.CompiledStory;
import bicorne.compiled.Damaged;
import bicorne.compiled.Storage;
import bicorne.engine.Hash;
import bicorne.model.Story;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * The compiled stories in the person's cache folder, one for each story folder they have played.
 *
 * <p>A compiled story is used only if the same build of Bicorne made it and every file of the story
 * has the size and times it had then, or at least the content. Anything else about it, and it is as
 * if it were not there. It can be thrown away at any time.
 *
 * <p>Behind the compiled story stands a checksum of all of it: its parts are read only when they
 * are asked for, in the middle of a play, which is too late to find that they are damaged. Reading
 * all of a long story takes longer than all else before the first page, so once it was found whole,
 * a note beside it says how its file was then; while that holds, nobody has written to it.
 */
final class StoryCache {

  /** How many bytes the checksum at the end has. */
  private static final int CHECKSUM = 8;

  private static final int PIECE = 1 << 16;

  private static final long SETTLED_MILLIS = 2_000;

  private final @Nullable Path file;

  /** Says how the compiled story's file was when it was last found whole. */
  private final @Nullable Path note;

  private final String maker;
  private final DiskFolder folder;

  /** How the files were before they were loaded; empty until they were looked at. */
  private final List<FileStamp> before = new ArrayList<>();

  StoryCache(Surroundings around, DiskFolder folder) {
    this(around, folder, maker());
  }

  /**
   * @param maker the build that runs; where it is empty, nothing is kept
   */
  StoryCache(Surroundings around, DiskFolder folder, String maker) {
    this.folder = folder;
    this.maker = maker;
    Path cache = around.cache();
    this.file =
        cache == null || maker.isEmpty()
            ? null
            : cache
                .resolve("stories")
                .resolve(Hash.hex(Hash.of(folder.top().toAbsolutePath().toString())) + ".compiled");
    this.note = file == null ? null : file.resolveSibling(file.getFileName() + ".whole");
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

  /**
   * The compiled story, if there is one that is right. It is opened while a thread looks at the
   * files it was made from; nothing is decided before both are done.
   */
  @Nullable CompiledStory find() {
    if (file == null) {
      return null;
    }
    Look look = new Look();
    look.start();
    OnDisk storage = null;
    CompiledStory compiled = null;
    try {
      storage = Files.isRegularFile(file) ? new OnDisk(file) : null;
      compiled = storage == null ? null : opened(storage);
    } catch (IOException | Damaged e) {
      compiled = null;
    } finally {
      look.finish();
    }
    if (compiled == null || !look.taken() || !fits(compiled)) {
      compiled = null;
      close(storage);
    }
    return compiled;
  }

  /** The story as it was compiled by this build, whole. */
  private @Nullable CompiledStory opened(OnDisk storage) throws IOException {
    CompiledStory.Opening opening = CompiledStory.opening(storage);
    boolean ours = opening.label().maker().equals(maker);
    return ours && (foundWhole() || whole(storage)) ? opening.open() : null;
  }

  /** Whether the files are still those that a story was compiled from. */
  private boolean fits(CompiledStory compiled) {
    try {
      List<CompiledStory.SourceFile> sources = compiled.sources();
      List<String> names = names();
      if (names.size() != sources.size()) {
        return false;
      }
      boolean touched = false;
      for (int i = 0; i < names.size(); i++) {
        CompiledStory.SourceFile then = sources.get(i);
        FileStamp now = before.get(i);
        if (!then.name().equals(names.get(i)) || then.size() != now.size()) {
          return false;
        }
        if (then.modified() != now.stamp()) {
          if (then.content() != content(names.get(i))) {
            return false;
          }
          touched = true;
        }
      }
      if (touched) {
        keep(compiled.story(), compiled.fingerprint());
      }
      return true;
    } catch (IOException | Damaged e) {
      return false;
    }
  }

  private static void close(@Nullable OnDisk storage) {
    try {
      if (storage != null) {
        storage.close();
      }
    } catch (IOException e) {
      // It was only read.
      return;
    }
  }

  /** Remembers how the files are now: what is loaded from here on is loaded from these. */
  private final class Look extends Thread {
    private @Nullable IOException failed;
    private @Nullable RuntimeException broken;

    Look() {
      super("look");
      setDaemon(true);
    }

    @Override
    public void run() {
      try {
        before.clear();
        for (String name : names()) {
          before.add(folder.stamp(name));
        }
      } catch (IOException e) {
        failed = e;
      } catch (RuntimeException e) {
        broken = e;
      }
    }

    /** Waits for its end: from here on the folder is the caller's again. */
    void finish() {
      boolean interrupted = false;
      while (isAlive()) {
        try {
          join();
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }

    /** Whether every file could be looked at. */
    boolean taken() {
      if (broken != null) {
        throw broken;
      }
      return failed == null;
    }
  }

  /** Whether the file is as it was when it was last found whole. */
  private boolean foundWhole() {
    try {
      return file != null
          && note != null
          && Files.isRegularFile(note)
          && Files.size(note) < PIECE
          && Arrays.equals(Files.readAllBytes(note), stamp(FileStamp.of(file)));
    } catch (IOException e) {
      return false;
    }
  }

  private static byte[] stamp(FileStamp now) {
    return ByteBuffer.allocate(16).putLong(now.size()).putLong(now.stamp()).array();
  }

  /**
   * Notes that a file is whole that was so when it was looked at; that it cannot be noted costs the
   * next start. Times are coarse: what was changed a moment ago may be changed again and look the
   * same.
   */
  private void noteWhole(FileStamp then) {
    if (note != null && System.currentTimeMillis() - SETTLED_MILLIS > then.changed()) {
      try {
        Files.write(note, stamp(then));
      } catch (IOException e) {
        return;
      }
    }
  }

  /** Whether the file is the one that was written, to the last byte. */
  private boolean whole(OnDisk storage) throws IOException {
    long end = storage.size() - CHECKSUM;
    if (file == null || end < 0) {
      return false;
    }
    FileStamp then = FileStamp.of(file);
    CRC32 crc = new CRC32();
    for (long at = 0; at < end; at += PIECE) {
      crc.update(storage.read(at, (int) Math.min(PIECE, end - at)));
    }
    boolean whole = ByteBuffer.wrap(storage.read(end, CHECKSUM)).getLong() == crc.getValue();
    if (whole) {
      noteWhole(then);
    }
    return whole;
  }

  /**
   * Keeps the compiled form of a story that was loaded after {@link #find}, unless one of its files
   * has been changed meanwhile. That it cannot be kept is no trouble.
   */
  void keep(Story story, String fingerprint) {
    if (file == null) {
      return;
    }
    try {
      List<CompiledStory.SourceFile> sources = new ArrayList<>();
      List<String> names = names();
      for (int i = 0; i < names.size(); i++) {
        String name = names.get(i);
        long content = content(name);
        FileStamp now = FileStamp.of(folder.path(name));
        if (before.size() != names.size() || before.get(i).stamp() != now.stamp()) {
          return;
        }
        sources.add(new CompiledStory.SourceFile(name, now.size(), now.stamp(), content));
      }
      byte[] bytes = CompiledStory.write(maker, sources, fingerprint, story);
      CRC32 crc = new CRC32();
      crc.update(bytes);
      Path parent = file.getParent();
      if (parent == null) {
        return;
      }
      Files.createDirectories(parent);
      Path aside = Files.createTempFile(parent, "making-", ".tmp");
      try {
        try (OutputStream out = Files.newOutputStream(aside)) {
          out.write(bytes);
          out.write(ByteBuffer.allocate(CHECKSUM).putLong(crc.getValue()).array());
        }
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
