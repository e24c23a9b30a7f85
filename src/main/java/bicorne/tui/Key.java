package bicorne.tui;

/**
 * A key as a reader means it.
 *
 * @param kind which key
 * @param codePoint the character of {@link Kind#CHARACTER}, already one character whatever its
 *     bytes; the number of {@link Kind#FUNCTION}; else 0
 * @param ctrl with Ctrl: {@code codePoint} is then the lower-case letter
 * @param alt with Alt
 * @param column where the mouse is, from 0; 0 for keys
 * @param row where the mouse is, from 0; 0 for keys
 */
public record Key(Kind kind, int codePoint, boolean ctrl, boolean alt, int column, int row) {

  /** Which key. */
  public enum Kind {
    CHARACTER,
    ENTER,
    ESCAPE,
    TAB,
    BACK_TAB,
    BACKSPACE,
    DELETE,
    INSERT,
    UP,
    DOWN,
    LEFT,
    RIGHT,
    PAGE_UP,
    PAGE_DOWN,
    HOME,
    END,
    FUNCTION,
    WHEEL_UP,
    WHEEL_DOWN,
    CLICK
  }

  /** A plain key. */
  public static Key of(Kind kind) {
    return new Key(kind, 0, false, false, 0, 0);
  }

  /** A character. */
  public static Key of(int codePoint) {
    return new Key(Kind.CHARACTER, codePoint, false, false, 0, 0);
  }

  /**
   * The plain character of a fullwidth form ({@code １}, {@code ｕ}, {@code ？}): keys typed with an
   * East Asian input method on are understood. Where text is typed they are what they are.
   */
  public Key plain() {
    boolean full = codePoint >= 0xFF01 && codePoint <= 0xFF5E;
    int plain = full ? codePoint - 0xFEE0 : codePoint == 0x3000 ? ' ' : codePoint;
    return kind != Kind.CHARACTER || plain == codePoint
        ? this
        : new Key(kind, plain, ctrl, alt, column, row);
  }

  /** Whether it is this character, without Ctrl or Alt. */
  public boolean is(char character) {
    return kind == Kind.CHARACTER && codePoint == character && !ctrl && !alt;
  }
}
