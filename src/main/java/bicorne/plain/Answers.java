package bicorne.plain;

import java.io.IOException;

/** Where a player's lines come from. */
public interface Answers {

  /** Waits for the next line; {@link Answer.End} once there are no more. */
  Answer next() throws IOException;

  /**
   * Drops the lines that are there already, and says how many: what was typed before a page was
   * shown cannot be an answer to it. Only asked at a keyboard.
   */
  int dropTypedAhead() throws IOException;

  /**
   * Waits for so many milliseconds, or until a line is there or the stream has ended; true if so.
   * The line is taken.
   */
  default boolean comes(long millis) throws IOException {
    return dropTypedAhead() > 0;
  }
}
