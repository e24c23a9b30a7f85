package bicorne.play;

import bicorne.engine.Engine;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which decision moved a variable last. */
public final class Moved {

  private Moved() {}

  /** The last of these decisions behind which it was another than before; null where none was. */
  public static @Nullable Decided last(Engine engine, int variable, List<Decided> decisions) {
    for (int i = decisions.size() - 1; i >= 0; i--) {
      Decided decided = decisions.get(i);
      if (engine.value(decided.before(), variable) != engine.value(decided.after(), variable)) {
        return decided;
      }
    }
    return null;
  }
}
