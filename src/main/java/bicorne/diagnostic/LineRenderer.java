package bicorne.diagnostic;

import bicorne.text.Clean;
import java.util.Locale;

/**
 * One line a problem, for {@code grep} and editors: {@code file:line:col: error B301: sentence}.
 *
 * <p>Columns count UTF-16 units from 1. A problem of a whole file has no line and column. The words
 * {@code error}, {@code warning} and {@code note} are never translated, since programs look for
 * them. A related place follows as a line of its own, {@code file:line:col: note: sentence},
 * without a code. There is no summary: a story without problems gives no line at all.
 */
public final class LineRenderer implements Renderer {

  private final Sentences sentences;

  /** Prints in the language of the sentences. */
  public LineRenderer(Sentences sentences) {
    this.sentences = sentences;
  }

  @Override
  public String render(Report report) {
    StringBuilder out = new StringBuilder();
    for (Diagnostic problem : report.problems()) {
      place(out, problem.place());
      out.append(problem.severity().name().toLowerCase(Locale.ROOT)).append(' ');
      out.append(problem.code().number()).append(": ");
      out.append(sentences.problemAndQuestion(problem)).append('\n');
      for (Diagnostic.Related related : problem.related()) {
        place(out, related.place());
        out.append("note: ").append(sentences.remark(related.remark())).append('\n');
      }
    }
    return out.toString();
  }

  private static void place(StringBuilder out, Place place) {
    out.append(Clean.line(place.file())).append(':');
    if (place.line() > 0) {
      out.append(place.line()).append(':').append(place.column()).append(':');
    }
    out.append(' ');
  }
}
