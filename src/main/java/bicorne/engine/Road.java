package bicorne.engine;

import bicorne.model.History;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The historical road: from the story's start the first possible option marked {@code main}, in a
 * draw the first possible entry.
 */
public final class Road {

  /** One decision of the road: the node, and the option history took there. */
  public record Step(int node, int option) {}

  private final List<Step> steps = new ArrayList<>();
  private final @Nullable State[] entries;
  private Moment last;

  /** Walks the road of an engine's story. */
  public Road(Engine engine) {
    entries = new @Nullable State[engine.story().files().size()];
    Engine watched =
        engine.watched(
            (node, words) -> {
              int file = engine.story().nodes().get(node).file();
              if (entries[file] == null) {
                long[] copy = words.clone();
                engine.layout.position(copy, engine.layout.entering(node));
                entries[file] = new State(copy);
              }
            });
    last = watched.begin();
    TreeSet<State> seen = new TreeSet<>();
    while (seen.add(last.state())) {
      Moment next = next(watched, last);
      if (next == null) {
        return;
      }
      last = next;
    }
  }

  private @Nullable Moment next(Engine engine, Moment moment) {
    Awaits awaits = moment.awaits();
    if (awaits instanceof Awaits.Turn) {
      return engine.turn(moment);
    }
    if (awaits instanceof Awaits.Choice choice) {
      for (Awaits.Offer offer : choice.offers()) {
        if (offer.open() && main(engine, offer.option())) {
          steps.add(new Step(engine.node(moment.state()), offer.option()));
          return engine.choose(moment, offer.option());
        }
      }
    }
    if (awaits instanceof Awaits.Chance chance) {
      for (Awaits.Possible possible : chance.outcomes()) {
        if (main(engine, possible.number())) {
          steps.add(new Step(engine.node(moment.state()), possible.number()));
          return engine.fall(moment, possible.number());
        }
      }
    }
    return awaits instanceof Awaits.Draw draw
        ? engine.draw(moment, draw.nodes().get(0).number())
        : null;
  }

  private static boolean main(Engine engine, int option) {
    return engine.story().options().get(option).history() == History.Mark.MAIN;
  }

  /** The decisions of the road, in order. */
  public List<Step> steps() {
    return Collections.unmodifiableList(steps);
  }

  /**
   * Where the road stops: at an ending, at a decision without a possible {@code main}, or where it
   * runs in a circle.
   */
  public Moment last() {
    return last;
  }

  /**
   * The state in which the road first enters an episode, about to enter its node; null for one that
   * it misses.
   */
  public @Nullable State entry(int file) {
    return entries[file];
  }
}
