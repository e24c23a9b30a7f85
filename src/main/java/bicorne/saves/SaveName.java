package bicorne.saves;

/** What a save can be called, the same on every system. */
public final class SaveName {

  /** The longest name, in bytes of UTF-8. */
  public static final int MOST_BYTES = 200;

  private SaveName() {}

  /** Why no save can be called so. */
  public enum Fault {
    EMPTY,
    TOO_LONG,
    /** A character that some system does not allow, or that cannot be seen. */
    CHARACTER,
    /** It begins or ends with a dot or a space. */
    EDGE,
    /** Some system keeps this name for itself. */
    RESERVED
  }
}
