package bicorne.plain;

import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** Plain text for lists of short lines under headings. */
public final class SummaryPaper {

  private final Column column;

  /**
   * @param width of a line in cells; 0 for a width that reads well
   */
  public SummaryPaper(Writer out, int width) {
    column = new Column(out, width);
  }

  /** What the lines below are of. */
  public void heading(String words) {
    column.heading(3, words);
  }

  /** A line behind its number. */
  public void item(String mark, String words) {
    column.item(mark, words, false);
  }

  /** A line of its own. */
  public void note(String words) {
    column.line(words);
  }

  /** Lines of their own. */
  public void notes(List<String> all) {
    for (String words : all) {
      column.line(words);
    }
  }

  /** All of it is out. */
  public void end() throws IOException {
    try {
      column.flush();
    } catch (OutputLost e) {
      throw e.cause();
    }
  }
}
