package bicorne.authoring;

import bicorne.engine.Engine;
import bicorne.engine.Paragraph;
import bicorne.engine.Piece;
import bicorne.engine.State;
import bicorne.model.Card;
import java.util.ArrayList;
import java.util.List;

/**
 * What a story says, as lines of a story test: one paragraph a line, a speaker before a colon, a
 * picture's words in brackets.
 */
final class Said {

  private final Engine engine;
  private final int language;

  Said(Engine engine, int language) {
    this.engine = engine;
    this.language = language;
  }

  /** The lines of some pieces. */
  List<String> lines(List<Piece> pieces) {
    List<String> lines = new ArrayList<>();
    for (Piece piece : pieces) {
      for (Paragraph paragraph : engine.telling().tell(piece, language)) {
        lines.add(line(paragraph, piece.now()));
      }
    }
    return lines;
  }

  private String line(Paragraph paragraph, State state) {
    String words = flat(paragraph.words());
    return switch (paragraph.kind()) {
      case NARRATION -> words;
      case SPEECH -> {
        Card.Person person = engine.story().people().get(paragraph.person());
        yield flat(engine.telling().line(person.name(), state, language)) + ": " + words;
      }
      case DOCUMENT ->
          paragraph.heading() == null ? words : flat(paragraph.heading()) + ": " + words;
      case PICTURE -> "(" + words + ")";
    };
  }

  /** All white space as one blank; what a paragraph is indented with is no word of it. */
  static String flat(String words) {
    StringBuilder flat = new StringBuilder(words.length());
    boolean blank = false;
    for (int i = 0; i < words.length(); i++) {
      char c = words.charAt(i);
      if (c == ' ' || c == '\n' || c == '\t' || c == '\r') {
        blank = flat.length() > 0;
      } else if (c != '\u3000' || flat.length() > 0) {
        if (blank) {
          flat.append(' ');
          blank = false;
        }
        flat.append(c);
      }
    }
    return flat.toString();
  }
}
