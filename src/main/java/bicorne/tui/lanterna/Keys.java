package bicorne.tui.lanterna;

import bicorne.tui.Key;
import bicorne.tui.Message;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Hands what was typed to the stage, and sees to the keys that must work whatever the stage does:
 * Ctrl-Z, Ctrl-L, and Ctrl-C when it is not answered.
 */
final class Keys implements Decoder.Ear {
  private static final long MILLI = 1_000_000L;
  private static final long LONG = 3_600_000;

  /**
   * However long it took to come back to us, not more than this is counted as quiet: while we were
   * stopped, or had no turn, nothing could be heard.
   */
  private static final long STEP = 50 * MILLI;

  /** A second Ctrl-C within this time ends the program at once. */
  private static final long TWICE = 1_000 * MILLI;

  /** A stage that has not heard a Ctrl-C after this time hangs; the rest takes its time as well. */
  private static final long PATIENCE = 500 * MILLI;

  private final StageLoop stage;
  private final Guardian guardian;
  private final Decoder decoder = new Decoder(this);
  private final Bursts bursts = new Bursts();
  private final List<Typed> typed = new ArrayList<>();
  private long quiet;
  private long looked;
  private boolean answered;
  private boolean repaint;
  private boolean endAsked;
  private long interruptedAt;
  private long unanswered;
  private long unansweredSince;

  /** A key and when it came; or, where it is null, text that was pasted. */
  private record Typed(@Nullable Key key, String pasted, long at) {}

  Keys(StageLoop stage, Guardian guardian) {
    this.stage = stage;
    this.guardian = guardian;
  }

  /** Takes what arrived together. */
  void take(Chunk chunk) {
    decoder.take(chunk);
    quiet = 0;
    looked = System.nanoTime();
    deliver();
  }

  /** Nothing has arrived since the last call, and nothing is on its way. */
  void nothing(long now) {
    quiet += Math.max(0, Math.min(now - looked, STEP));
    looked = now;
    if (quiet >= decoder.patience()) {
      decoder.quiet();
      quiet = 0;
      deliver();
    }
  }

  /** Whether a key has begun to arrive, and it matters whether more of it comes. */
  boolean halfway() {
    return decoder.patience() != Long.MAX_VALUE;
  }

  /** Takes what may hold the answer of the terminal, and is for nobody else. */
  void takeAnswer(Chunk chunk) {
    decoder.take(chunk);
    typed.clear();
  }

  /** Whether the terminal has answered where its cursor is. */
  boolean answered() {
    return answered;
  }

  /** For how many milliseconds nothing has to be decided unless something arrives. */
  long pause() {
    long now = System.nanoTime();
    long pause = halfway() ? Math.min(STEP, decoder.patience() - quiet) / MILLI + 1 : LONG;
    if (unanswered > 0) {
      pause = Math.min(pause, (unansweredSince + PATIENCE - now) / MILLI + 1);
    }
    return Math.max(pause, 1);
  }

  /** Whether the page is to be painted anew; says so once. */
  boolean takeRepaint() {
    boolean taken = repaint;
    repaint = false;
    return taken;
  }

  /** Whether Ctrl-C has to end the program: pressed twice, or not answered. */
  boolean endAsked(long now) {
    if (unanswered > 0 && stage.hasAnswered(unanswered)) {
      unanswered = 0;
    }
    return endAsked || (unanswered > 0 && now - unansweredSince > PATIENCE);
  }

  private void deliver() {
    int count = typed.size();
    for (int index = 0; index < count; index++) {
      Typed next = typed.get(index);
      Key key = next.key();
      if (key == null) {
        stage.tell(new Message.Pasted(next.pasted()), next.at());
      } else {
        press(key, next.at(), bursts.of(key, next.at(), count));
      }
    }
    typed.clear();
  }

  private void press(Key key, long at, boolean burst) {
    int control = key.ctrl() && !key.alt() ? key.codePoint() : 0;
    if (control == 'z') {
      guardian.suspend();
    } else if (control == 'l') {
      repaint = true;
    } else {
      long number = stage.tell(new Message.Pressed(key, burst), at);
      if (control == 'c') {
        interrupt(number, at);
      }
    }
  }

  private void interrupt(long number, long at) {
    endAsked |= interruptedAt != 0 && at - interruptedAt < TWICE;
    interruptedAt = at;
    if (unanswered == 0) {
      unanswered = number;
      unansweredSince = at;
    }
  }

  @Override
  public void key(Key key, long at) {
    typed.add(new Typed(key, "", at));
  }

  @Override
  public void pasted(String text) {
    typed.add(new Typed(null, text, System.nanoTime()));
  }

  /** The answer to {@link Painter}'s question: three marks on the second row took three cells. */
  @Override
  public void cursorAt(int column, int row) {
    if (!answered) {
      answered = true;
      if (column == 4 && row == 2) {
        stage.fineMarks();
      }
    }
  }
}
