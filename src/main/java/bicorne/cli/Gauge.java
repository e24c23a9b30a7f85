package bicorne.cli;

import bicorne.explore.Progress;
import bicorne.wording.ExploreWords;

/**
 * How far an exploration is: on a terminal one line of standard error, written over each second.
 */
final class Gauge implements Progress {

  private static final long EVERY = 1_000_000_000L;
  private static final int MEBIBYTE = 1 << 20;

  private final Call call;
  private final Interruption interruption;
  private final boolean shown;
  private final long begun = System.nanoTime();
  private long told = begun;
  private boolean line;

  Gauge(Call call, Interruption interruption) {
    this.call = call;
    this.interruption = interruption;
    shown = call.around().terminal(2);
  }

  @Override
  public boolean goOn(long states, long frontier, long bytes, int depth) {
    long now = System.nanoTime();
    if (shown && now - told >= EVERY) {
      told = now;
      line = true;
      long rate = (long) (states / ((now - begun) / 1e9));
      String words =
          call.wording()
              .say(
                  ExploreWords.GOING,
                  "states",
                  states,
                  "rate",
                  rate,
                  "frontier",
                  frontier,
                  "memory",
                  bytes / MEBIBYTE,
                  "depth",
                  depth);
      call.err().print("\r" + words + "\u001b[K");
    }
    return !interruption.asked();
  }

  /** Takes the line away. */
  void end() {
    if (line) {
      call.err().print("\r\u001b[K");
    }
  }
}
