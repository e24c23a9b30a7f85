package bicorne.bench;

import java.util.Arrays;
import java.util.Locale;

/** Prints figures beside their bars. */
final class Figure {

  private Figure() {}

  static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }

  /** The median of what one costs against the other, round by round. */
  static double ratio(double[] values, double[] yardstick) {
    double[] ratios = new double[values.length];
    for (int round = 0; round < values.length; round++) {
      ratios[round] = values[round] / yardstick[round];
    }
    return median(ratios);
  }

  static void print(String what, String figure, String bar, boolean passed) {
    System.out.printf(
        Locale.ROOT, "  %-34s %-24s bar %-12s %s%n", what, figure, bar, passed ? "pass" : "FAIL");
  }

  static String of(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
