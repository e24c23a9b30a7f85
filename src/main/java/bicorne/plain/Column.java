package bicorne.plain;

import bicorne.engine.Paragraph;
import bicorne.engine.State;
import bicorne.text.Clean;
import bicorne.text.DisplayWidth;
import bicorne.text.Wrap;
import bicorne.told.Paper;
import bicorne.told.StoryWords;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/**
 * A column of plain text, wrapped by cells.
 *
 * <p>All words pass {@link Clean} here and nowhere later, so nothing that a story, a save or a
 * person wrote can steer the terminal.
 */
final class Column implements Paper {

  /** The widest column that reads well. */
  static final int WIDEST = 72;

  /** How far documents, and all but the first line of a speech, are set in. */
  private static final int INDENT = 4;

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

  @Override
  public void heading(int level, String words) {
    gap();
    lines(words, 0, 0);
    if (level <= 2) {
      gap();
    }
  }

  @Override
  public void told(Paragraph paragraph, StoryWords words, State state) {
    String told = words.paragraph(paragraph, state);
    String heading = paragraph.heading();
    gap();
    if (heading != null) {
      lines(heading, 0, 0);
    }
    if (!told.isEmpty()) {
      boolean document = paragraph.kind() == Paragraph.Kind.DOCUMENT;
      boolean speech = paragraph.kind() == Paragraph.Kind.SPEECH;
      lines(told, document ? INDENT : 0, document || speech ? INDENT : 0);
    }
    gap();
  }

  @Override
  public void paragraph(String words) {
    gap();
    lines(words, 0, 0);
    gap();
  }

  @Override
  public void line(String words) {
    lines(words, 0, 0);
  }

  @Override
  public void entry(String words) {
    lines(words, 0, INDENT);
  }

  @Override
  public void item(String mark, String words, boolean strong) {
    String clean = Clean.text(words);
    int indent = Math.min(DisplayWidth.of(mark) + 2, width / 2);
    if (indent <= DisplayWidth.of(mark)) {
      lines(mark + " " + words, 0, 0);
      return;
    }
    begin();
    String front = mark + " ".repeat(indent - DisplayWidth.of(mark));
    for (Wrap.Line line : Wrap.lines(clean, width, indent, indent)) {
      put(front + line.of(clean));
      front = " ".repeat(indent);
    }
  }

  @Override
  public void end() {}

  @Override
  public void gap() {
    gap = true;
  }

  /** Words that stay open for an answer behind them; what does not fit on one line comes before. */
  void prompt(String words) {
    begin();
    List<String> lines = Wrap.strings(Clean.line(words), Math.max(1, width - 1));
    for (String line : lines.subList(0, lines.size() - 1)) {
      put(line);
    }
    String last = lines.get(lines.size() - 1);
    write(last + (endsWide(last) ? "" : " "));
    flush();
  }

  /** The line that was left open is ended by whoever answered, or by the end of all answers. */
  void answered(boolean lineEnded) {
    if (!lineEnded) {
      write("\n");
    }
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
}
