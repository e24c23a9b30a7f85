package bicorne.saves;

import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The file of one save. What is appended is on the disk when {@link #write} returns nothing; when
 * it returns a failure, what was on the disk before is there as it was, and the next write tries
 * again with all that is missing.
 *
 * <p>Not for several threads.
 */
public final class JournalFile implements AutoCloseable {

  private final Disk disk;
  private final Path file;
  private Disk.@Nullable Hold hold;
  private Disk.@Nullable Out out;
  private @Nullable Object identity;

  /** What the file holds whole; null where there is no file of ours yet. */
  private @Nullable Journal kept;

  private long good;

  /** Bytes behind what is whole: a line that was not written to its end. */
  private byte[] torn = {};

  /** Whether bytes of a write that failed may stand behind what is whole. */
  private boolean dirty;

  /** Whether the disk failed in a way that leaves it open what is there. */
  private boolean doubtful;

  private @Nullable Path aside;

  /** The file that a torn line is put into, or was to be. */
  private @Nullable Path piece;

  /** Whether whatever stands there may be replaced. */
  private boolean replaces;

  /** Whether the file is of our own making. */
  private boolean fresh;

  private JournalFile(Disk disk, Path file, Disk.@Nullable Hold hold) {
    this.disk = disk;
    this.file = file;
    this.hold = hold;
  }

  /** What came of opening a save to go on in it. */
  public record Opened(Reading reading, @Nullable JournalFile file, boolean busy) {}

  /** Reads a save without touching it. */
  public static Reading read(Disk disk, Path file) {
    return read(disk, file, new byte[1][]);
  }

  private static Reading read(Disk disk, Path file, byte[][] bytes) {
    Disk.Kind kind = disk.kind(file);
    if (kind == Disk.Kind.MISSING) {
      return new Reading.Unreadable(Reading.Obstacle.MISSING, "");
    }
    if (kind == Disk.Kind.FOLDER || kind == Disk.Kind.OTHER) {
      return new Reading.Unreadable(Reading.Obstacle.NOT_A_FILE, "");
    }
    try {
      bytes[0] = disk.read(file, Journal.MOST_BYTES);
      return JournalReader.read(bytes[0]);
    } catch (AccessDeniedException e) {
      return new Reading.Unreadable(Reading.Obstacle.FORBIDDEN, "");
    } catch (NoSuchFileException e) {
      return new Reading.Unreadable(Reading.Obstacle.MISSING, "");
    } catch (IOException e) {
      return new Reading.Unreadable(Reading.Obstacle.OTHER, clean(e));
    }
  }

  /**
   * Opens a save to go on in it. Without a file in the answer it is not to be written: it could not
   * be read whole, it is a link, or it is busy, which means that another program goes on in it.
   */
  public static Opened open(Disk disk, Path file) {
    Disk.Hold hold = null;
    boolean busy = false;
    try {
      if (disk.kind(file) == Disk.Kind.FILE) {
        hold = disk.hold(file);
        busy = hold == null;
      }
    } catch (IOException e) {
      // Without locks, what others write is still noticed by the length of the file.
    }
    byte[][] bytes = new byte[1][];
    Reading reading = read(disk, file, bytes);
    if (!(reading instanceof Reading.Whole whole) || busy || disk.kind(file) != Disk.Kind.FILE) {
      if (hold != null) {
        hold.release();
      }
      return new Opened(reading, null, busy);
    }
    JournalFile opened = new JournalFile(disk, file, hold);
    opened.identity = disk.identity(file);
    opened.kept = whole.journal();
    opened.good = whole.journal().bytes();
    opened.torn = Arrays.copyOfRange(bytes[0], (int) opened.good, bytes[0].length);
    Aside.of(disk, file).drop();
    return new Opened(reading, opened, false);
  }

  /** A file that does not exist yet; null where one does, or where another program makes it. */
  public static @Nullable JournalFile fresh(Disk disk, Path file) {
    Disk.Hold hold = null;
    try {
      Path folder = file.getParent();
      if (folder != null) {
        disk.createFolder(folder);
      }
      hold = disk.hold(file);
      if (hold == null) {
        return null;
      }
    } catch (IOException e) {
      // Why it cannot be written is told when it is.
    }
    if (disk.kind(file) != Disk.Kind.MISSING) {
      if (hold != null) {
        hold.release();
      }
      return null;
    }
    JournalFile fresh = new JournalFile(disk, file, hold);
    fresh.fresh = true;
    return fresh;
  }

  /** A file that is to be replaced by the player's own act; null while another program plays it. */
  public static @Nullable JournalFile replacing(Disk disk, Path file) {
    Disk.Hold hold = null;
    try {
      hold = disk.hold(file);
      if (hold == null) {
        return null;
      }
    } catch (IOException e) {
      // Why it cannot be written is told when it is.
    }
    JournalFile replacing = new JournalFile(disk, file, hold);
    replacing.replaces = true;
    return replacing;
  }

  /** Where it is. */
  public Path file() {
    return file;
  }

  /** What is on the disk for certain; null where nothing is. */
  public @Nullable Journal kept() {
    return kept;
  }

  /** Where a torn last line was put; null if there was none or it is still where it was. */
  public @Nullable Path aside() {
    return aside;
  }

  /** Brings the file to a journal: appends what is new, or writes all of it anew. */
  public @Nullable Failure write(Journal journal) {
    if (journal.isFull()) {
      return new Failure(Failure.Why.TOO_LONG, file.toString(), "");
    }
    if (!isHeld()) {
      return taken();
    }
    Journal before = kept;
    try {
      if (before == null || doubtful || !before.isStartOf(journal)) {
        return anew(journal);
      }
      Failure failure = ready();
      if (failure != null) {
        return failure;
      }
      return kept == null ? anew(journal) : append(before, journal);
    } catch (IOException e) {
      if (e instanceof ClosedChannelException) {
        // An interrupted thread closes its channels: the next write opens the file again.
        closeOut();
      }
      return failure(e);
    }
  }

  /**
   * Whether no other program can hold the file; asked again where the folder was not there yet.
   * Where locks cannot be had, what others write is still noticed by the length of the file.
   */
  private boolean isHeld() {
    if (hold == null) {
      try {
        hold = disk.hold(file);
        return hold != null;
      } catch (IOException e) {
        return true;
      }
    }
    return true;
  }

  /** Sees to it that the file is open, is still ours, and ends with a whole line. */
  private @Nullable Failure ready() throws IOException {
    Disk.Kind kind = disk.kind(file);
    if (kind == Disk.Kind.MISSING) {
      // Someone deleted it: what we know is all there is.
      closeOut();
      kept = null;
      return null;
    }
    Disk.Out channel = out;
    if (kind != Disk.Kind.FILE || !Objects.equals(identity, disk.identity(file))) {
      return taken();
    }
    if (channel == null) {
      channel = disk.open(file, false);
      out = channel;
    }
    if (dirty) {
      channel.truncate(good);
      dirty = false;
    }
    if (channel.size() != good + torn.length) {
      return taken();
    }
    if (torn.length > 0) {
      putAside(channel);
    }
    return null;
  }

  private Failure taken() {
    return new Failure(Failure.Why.TAKEN, file.toString(), "");
  }

  /** A torn line goes into a file of its own before it is cut off. */
  private void putAside(Disk.Out channel) throws IOException {
    String name = String.valueOf(file.getFileName());
    String stem =
        name.endsWith(Saves.ENDING)
            ? name.substring(0, name.length() - Saves.ENDING.length())
            : name;
    int number = 1;
    // Where an earlier try left a part of it, that is written over.
    Path target = piece == null ? file.resolveSibling(stem + ".torn-1") : piece;
    while (piece == null && number < 99 && disk.kind(target) != Disk.Kind.MISSING) {
      number++;
      target = file.resolveSibling(stem + ".torn-" + number);
    }
    piece = target;
    Disk.Out copy = disk.open(target, true);
    try {
      copy.write(0, torn);
      copy.force();
    } finally {
      copy.close();
    }
    forceFolder();
    channel.truncate(good);
    // The file is shorter from here on, whether or not the disk takes note of it.
    torn = new byte[0];
    aside = target;
    doubtful = true;
    channel.force();
    doubtful = false;
  }

  private @Nullable Failure append(Journal before, Journal journal) throws IOException {
    byte[] bytes = journal.textFrom(before.lines().size()).getBytes(StandardCharsets.UTF_8);
    Disk.Out channel = out;
    if (bytes.length == 0 || channel == null) {
      return null;
    }
    dirty = true;
    try {
      channel.write(good, bytes);
    } catch (IOException e) {
      channel.truncate(good);
      dirty = false;
      throw e;
    }
    // After a force that failed, nobody knows what is on the disk: all is written anew.
    doubtful = true;
    channel.force();
    doubtful = false;
    dirty = false;
    good += bytes.length;
    kept = journal;
    return null;
  }

  /** Writes all of a journal beside the file and puts it in its place. */
  private @Nullable Failure anew(Journal journal) throws IOException {
    Path folder = file.getParent();
    if (folder != null) {
      try {
        disk.createFolder(folder);
      } catch (IOException e) {
        Failure failure = failure(e);
        return failure.why() == Failure.Why.OTHER
            ? new Failure(Failure.Why.NO_FOLDER, folder.toString(), failure.detail())
            : failure;
      }
    }
    if (!replaces
        && disk.kind(file) != Disk.Kind.MISSING
        && (identity == null || !identity.equals(disk.identity(file)))
        && !(identity == null && kept != null)) {
      return taken();
    }
    if (!isHeld()) {
      return taken();
    }
    byte[] bytes = journal.text().getBytes(StandardCharsets.UTF_8);
    Aside aside = Aside.of(disk, file);
    aside.write(bytes);
    closeOut();
    aside.move();
    identity = disk.identity(file);
    replaces = false;
    doubtful = true;
    forceFolder();
    doubtful = false;
    dirty = false;
    torn = new byte[0];
    good = bytes.length;
    kept = journal;
    return null;
  }

  private void forceFolder() throws IOException {
    Path folder = file.getParent();
    if (folder != null) {
      disk.forceFolder(folder);
    }
  }

  private void closeOut() {
    Disk.Out channel = out;
    if (channel != null) {
      channel.close();
    }
    out = null;
  }

  private Failure failure(IOException e) {
    return failure(disk, file, e);
  }

  /** What it means for a person that a file could not be written. */
  static Failure failure(Disk disk, Path file, IOException e) {
    Path folder = file.getParent();
    String detail = clean(e);
    if (e instanceof AccessDeniedException || detail.contains("Read-only")) {
      return new Failure(Failure.Why.READ_ONLY, file.toString(), detail);
    }
    boolean full =
        detail.contains("No space left")
            || detail.contains("quota")
            || (folder != null && disk.room(folder) < 4096);
    return new Failure(full ? Failure.Why.FULL : Failure.Why.OTHER, file.toString(), detail);
  }

  /** What the system says, without the file's name and without what could steer a terminal. */
  static String clean(IOException e) {
    String message = e instanceof FileSystemException system ? system.getReason() : e.getMessage();
    String text = message == null ? e.getClass().getSimpleName() : message;
    StringBuilder clean = new StringBuilder();
    for (int i = 0; i < Math.min(200, text.length()); i++) {
      char c = text.charAt(i);
      clean.append(c < 0x20 || (c >= 0x7f && c < 0xa0) ? ' ' : c);
    }
    return clean.toString();
  }

  /** Deletes the file; for a play in which nothing was decided. */
  void discard() {
    closeOut();
    try {
      if (Objects.equals(identity, disk.identity(file))) {
        disk.delete(file);
      }
    } catch (IOException e) {
      // It is a save without decisions, and is shown as such.
    }
  }

  /** Closes it, and leaves no file behind if it is of our own making and nothing was decided. */
  public void closeUnlessPlayed() {
    Journal journal = kept;
    if (fresh && journal != null && journal.lines().isEmpty()) {
      discard();
    }
    close();
  }

  @Override
  public void close() {
    closeOut();
    Disk.Hold held = hold;
    if (held != null) {
      held.release();
    }
    hold = null;
  }
}
