package bicorne.tui;

import bicorne.text.Clean;
import bicorne.text.Graphemes;

/**
 * A line of text that is being typed, in any language.
 *
 * @param text made safe
 * @param cursor where the next character goes, a UTF-16 offset between perceived characters
 */
record Field(String text, int cursor) {

  static final Field EMPTY = new Field("", 0);

  /** So many UTF-16 units are taken; no name can be longer. */
  private static final int MOST = 200;

  /**
   * With words put in at the cursor; what could steer a terminal is shown as a mark or left out.
   */
  Field typed(String words) {
    StringBuilder safe = new StringBuilder();
    String clean = Clean.line(words.length() > 4 * MOST ? words.substring(0, 4 * MOST) : words);
    for (int i = 0; i < clean.length(); i += Character.charCount(clean.codePointAt(i))) {
      int point = clean.codePointAt(i);
      if (!Clean.MARK.equals(Character.toString(point))) {
        safe.appendCodePoint(point);
      }
    }
    String more = text.substring(0, cursor) + safe + text.substring(cursor);
    if (more.length() > MOST) {
      return this;
    }
    int end = cursor + safe.length();
    // A mark that joins the character behind it moves the cursor behind both.
    int at = 0;
    while (at < end) {
      at = Graphemes.next(more, at);
    }
    return new Field(more, at);
  }

  /** One perceived character less before the cursor. */
  Field backspaced() {
    if (cursor == 0) {
      return this;
    }
    int from = Graphemes.previous(text, cursor);
    return new Field(text.substring(0, from) + text.substring(cursor), from);
  }

  /** One perceived character less behind the cursor. */
  Field deleted() {
    if (cursor >= text.length()) {
      return this;
    }
    int to = Graphemes.next(text, cursor);
    return new Field(text.substring(0, cursor) + text.substring(to), cursor);
  }

  /** What an editing key does; the same for other keys. */
  Field pressed(Key key) {
    return switch (key.kind()) {
      case BACKSPACE -> backspaced();
      case DELETE -> deleted();
      case LEFT -> cursor == 0 ? this : new Field(text, Graphemes.previous(text, cursor));
      case RIGHT -> cursor >= text.length() ? this : new Field(text, Graphemes.next(text, cursor));
      case HOME -> new Field(text, 0);
      case END -> new Field(text, text.length());
      case CHARACTER ->
          key.ctrl() || key.alt() ? this : typed(new String(Character.toChars(key.codePoint())));
      default -> this;
    };
  }

  /** What is seen of it in so many cells, the cursor in sight, and the cursor's cell. */
  Seen seen(int cells) {
    int from = 0;
    while (Cells.of(text.substring(from, cursor)) >= cells && from < cursor) {
      from = Graphemes.next(text, from);
    }
    String behind = text.substring(from);
    int end = bicorne.text.DisplayWidth.fit(behind, cells);
    return new Seen(behind.substring(0, end), Cells.of(text.substring(from, cursor)));
  }

  /** Words, and the cell in which the cursor stands. */
  record Seen(String words, int cursor) {}
}
