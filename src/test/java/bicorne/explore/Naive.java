package bicorne.explore;

import bicorne.engine.Awaits;
import bicorne.engine.Engine;
import bicorne.engine.Moment;
import bicorne.engine.State;
import bicorne.engine.WatchedEngine;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * What can happen in a story, found with the engine that plays and nothing else: every state in a
 * map, breadth first.
 */
final class Naive {

  private static final int MOST_PAGES = 300;

  private final Engine engine;
  private final Map<State, Integer> depths = new LinkedHashMap<>();
  private final Map<State, Set<State>> leads = new LinkedHashMap<>();
  private final Set<State> ends = new LinkedHashSet<>();
  private final Set<State> faulty = new LinkedHashSet<>();
  private int depth;

  /** What was seen, by a name for it, and the decisions before. */
  final Map<String, Integer> seen = new TreeMap<>();

  /** Whether play can go on without a decision for very long; then nothing else is said. */
  boolean endless;

  Naive(Engine plain, State from) {
    engine = WatchedEngine.of(plain, node -> saw("node " + node));
    Moment first = settle(engine.enter(from));
    if (endless) {
      return;
    }
    ArrayDeque<State> todo = new ArrayDeque<>();
    depths.put(first.state(), 0);
    todo.add(first.state());
    while (!todo.isEmpty() && !endless) {
      State state = todo.remove();
      int here = depth(state);
      depth = here;
      Moment moment = engine.resume(state);
      look(state, moment);
      depth = here + 1;
      for (Moment next : after(moment)) {
        Moment settled = settle(next);
        leads.computeIfAbsent(state, s -> new LinkedHashSet<>()).add(settled.state());
        if (depths.putIfAbsent(settled.state(), depth) == null) {
          todo.add(settled.state());
        }
      }
    }
  }

  private int depth(State state) {
    return depths.getOrDefault(state, -1);
  }

  private void saw(String what) {
    seen.putIfAbsent(what, depth);
  }

  private Moment settle(Moment moment) {
    Moment at = moment;
    for (int pages = 0; at.awaits() instanceof Awaits.Turn; pages++) {
      if (pages > MOST_PAGES) {
        endless = true;
        return at;
      }
      for (Awaits.Offer locked : ((Awaits.Turn) at.awaits()).locked()) {
        saw("locked " + locked.option());
      }
      at = engine.turn(at);
    }
    endless |= at.awaits() instanceof Awaits.Fault fault && fault.kind() == Awaits.Kind.CIRCLE;
    return at;
  }

  private void look(State state, Moment moment) {
    Awaits awaits = moment.awaits();
    if (awaits instanceof Awaits.Choice choice) {
      for (Awaits.Offer offer : choice.offers()) {
        saw((offer.open() ? "option " : "locked ") + offer.option());
      }
    } else if (awaits instanceof Awaits.Chance chance) {
      for (Awaits.Possible possible : chance.outcomes()) {
        saw("option " + possible.number());
      }
    } else if (awaits instanceof Awaits.Fault fault) {
      faulty.add(state);
      saw(
          fault.kind()
              + " "
              + (fault.option() >= 0 ? "behind " + fault.option() : "at " + fault.node()));
    } else if (awaits instanceof Awaits.End || awaits instanceof Awaits.Left) {
      ends.add(state);
    }
  }

  private List<Moment> after(Moment moment) {
    List<Moment> after = new ArrayList<>();
    Awaits awaits = moment.awaits();
    if (awaits instanceof Awaits.Choice choice) {
      for (Awaits.Offer offer : choice.offers()) {
        if (offer.open()) {
          after.add(engine.choose(moment, offer.option()));
        }
      }
    } else if (awaits instanceof Awaits.Chance chance) {
      for (Awaits.Possible possible : chance.outcomes()) {
        after.add(engine.fall(moment, possible.number()));
      }
    } else if (awaits instanceof Awaits.Draw draw) {
      for (Awaits.Possible possible : draw.nodes()) {
        after.add(engine.draw(moment, possible.number()));
      }
    }
    return after;
  }

  int states() {
    return depths.size();
  }

  /** The decisions before the nearest state from which no ending can be reached; -1 for none. */
  int nearestTrap() {
    Map<State, List<State>> from = new LinkedHashMap<>();
    leads.forEach(
        (state, after) -> {
          for (State next : after) {
            from.computeIfAbsent(next, s -> new ArrayList<>()).add(state);
          }
        });
    Set<State> good = new LinkedHashSet<>(ends);
    ArrayDeque<State> todo = new ArrayDeque<>(ends);
    while (!todo.isEmpty()) {
      for (State before : from.getOrDefault(todo.remove(), List.of())) {
        if (good.add(before)) {
          todo.add(before);
        }
      }
    }
    for (Map.Entry<State, Integer> entry : depths.entrySet()) {
      if (!good.contains(entry.getKey()) && !faulty.contains(entry.getKey())) {
        return entry.getValue();
      }
    }
    return -1;
  }
}
