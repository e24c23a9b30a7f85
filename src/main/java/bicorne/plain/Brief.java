package bicorne.plain;

import bicorne.text.Clean;
import bicorne.text.DisplayWidth;

/** What was typed, short and safe enough to be said back. */
final class Brief {

  private static final int CELLS = 40;

  private Brief() {}

  static String of(String typed) {
    String head = typed.length() > 8 * CELLS ? typed.substring(0, 8 * CELLS) : typed;
    String clean = Clean.line(head.strip());
    int end = DisplayWidth.fit(clean, CELLS);
    return end == clean.length() && head.length() == typed.length()
        ? clean
        : clean.substring(0, end) + "…";
  }
}
