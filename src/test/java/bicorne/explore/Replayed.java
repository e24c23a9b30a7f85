package bicorne.explore;

import bicorne.engine.Awaits;
import bicorne.engine.Engine;
import bicorne.engine.Moment;
import bicorne.engine.State;

/** Plays roads with the engine that plays. */
final class Replayed {

  private static final int MOST_PAGES = 3000;

  private Replayed() {}

  /** Where a road ends; it ends sooner where play stops. */
  static Moment last(Engine engine, State from, Road road) {
    Moment at = settle(engine, engine.enter(from));
    for (Road.Step step : road.decisions()) {
      if (at.awaits() instanceof Awaits.Fault) {
        return at;
      }
      at = settle(engine, taken(engine, at, step));
    }
    return at;
  }

  private static Moment taken(Engine engine, Moment at, Road.Step step) {
    return switch (step.by()) {
      case CHOICE -> engine.choose(at, step.number());
      case OUTCOME -> engine.fall(at, step.number());
      case DRAW -> engine.draw(at, step.number());
    };
  }

  private static Moment settle(Engine engine, Moment moment) {
    Moment at = moment;
    for (int pages = 0; pages < MOST_PAGES && at.awaits() instanceof Awaits.Turn; pages++) {
      at = engine.turn(at);
    }
    return at;
  }
}
