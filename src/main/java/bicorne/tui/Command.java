package bicorne.tui;

/**
 * Something a {@link Stage} asks the world outside to do; plain data, so that a test can compare
 * it.
 */
public interface Command {

  /** Leaves the full screen for good; {@code farewell} is printed after it, empty for nothing. */
  record Leave(int status, String farewell) implements Command {

    /** The status of what was ended by Ctrl-C, whether it came as a key or as a signal. */
    public static final int INTERRUPTED = 130;
  }

  /** Rings the terminal's bell once. */
  record Ring() implements Command {}
}
