package bicorne.tui.lanterna;

import bicorne.text.Clean;
import bicorne.tui.Command;
import bicorne.tui.Errands;
import bicorne.tui.Key;
import bicorne.tui.Message;
import bicorne.tui.Stage;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The full screen: shows a stage on a terminal until it leaves, and gives the terminal back as it
 * was, whatever happens.
 *
 * <p>The calling thread watches over everything and does nothing that could take long: it decodes
 * keys, hears signals, and ends the program when the stage, on its own thread, does not answer.
 * Where even that is impossible ({@code kill -9}), {@link Guardian} gives the terminal back; should
 * it have been killed too, {@code stty sane; printf '\033[?1049l\033[?25h\033[?1000l\033[?2004l'},
 * or {@code reset}, does.
 */
public final class FullScreen implements Thread.UncaughtExceptionHandler, Decoder.Ear {
  /** The statuses of programs ended by a hang-up, by Ctrl-C, by a request to terminate. */
  private static final int HANG_UP = 129;

  private static final int INTERRUPTED = 130;
  private static final int TERMINATED = 143;

  private static final long MILLI = 1_000_000L;
  private static final long LONG = 3_600_000;

  /** A second Ctrl-C within this time ends the program at once. */
  private static final long TWICE = 1_000 * MILLI;

  /** A stage that has not heard a Ctrl-C after this time hangs. */
  private static final long PATIENCE = 2_000 * MILLI;

  /** How long the stage may take to keep what is to be kept. */
  private static final int LAST_WORK_MILLIS = 1_500;

  /** How long a terminal may take the last bytes. */
  private static final int LAST_BYTES_MILLIS = 300;

  /** How long an answer that was asked for is waited for, lest the shell take it for typed. */
  private static final int LAST_ANSWER_MILLIS = 150;

  private static final String[] INCAPABLE = {
    "dumb",
    "unknown",
    "network",
    "dialup",
    "ethernet",
    "emacs",
    "plugboard",
    "patch",
    "switch",
    "lpr",
    "printer",
    "glasstty",
    "vt52",
    "adm",
    "tvi",
    "wy",
    "hp",
    "ibm",
    "tty",
    "teletype"
  };

  private final Switchboard board = new Switchboard();
  private final InputStream in;
  private final OutputStream out;
  private final Line line;
  private final Guardian guardian;
  private final StageLoop stage;
  private final Decoder decoder = new Decoder(this);
  private final Bursts bursts = new Bursts();
  private final List<Pressing> pressings = new ArrayList<>();

  private @Nullable Signals signals;
  private boolean given;
  private boolean probed;
  private final long begun = System.nanoTime();
  private int status = -1;
  private long interruptedAt;
  private long unanswered;
  private long unansweredSince;

  /** A key, and when it was typed; null for one that is text pasted. */
  private record Pressing(@Nullable Key key, @Nullable String pasted, long at) {}

  private FullScreen(
      Stage first, Errands errands, Options options, InputStream in, OutputStream out)
      throws NoTerminal {
    this.in = in;
    this.out = out;
    guardian = Guardian.start(Device.leaving());
    line = new Line(out, guardian);
    Painter painter = new Painter(line, options, Device.entering(options.mouse()));
    stage = new StageLoop(first, errands, painter, board, guardian.size());
  }

  /**
   * Whether a full screen is possible: the same answer on every Java, before anything is touched.
   *
   * @param in whether standard input is a terminal
   * @param out whether standard output is one
   * @param term the variable {@code TERM}, empty where it is not set
   */
  public static boolean possible(boolean in, boolean out, String term) {
    if (!in || !out || term.isEmpty()) {
      return false;
    }
    for (String incapable : INCAPABLE) {
      if (term.startsWith(incapable)) {
        return false;
      }
    }
    return !System.getProperty("os.name", "").startsWith("Windows");
  }

