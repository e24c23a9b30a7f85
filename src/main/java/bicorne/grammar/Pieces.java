package bicorne.grammar;

import bicorne.model.Inline;
import java.util.ArrayList;
import java.util.List;

/** Collects a stretch of a text; words that meet become one piece. */
final class Pieces {

  private final List<Inline> pieces = new ArrayList<>();
  private final StringBuilder words = new StringBuilder();

  void add(String text, int from, int to) {
    words.append(text, from, to);
  }

  void add(char c) {
    words.append(c);
  }

  void add(Inline piece) {
    close();
    pieces.add(piece);
  }

  /** Adds all of another stretch, which is not used any more. */
  void add(Pieces other) {
    if (other.pieces.isEmpty()) {
      words.append(other.words);
      return;
    }
    if (other.pieces.get(0) instanceof Inline.Words first) {
      words.append(first.words());
      other.pieces.remove(0);
    }
    if (!other.pieces.isEmpty()) {
      close();
      pieces.addAll(other.pieces);
    }
    words.append(other.words);
  }

  boolean isEmpty() {
    return pieces.isEmpty() && words.length() == 0;
  }

  List<Inline> all() {
    close();
    return pieces;
  }

  private void close() {
    if (words.length() > 0) {
      pieces.add(new Inline.Words(words.toString()));
      words.setLength(0);
    }
  }
}
