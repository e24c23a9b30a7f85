package bicorne.tui.lanterna;

import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The way to the terminal, which can be shut: after that nothing of the stage's gets through,
 * whatever its thread still does.
 */
final class Line {
  private final OutputStream out;
  private final Entering entering;
  private final ReentrantLock lock = new ReentrantLock();
  private volatile boolean open = true;

  /** Changes each time it is opened again: what was shown before is no longer there. */
  private final AtomicInteger opening = new AtomicInteger();

  /** Is told before the full screen is entered. */
  interface Entering {
    void begins();
  }

  Line(OutputStream out, Entering entering) {
    this.out = out;
    this.entering = entering;
  }

  int opening() {
    return opening.get();
  }

  /**
   * Sends all of it, or nothing when shut; says which.
   *
   * @param during the {@link #opening} that the bytes were made for: made for one before, they are
   *     not sent
   * @param enters whether these bytes enter the full screen, which is then to be left
   */
  boolean send(Bytes bytes, int during, boolean enters) throws IOException {
    lock.lock();
    try {
      boolean through = open && during == opening.get();
      if (through && enters) {
        entering.begins();
      }
      if (through) {
        out.write(bytes.array(), 0, bytes.count());
        out.flush();
      }
      return through;
    } finally {
      lock.unlock();
    }
  }

  /**
   * Shuts it; what is on its way has gone through after this, unless the terminal takes nothing.
   */
  void shut(int millis) {
    open = false;
    try {
      if (lock.tryLock(millis, TimeUnit.MILLISECONDS)) {
        lock.unlock();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Opens it on a screen that has to be entered anew. */
  void reopen() {
    opening.incrementAndGet();
    open = true;
  }
}
