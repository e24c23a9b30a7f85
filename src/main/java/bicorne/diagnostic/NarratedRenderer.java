package bicorne.diagnostic;

import bicorne.text.Clean;
import bicorne.text.DisplayWidth;
import java.util.ArrayList;
import java.util.List;

/**
 * Problems as plain sentences, one problem a line, for screen readers: no frame, no caret, nothing
 * that means something by where it stands; names are in quotation marks, not backticks. The summary
 * comes first, so that a listener knows what is coming.
 */
public final class NarratedRenderer implements Renderer {

  /** So many cells of a line are read out. */
  private static final int MOST_READ = 120;

  private final Sentences sentences;

  /** Prints in the language of the sentences. */
  public NarratedRenderer(Sentences sentences) {
    this.sentences = sentences;
  }

  @Override
  public String render(Report report) {
    SourceLines lines = new SourceLines();
    StringBuilder out = new StringBuilder(sentences.summary(report)).append('\n');
    for (Diagnostic problem : report.problems()) {
      List<String> said = new ArrayList<>();
      said.add(place(problem));
      said.add(sentences.spoken(problem));
      for (Diagnostic.Related related : problem.related()) {
        said.add(seeAlso(related));
      }
      // Last, since nothing tells a listener where the author's line ends.
      said.add(reading(lines, problem.place()));
      String all = "";
      for (String sentence : said) {
        all = sentences.and(all, sentence);
      }
      out.append(all).append('\n');
    }
    return out.toString();
  }

  private String place(Diagnostic problem) {
    Place place = problem.place();
    String severity = capital(sentences.severity(problem.severity()));
    String file = Clean.line(place.file());
    return place.line() == 0
        ? sentences.word(Word.IN_FILE, severity, problem.code().number(), file)
        : sentences.word(
            Word.AT_COLUMN,
            severity,
            problem.code().number(),
            file,
            Integer.toString(place.line()),
            Integer.toString(place.column()));
  }

  private String reading(SourceLines lines, Place place) {
    Source source = place.source();
    if (source == null || place.line() == 0) {
      return "";
    }
    String line = lines.line(source, place.line());
    int from = Math.max(0, Math.min(place.column() - 1, line.length()));
    int to = place.endLine() == place.line() ? place.endColumn() - 1 : line.length();
    String read = new ShownLine(line, from).window(from, to, MOST_READ).text().strip();
    return DisplayWidth.of(read) == 0 ? "" : sentences.word(Word.LINE_READS, read);
  }

  private String seeAlso(Diagnostic.Related related) {
    String file = Clean.line(related.place().file());
    String remark = sentences.remark(related.remark());
    return related.place().line() == 0
        ? sentences.word(Word.SEE_FILE, file, remark)
        : sentences.word(Word.SEE_LINE, file, Integer.toString(related.place().line()), remark);
  }

  private static String capital(String word) {
    return Character.toUpperCase(word.charAt(0)) + word.substring(1);
  }
}
