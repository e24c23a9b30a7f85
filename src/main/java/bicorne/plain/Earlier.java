package bicorne.plain;

import bicorne.engine.Engine;
import bicorne.play.Tried;
import bicorne.saves.Edition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What other plays have found. Asked only when it is wanted, since it reads every save. */
public interface Earlier {

  /** The endings found, as nodes of a story. */
  List<Integer> endings(Engine engine);

  /** All that was tried in the saves of a story; null where there is no place for saves. */
  @Nullable Tried tried(Edition edition);
}
