package bicorne.authoring;

import bicorne.engine.Awaits;
import bicorne.engine.Dice;
import bicorne.engine.Engine;
import bicorne.engine.Moment;
import bicorne.model.Node;
import bicorne.model.Option;
import bicorne.model.Story;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Plays a story at random, the same for the same seed, and counts where it came.
 *
 * <p>What was never taken in many plays is not proved to be unreachable: it is where to look.
 */
public final class RandomPlays {

  /** A play that goes on for longer is broken off and counted as that. */
  private static final int MOST_STEPS = 5_000;

  private final Story story;
  private final Engine engine;
  private final int[] taken;
  private final int[] offered;
  private final Map<String, Integer> endings = new TreeMap<>();
  private final Map<String, Integer> faults = new TreeMap<>();
  private int unfinished;
  private long random;

  private RandomPlays(Story story, long seed) {
    this.story = story;
    this.engine = new Engine(story);
    this.taken = new int[story.options().size()];
    this.offered = new int[story.options().size()];
    this.random = seed;
  }

  /**
   * What came of the plays.
   *
   * @param endings how often each was reached, by address; 0 for those that never were
   * @param faults where play could not go on, and how often
   * @param unfinished plays broken off
   * @param options all choices and outcomes
   * @param never those that were never taken, by address
   * @param alwaysOpen choices with a condition that always held when they were there
   * @param neverOpen those with one that never held
   */
  public record Coverage(
      Map<String, Integer> endings,
      Map<String, Integer> faults,
      int unfinished,
      int options,
      List<String> never,
      List<String> alwaysOpen,
      List<String> neverOpen) {
    public Coverage {
      never = List.copyOf(never);
      alwaysOpen = List.copyOf(alwaysOpen);
      neverOpen = List.copyOf(neverOpen);
    }
  }

  /** Plays so many times from the start. */
  public static Coverage of(Story story, int plays, long seed) {
    RandomPlays all = new RandomPlays(story, seed);
    int[] open = new int[story.options().size()];
    for (int play = 0; play < plays; play++) {
      all.play(open);
    }
    return all.coverage(open);
  }

  private void play(int[] open) {
    Moment moment = engine.begin();
    for (int step = 0; step < MOST_STEPS; step++) {
      Awaits awaits = moment.awaits();
      if (awaits instanceof Awaits.Turn) {
        moment = engine.turn(moment);
      } else if (awaits instanceof Awaits.Choice choice) {
        List<Integer> possible = new ArrayList<>();
        for (Awaits.Offer offer : choice.offers()) {
          offered[offer.option()]++;
          if (offer.open()) {
            open[offer.option()]++;
            possible.add(offer.option());
          }
        }
        int option = possible.get((int) Long.remainderUnsigned(next(), possible.size()));
        taken[option]++;
        moment = engine.choose(moment, option);
      } else if (awaits instanceof Awaits.Chance chance) {
        int outcome = Dice.pick(chance.outcomes(), next()).number();
        taken[outcome]++;
        moment = engine.fall(moment, outcome);
      } else if (awaits instanceof Awaits.Draw draw) {
        moment = engine.draw(moment, Dice.pick(draw.nodes(), next()).number());
      } else {
        ended(awaits);
        return;
      }
    }
    unfinished++;
  }

  private void ended(Awaits awaits) {
    if (awaits instanceof Awaits.End end) {
      endings.merge(story.address(end.node()), 1, Integer::sum);
    } else if (awaits instanceof Awaits.Fault fault) {
      faults.merge(story.address(fault.node()), 1, Integer::sum);
    }
  }

  /** SplitMix64: a step of a counter, well stirred. */
  private long next() {
    random += 0x9E3779B97F4A7C15L;
    long z = (random ^ random >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }

  private Coverage coverage(int[] open) {
    Map<String, Integer> all = new LinkedHashMap<>();
    for (Node node : story.nodes()) {
      if (node.exit() instanceof Node.Ends) {
        String address = story.address(node.number());
        all.put(address, endings.getOrDefault(address, 0));
      }
    }
    List<String> never = new ArrayList<>();
    List<String> always = new ArrayList<>();
    List<String> closed = new ArrayList<>();
    for (Option option : story.options()) {
      int number = option.number();
      String address = story.optionAddress(number);
      if (taken[number] == 0) {
        never.add(address);
      }
      if (option.when() != null && offered[number] > 0) {
        if (open[number] == offered[number]) {
          always.add(address);
        } else if (open[number] == 0) {
          closed.add(address);
        }
      }
    }
    return new Coverage(all, faults, unfinished, taken.length, never, always, closed);
  }
}
