package bicorne.tui.lanterna;

/**
 * The full screen could not be opened, and nothing was changed; the plain front end still works.
 *
 * <p>The message is for a report, not for a person: {@link #why} says which sentence to choose.
 */
public final class NoTerminal extends Exception {
  private static final long serialVersionUID = 1;

  /** What stood in the way. */
  public enum Why {
    /** There is no {@code sh} or no {@code stty} on the PATH. */
    NO_STTY,
    /** The terminal does not let its modes be changed, or is none. */
    REFUSED
  }

  private final Why why;

  NoTerminal(Why why, String message) {
    super(message);
    this.why = why;
  }

  /** What stood in the way. */
  public Why why() {
    return why;
  }
}
