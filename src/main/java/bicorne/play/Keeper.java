package bicorne.play;

import bicorne.saves.Disk;
import bicorne.saves.Failure;
import bicorne.saves.Journal;
import bicorne.saves.JournalFile;
import bicorne.saves.Reading;
import bicorne.saves.SaveName;
import bicorne.saves.Saves;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a sitting in its file: whatever the journal has beyond the file is appended, and on disk,
 * before {@link #keep} returns. Show a page only after that.
 *
 * <p>If it cannot be kept, play goes on in memory, and every further decision tries again with all
 * that is missing. Methods wait for each other, so that whoever ends the program may call {@link
 * #leave} from a thread of its own.
 */
public final class Keeper implements AutoCloseable {

  private final @Nullable Disk disk;
  private @Nullable Path folder;
  private @Nullable String name;
  private @Nullable JournalFile file;
  private final List<Notice> pending = new ArrayList<>();

  /** The save that another program plays, whose copy is to be told of. */
  private @Nullable Path busy;

  private @Nullable Failure failing;
  private boolean complete;
  private boolean ordered;
  private boolean tornTold;

  /** Whether the play has just begun, under a name that is its own. */
  private boolean begins;

  /** Whether a copy is played in itself, and keeps its name. */
  private boolean itself;

  private Keeper(@Nullable Disk disk, @Nullable Path folder, @Nullable String name) {
    this.disk = disk;
    this.folder = folder;
    this.name = name;
  }

  /**
   * A play that has just begun (or goes on in a new file) gets one of its own: {@code name}, or
   * where that is null the next free name of an autosave. What there is to tell comes with the
   * first {@link #keep}.
   */
  public static Keeper create(Path folder, @Nullable String name) {
    return create(Disk.real(), folder, name);
  }

  /** The same on another disk. */
  public static Keeper create(Disk disk, Path folder, @Nullable String name) {
    Keeper keeper = new Keeper(disk, folder.toAbsolutePath(), name);
    keeper.begins = true;
    return keeper;
  }

  /** Keeps nothing at all, because the player asked for that: no notice is given. */
  public static Keeper none() {
    return new Keeper(null, null, null);
  }

  /**
   * Opens a save to go on in it. Then: {@code Sitting.open(engine, journal)}, and {@link #keep}.
   *
   * <p>A copy that the player keeps under a name is read and left as it is: play goes on in a file
   * of its own. So it does where another program plays the save.
   */
  public static Entered open(Path file) {
    return open(Disk.real(), file, false);
  }

  /** The same, but going on in a copy itself where it is one: the player has asked for that. */
  public static Entered openItself(Path file) {
    return open(Disk.real(), file, true);
  }

  /** The same on another disk. */
  public static Entered open(Disk disk, Path given, boolean itself) {
    Path path = given.toAbsolutePath();
    JournalFile.Opened opened = JournalFile.open(disk, path);
    Reading reading = opened.reading();
    if (!(reading instanceof Reading.Whole whole)) {
      return new Entered(reading, null, List.of());
    }
    Keeper keeper = new Keeper(disk, path.getParent(), null);
    keeper.itself = itself;
    JournalFile file = opened.file();
    boolean copy = whole.journal().header().copy() && !itself;
    if (file != null && copy) {
      file.close();
    } else if (file != null) {
      keeper.file = file;
      if (whole.torn()) {
        keeper.putTornAside(whole.journal());
      }
    } else {
      keeper.busy = opened.busy() ? path : null;
      keeper.name = Saves.nameOf(path);
    }
    List<Notice> notices = new ArrayList<>(keeper.pending);
    keeper.pending.clear();
    return new Entered(reading, keeper, notices);
  }

  private void putTornAside(Journal journal) {
    JournalFile torn = file;
    Failure failure = torn == null ? null : torn.write(journal);
    Path aside = torn == null ? null : torn.aside();
    if (failure != null) {
      failing = failure;
      pending.add(notKept(failure));
    } else if (aside != null) {
      tornTold = true;
      pending.add(new Notice.TornLine(aside.toString(), journal.lines().size()));
    }
  }

  /**
   * What came of opening a save.
   *
   * @param reading the journal, or why there is none
   * @param keeper null where the file is not to be written: damaged, newer, unreadable. What is
   *     readable can be gone on with in a file of its own
   * @param notices a torn line; that another program plays the save is told when the copy is made
   */
  public record Entered(Reading reading, @Nullable Keeper keeper, List<Notice> notices) {
    public Entered {
      notices = Collections.unmodifiableList(notices);
    }
  }

  /** The file that is written, or where it would be; null if nothing is to be kept at all. */
  public synchronized @Nullable Path file() {
    JournalFile writing = file;
    return writing != null ? writing.file() : folder;
  }

  /** Whether all that was handed over is on disk. */
  public synchronized boolean keeping() {
    return complete;
  }

  /** Why what was decided last is not on disk; null where it is, or was never to be. */
  public synchronized Notice.@Nullable NotKept lost() {
    Failure failure = failing;
    return failure == null ? null : notKept(failure);
  }

  /** Appends what is new; gives what there is to tell, once each. */
  public synchronized List<Notice> keep(Sitting sitting) {
    return keep(sitting.journal());
  }

  /** Appends what is new and where the player stands, for quitting. */
  public synchronized List<Notice> leave(Sitting sitting) {
    return keep(sitting.noted().journal());
  }

  private List<Notice> keep(Journal given) {
    // The file that is played in is no copy to be left alone, whatever it was begun from.
    Journal journal =
        given.header().copy() ? given.named(itself ? given.header().name() : "", false) : given;
    Disk on = disk;
    Path in = folder;
    if (on == null || in == null) {
      return List.of();
    }
    List<Notice> notices = new ArrayList<>(pending);
    pending.clear();
    Failure failure = write(on, in, journal);
    if (failure != null && failure.why() == Failure.Why.TAKEN) {
      giveUp();
      failure = write(on, in, journal);
    }
    tell(failure, journal, notices);
    return Collections.unmodifiableList(notices);
  }

  /** Leaves the file to whoever writes it, to go on in a copy. */
  private void giveUp() {
    JournalFile taken = file;
    if (taken != null) {
      busy = taken.file();
      name = Saves.nameOf(taken.file());
      taken.close();
      file = null;
    }
  }

  private @Nullable Failure write(Disk on, Path in, Journal journal) {
    JournalFile writing = file;
    if (writing == null) {
      Saves saves = Saves.in(on, in);
      String wanted = name;
      writing = wanted == null ? saves.autosave(journal.header().story()) : saves.beside(wanted);
      if (writing == null) {
        return new Failure(Failure.Why.NO_FOLDER, in.toString(), "");
      }
      file = writing;
      Path another = busy != null ? busy : takenBefore(saves, writing);
      busy = null;
      if (another != null) {
        pending.add(new Notice.InACopy(another.toString(), writing.file().toString()));
      }
    }
    return writing.write(journal);
  }

  /** The save that had our name before we could take it: another program has just begun it. */
  private @Nullable Path takenBefore(Saves saves, JournalFile writing) {
    String wanted = name;
    if (!begins || wanted == null) {
      return null;
    }
    Path meant = saves.named(wanted);
    return writing.file().equals(meant) ? null : meant;
  }

  private void tell(@Nullable Failure failure, Journal journal, List<Notice> notices) {
    notices.addAll(pending);
    pending.clear();
    Failure before = failing;
    complete = failure == null;
    failing = failure;
    JournalFile writing = file;
    if (failure != null) {
      if (before == null || before.why() != failure.why()) {
        notices.add(notKept(failure));
      }
    } else if (writing != null) {
      if (before != null) {
        notices.add(new Notice.KeptAgain(writing.file().toString(), journal.lines().size()));
      }
      Path aside = writing.aside();
      if (aside != null && !tornTold) {
        tornTold = true;
        notices.add(new Notice.TornLine(aside.toString(), journal.lines().size()));
      }
      remember(writing.file());
    }
  }

  /** The order in which saves were played is kept once a session. */
  private void remember(Path played) {
    Disk on = disk;
    Path in = folder;
    if (!ordered && on != null && in != null) {
      ordered = true;
      Saves.in(on, in).playedLast(Saves.nameOf(played));
    }
  }

  private static Notice.NotKept notKept(Failure failure) {
    Notice.Why why =
        switch (failure.why()) {
          case NO_FOLDER -> Notice.Why.NO_FOLDER;
          case READ_ONLY -> Notice.Why.READ_ONLY;
          case FULL -> Notice.Why.FULL;
          case TOO_LONG -> Notice.Why.TOO_LONG;
          case TAKEN -> Notice.Why.IN_USE;
          case OTHER -> Notice.Why.OTHER;
        };
    return new Notice.NotKept(why, failure.where(), failure.detail());
  }

  /** Goes on in another folder from here on, for a player whose play could not be kept. */
  public synchronized List<Notice> moveTo(Path other, Sitting sitting) {
    JournalFile before = file;
    if (before != null) {
      before.close();
    }
    file = null;
    folder = other.toAbsolutePath();
    ordered = false;
    return keep(sitting);
  }

  /**
   * Copies the play under a name, as {@code :save NAME} does.
   *
   * @param replace whether a save of that name may be replaced: the player has said so
   */
  public synchronized Copied copy(Sitting sitting, String typed, boolean replace) {
    Disk on = disk == null ? Disk.real() : disk;
    SaveName.Fault fault = SaveName.fault(typed);
    Path in = folder;
    Path path = fault != null || in == null ? null : Saves.in(on, in).named(typed);
    if (path == null || in == null) {
      return fault != null
          ? new Copied.BadName(fault)
          : in == null
              ? new Copied.Failed(new Notice.NotKept(Notice.Why.NO_FOLDER, "", ""))
              : new Copied.BadName(SaveName.Fault.CHARACTER);
    }
    JournalFile playing = file;
    String stored = Saves.nameOf(path);
    if (on.kind(path) != Disk.Kind.MISSING
        && (!replace || (playing != null && playing.file().equals(path)))) {
      return new Copied.Exists(path, stored);
    }
    return copied(on, path, sitting.noted().journal().named(stored, true));
  }

  private static Copied copied(Disk on, Path path, Journal journal) {
    JournalFile target = JournalFile.replacing(on, path);
    if (target == null) {
      return new Copied.Failed(new Notice.NotKept(Notice.Why.IN_USE, path.toString(), ""));
    }
    try {
      Failure failure = target.write(journal);
      return failure == null
          ? new Copied.Done(path, Saves.nameOf(path))
          : new Copied.Failed(notKept(failure));
    } finally {
      target.close();
    }
  }

  /** What came of a copy. */
  public sealed interface Copied {
    /** It is on disk; {@code name} is what it is called, if that is not what was typed. */
    record Done(Path file, String name) implements Copied {}

    /** There is one already; it may be the very one that is played. */
    record Exists(Path file, String name) implements Copied {}

    /** No save can be called so. */
    record BadName(SaveName.Fault why) implements Copied {}

    /** It could not be written. */
    record Failed(Notice.NotKept why) implements Copied {}
  }

  /** Gives the file free for other programs. What was not kept is lost. */
  @Override
  public synchronized void close() {
    JournalFile writing = file;
    if (writing != null) {
      writing.closeUnlessPlayed();
    }
    file = null;
  }
}
