package bicorne.plain;

import bicorne.text.Clean;
import bicorne.text.DisplayWidth;
import bicorne.text.Wrap;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/**
 * The column of text that everything is printed in, line by line, in reading order.
 *
 * <p>All words pass {@link Clean} here and nowhere later, so nothing that a story, a save or a
 * person wrote can steer the terminal. Blocks are parted by one blank line, however many ask for
 * it.
 */
final class Column {

  /** The widest column that reads well. */
  static final int WIDEST = 72;

  private final Writer out;
  private final int width;
  private boolean fresh = true;
  private boolean gap;

  /**
   * @param width in cells; 0 or less means not known
   */
  Column(Writer out, int width) {
    this.out = out;
    this.width = width <= 0 ? WIDEST : width;
  }

  /** The words of a paragraph, as a block of its own. */
  void paragraph(String words) {
    gap();
    line(words);
    gap();
  }

  /** A block of its own with all its lines moved to the right. */
  void indented(String words, int indent) {
    gap();
    lines(words, indent, indent);
    gap();
  }

  /** Words that begin a line and go on as many as they need, without a blank line around. */
  void line(String words) {
    lines(words, 0, 0);
  }

  /** As {@link #line}, every line but the first moved to the right. */
  void hanging(String words, int indent) {
    lines(words, 0, indent);
  }

  /** As {@link #line}, with a mark in front and all else moved to the right of it. */
  void item(String mark, String words) {
    String clean = Clean.text(words);
    int indent = Math.min(DisplayWidth.of(mark) + 2, width / 2);
    List<Wrap.Line> lines = Wrap.lines(clean, width, indent, indent);
    if (Clean.line(mark).isEmpty() || indent < DisplayWidth.of(mark) + 1) {
      line(mark + " " + words);
      return;
    }
    begin();
    boolean first = true;
    for (Wrap.Line line : lines) {
      String front = first ? mark + " ".repeat(indent - DisplayWidth.of(mark)) : " ".repeat(indent);
      put(front + line.of(clean));
      first = false;
    }
  }

  /** Leaves one blank line before whatever comes next, unless nothing came before. */
  void gap() {
    gap = true;
  }

  /** Words that stay open for an answer behind them; what does not fit on one line comes before. */
  void prompt(String words) {
    begin();
    List<String> lines = Wrap.strings(Clean.line(words), width);
    for (int i = 0; i + 1 < lines.size(); i++) {
      put(lines.get(i));
    }
    String last = lines.get(lines.size() - 1);
    write(last + (endsWide(last) ? "" : " "));
    flush();
  }

  /** Ends a line that was left open and will not be ended by an answer. */
  void endPrompt() {
    write("\n");
  }

  /** After this the next block needs its blank line even if nothing else was printed since. */
  void answered() {
    fresh = false;
    gap = true;
  }

  void flush() {
    try {
      out.flush();
    } catch (IOException e) {
      throw new OutputLost(e);
    }
  }

  private void lines(String words, int first, int rest) {
    begin();
    for (String line : Wrap.strings(Clean.text(words), width, first, rest)) {
      put(line);
    }
  }

  private void begin() {
    if (gap && !fresh) {
      write("\n");
    }
    gap = false;
    fresh = false;
  }

  private void put(String line) {
    write(line.stripTrailing() + "\n");
  }

  private void write(String text) {
    try {
      out.write(text);
    } catch (IOException e) {
      throw new OutputLost(e);
    }
  }

  private static boolean endsWide(String line) {
    return !line.isEmpty() && line.codePointBefore(line.length()) >= 0x2E80;
  }

  /** Nobody reads any more: a closed pipe, a full disk. */
  static final class OutputLost extends RuntimeException {
    private static final long serialVersionUID = 1;

    OutputLost(IOException cause) {
      super(cause);
    }
  }
}
