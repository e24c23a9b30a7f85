package bicorne.cli;

import bicorne.authoring.RandomPlays;
import bicorne.model.Story;
import bicorne.wording.ErrandWords;
import java.util.List;
import java.util.Map;

/** {@code test --random N}: plays at random, and what they never came to. */
final class RandomTest {

  private static final int MOST = 1_000_000;

  private RandomTest() {}

  static ExitStatus run(Call call, Story story) {
    int plays = number(call.arguments().value(Flag.RANDOM, ""));
    long seed = Seeds.of(call.arguments().value(Flag.SEED));
    RandomPlays.Coverage coverage = RandomPlays.of(story, plays, seed);
    int taken = coverage.options() - coverage.never().size();
    call.out()
        .println(
            call.wording()
                .say(
                    ErrandWords.RANDOM_PLAYED,
                    "plays",
                    plays,
                    "seed",
                    seed,
                    "taken",
                    taken,
                    "options",
                    coverage.options()));
    counts(call, ErrandWords.RANDOM_ENDINGS, coverage.endings());
    counts(call, ErrandWords.RANDOM_FAULTS, coverage.faults());
    if (coverage.unfinished() > 0) {
      call.out()
          .println(
              call.wording().say(ErrandWords.RANDOM_UNFINISHED, "plays", coverage.unfinished()));
    }
    list(call, ErrandWords.RANDOM_NEVER, coverage.never());
    list(call, ErrandWords.RANDOM_NEVER_OPEN, coverage.neverOpen());
    list(call, ErrandWords.RANDOM_ALWAYS_OPEN, coverage.alwaysOpen());
    return coverage.faults().isEmpty() ? ExitStatus.FINE : ExitStatus.FINDINGS;
  }

  private static int number(String typed) {
    int number = 0;
    for (int i = 0; i < typed.length(); i++) {
      char c = typed.charAt(i);
      if (c < '0' || c > '9' || number > MOST) {
        throw Trouble.usage(ErrandWords.RANDOM_NUMBER, "most", MOST);
      }
      number = number * 10 + (c - '0');
    }
    if (number < 1 || number > MOST) {
      throw Trouble.usage(ErrandWords.RANDOM_NUMBER, "most", MOST);
    }
    return number;
  }

  private static void counts(Call call, ErrandWords heading, Map<String, Integer> counts) {
    if (!counts.isEmpty()) {
      call.out().println(call.wording().say(heading));
      counts.forEach((name, count) -> call.out().println("  " + count + "  " + name));
    }
  }

  private static void list(Call call, ErrandWords heading, List<String> names) {
    if (!names.isEmpty()) {
      call.out().println(call.wording().say(heading));
      names.forEach(name -> call.out().println("  " + name));
    }
  }
}
