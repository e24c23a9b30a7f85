package bicorne.plain;

import bicorne.play.Tree;
import bicorne.text.Clean;
import bicorne.text.DisplayWidth;
import bicorne.text.Wrap;
import bicorne.told.StoryWords;
import bicorne.told.TreeRows;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** Draws the tree of what was tried, in letters that every terminal has. */
public final class TreePrinter {

  private static final int LEAST = 20;

  /** A tree is to be looked over: so many lines of one decision are enough. */
  private static final int MOST_LINES = 2;

  private static final String MORE = " ...";

  private final Writer out;
  private final int width;
  private final Column column;

  /**
   * @param width of a line in cells
   */
  public TreePrinter(Writer out, int width) {
    this.out = out;
    this.width = Math.max(LEAST, width <= 0 ? Column.WIDEST : width);
    column = new Column(out, Math.min(this.width, Column.WIDEST));
  }

  /** Words of our own above or below it. */
  public void paragraph(String words) throws IOException {
    try {
      column.paragraph(words);
    } catch (OutputLost e) {
      throw e.cause();
    }
  }

  /** The tree. */
  public void tree(Tree tree, StoryWords words, boolean history) throws IOException {
    int digits = 0;
    List<TreeRows.Row> rows = TreeRows.of(tree, words, history);
    for (TreeRows.Row row : rows) {
      digits = Math.max(digits, row.number().length());
    }
    if (!rows.isEmpty()) {
      out.write("\n");
    }
    for (TreeRows.Row row : rows) {
      String front = TreeRows.front(row, false, width / 3);
      String rest = TreeRows.rest(row, false, width / 3);
      if (row.heading()) {
        lines(front, rest, "== " + row.words());
        continue;
      }
      String number = digits == 0 ? "" : " ".repeat(digits - row.number().length());
      String space = digits == 0 ? "" : " ".repeat(digits + 1);
      lines(front + number + row.number() + (digits == 0 ? "" : " "), rest + space, row.words());
      for (String detail : row.detail()) {
        lines(rest + space, rest + space, "- " + detail);
      }
    }
  }

  private void lines(String front, String rest, String told) throws IOException {
    String clean = Clean.line(told);
    String before = front;
    int indent = Math.max(DisplayWidth.of(front), DisplayWidth.of(rest));
    List<Wrap.Line> wrapped = Wrap.lines(clean, width - MORE.length(), indent, indent);
    for (int i = 0; i < Math.min(MOST_LINES, wrapped.size()); i++) {
      String gap = " ".repeat(Math.max(0, indent - DisplayWidth.of(before)));
      boolean cut = i == MOST_LINES - 1 && wrapped.size() > MOST_LINES;
      String words = wrapped.get(i).of(clean).stripTrailing();
      out.write((before + gap + words).stripTrailing() + (cut ? MORE : "") + "\n");
      before = rest;
    }
  }

  /** All of it is out. */
  public void end() throws IOException {
    out.flush();
  }
}
