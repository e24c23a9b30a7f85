package bicorne.saves;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The saves of a folder. */
@SuppressWarnings("DoNotCallSuggester")
public final class Saves {

  /** How a save's file ends. */
  public static final String ENDING = ".save.yaml";

  private Saves() {}

  /** The saves in a folder, which need not exist. */
  public static Saves in(Path folder) {
    throw new UnsupportedOperationException();
  }

  /**
   * A save as a list shows it.
   *
   * @param name the name of its file, without {@link #ENDING}
   * @param automatic whether it was named by the program: it may be replaced by it
   * @param header how it began; null where it cannot be read
   * @param at {@code episode/node} of the last decision on the line the player is on; may be empty
   * @param choices how many choices were taken on that line
   * @param endings the endings reached, as {@code episode/node}
   * @param lastPlayed milliseconds since 1970, to be shown only
   * @param reading what came of reading it
   */
  public record Entry(
      String name,
      Path file,
      boolean automatic,
      @Nullable JournalHeader header,
      String at,
      int choices,
      List<String> endings,
      long lastPlayed,
      Reading reading) {
    public Entry {
      endings = Collections.unmodifiableList(endings);
    }
  }

  /** All saves, the one played last first. */
  public List<Entry> list() {
    throw new UnsupportedOperationException();
  }

  /** The file of a name as a person typed it, or null where it cannot be a save's name. */
  public @Nullable Path named(String name) {
    throw new UnsupportedOperationException();
  }

  /** The endings found over all saves of a story, as {@code episode/node}, sorted. */
  public List<String> endingsFound(String story) {
    throw new UnsupportedOperationException();
  }
}
