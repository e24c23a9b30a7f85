package bicorne.loading;

/** Whether bytes are UTF-8: shortest forms only, no surrogates, nothing above U+10FFFF. */
final class Utf8 {

  private Utf8() {}

  /** How many bytes from the start are valid; all of them, or up to the first that is not. */
  static int valid(byte[] bytes) {
    int at = 0;
    while (at < bytes.length) {
      int length = bytes[at] >= 0 ? 1 : length(bytes, at);
      if (length == 0) {
        return at;
      }
      at += length;
    }
    return at;
  }

  /** The length of the character of several bytes that begins there; 0 where it is none. */
  private static int length(byte[] bytes, int at) {
    int first = bytes[at] & 0xFF;
    int length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
    if (length == 0 || at + length > bytes.length) {
      return 0;
    }
    for (int i = 1; i < length; i++) {
      if ((bytes[at + i] & 0xC0) != 0x80) {
        return 0;
      }
    }
    int second = bytes[at + 1] & 0xFF;
    boolean tooLong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
    boolean surrogate = first == 0xED && second > 0x9F;
    boolean tooHigh = first == 0xF4 && second > 0x8F;
    return tooLong || surrogate || tooHigh ? 0 : length;
  }
}
