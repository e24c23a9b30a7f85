package bicorne.tui;

import bicorne.play.Opened;
import bicorne.play.Sitting;
import java.util.List;

/**
 * What the pages ask of files, clocks and chance. Whoever runs them holds the keeper of the play,
 * and beside it that of a save which was entered and is not gone on with yet.
 */
public sealed interface Errand extends Command {

  /** Keeps what is new, before its page is shown. Answered by {@link Heard.Kept}. */
  record Keep(Sitting sitting) implements Errand {}

  /** Keeps where the reader stands, and lets the file go. Answered by {@link Heard.Parted}. */
  record Part(Sitting sitting) implements Errand {}

  /** From here on a file of its own is kept, under the next free name. No answer. */
  record KeepAnew() implements Errand {}

  /** From here on the save is kept that was entered last. No answer. */
  record KeepThere() implements Errand {}

  /** The save that was entered last is not gone on with. No answer. */
  record LetGo() implements Errand {}

  /** Answered by {@link Heard.Listed}. */
  record ListSaves() implements Errand {}

  /** Reads a save, to go on in it perhaps. Answered by {@link Heard.Entered}. */
  record OpenSave(String name) implements Errand {}

  /**
   * Asks for what a new play needs from outside. Answered by {@link Heard.Dealt}.
   *
   * @param episode to be played by itself; empty for the whole story
   */
  record NewPlay(String episode) implements Errand {}

  /**
   * Copies the play under a name. Answered by {@link Heard.Copied}.
   *
   * @param replace whether the reader has said that a save of that name may be replaced
   */
  record SaveAs(Sitting sitting, String name, boolean replace) implements Errand {}

  /** Answered by {@link Heard.Remark} where they cannot be kept; else not at all. */
  record WriteSettings(Settings settings) implements Errand {}

  /** A page was read that was not read before in any play; see {@link ReadPages}. No answer. */
  record Remember(long page) implements Errand {}

  /**
   * Reads a save without touching it, to be read again. Answered by {@link Heard.Looked}.
   *
   * @param entry the decision to begin at, a number of the journal; 0 for the first page
   */
  record LookAt(String name, int entry) implements Errand {}

  /**
   * Reads all saves of the story, to be laid over each other. Answered by {@link Heard.AllTried}.
   */
  record ReadAll() implements Errand {}

  /** What can be done with saves on their shelf. */
  enum Act {
    RENAME,
    COPY,
    /** To a file anywhere. */
    EXPORT,
    /** From a file anywhere. */
    IMPORT,
    /** Into the trash. */
    DELETE,
    /** Out of the trash. */
    RESTORE
  }

  /**
   * Does something with a save that is not being played. Answered by {@link Heard.Done}.
   *
   * @param save its name; empty for {@link Act#IMPORT}
   * @param words the new name, or a file; empty where none is asked for
   */
  record Shelve(Act act, String save, String words) implements Errand {}

  /** Asks for the saves in the trash. Answered by {@link Heard.Trashed}. */
  record ListTrash() implements Errand {}

  /**
   * Asks whether the story has been saved anew. Answered by {@link Heard.Revised} or {@link
   * Heard.Broken} if so; else not at all.
   */
  record LookAgain() implements Errand {}

  /** A save was opened, and so it is known how it fits. No answer. */
  record FitFound(String save, Opened opened) implements Errand {}

  /** Plays saves again, to know whether they fit. Answered by {@link Heard.Listed}. */
  record TryFits(List<String> saves) implements Errand {
    public TryFits {
      saves = List.copyOf(saves);
    }
  }
}
