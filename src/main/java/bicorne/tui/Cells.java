package bicorne.tui;

import bicorne.text.Clean;
import bicorne.text.DisplayWidth;

/** Words measured, cut and filled by cells. */
final class Cells {

  private static final String CUT = "...";

  private Cells() {}

  static int of(String words) {
    return DisplayWidth.of(words);
  }

  /** As many blanks. */
  static String blank(int cells) {
    return cells <= 0 ? "" : " ".repeat(cells);
  }

  /** One line of safe words in no more than so many cells; what is cut ends with three dots. */
  static String cut(String words, int cells) {
    String line = Clean.line(words);
    if (cells <= 0) {
      return "";
    }
    int whole = DisplayWidth.fit(line, cells);
    if (whole == line.length()) {
      return line;
    }
    if (cells <= CUT.length()) {
      return line.substring(0, whole);
    }
    return line.substring(0, DisplayWidth.fit(line, cells - CUT.length())).stripTrailing() + CUT;
  }

  /** Words with blanks behind them, so that they take so many cells. */
  static String filled(String words, int cells) {
    return words + blank(cells - of(words));
  }
}
