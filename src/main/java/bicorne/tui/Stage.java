package bicorne.tui;

import java.util.List;

/**
 * The whole full-screen front end as a value: what it shows, what it wants done, and how it
 * changes.
 */
public interface Stage {

  /** The stage after something happened. */
  Stage hear(Message message);

  /** What is to be done before the next message, in order; empty mostly. */
  List<Command> commands();

  /** What is to be seen: a frame of exactly the size last heard. */
  Frame frame();

  /** After how many milliseconds a {@link Message.Tick} is wanted; 0 for none. */
  int tick();
}
