package bicorne.diagnostic;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Lines by number, fast for one source after another: thousands of problems may stand in one file
 * of megabytes, and counting its lines anew for each would take minutes.
 */
final class SourceLines {

  private @Nullable Source source;
  private int[] starts = new int[0];
  private int count;

  /** Line {@code line} of a source, from 1, without its end; empty where there is no such line. */
  @SuppressWarnings("ReferenceEquality") // equals would compare megabytes
  String line(Source of, int line) {
    if (source != of) {
      source = of;
      find(of.text());
    }
    if (line < 1 || line > count) {
      return "";
    }
    String text = of.text();
    int from = starts[line - 1];
    int to = line < count ? starts[line] - 1 : text.length();
    if (to > from && text.charAt(to - 1) == '\r') {
      to--;
    }
    return text.substring(from, to);
  }

  private void find(String text) {
    starts = new int[64];
    starts[0] = 0;
    count = 1;
    for (int feed = text.indexOf('\n'); feed >= 0; feed = text.indexOf('\n', feed + 1)) {
      if (count == starts.length) {
        starts = Arrays.copyOf(starts, 2 * count);
      }
      starts[count++] = feed + 1;
    }
  }
}
