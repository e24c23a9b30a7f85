package bicorne.cli;

import java.io.IOException;
import java.io.OutputStream;

/**
 * An output that does not lose anything in silence: when it was closed, or its disk is full, the
 * command stops at once with {@link Lost}. Java's own print streams would go on for ever.
 */
final class SureOutput extends OutputStream {

  /** What was printed did not get where it should. */
  static final class Lost extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Lost(IOException cause) {
      super(cause);
    }

    /** Whether whoever read it has gone away, as {@code head} does: then nobody is to be told. */
    boolean readerGone() {
      String why = String.valueOf(getMessage());
      return why.contains("Broken pipe") || why.contains("pipe is being closed");
    }
  }

  private final OutputStream out;

  SureOutput(OutputStream out) {
    this.out = out;
  }

  @Override
  public void write(int b) {
    try {
      out.write(b);
    } catch (IOException e) {
      throw new Lost(e);
    }
  }

  @Override
  public void write(byte[] bytes, int offset, int length) {
    try {
      out.write(bytes, offset, length);
    } catch (IOException e) {
      throw new Lost(e);
    }
  }

  @Override
  public void flush() {
    try {
      out.flush();
    } catch (IOException e) {
      throw new Lost(e);
    }
  }
}
