package bicorne.saves;

import org.jspecify.annotations.Nullable;

/** What came of reading a save. */
public sealed interface Reading {

  /**
   * All of it was read.
   *
   * @param torn whether a last line that was not written to its end was left out
   */
  record Whole(Journal journal, boolean torn) implements Reading {}

  /**
   * A line in the middle cannot be read.
   *
   * @param line its number in the file, from 1
   * @param why what is wrong with it
   * @param before all before it; null where there is nothing to use
   */
  record Damaged(int line, Fault why, @Nullable Journal before) implements Reading {}

  /**
   * A later Bicorne wrote it.
   *
   * @param version the version of its format; ours is {@link JournalCodec#VERSION}
   * @param bicorne the version of Bicorne that it names; may be empty
   */
  record Newer(String version, String bicorne) implements Reading {}

  /** It cannot be opened at all; {@code detail} is what the system says, and may be empty. */
  record Unreadable(Obstacle why, String detail) implements Reading {}

  /** What can stand in the way of a file. */
  enum Obstacle {
    MISSING,
    NOT_A_FILE,
    FORBIDDEN,
    TOO_LARGE,
    /** A link: it is read and never written. */
    LINK,
    OTHER
  }

  /** What can be wrong with a line. */
  enum Fault {
    /** There is nothing in the file. */
    EMPTY,
    /** It is no save: no {@code bicorne-save} at its beginning. */
    NOT_A_SAVE,
    /** The bytes are no UTF-8. */
    NOT_UTF8,
    /** It is no YAML that a save could hold. */
    NOT_YAML,
    /** Something that a line needs is missing or not what it should be. */
    NOT_A_LINE,
    /** Its number does not rise, or it continues a line that is not there. */
    OUT_OF_ORDER,
    /** It is longer than any line we write. */
    TOO_LONG,
    /** There are more lines than a journal can have. */
    TOO_MANY
  }
}
