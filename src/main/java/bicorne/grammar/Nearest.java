package bicorne.grammar;

import java.util.Optional;

/** The nearest known name to a misspelt one. A stand-in until {@code bicorne.text} has it. */
final class Nearest {

  private Nearest() {}

  static Optional<String> to(String wrong, Iterable<String> known) {
    String best = null;
    int least = Math.max(1, wrong.length() / 3) + 1;
    for (String name : known) {
      if (Math.abs(name.length() - wrong.length()) < least) {
        int distance = distance(wrong, name);
        if (distance < least) {
          least = distance;
          best = name;
        }
      }
    }
    return Optional.ofNullable(best);
  }

  private static int distance(String a, String b) {
    int[] above = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      above[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] row = new int[b.length() + 1];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int same = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        row[j] = Math.min(above[j - 1] + same, Math.min(above[j], row[j - 1]) + 1);
      }
      above = row;
    }
    return above[b.length()];
  }
}
