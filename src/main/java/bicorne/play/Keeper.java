package bicorne.play;

import bicorne.saves.Reading;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a sitting in its file: whatever the journal has beyond the file is appended, and on disk,
 * before {@link #keep} returns. Show a page only after that. Not for several threads.
 */
@SuppressWarnings("DoNotCallSuggester")
public final class Keeper implements AutoCloseable {

  private Keeper() {}

  /**
   * A play that has just begun (or goes on in a new file) gets one of its own: {@code name}, or
   * where that is null the next free name of an autosave. What there is to tell comes with the
   * first {@link #keep}.
   */
  public static Keeper create(Path folder, @Nullable String name) {
    throw new UnsupportedOperationException();
  }

  /** Keeps nothing at all, because the player asked for that: no notice is given. */
  public static Keeper none() {
    throw new UnsupportedOperationException();
  }

  /**
   * Opens a save to go on in it. Then: {@code Sitting.open(engine, journal)}, and {@link #keep}.
   */
  public static Entered open(Path file) {
    throw new UnsupportedOperationException();
  }

  /**
   * What came of opening a save.
   *
   * @param reading the journal, or why there is none
   * @param keeper null where the file is not to be written: damaged, newer, unreadable. What is
   *     readable can be gone on with in a file of its own
   * @param notices a torn line, another program on the same save
   */
  public record Entered(Reading reading, @Nullable Keeper keeper, List<Notice> notices) {
    public Entered {
      notices = Collections.unmodifiableList(notices);
    }
  }

  /** The file that is written, or where it would be; null if nothing is to be kept at all. */
  public @Nullable Path file() {
    throw new UnsupportedOperationException();
  }

  /** Whether all that was handed over is on disk. */
  public boolean keeping() {
    throw new UnsupportedOperationException();
  }

  /** Appends what is new; gives what there is to tell, once each. */
  public List<Notice> keep(Sitting sitting) {
    throw new UnsupportedOperationException();
  }

  /** Appends what is new and where the player stands, for quitting. */
  public List<Notice> leave(Sitting sitting) {
    throw new UnsupportedOperationException();
  }

  /**
   * Copies the play under a name, as {@code :save NAME} does.
   *
   * @param replace whether a save of that name may be replaced: the player has said so
   */
  public Copied copy(Sitting sitting, String name, boolean replace) {
    throw new UnsupportedOperationException();
  }

  /** What came of a copy. */
  public sealed interface Copied {
    /** It is on disk; {@code name} is what it is called, if that is not what was typed. */
    record Done(Path file, String name) implements Copied {}

    /** There is one already. */
    record Exists(Path file, String name) implements Copied {}

    /** No save can be called so. */
    record BadName(bicorne.saves.SaveName.Fault why) implements Copied {}

    /** It could not be written. */
    record Failed(Notice.NotKept why) implements Copied {}
  }

  /** Gives the file free for other programs. What was not kept is lost. */
  @Override
  public void close() {
    throw new UnsupportedOperationException();
  }
}
