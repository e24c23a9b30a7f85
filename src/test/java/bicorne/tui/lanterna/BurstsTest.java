package bicorne.tui.lanterna;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.tui.Key;
import org.junit.jupiter.api.Test;

/** What was typed, and what came too fast for that. */
class BurstsTest {
  private static final long MILLI = 1_000_000L;
  private static final Key ENTER = Key.of(Key.Kind.ENTER);

  private final Bursts bursts = new Bursts();

  @Test
  void fingersAreNoBurst() {
    assertThat(bursts.of(ENTER, 0, 1)).isFalse();
    assertThat(bursts.of(ENTER, 120 * MILLI, 1)).isFalse();
    assertThat(bursts.of(Key.of('a'), 150 * MILLI, 1)).isFalse();
    assertThat(bursts.of(Key.of('b'), 170 * MILLI, 1)).isFalse();
  }

  @Test
  void aHeldKeyIsOneAfterItsFirstPressAndTheNextDeliberateOneIsNot() {
    assertThat(bursts.of(ENTER, 0, 1)).isFalse();
    assertThat(bursts.of(ENTER, 500 * MILLI, 1)).isFalse();
    long at = 500 * MILLI;
    for (int repeat = 0; repeat < 90; repeat++) {
      at += 33 * MILLI;
      assertThat(bursts.of(ENTER, at, 1)).isTrue();
    }
    // It falters and goes on.
    at += 110 * MILLI;
    assertThat(bursts.of(ENTER, at, 1)).isTrue();
    at += 400 * MILLI;
    assertThat(bursts.of(ENTER, at, 1)).isFalse();
  }

  @Test
  void ofAPasteInOnePieceNothingIsDeliberate() {
    for (int key = 0; key < 6; key++) {
      assertThat(bursts.of(key % 2 == 0 ? Key.of('1' + key) : ENTER, 0, 6)).isTrue();
    }
    assertThat(bursts.of(ENTER, 300 * MILLI, 1)).isFalse();
  }

  @Test
  void ofAPasteByteByByteAtMostTheFirstIsTakenForTyped() {
    long at = 0;
    for (int key = 0; key < 20; key++) {
      boolean burst = bursts.of(key % 2 == 0 ? Key.of('1') : ENTER, at, 1);
      assertThat(burst).isEqualTo(key > 0);
      at += 2 * MILLI;
    }
  }
}
