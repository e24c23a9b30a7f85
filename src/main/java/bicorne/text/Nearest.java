package bicorne.text;

import java.util.Arrays;
import java.util.Optional;

/**
 * The known name a wrong one was probably meant to be, for "did you mean".
 *
 * <p>Measured in code points as restricted Damerau-Levenshtein distance: letters left out, added,
 * changed, or two neighbours swapped. Case, Unicode form and the choice between blank, {@code -}
 * and {@code _} make no distance. A name is near if it is no further than a third of the longer
 * one, at least one and at most four, and shares something with it.
 */
public final class Nearest {
  private static final int FURTHEST = 4;

  /** Names longer than this are compared for sameness only, which bounds the time. */
  private static final int LONGEST = 200;

  private Nearest() {}

  /** The nearest of the {@code known} names that is near; of equally near ones, the first. */
  public static Optional<String> to(String wrong, Iterable<String> known) {
    int[] wanted = points(wrong);
    Optional<String> nearest = Optional.empty();
    int best = Integer.MAX_VALUE;
    for (String name : known) {
      int[] points = points(name);
      int limit = Math.min(best - 1, limit(wanted.length, points.length));
      int distance = distance(wanted, points, limit);
      if (distance <= limit) {
        best = distance;
        nearest = Optional.of(name);
      }
    }
    return nearest;
  }

  private static int[] points(String name) {
    String folded = Names.fold(name);
    int[] points = new int[folded.codePointCount(0, folded.length())];
    int index = 0;
    for (int at = 0; at < folded.length(); at = folded.offsetByCodePoints(at, 1)) {
      int point = folded.codePointAt(at);
      points[index++] = point == '_' || point == ' ' ? '-' : point;
    }
    return points;
  }

  private static int limit(int one, int other) {
    int longer = Math.max(one, other);
    int shorter = Math.min(one, other);
    return longer > LONGEST
        ? 0
        : Math.min(shorter - 1, Math.min(FURTHEST, Math.max(1, longer / 3)));
  }

  /** The distance of two names, or something above {@code limit} if it is further. */
  private static int distance(int[] one, int[] other, int limit) {
    if (limit <= 0) {
      return limit == 0 && Arrays.equals(one, other) ? 0 : limit + 1;
    }
    if (Math.abs(one.length - other.length) > limit) {
      return limit + 1;
    }
    int[] beforeLast = new int[other.length + 1];
    int[] last = new int[other.length + 1];
    int[] row = new int[other.length + 1];
    for (int column = 0; column < last.length; column++) {
      last[column] = column;
    }
    for (int line = 1; line <= one.length; line++) {
      row[0] = line;
      for (int column = 1; column <= other.length; column++) {
        int change = one[line - 1] == other[column - 1] ? 0 : 1;
        int steps =
            Math.min(last[column - 1] + change, Math.min(last[column], row[column - 1]) + 1);
        boolean swapped =
            line > 1
                && column > 1
                && one[line - 1] == other[column - 2]
                && one[line - 2] == other[column - 1];
        row[column] = swapped ? Math.min(steps, beforeLast[column - 2] + 1) : steps;
      }
      int[] free = beforeLast;
      beforeLast = last;
      last = row;
      row = free;
    }
    return last[other.length];
  }
}
