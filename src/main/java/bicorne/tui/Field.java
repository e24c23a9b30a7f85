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

  /** With words put in at the cursor; what could steer a terminal is left out. */
  Field typed(String words) {
    String head = words.length() > 4 * MOST ? words.substring(0, 4 * MOST) : words;
    Field more = of(text.substring(0, cursor) + head, text.substring(cursor));
    return more.text.length() > MOST ? this : more;
  }

  /**
   * The text around a cursor, made safe. A mark that joins the character before it takes the cursor
   * behind both, and a joiner that has lost its neighbours goes.
   */
  private static Field of(String before, String behind) {
    String whole = safe(before + behind);
    int end = Math.min(whole.length(), safe(before).length());
    int at = 0;
    while (at < end) {
      at = Graphemes.next(whole, at);
    }
    return new Field(whole, at);
  }

  /** A line without what {@link Clean} would show as a mark. */
  private static String safe(String words) {
    String clean = Clean.line(words);
    if (!clean.contains(Clean.MARK)) {
      return clean;
    }
    StringBuilder safe = new StringBuilder(clean.length());
    for (int i = 0; i < clean.length(); i++) {
      if (clean.charAt(i) != Clean.MARK.charAt(0)) {
        safe.append(clean.charAt(i));
      }
    }
    return safe.toString();
  }

  /** One perceived character less before the cursor. */
  Field backspaced() {
    return cursor == 0
        ? this
        : of(text.substring(0, Graphemes.previous(text, cursor)), text.substring(cursor));
  }

  /** One perceived character less behind the cursor. */
  Field deleted() {
    return cursor >= text.length()
        ? this
        : of(text.substring(0, cursor), text.substring(Graphemes.next(text, cursor)));
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
