package bicorne.tui;

/** Something that happened: the only way a {@link Stage} changes. */
public interface Message {

  /**
   * A key was pressed.
   *
   * @param burst whether it came faster than a person types, or was typed before the page was
   *     shown: it may scroll or turn, but never choose or confirm
   */
  record Pressed(Key key, boolean burst) implements Message {}

  /** Text was pasted; never keys. */
  record Pasted(String text) implements Message {}

  /** The terminal has this size now; also sent to ask for a repaint. */
  record Resized(Size size) implements Message {}

  /** The terminal has shown that it draws the finer marks one cell wide. */
  record FineMarks() implements Message {}

  /** The terminal is going away, or a signal asks to end: keep what is to be kept, ask nothing. */
  record Ending() implements Message {}

  /**
   * Time has passed: sent only while the stage asks for it, to pace typing or playing. In
   * milliseconds since the last.
   */
  record Tick(int millis) implements Message {}
}