  /**
   * Shows a stage until it leaves. What it says in leaving stands on the normal screen after that.
   *
   * <p>A failure on any thread comes out of here, thrown, when the terminal is as it was.
   *
   * @param in the bytes of the terminal; must be standard input
   * @param out where its bytes go; must be standard output
   * @return the status to end with: the stage's own, or that of the signal which ended it
   * @throws NoTerminal when nothing was or could be begun
   */
  public static int run(
      Stage first, Errands errands, Options options, InputStream in, OutputStream out)
      throws NoTerminal {
    return new FullScreen(first, errands, options, in, out).run();
  }

  private int run() {
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
      status = INTERRUPTED;
    } catch (RuntimeException | Error e) {
      board.failed(e);
    } finally {
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
      board.await(pause());
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
    return (raised & Switchboard.INTERRUPTED) != 0 ? INTERRUPTED : status;
  }

  /** How long nothing has to be decided. */
  private long pause() {
    long now = System.nanoTime();
    long due = decoder.due();
    long pause = due == Long.MAX_VALUE ? LONG : (due - now) / MILLI + 1;
    if (unanswered > 0) {
      pause = Math.min(pause, (unansweredSince + PATIENCE - now) / MILLI + 1);
    }
    return Math.max(pause, 1);
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
    if (chunk == null) {
      decoder.waited(now);
      deliver();
    }
    while (chunk != null) {
      decoder.take(chunk);
      deliver();
      chunk = board.takeChunk();
    }
    if (unanswered > 0) {
      if (stage.hasAnswered(unanswered)) {
        unanswered = 0;
      } else if (now - unansweredSince > PATIENCE) {
        status = INTERRUPTED;
      }
    }
  }

  private void deliver() {
    int count = pressings.size();
    for (int index = 0; index < count; index++) {
      Pressing pressing = pressings.get(index);
      Key key = pressing.key();
      if (key != null) {
        press(key, pressing.at(), bursts.of(key, pressing.at(), count));
      } else if (pressing.pasted() != null) {
        stage.tell(new Message.Pasted(pressing.pasted()), pressing.at());
      }
    }
    pressings.clear();
  }

  private void press(Key key, long at, boolean burst) {
    if (key.ctrl() && !key.alt() && key.codePoint() == 'z') {
      guardian.suspend();
      return;
    }
    if (key.ctrl() && !key.alt() && key.codePoint() == 'l') {
      stage.resize(guardian.measure());
      return;
    }
    long number = stage.tell(new Message.Pressed(key, burst), at);
    if (key.ctrl() && !key.alt() && key.codePoint() == 'c') {
      if (interruptedAt != 0 && at - interruptedAt < TWICE) {
        status = INTERRUPTED;
      }
      interruptedAt = at;
      if (unanswered == 0) {
        unanswered = number;
        unansweredSince = at;
      }
    }
  }

  @Override
  public void key(Key key, long at) {
    pressings.add(new Pressing(key, null, at));
  }

  @Override
  public void pasted(String text) {
    pressings.add(new Pressing(null, text, System.nanoTime()));
  }

  /** The answer to {@link Painter}'s question: three marks on the second row took three cells. */
  @Override
  public void cursorAt(int column, int row) {
    if (!probed) {
      probed = true;
      if (column == 4 && row == 2) {
        stage.fineMarks();
      }
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
    boolean open = signals != null && !probed && status >= 0 && status != HANG_UP;
    if (open && System.nanoTime() - begun < PATIENCE) {
      for (int tenth = 0; tenth < 10 && !probed; tenth++) {
        board.take();
        board.await(LAST_ANSWER_MILLIS / 10);
        Chunk chunk = board.takeChunk();
        if (chunk != null) {
          decoder.take(chunk);
          pressings.clear();
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
    stage.end();
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
    String name = status == HANG_UP ? "HUP" : status == INTERRUPTED ? "INT" : "TERM";
    start(
        "last resort",
        new Runnable() {
          @Override
          public void run() {
            try {
              Thread.sleep(LAST_WORK_MILLIS);
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
