package bicorne.engine;

import bicorne.model.Card;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One paragraph of a told text.
 *
 * @param kind what it is
 * @param person who speaks, a place in the story's people; else -1
 * @param heading a document's title, on the first of its paragraphs; else null
 * @param picture the drawing, a place in the story's pictures; else -1; the runs are its words for
 *     those who cannot see it
 * @param runs what it says, in order
 */
public record Paragraph(
    Kind kind, int person, @Nullable String heading, int picture, List<Run> runs) {

  /** What a paragraph is. */
  public enum Kind {
    NARRATION,
    SPEECH,
    DOCUMENT,
    PICTURE
  }

  /**
   * Words of one style. A line break set by the author is {@code \n}.
   *
   * @param link the card it names, or null
   */
  public record Run(String words, boolean emphasis, boolean strong, Card.@Nullable Ref link) {}

  /** The words without their styles. */
  public String words() {
    if (runs.size() == 1) {
      return runs.get(0).words();
    }
    StringBuilder words = new StringBuilder();
    for (Run run : runs) {
      words.append(run.words());
    }
    return words.toString();
  }
}
