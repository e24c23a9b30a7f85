package bicorne.saves;

/**
 * Why something could not be written.
 *
 * @param why what stood in the way
 * @param where the file or folder
 * @param detail what the system says, cleaned of what could steer a terminal; may be empty
 */
public record Failure(Why why, String where, String detail) {

  /** What can stand in the way. */
  public enum Why {
    /** The folder is not there and cannot be made. */
    NO_FOLDER,
    /** The file or its folder cannot be written. */
    READ_ONLY,
    /** There is no room left. */
    FULL,
    /** The journal is longer than could be read back. */
    TOO_LONG,
    /** Another program has written the file, or holds it. */
    TAKEN,
    /** Anything else, as {@code detail} says. */
    OTHER
  }
}
