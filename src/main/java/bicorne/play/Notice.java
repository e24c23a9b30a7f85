package bicorne.play;

/** Something the reader has to be told about how their play is kept. */
public sealed interface Notice {

  /**
   * Nothing is kept from here on: play goes on in memory, and each decision tries again.
   *
   * @param why what stands in the way
   * @param where the file or folder
   * @param detail what the system says; may be empty
   */
  record NotKept(Why why, String where, String detail) implements Notice {}

  /** Everything is kept again, with what was missing: so many lines. */
  record KeptAgain(String where, int lines) implements Notice {}

  /** Another program plays this save: this one goes on in a copy. */
  record InACopy(String busy, String copy) implements Notice {}

  /** The last line was torn and is put aside; {@code lines} whole ones are there. */
  record TornLine(String aside, int lines) implements Notice {}

  /** What stands in the way of keeping. */
  enum Why {
    /** The folder is not there and cannot be made. */
    NO_FOLDER,
    /** The file or its folder cannot be written. */
    READ_ONLY,
    /** There is no room left. */
    FULL,
    /** The journal is longer than could be read back. */
    TOO_LONG,
    /** Another program plays this save. */
    IN_USE,
    /** Anything else, as the detail says. */
    OTHER
  }
}
