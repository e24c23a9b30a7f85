package bicorne.play;

import bicorne.engine.Awaits;
import bicorne.engine.Engine;
import bicorne.model.StoryFile;
import bicorne.saves.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;

/** A reader who does anything that can be done, by a seed. */
final class RandomPlay {

  private final SplittableRandom random;
  private Sitting sitting;
  private boolean chose;

  RandomPlay(Engine engine, long seed) {
    random = new SplittableRandom(seed);
    Beginning beginning =
        seed % 5 == 0
            ? Beginning.episode(lastEpisode(engine), seed, "en", "")
            : Beginning.whole(seed, "zh-Hans", "2026-11-30T15:04:05Z");
    sitting = Objects.requireNonNull(Sitting.begin(engine, beginning.named("no: #1").by("1.0")));
  }

  private static String lastEpisode(Engine engine) {
    String last = "";
    for (StoryFile file : engine.story().files()) {
      last = file.scene() ? last : file.id();
    }
    return last;
  }

  Sitting sitting() {
    return sitting;
  }

  /** Whether the last step was a choice. */
  boolean chose() {
    return chose;
  }

  /** One step forward, or now and then to some other place. */
  Sitting step() {
    int kind = random.nextInt(20);
    chose = kind > 2 && sitting.moment().awaits() instanceof Awaits.Choice;
    if (kind == 0 && sitting.canGoBack()) {
      sitting = sitting.back();
    } else if (kind == 1 && sitting.canGoForward()) {
      sitting = sitting.forward();
    } else if (kind == 2) {
      sitting = sitting.to(anywhere());
    } else {
      sitting = onward();
    }
    return sitting;
  }

  private int anywhere() {
    List<Integer> places = new ArrayList<>(List.of(0));
    for (Line line : sitting.journal().lines()) {
      if (sitting.canGoTo(line.n())) {
        places.add(line.n());
      }
    }
    return places.get(random.nextInt(places.size()));
  }

  /** One step forward that depends on nothing but the place and a number. */
  static Sitting onward(Sitting sitting, int number) {
    Awaits awaits = sitting.moment().awaits();
    if (awaits instanceof Awaits.Turn) {
      return sitting.turn();
    }
    if (awaits instanceof Awaits.Choice choice) {
      List<Integer> open = new ArrayList<>();
      for (Awaits.Offer offer : choice.offers()) {
        if (offer.open()) {
          open.add(offer.option());
        }
      }
      return sitting.choose(open.get(number % open.size()));
    }
    return sitting.to(0);
  }

  private Sitting onward() {
    Awaits awaits = sitting.moment().awaits();
    if (awaits instanceof Awaits.Turn) {
      return sitting.turn();
    }
    if (awaits instanceof Awaits.Choice choice) {
      List<Integer> open = new ArrayList<>();
      for (Awaits.Offer offer : choice.offers()) {
        if (offer.open()) {
          open.add(offer.option());
        }
      }
      return sitting.choose(open.get(random.nextInt(open.size())));
    }
    return sitting.to(anywhere());
  }
}
