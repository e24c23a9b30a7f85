package bicorne.plain;

import bicorne.engine.Awaits;
import bicorne.engine.State;
import bicorne.play.Reckoning;
import bicorne.play.Transcript;
import bicorne.told.PagePrinter;
import bicorne.told.Paper;
import bicorne.told.ReckoningPrinter;
import bicorne.told.SheetPrinter;
import bicorne.told.StoryWords;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/**
 * A play as a document, to read, hand in or compare: every page as it was seen, the choice taken
 * marked among those offered, what moved, and after an ending the reckoning.
 */
public final class TranscriptPrinter {

  private final StoryWords words;
  private final Transcript transcript;
  private final Reckoning reckoning;
  private final String subtitle;

  /**
   * @param words the story in the language to print in
   * @param subtitle what is said under the title: whose play, when; may be empty
   */
  public TranscriptPrinter(
      StoryWords words, Transcript transcript, Reckoning reckoning, String subtitle) {
    this.words = words;
    this.transcript = transcript;
    this.reckoning = reckoning;
    this.subtitle = subtitle;
  }

  /**
   * As plain text.
   *
   * @param width of a line in cells; 0 for a width that reads well
   */
  public void text(Writer out, int width) throws IOException {
    write(new Column(out, width), out);
  }

  /**
   * As Markdown in the form of CommonMark; what the author wrote never becomes mark-up by itself.
   */
  public void markdown(Writer out) throws IOException {
    Markdown paper = new Markdown(out);
    write(paper, out);
  }

  private void write(Paper paper, Writer out) throws IOException {
    try {
      print(paper);
      paper.end();
      out.flush();
    } catch (OutputLost e) {
      throw e.cause();
    }
  }

  private void print(Paper paper) {
    List<Transcript.Sheet> sheets = transcript.sheets();
    if (sheets.isEmpty()) {
      return;
    }
    paper.heading(1, words.line(words.story().title(), sheets.get(0).page().state()));
    if (!subtitle.isEmpty()) {
      paper.paragraph(subtitle);
    }
    new SheetPrinter(paper, words).document(sheets);
    Transcript.Sheet last = sheets.get(sheets.size() - 1);
    if (last.awaits() instanceof Awaits.End || last.awaits() instanceof Awaits.Left) {
      State state = SheetPrinter.state(last);
      new ReckoningPrinter(paper, words, new PagePrinter(paper, words)).print(reckoning, state);
    }
  }
}
