package bicorne.explore;

import bicorne.engine.Engine;
import bicorne.engine.State;
import java.util.List;

/**
 * What is to be explored, and how.
 *
 * @param engine plays it; an episode by itself with {@link Engine#alone}. It must remember what the
 *     questions ask
 * @param from where play begins: a state about to enter its node
 * @param questions the author's own
 * @param probes what variables can be, and where; no two of one node
 * @param exact whether states are kept apart even where nothing can tell them apart any more; then
 *     also ranges are found
 * @param threads how many work; what is found does not depend on it
 * @param limits how far it may go
 */
public record Plan(
    Engine engine,
    State from,
    List<Question> questions,
    List<Probe> probes,
    boolean exact,
    int threads,
    Limits limits) {

  public Plan {
    questions = List.copyOf(questions);
    probes = List.copyOf(probes);
  }

  /** The whole story from its beginning, merged, with one thread and no limit. */
  public static Plan whole(Engine engine) {
    return new Plan(
        engine,
        engine.initial(engine.story().start()),
        List.of(),
        List.of(),
        false,
        1,
        Limits.NONE);
  }

  /** The same with questions. */
  public Plan asking(List<Question> other) {
    return new Plan(engine, from, other, probes, exact, threads, limits);
  }

  /** The same with probes. */
  public Plan probing(List<Probe> other) {
    return new Plan(engine, from, questions, other, exact, threads, limits);
  }

  /** The same, exact or merged. */
  public Plan exact(boolean other) {
    return new Plan(engine, from, questions, probes, other, threads, limits);
  }

  /** The same with so many threads. */
  public Plan threads(int other) {
    return new Plan(engine, from, questions, probes, exact, other, limits);
  }

  /** The same within limits. */
  public Plan within(Limits other) {
    return new Plan(engine, from, questions, probes, exact, threads, other);
  }

  /** The same from another state. */
  public Plan from(State other) {
    return new Plan(engine, other, questions, probes, exact, threads, limits);
  }
}
