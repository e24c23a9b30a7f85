package bicorne.engine;

import java.util.function.IntConsumer;

/** An engine that tells a test of every node it enters. */
public final class WatchedEngine {

  private WatchedEngine() {}

  /** The same engine, telling {@code entered}. */
  public static Engine of(Engine engine, IntConsumer entered) {
    return engine.watched((node, words) -> entered.accept(node));
  }
}
