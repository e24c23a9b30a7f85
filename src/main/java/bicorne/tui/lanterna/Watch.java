package bicorne.tui.lanterna;

import bicorne.text.Clean;
import bicorne.tui.Command;
import bicorne.tui.Errands;
import bicorne.tui.Stage;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Watches over a stage on a terminal.
 *
 * <p>The calling thread does nothing that could take long: it decodes keys, hears signals, and ends
 * the program when the stage, on its own thread, does not answer.
 */
final class Watch implements Thread.UncaughtExceptionHandler {
  /** The statuses of programs ended by a hang-up, by a request to terminate. */
  private static final int HANG_UP = 129;

  private static final int TERMINATED = 143;

  private static final long MILLI = 1_000_000L;

  /** So long after the start the answer to the first question may still come. */
  private static final long FIRST_SECONDS = 2_000 * MILLI;

  // These follow each other, and with the patience for a Ctrl-C all of it stays within two seconds.

  /** How long a terminal may take the last bytes of a frame. */
  private static final int LAST_BYTES_MILLIS = 200;

  /** How long the stage may take to keep what is to be kept, after the terminal was given back. */
  private static final int LAST_WORK_MILLIS = 400;

  /** How long the rest of the program may take, when the stage has not come to its end. */
  private static final int LAST_RESORT_MILLIS = 200;

  /** How long an answer that was asked for is waited for, lest the shell take it for typed. */
  private static final int LAST_ANSWER_MILLIS = 150;

  private final Switchboard board = new Switchboard();
  private final InputStream in;
  private final OutputStream out;
  private final Line line;
  private final Guardian guardian;
  private final StageLoop stage;
  private final Keys keys;

  private @Nullable Signals signals;
  private boolean given;
  private final long begun = System.nanoTime();
  private int status = -1;

  Watch(Stage first, Errands errands, Options options, InputStream in, OutputStream out)
      throws NoTerminal {
    this.in = in;
    this.out = out;
    guardian = Guardian.start(Device.leaving());
    line = new Line(out, guardian);
    Painter painter = new Painter(line, options, Device.entering(options.mouse()));
    stage = new StageLoop(first, errands, painter, board, guardian.size());
    keys = new Keys(stage, guardian);
  }

  /** Until the end; gives the status to end with. */
  int run() {
    Thread hook =
        new Thread("terminal back") {
          @Override
          public void run() {
            giveBack();
          }
        };
    Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
    try {
      Runtime.getRuntime().addShutdownHook(hook);
      Thread.setDefaultUncaughtExceptionHandler(this);
      start("terminal in", new Input(in, board));
      start("stage", stage);
      watch();
      takeLastAnswer();
    } catch (InterruptedException e) {
      status = Command.Leave.INTERRUPTED;
    } catch (RuntimeException | Error e) {
      board.failed(e);
    } finally {
      // Before: what the terminal takes its time for is time in which progress can be kept.
      stage.end();
      giveBack();
    }
    boolean ended = letStageEnd();
    Thread.setDefaultUncaughtExceptionHandler(before);
    if (signals != null) {
      signals.release();
    }
    forget(hook);
    Throwable failure = board.failure();
    if (!ended) {
      endSoon();
    }
    if (failure instanceof RuntimeException unchecked) {
      throw unchecked;
    }
    if (failure instanceof Error error) {
      throw error;
    }
    return parting();
  }

