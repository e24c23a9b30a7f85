package bicorne.plain;

import bicorne.engine.Paragraph;
import bicorne.engine.State;
import bicorne.text.Clean;
import bicorne.told.Paper;
import bicorne.told.StoryWords;
import java.io.IOException;
import java.io.Writer;

/**
 * Markdown. What others wrote never becomes mark-up: every character that could begin some is
 * escaped, as HTML is.
 */
final class Markdown implements Paper {

  private static final String SPECIAL = "\\`*_{}[]<>&~|#$";

  private final Writer out;
  private boolean fresh = true;
  private boolean gap;

  /** Whether the last thing written is a line of a block that is still open. */
  private boolean open;

  /** Whether the last thing written is a document's paragraph. */
  private boolean quoting;

  Markdown(Writer out) {
    this.out = out;
  }

  @Override
  public void heading(int level, String words) {
    gap();
    block("#".repeat(level) + " " + escape(Clean.line(words)));
    gap();
  }

  @Override
  public void told(Paragraph paragraph, StoryWords words, State state) {
    String heading = paragraph.heading();
    boolean document = paragraph.kind() == Paragraph.Kind.DOCUMENT;
    if (paragraph.words().isEmpty() && heading == null) {
      return;
    }
    StringBuilder text = new StringBuilder();
    if (heading != null) {
      text.append("**").append(escape(Clean.line(heading))).append("**\n\n");
    }
    switch (paragraph.kind()) {
      case SPEECH ->
          text.append("**")
              .append(escape(Clean.line(words.speaker(paragraph.person(), state)).strip()))
              .append("** ");
      case PICTURE -> text.append(escape(words.pictured()));
      case NARRATION, DOCUMENT -> text.append("");
    }
    text.append(styled(paragraph));
    if (document && heading == null && quoting) {
      write(">\n");
      gap = false;
    } else {
      gap();
    }
    block(document ? quoted(text.toString()) : text.toString());
    quoting = document;
    gap();
  }

  @Override
  public void paragraph(String words) {
    gap();
    block(lineStart(escape(Clean.text(words))));
    gap();
  }

  @Override
  public void line(String words) {
    String line = lineStart(escape(Clean.line(words)));
    if (open && !gap) {
      write("\\\n" + line);
    } else {
      gap();
      begin();
      write(line);
    }
    open = true;
  }

  @Override
  public void entry(String words) {
    line(words);
  }

  @Override
  public void item(String mark, String words, boolean strong) {
    String line = lineStart(escape(Clean.line(words)));
    boolean numbered = !mark.equals("-");
    begin();
    write((numbered ? mark + ". " : "- ") + (strong ? "**" + line + "**" : line) + "\n");
  }

  @Override
  public void gap() {
    gap = true;
  }

  @Override
  public void end() {
    if (open) {
      write("\n");
      open = false;
    }
  }

  private void block(String text) {
    begin();
    write(text + "\n");
  }

  private void begin() {
    end();
    if (gap && !fresh) {
      write("\n");
    }
    gap = false;
    fresh = false;
    quoting = false;
  }

  private void write(String text) {
    try {
      out.write(text);
    } catch (IOException e) {
      throw new OutputLost(e);
    }
  }

  private static String styled(Paragraph paragraph) {
    StringBuilder text = new StringBuilder();
    for (Paragraph.Run run : paragraph.runs()) {
      String words = escape(Clean.text(run.words())).replace("\n", "\\\n");
      if ((!run.emphasis() && !run.strong()) || words.isBlank()) {
        text.append(words);
        continue;
      }
      boolean both = run.emphasis() && run.strong();
      String mark = both ? "***" : run.strong() ? "**" : "*";
      text.append(plainEnds(run.words()) ? mark + words + mark : tagged(run, words));
    }
    return lineStart(text.toString());
  }

  /** Whether stars around these words are surely read as emphasis, whatever stands beside them. */
  private static boolean plainEnds(String words) {
    return Character.isLetterOrDigit(words.codePointAt(0))
        && Character.isLetterOrDigit(words.codePointBefore(words.length()));
  }

  private static String tagged(Paragraph.Run run, String words) {
    String strong = run.strong() ? "<strong>" + words + "</strong>" : words;
    return run.emphasis() ? "<em>" + strong + "</em>" : strong;
  }

  private static String quoted(String text) {
    return "> " + text.replace("\n", "\n> ").replace("> \n", ">\n");
  }

  private static String escape(String text) {
    StringBuilder escaped = new StringBuilder(text.length() + 8);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (SPECIAL.indexOf(c) >= 0) {
        escaped.append('\\');
      }
      escaped.append(c);
    }
    return escaped.toString();
  }

  /** Escapes what would make a line a list, a rule, a heading or code, on each of its lines. */
  private static String lineStart(String text) {
    StringBuilder safe = new StringBuilder(text.length() + 2);
    int from = 0;
    while (from <= text.length()) {
      int end = text.indexOf('\n', from);
      String line = text.substring(from, end < 0 ? text.length() : end).stripLeading();
      int digits = 0;
      while (digits < line.length() && line.charAt(digits) >= '0' && line.charAt(digits) <= '9') {
        digits++;
      }
      String marks = digits > 0 ? ".)" : "-+=";
      boolean risky = digits < line.length() && marks.indexOf(line.charAt(digits)) >= 0;
      safe.append(risky ? line.substring(0, digits) + "\\" + line.substring(digits) : line);
      if (end < 0) {
        return safe.toString();
      }
      safe.append('\n');
      from = end + 1;
    }
    return safe.toString();
  }
}
