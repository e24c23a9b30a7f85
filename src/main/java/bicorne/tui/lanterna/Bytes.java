package bicorne.tui.lanterna;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Bytes being gathered, so that what belongs together goes out in one piece. */
final class Bytes extends OutputStream {
  private byte[] bytes = new byte[8192];
  private int count;

  @Override
  public void write(int next) {
    if (count == bytes.length) {
      bytes = Arrays.copyOf(bytes, count * 2);
    }
    bytes[count++] = (byte) next;
  }

  @Override
  public void write(byte[] more, int from, int length) {
    while (bytes.length - count < length) {
      bytes = Arrays.copyOf(bytes, bytes.length * 2);
    }
    System.arraycopy(more, from, bytes, count, length);
    count += length;
  }

  @Override
  public void write(byte[] more) {
    write(more, 0, more.length);
  }

  /** Text, in UTF-8. */
  void write(String text) {
    for (int index = 0; index < text.length(); index++) {
      char unit = text.charAt(index);
      if (unit >= 0x80) {
        write(text.substring(index).getBytes(StandardCharsets.UTF_8));
        return;
      }
      write(unit);
    }
  }

  int count() {
    return count;
  }

  byte[] array() {
    return bytes;
  }

  byte[] copy() {
    return Arrays.copyOf(bytes, count);
  }

  void clear() {
    count = 0;
  }
}
