package bicorne.plain;

import java.io.IOException;

/** Nobody reads any more: a closed pipe, a full disk. */
final class OutputLost extends RuntimeException {
  private static final long serialVersionUID = 1;

  OutputLost(IOException cause) {
    super(cause);
  }
}
