package bicorne.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ctrl-C during a long command: asks it to stop, and lets it say what it knows before the process
 * ends with the signal's own status.
 */
final class Interruption implements AutoCloseable {

  private static final long PATIENCE_SECONDS = 60;

  private final CountDownLatch done = new CountDownLatch(1);
  private volatile boolean asked;
  private final Thread hook;

  Interruption() {
    hook =
        new Thread("interrupted") {
          @Override
          public void run() {
            await();
          }
        };
    Runtime.getRuntime().addShutdownHook(hook);
  }

  private void await() {
    asked = true;
    try {
      if (!done.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        return;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Whether the person has asked to stop. */
  boolean asked() {
    return asked;
  }

  /** All is said. */
  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // It is just being run, and waits for this.
      asked = true;
    }
    done.countDown();
  }
}
