package bicorne.tui;

import java.util.List;

/** Does what a stage asks: the only place where commands meet files and clocks. */
public interface Errands {

  /** Does one command, on the loop's thread; what came of it is heard by the stage, in order. */
  List<Message> run(Command command);
}
