package bicorne.engine;

/**
 * The two hash functions that files rely on: 64-bit FNV-1a over UTF-8, and the finaliser of
 * splitmix64. Both are specified in {@code docs/SAVES.md} and never change.
 */
public final class Hash {

  private static final long OFFSET = 0xcbf29ce484222325L;
  private static final long PRIME = 0x100000001b3L;

  private long value = OFFSET;

  /** Adds a text's UTF-8 bytes and one byte 0 that ends it. */
  public Hash add(String text) {
    for (int i = 0; i < text.length(); ) {
      int point = text.codePointAt(i);
      i += Character.charCount(point);
      if (point < 0x80) {
        octet(point);
      } else if (point < 0x800) {
        octet(0xc0 | (point >> 6));
        octet(0x80 | (point & 0x3f));
      } else if (point < 0x10000) {
        octet(0xe0 | (point >> 12));
        octet(0x80 | ((point >> 6) & 0x3f));
        octet(0x80 | (point & 0x3f));
      } else {
        octet(0xf0 | (point >> 18));
        octet(0x80 | ((point >> 12) & 0x3f));
        octet(0x80 | ((point >> 6) & 0x3f));
        octet(0x80 | (point & 0x3f));
      }
    }
    octet(0);
    return this;
  }

  private void octet(int octet) {
    value = (value ^ (octet & 0xff)) * PRIME;
  }

  /** The hash of all that was added. */
  public long value() {
    return value;
  }

  /** The hash of one text. */
  public static long of(String text) {
    return new Hash().add(text).value();
  }

  /** Spreads every bit over all 64: the finaliser of splitmix64. */
  public static long mix(long bits) {
    long z = bits;
    z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }

  /** Sixteen hexadecimal digits, lower case. */
  public static String hex(long value) {
    String digits = Long.toHexString(value);
    return "0000000000000000".substring(digits.length()) + digits;
  }
}
