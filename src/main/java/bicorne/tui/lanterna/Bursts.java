package bicorne.tui.lanterna;

import bicorne.tui.Key;
import org.jspecify.annotations.Nullable;

/**
 * Tells what a person typed from what came too fast for that: pastes without marks, held keys.
 *
 * <p>The first deliberate key after a burst is none.
 */
final class Bursts {
  private static final long MILLI = 1_000_000L;

  /** Two different keys so near each other were not typed. */
  private static final long DIFFERENT = 10 * MILLI;

  /** A held key repeats 13 times a second or more; fingers do not. */
  private static final long SAME = 75 * MILLI;

  /** A held key may falter on its way. */
  private static final long STILL_SAME = 150 * MILLI;

  /** So many keys in one piece are a paste, the first of them included. */
  private static final int TOGETHER = 4;

  private @Nullable Key last;
  private long lastAt;
  private boolean burst;

  /** Whether a key is part of a burst, of which {@code together} arrived in one piece with it. */
  boolean of(Key key, long at, int together) {
    Key before = last;
    long apart = at - lastAt;
    if (together >= TOGETHER) {
      burst = true;
    } else if (before == null) {
      burst = false;
    } else if (same(before, key)) {
      burst = apart < (burst ? STILL_SAME : SAME);
    } else {
      burst = apart < DIFFERENT;
    }
    last = key;
    lastAt = at;
    return burst;
  }

  private static boolean same(Key one, Key other) {
    return one.kind() == other.kind() && one.codePoint() == other.codePoint();
  }
}
