package bicorne.tui.lanterna;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/**
 * Where all that happens around the stage arrives: bytes, signals, failures.
 *
 * <p>Telling it something never waits (bytes apart) and, for what ends the program, makes no new
 * object: it has to work when memory has run out.
 */
final class Switchboard {
  static final int RESIZED = 1;
  static final int SUSPEND = 1 << 1;
  static final int CONTINUED = 1 << 2;
  static final int HANG_UP = 1 << 3;
  static final int INTERRUPTED = 1 << 4;
  static final int TERMINATED = 1 << 5;

  /** The terminal can be read or written no more. */
  static final int LOST = 1 << 6;

  /** The first frame has been sent. */
  static final int SHOWN = 1 << 7;

  /** The stage has come to its end. */
  static final int STAGE_DONE = 1 << 8;

  /** A reader that is so far ahead waits: what is typed or pasted is never thrown away. */
  private static final int MOST_CHUNKS = 64;

  private final ArrayDeque<Chunk> chunks = new ArrayDeque<>();
  private int raised;
  private @Nullable Throwable failure;

  synchronized void raise(int what) {
    raised |= what;
    notifyAll();
  }

  /** Keeps the first failure; those that follow from it say less. */
  synchronized void failed(Throwable what) {
    if (failure == null) {
      failure = what;
    }
    notifyAll();
  }

  synchronized void arrived(Chunk chunk) throws InterruptedException {
    while (chunks.size() >= MOST_CHUNKS) {
      wait();
    }
    chunks.add(chunk);
    notifyAll();
  }

  /** Waits until there is something to take, or for so long. */
  @SuppressWarnings("WaitNotInLoop") // coming back too early does no harm: the caller loops
  synchronized void await(long millis) throws InterruptedException {
    if (raised == 0 && failure == null && chunks.isEmpty() && millis > 0) {
      wait(millis);
    }
  }

  /** Takes back what is no longer to be noticed. */
  synchronized void drop(int what) {
    raised &= ~what;
  }

  /** What was raised since the last call. */
  synchronized int take() {
    int taken = raised;
    raised = 0;
    return taken;
  }

  synchronized @Nullable Chunk takeChunk() {
    Chunk chunk = chunks.poll();
    notifyAll();
    return chunk;
  }

  synchronized @Nullable Throwable failure() {
    return failure;
  }
}
