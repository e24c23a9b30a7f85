package bicorne.plain;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/**
 * Lines of UTF-8 from a stream, whatever the locale: ended by LF, CRLF, or the end of the stream. A
 * byte-order mark before the first is no part of it.
 *
 * <p>A line is never kept beyond its limit, so that an endless one costs no memory.
 */
public final class Utf8Answers implements Answers {

  /** The longest line that is read, in bytes. */
  public static final int LONGEST = 4_096;

  /** After so many bytes of one line nothing more is waited for: a device has no line ends. */
  static final int ENDLESS = 64 << 20;

  private final InputStream in;
  private boolean first = true;

  /** Lines from {@code in}. */
  public Utf8Answers(InputStream in) {
    this.in = new BufferedInputStream(in, 8_192);
  }

  @Override
  public Answer next() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(80);
    int count = 0;
    int b = in.read();
    if (b < 0) {
      return new Answer.End();
    }
    while (b >= 0 && b != '\n') {
      if (count++ < LONGEST) {
        bytes.write(b);
      } else if (count > ENDLESS) {
        return new Answer.End();
      }
      b = in.read();
    }
    boolean start = first;
    first = false;
    return count > LONGEST ? new Answer.TooLong(LONGEST) : decode(bytes.toByteArray(), start);
  }

  private static Answer decode(byte[] bytes, boolean start) {
    try {
      String line = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      if (start && line.startsWith("\uFEFF")) {
        line = line.substring(1);
      }
      return new Answer.Line(line.endsWith("\r") ? line.substring(0, line.length() - 1) : line);
    } catch (CharacterCodingException e) {
      return new Answer.Garbled();
    }
  }

  @Override
  public int dropTypedAhead() throws IOException {
    int lines = 0;
    while (in.available() > 0) {
      if (next() instanceof Answer.End) {
        return lines;
      }
      lines++;
    }
    return lines;
  }

  /** How often it is looked whether something was typed. */
  private static final long LOOK = 50;

  @Override
  public boolean comes(long millis) throws IOException {
    for (long waited = 0; waited < millis; waited += LOOK) {
      if (in.available() > 0) {
        next();
        return true;
      }
      try {
        Thread.sleep(Math.min(LOOK, millis - waited));
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return true;
      }
    }
    return false;
  }
}
