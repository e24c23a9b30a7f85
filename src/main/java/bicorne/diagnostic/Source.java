package bicorne.diagnostic;

import java.util.ArrayList;
import java.util.List;

/**
 * A named text and its lines, for showing where a problem stands.
 *
 * @param name how the file is called in messages: its path in the story's folder, with {@code /}
 * @param text the whole text, decoded, without a byte-order mark
 */
public record Source(String name, String text) {

  /** Line {@code line}, from 1, without its end; empty where there is no such line. */
  public String line(int line) {
    int from = 0;
    for (int n = 1; n < line; n++) {
      int next = text.indexOf('\n', from);
      if (next < 0) {
        return "";
      }
      from = next + 1;
    }
    int to = text.indexOf('\n', from);
    to = to < 0 ? text.length() : to;
    if (to > from && text.charAt(to - 1) == '\r') {
      to--;
    }
    return text.substring(from, to);
  }

  /** All lines, without their ends. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    int from = 0;
    while (from <= text.length()) {
      int to = text.indexOf('\n', from);
      int end = to < 0 ? text.length() : to;
      lines.add(text.substring(from, end > from && text.charAt(end - 1) == '\r' ? end - 1 : end));
      if (to < 0) {
        break;
      }
      from = to + 1;
    }
    return lines;
  }
}
