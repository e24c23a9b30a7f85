package bicorne.grammar;

/** What a single line break in a text stands for. */
final class LineJoin {

  /** Languages written without spaces between words. */
  private static final String CLOSED = " zh ja yue cmn lzh wuu hak gan ";

  /** Punctuation of no script that Chinese and Japanese use as their own. */
  private static final String SHARED = "“”‘’—…·";

  private final String language;
  private final boolean closed;

  LineJoin(String language) {
    this.language = language;
    int end = 0;
    StringBuilder first = new StringBuilder(" ");
    while (end < language.length() && language.charAt(end) != '-' && language.charAt(end) != '_') {
      first.append((char) (language.charAt(end++) | 0x20));
    }
    closed = CLOSED.contains(first.append(' '));
  }

  String language() {
    return language;
  }

  /** Whether the break between two characters is a space. */
  boolean space(int before, int after) {
    return !closed || !(chinese(before) || chinese(after));
  }

  private static boolean chinese(int c) {
    return (c >= 0x2E80 && c < 0xA000)
        || (c >= 0xF900 && c < 0xFB00)
        || (c >= 0xFE30 && c < 0xFE50)
        || (c >= 0xFF00 && c < 0xFFF0)
        || c >= 0x20000
        || SHARED.indexOf(c) >= 0;
  }
}
