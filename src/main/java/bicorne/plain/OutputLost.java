package bicorne.plain;

import java.io.IOException;

/** Nobody reads any more: a closed pipe, a full disk. */
final class OutputLost extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final IOException cause;

  OutputLost(IOException cause) {
    super(cause);
    this.cause = cause;
  }

  IOException cause() {
    return cause;
  }
}
