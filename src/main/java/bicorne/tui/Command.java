package bicorne.tui;

/**
 * Something a {@link Stage} asks the world outside to do; plain data, so that a test can compare
 * it.
 */
public interface Command {

  /** Leaves the full screen for good; {@code farewell} is printed after it, empty for nothing. */
  record Leave(int status, String farewell) implements Command {}

  /** Rings the terminal's bell once. */
  record Ring() implements Command {}
}
