package bicorne.loading;

/** What a file that is not UTF-8 was probably saved as, by simple signs. */
final class Encoding {

  private Encoding() {}

  /** The guesses; a label is the encoding's own name, the same in every language. */
  enum Guess {
    UTF_16("UTF-16"),
    GBK("GB18030 / GBK"),
    LATIN_1("Latin-1 / Windows-1252"),
    CUT_SHORT(""),
    UNKNOWN("");

    private final String label;

    Guess(String label) {
      this.label = label;
    }

    String label() {
      return label;
    }
  }

  /**
   * @param at where UTF-8 stops making sense
   */
  static Guess guess(byte[] bytes, int at) {
    if (utf16(bytes)) {
      return Guess.UTF_16;
    }
    if (cutShort(bytes, at)) {
      return Guess.CUT_SHORT;
    }
    int high = 0;
    int pairs = 0;
    int lone = 0;
    for (int i = 0; i < bytes.length; i++) {
      int b = bytes[i] & 0xFF;
      if (b < 0x80) {
        continue;
      }
      high++;
      int next = i + 1 < bytes.length ? bytes[i + 1] & 0xFF : 0;
      if (b >= 0x81 && b <= 0xFE && next >= 0xA1 && next <= 0xFE) {
        pairs++;
        i++;
      } else if (b >= 0xA0) {
        lone++;
      }
    }
    if (pairs > 0 && pairs > lone) {
      return Guess.GBK;
    }
    return high > 0 && lone * 2 >= high ? Guess.LATIN_1 : Guess.UNKNOWN;
  }

  /** A byte-order mark of UTF-16, or every other byte empty. */
  static boolean utf16(byte[] bytes) {
    if (bytes.length < 2) {
      return false;
    }
    int first = bytes[0] & 0xFF;
    int second = bytes[1] & 0xFF;
    if ((first == 0xFE && second == 0xFF) || (first == 0xFF && second == 0xFE)) {
      return true;
    }
    int empty = 0;
    int looked = Math.min(bytes.length, 4096);
    for (int i = 0; i < looked; i++) {
      empty += bytes[i] == 0 ? 1 : 0;
    }
    return empty * 3 > looked;
  }

  /** The last bytes begin a character that would be right if more followed. */
  private static boolean cutShort(byte[] bytes, int at) {
    int left = bytes.length - at;
    int first = bytes[at] & 0xFF;
    int wanted = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 0;
    if (left >= wanted) {
      return false;
    }
    for (int i = at + 1; i < bytes.length; i++) {
      if ((bytes[i] & 0xC0) != 0x80) {
        return false;
      }
    }
    return true;
  }
}
