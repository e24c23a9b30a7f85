package bicorne.plain;

import bicorne.engine.Engine;
import bicorne.play.Tried;
import bicorne.saves.Edition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Other plays of somebody who has none. */
public final class NoSaves implements Earlier {

  @Override
  public List<Integer> endings(Engine engine) {
    return List.of();
  }

  @Override
  public @Nullable Tried tried(Edition edition) {
    return null;
  }
}
