package bicorne.saves;

import bicorne.engine.Digest;
import bicorne.engine.Engine;
import bicorne.engine.State;
import bicorne.model.Renames;
import bicorne.model.Story;
import bicorne.model.Variable;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A story as journals are written on it: the engine that plays it, its logic hash, its names.
 *
 * @param engine the engine of the whole story
 * @param logic its {@link Fingerprint}
 * @param digest of its states
 * @param renames from older names to today's
 */
public record Edition(Engine engine, String logic, Digest digest, Renames renames) {

  /** The edition of an engine's story; reads all of it for its logic hash. */
  public static Edition of(Engine engine) {
    return of(engine, Fingerprint.of(engine.story()));
  }

  /** The same where the logic hash is known from before. */
  public static Edition of(Engine engine, String logic) {
    return new Edition(engine, logic, new Digest(engine), new Renames(engine.story().renames()));
  }

  /** The story. */
  public Story story() {
    return engine.story();
  }

  /** The story's own variables in a state, by name, as saves write them. */
  public Map<String, String> values(State state) {
    Map<String, String> values = new LinkedHashMap<>();
    for (Variable variable : story().variables()) {
      if (!variable.derived() && variable.file() < 0) {
        values.put(
            variable.name(), Digest.print(variable.type(), engine.value(state, variable.number())));
      }
    }
    return values;
  }

  /** What the variables that differ between two states are in the second. */
  public Map<String, String> changes(State before, State after) {
    Map<String, String> changes = new LinkedHashMap<>();
    for (Variable variable : story().variables()) {
      if (!variable.derived()) {
        long value = engine.value(after, variable.number());
        if (value != engine.value(before, variable.number())) {
          changes.put(Digest.name(story(), variable), Digest.print(variable.type(), value));
        }
      }
    }
    return changes;
  }
}