  private static void start(String name, Runnable work) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    thread.start();
  }

  private static void forget(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The program is ending already.
    }
  }

  /** Until the end: whatever happens is seen to, the gravest first. */
  private void watch() throws InterruptedException {
    while (status < 0 && board.failure() == null) {
      board.await(keys.pause());
      long now = System.nanoTime();
      int raised = board.take();
      if ((raised & Switchboard.SHOWN) != 0) {
        shown();
      }
      status = ended(raised);
      if (status >= 0 || board.failure() != null) {
        return;
      }
      if ((raised & Switchboard.SUSPEND) != 0) {
        suspend();
      } else if ((raised & Switchboard.CONTINUED) != 0) {
        resume();
      } else if ((raised & Switchboard.RESIZED) != 0) {
        stage.resize(guardian.measure());
      }
      keys(now);
    }
  }

  private int ended(int raised) {
    if ((raised & Switchboard.STAGE_DONE) != 0) {
      Command.Leave leave = stage.leave();
      return leave != null ? leave.status() : HANG_UP;
    }
    if ((raised & Switchboard.TERMINATED) != 0) {
      return TERMINATED;
    }
    if ((raised & (Switchboard.HANG_UP | Switchboard.LOST)) != 0) {
      return HANG_UP;
    }
    return (raised & Switchboard.INTERRUPTED) != 0 ? Command.Leave.INTERRUPTED : status;
  }

  /** After the first frame there is time for what costs some. */
  private void shown() {
    if (signals == null) {
      signals = Signals.catching(board);
      // The size may have changed while nobody was listening.
      if (!same(guardian.size(), guardian.measure())) {
        stage.resize(guardian.size());
      }
    }
  }

  private static boolean same(bicorne.tui.Size one, bicorne.tui.Size other) {
    return one.columns() == other.columns() && one.rows() == other.rows();
  }

  private void keys(long now) {
    Chunk chunk = board.takeChunk();
    if (chunk == null && !(keys.halfway() && moreToRead())) {
      keys.nothing(now);
    }
    while (chunk != null) {
      keys.take(chunk);
      chunk = board.takeChunk();
    }
    if (keys.takeRepaint()) {
      stage.resize(guardian.measure());
    }
    if (keys.endAsked(now)) {
      status = Command.Leave.INTERRUPTED;
    }
  }

  /** Whether the system holds bytes that our own reader had no turn to take. */
  private boolean moreToRead() {
    try {
      return in.available() > 0;
    } catch (IOException e) {
      return false;
    }
  }

  private void suspend() {
    Signals caught = signals;
    if (caught == null) {
      return;
    }
    line.shut(LAST_BYTES_MILLIS);
    guardian.leave();
    caught.letStop();
    guardian.stop();
    caught.catchStop();
    board.drop(Switchboard.CONTINUED);
    resume();
  }

  /** Back in front, whoever had the terminal meanwhile and whatever was done with it. */
  private void resume() {
    line.shut(LAST_BYTES_MILLIS);
    if (!guardian.raw()) {
      status = HANG_UP;
      return;
    }
    line.reopen();
    stage.resize(guardian.measure());
  }

  @Override
  public void uncaughtException(Thread thread, Throwable failure) {
    board.failed(failure);
  }

  /** What was asked for and comes after we have left would stand at the prompt. */
  private void takeLastAnswer() throws InterruptedException {
    boolean open = signals != null && !keys.answered() && status >= 0 && status != HANG_UP;
    if (open && System.nanoTime() - begun < FIRST_SECONDS) {
      for (int tenth = 0; tenth < 10 && !keys.answered(); tenth++) {
        board.take();
        board.await(LAST_ANSWER_MILLIS / 10);
        Chunk chunk = board.takeChunk();
        if (chunk != null) {
          keys.takeAnswer(chunk);
        }
      }
    }
  }

  /**
   * Once: leaves the screen, if it was entered, and sets the modes back. Waits for nothing long.
   */
  private synchronized void giveBack() {
    if (given) {
      return;
    }
    given = true;
    line.shut(LAST_BYTES_MILLIS);
    guardian.leave();
    guardian.dismiss();
  }

  /** Says whether the stage has come to its end. */
  private boolean letStageEnd() {
    try {
      return stage.await(LAST_WORK_MILLIS);
    } catch (InterruptedException e) {
      return false;
    }
  }

  /**
   * The stage hangs, and may hold what the rest of the program wants to close: whatever that does,
   * the process ends.
   */
  private void endSoon() {
    String name = status == HANG_UP ? "HUP" : status == Command.Leave.INTERRUPTED ? "INT" : "TERM";
    start(
        "last resort",
        new Runnable() {
          @Override
          public void run() {
            try {
              Thread.sleep(LAST_RESORT_MILLIS);
            } catch (InterruptedException e) {
              // Then at once.
            }
            Signals.letEnd(name);
            Guardian.signal(name);
          }
        });
  }

  /** Says the last words, and gives the status. */
  private int parting() {
    Command.Leave leave = stage.leave();
    if (leave != null && !leave.farewell().isEmpty()) {
      try {
        String words = Clean.text(leave.farewell());
        out.write((words.endsWith("\n") ? words : words + "\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
      } catch (IOException e) {
        // There is nobody left to hear it.
      }
    }
    return status;
  }
}
