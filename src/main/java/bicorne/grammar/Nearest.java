package bicorne.grammar;

import java.util.Locale;
import java.util.Optional;

/**
 * The nearest known name to a misspelt one. A stand-in until {@code bicorne.text.Nearest} is here:
 * it judges alike.
 */
final class Nearest {

  private Nearest() {}

  static Optional<String> to(String wrong, Iterable<String> known) {
    String nearest = null;
    int best = Integer.MAX_VALUE;
    for (String name : known) {
      int longer = Math.max(wrong.length(), name.length());
      int shorter = Math.min(wrong.length(), name.length());
      int limit = Math.min(shorter - 1, Math.min(4, Math.max(1, longer / 3)));
      if (longer - shorter <= limit && longer <= 200) {
        int distance = distance(fold(wrong), fold(name));
        if (distance <= limit && distance < best) {
          best = distance;
          nearest = name;
        }
      }
    }
    return Optional.ofNullable(nearest);
  }

  private static String fold(String name) {
    return name.toLowerCase(Locale.ROOT).replace('_', '-').replace(' ', '-');
  }

  private static int distance(String a, String b) {
    int[][] rows = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          rows[i][j] = i + j;
          continue;
        }
        int same = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        int least =
            Math.min(rows[i - 1][j - 1] + same, Math.min(rows[i - 1][j], rows[i][j - 1]) + 1);
        boolean swapped =
            i > 1
                && j > 1
                && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
        rows[i][j] = swapped ? Math.min(least, rows[i - 2][j - 2] + 1) : least;
      }
    }
    return rows[a.length()][b.length()];
  }
}
