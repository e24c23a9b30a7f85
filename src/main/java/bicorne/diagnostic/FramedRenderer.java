package bicorne.diagnostic;

import bicorne.text.Clean;

/**
 * Problems as a person reads them at a terminal: the sentence, the place, and the line itself with
 * a caret under the exact cells; then a summary.
 *
 * <p>The frame is plain ASCII. No line is wider than the width asked for, save the one that names
 * the file, which must stay whole to be copied. Colour repeats what the words say and never says
 * more.
 */
public final class FramedRenderer implements Renderer {

  /** Below this nothing of a line could be shown beside its number. */
  private static final int NARROWEST = 32;

  private final Sentences sentences;
  private final int width;
  private final Paint paint;

  /**
   * @param width of the terminal, in cells
   * @param colour whether the terminal shows colours (the sixteen of ANSI)
   */
  public FramedRenderer(Sentences sentences, int width, boolean colour) {
    this.sentences = sentences;
    this.width = Math.max(NARROWEST, width);
    this.paint = new Paint(colour);
  }

  @Override
  public String render(Report report) {
    SourceLines lines = new SourceLines();
    StringBuilder out = new StringBuilder();
    for (Diagnostic problem : report.problems()) {
      heading(out, problem);
      int gutter = gutter(problem);
      new Frame(out, lines, gutter, '^', paint.of(problem.severity())).show(problem.place(), "");
      for (Diagnostic.Related related : problem.related()) {
        new Frame(out, lines, gutter, '-', Paint.RELATED)
            .show(related.place(), sentences.remark(related.remark()));
      }
      out.append('\n');
    }
    wrapped(out, sentences.summary(report), 0, "", "");
    return out.toString();
  }

  private void heading(StringBuilder out, Diagnostic problem) {
    String severity = sentences.severity(problem.severity());
    String colour = paint.of(problem.severity());
    String sentence =
        sentences.word(
            Word.HEADING, severity, problem.code().number(), sentences.problemAndQuestion(problem));
    String marked =
        sentence.startsWith(severity + " " + problem.code().number())
            ? severity + " " + problem.code().number()
            : "";
    wrapped(out, sentence, 2, marked, colour);
  }

  /** Wraps a text; its beginning {@code marked} is coloured where it stands whole on a line. */
  private void wrapped(StringBuilder out, String text, int indent, String marked, String colour) {
    boolean first = true;
    for (String whole : new CodeSpans(text, width - indent).lines(width, indent)) {
      int blanks = first ? 0 : indent;
      String words = whole.substring(blanks);
      out.append(" ".repeat(blanks));
      if (first && words.startsWith(marked)) {
        paint.put(out, colour, marked);
        words = words.substring(marked.length());
      }
      out.append(words).append('\n');
      first = false;
    }
  }

  /** How many digits the line numbers of a problem take. */
  private static int gutter(Diagnostic problem) {
    int last = Math.max(problem.place().line(), problem.place().endLine());
    for (Diagnostic.Related related : problem.related()) {
      last = Math.max(last, Math.max(related.place().line(), related.place().endLine()));
    }
    return Integer.toString(Math.max(1, last)).length();
  }

  /** One place with its lines. */
  private final class Frame {

    /** Of a stretch over more lines than this only the first two and the last are shown. */
    private static final int MOST_LINES = 4;

    private final StringBuilder out;
    private final SourceLines lines;
    private final int gutter;
    private final char mark;
    private final String colour;

    Frame(StringBuilder out, SourceLines lines, int gutter, char mark, String colour) {
      this.out = out;
      this.lines = lines;
      this.gutter = gutter;
      this.mark = mark;
      this.colour = colour;
    }

    void show(Place place, String remark) {
      out.append(" ".repeat(gutter));
      paint.put(out, Paint.FRAME, "-->");
      out.append(' ').append(Clean.line(place.file()));
      if (place.line() > 0) {
        out.append(':').append(place.line()).append(':').append(place.column());
      }
      out.append('\n');
      if (!remark.isEmpty()) {
        wrapped(out, " ".repeat(gutter + 4) + remark, gutter + 4, "", "");
      }
      Source source = place.source();
      if (source != null && place.line() > 0) {
        stretch(source, place);
      }
    }

    private void stretch(Source source, Place place) {
      paint.put(out, Paint.FRAME, " ".repeat(gutter + 1) + "|");
      out.append('\n');
      int last = Math.max(place.line(), place.endLine());
      if (last > place.line() && place.endColumn() <= 1) {
        last--;
      }
      boolean all = last - place.line() < MOST_LINES;
      for (int line = place.line(); line <= last; line++) {
        if (!all && line == place.line() + 2) {
          paint.put(out, Paint.FRAME, "...");
          out.append('\n');
          line = last;
        }
        line(source, place, line);
      }
    }

    private void line(Source source, Place place, int number) {
      String text = lines.line(source, number);
      boolean first = number == place.line();
      int from = first ? place.column() - 1 : firstLetter(text);
      int to = number == place.endLine() ? place.endColumn() - 1 : text.length();
      from = Math.max(0, Math.min(from, text.length()));
      int room = width - gutter - 3;
      ShownLine.Window window = new ShownLine(text, from).window(from, to, room);
      String count = Integer.toString(number);
      paint.put(out, Paint.FRAME, " ".repeat(gutter - count.length()) + count + " |");
      out.append(window.text().isEmpty() ? "" : " ").append(window.text()).append('\n');
      if (first || from < Math.min(to, text.length())) {
        paint.put(out, Paint.FRAME, " ".repeat(gutter + 1) + "|");
        out.append(" ".repeat(1 + window.caret()));
        paint.put(out, colour, String.valueOf(mark).repeat(window.carets()));
        out.append('\n');
      }
    }

    private int firstLetter(String text) {
      int at = 0;
      while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
        at++;
      }
      return at;
    }
  }

  /** ANSI colours, or none. */
  private record Paint(boolean colour) {

    static final String FRAME = "34";
    static final String RELATED = "36";

    String of(Severity severity) {
      return switch (severity) {
        case ERROR -> "1;31";
        case WARNING -> "1;33";
        case NOTE -> "1;36";
      };
    }

    void put(StringBuilder out, String code, String words) {
      if (colour && !words.isEmpty()) {
        out.append("\u001b[").append(code).append('m').append(words).append("\u001b[0m");
      } else {
        out.append(words);
      }
    }
  }
}
