package bicorne.compiled;

import java.nio.charset.StandardCharsets;

/**
 * Reads what {@link Out} wrote, from part of an array; anything that does not fit is {@link
 * Damaged}.
 */
final class In {

  private final byte[] bytes;
  private final int end;
  private int at;

  In(byte[] bytes, int from, int to) {
    if (from < 0 || to < from || to > bytes.length) {
      throw new Damaged("a part lies outside the file");
    }
    this.bytes = bytes;
    this.at = from;
    this.end = to;
  }

  int octet() {
    if (at >= end) {
      throw new Damaged("it is cut short");
    }
    return bytes[at++] & 0xff;
  }

  /** One octet below {@code bound}: the number of a kind. */
  int octetBelow(int bound) {
    int value = octet();
    if (value >= bound) {
      throw new Damaged("a kind that is none");
    }
    return value;
  }

  boolean flag() {
    int value = octet();
    if (value > 1) {
      throw new Damaged("a flag is neither");
    }
    return value == 1;
  }

  long number() {
    long value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      int b = octet();
      value |= (long) (b & 0x7f) << shift;
      if (b < 0x80) {
        return (value >>> 1) ^ -(value & 1);
      }
    }
    throw new Damaged("a number is too long");
  }

  /** A number from {@code low} to {@code high}. */
  int number(int low, int high) {
    long value = number();
    if (value < low || value > high) {
      throw new Damaged("a number is out of bounds");
    }
    return (int) value;
  }

  /** How many things follow; each takes at least one octet. */
  int count() {
    return number(0, end - at);
  }

  int fixed() {
    return (octet() << 24) | (octet() << 16) | (octet() << 8) | octet();
  }

  String text() {
    int length = count();
    String text = new String(bytes, at, length, StandardCharsets.UTF_8);
    at += length;
    return text;
  }

  boolean atEnd() {
    return at == end;
  }
}
