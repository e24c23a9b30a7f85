package bicorne.tui;

import bicorne.text.Wrap;
import bicorne.wording.ScreenWords;
import bicorne.wording.Wording;
import java.util.ArrayList;
import java.util.List;

/** What is seen where no page has room; it goes away when there is some. */
final class TooSmall {

  private TooSmall() {}

  static Frame frame(Size size, Wording wording) {
    String words =
        wording.say(
            ScreenWords.TOO_SMALL, "columns", Plan.LEAST.columns(), "rows", Plan.LEAST.rows());
    List<Frame.Row> rows = new ArrayList<>();
    for (String line : Wrap.strings(words, size.columns())) {
      if (rows.size() < size.rows()) {
        rows.add(Frame.Row.of(Cells.cut(line, size.columns()), Look.NOTICE));
      }
    }
    return new Frame(size, rows, null);
  }
}
