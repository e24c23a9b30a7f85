package bicorne.compiled;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Bytes that grow: numbers of variable length, texts, lists. */
final class Out {

  private byte[] bytes = new byte[256];
  private int size;

  void octet(int value) {
    if (size == bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * size);
    }
    bytes[size++] = (byte) value;
  }

  void flag(boolean value) {
    octet(value ? 1 : 0);
  }

  /** Any number: seven bits an octet, the sign in the lowest. */
  void number(long value) {
    long rest = (value << 1) ^ (value >> 63);
    while ((rest & ~0x7fL) != 0) {
      octet((int) (rest & 0x7f) | 0x80);
      rest >>>= 7;
    }
    octet((int) rest);
  }

  /** Four octets, so that it can be found by its place. */
  void fixed(int value) {
    octet(value >> 24);
    octet(value >> 16);
    octet(value >> 8);
    octet(value);
  }

  void text(String value) {
    byte[] utf8 = value.getBytes(StandardCharsets.UTF_8);
    number(utf8.length);
    for (byte b : utf8) {
      octet(b);
    }
  }

  void bytes(byte[] value) {
    for (byte b : value) {
      octet(b);
    }
  }

  int size() {
    return size;
  }

  byte[] toBytes() {
    return Arrays.copyOf(bytes, size);
  }
}
