package bicorne.tui.lanterna;

import bicorne.tui.Command;
import bicorne.tui.Errands;
import bicorne.tui.Message;
import bicorne.tui.Size;
import bicorne.tui.Stage;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The thread of the stage: a message is heard, what the stage asks for is done, the frame is shown.
 *
 * <p>Others only leave messages here; they never wait for the stage, which may hang.
 */
final class StageLoop implements Runnable {
  private static final long MILLI = 1_000_000L;

  /** While messages are waiting, frames are shown this often at most. */
  private static final long BETWEEN_FRAMES = 40 * MILLI;

  /**
   * The longest time a tick tells of: a clock that ran while we were stopped is not played back.
   */
  private static final int LONGEST_TICK = 1_000;

  /** More than a person or a paste can bring; a stage that does not listen does not eat memory. */
  private static final int MOST_WAITING = 1 << 20;

  private static final int STEP_MILLIS = 5;

  /** A message and, for keys, when they were typed. */
  private record Waiting(Message message, long at) {}

  private final Errands errands;
  private final Painter painter;
  private final Switchboard board;
  private Stage stage;

  // Guarded by this.
  private final ArrayDeque<Waiting> waiting = new ArrayDeque<>();
  private @Nullable Size resized;
  private boolean narrow;
  private boolean ending;
  private boolean done;
  private long told;
  private long answered;
  private Command.@Nullable Leave leave;

  // Of the stage's thread alone.
  private final ArrayDeque<Command> commands = new ArrayDeque<>();
  private Size size = Size.USUAL;
  private long shownAt = System.nanoTime();
  private long paintedAt;
  private long tickedAt = System.nanoTime();
  private boolean stale = true;
  private boolean fresh = true;

  StageLoop(Stage first, Errands errands, Painter painter, Switchboard board, Size size) {
    stage = first;
    this.errands = errands;
    this.painter = painter;
    this.board = board;
    resized = size;
  }

  /** Leaves a message; gives its number for {@link #hasAnswered}. */
  synchronized long tell(Message message, long at) {
    told++;
    if (waiting.size() < MOST_WAITING) {
      waiting.add(new Waiting(message, at));
    }
    notifyAll();
    return told;
  }

  /** The terminal has this size; everything is to be painted. */
  synchronized void resize(Size now) {
    resized = now;
    notifyAll();
  }

  /** The terminal draws fine marks in one cell. */
  synchronized void fineMarks() {
    narrow = true;
    tell(new Message.FineMarks(), System.nanoTime());
  }

  /** Asks it to keep what is to be kept and to end. */
  synchronized void end() {
    ending = true;
    notifyAll();
  }

  /** Whether that message, and all before it, have been heard and seen to. */
  synchronized boolean hasAnswered(long number) {
    return done || answered >= number;
  }

  /**
   * Waits for its end, for so long at most; says whether it has ended. Steps are counted, not time:
   * where we had no turn, neither had the stage.
   */
  synchronized boolean await(int millis) throws InterruptedException {
    for (int step = 0; !done && step < millis / STEP_MILLIS; step++) {
      wait(STEP_MILLIS);
    }
    return done;
  }

  /** What it left with, if it did. */
  synchronized Command.@Nullable Leave leave() {
    return leave;
  }

  @Override
  public void run() {
    try {
      play();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException | Error e) {
      board.failed(e);
    } finally {
      finished();
    }
  }

  private synchronized void finished() {
    done = true;
    notifyAll();
    board.raise(Switchboard.STAGE_DONE);
  }

  private void play() throws InterruptedException {
    commands.addAll(stage.commands());
    while (true) {
      Message message = next();
      hear(message);
      boolean left = doCommands();
      if (left || message instanceof Message.Ending) {
        return;
      }
      show();
      handled(message);
    }
  }

  private void hear(Message message) {
    stage = stage.hear(message);
    commands.addAll(stage.commands());
    stale = true;
    // The same page with finer lines is nothing that was not seen before.
    fresh |= !(message instanceof Message.FineMarks);
  }

  /** Does what is asked for, and what is asked for in answer to that; true when it is to leave. */
  private boolean doCommands() {
    while (true) {
      Command command = commands.poll();
      if (command == null) {
        return false;
      }
      if (command instanceof Command.Leave last) {
        synchronized (this) {
          leave = last;
        }
        return true;
      }
      if (command instanceof Command.Ring) {
        ring();
      } else {
        List<Message> answers = errands.run(command);
        for (int index = 0; index < answers.size(); index++) {
          hear(answers.get(index));
        }
      }
    }
  }

  private void ring() {
    try {
      painter.ring();
    } catch (IOException e) {
      board.raise(Switchboard.LOST);
    }
  }

  /** A terminal that is gone ends the play, but not here: what there is to keep is kept first. */
  private void show() {
    long now = System.nanoTime();
    if (!stale || (moreIsWaiting() && now - paintedAt < BETWEEN_FRAMES)) {
      return;
    }
    stale = false;
    paintedAt = now;
    synchronized (this) {
      if (narrow) {
        painter.narrow();
      }
    }
    // Taken before: whoever answers to what he sees answers after this.
    long before = System.nanoTime();
    try {
      if (painter.show(stage.frame(), size)) {
        shownAt = fresh ? before : shownAt;
        fresh = false;
        board.raise(Switchboard.SHOWN);
      }
    } catch (IOException e) {
      board.raise(Switchboard.LOST);
    }
  }

  private synchronized boolean moreIsWaiting() {
    return !waiting.isEmpty() || resized != null || ending;
  }

  private synchronized void handled(Message message) {
    if (message instanceof Message.Pressed
        || message instanceof Message.Pasted
        || message instanceof Message.FineMarks) {
      answered++;
    }
  }

  /** The next message; what concerns the whole screen comes before keys. */
  private synchronized Message next() throws InterruptedException {
    while (true) {
      if (ending) {
        return new Message.Ending();
      }
      Size now = resized;
      if (now != null) {
        resized = null;
        size = now;
        painter.forget();
        return new Message.Resized(now);
      }
      Waiting first = waiting.poll();
      if (first != null) {
        return seen(first);
      }
      int tick = stage.tick();
      if (tick <= 0) {
        tickedAt = 0;
        wait();
        continue;
      }
      long time = System.nanoTime();
      if (tickedAt == 0) {
        tickedAt = time;
      }
      long left = tick - (time - tickedAt) / MILLI;
      if (left <= 0) {
        int passed = (int) Math.min((time - tickedAt) / MILLI, LONGEST_TICK);
        tickedAt = time;
        return new Message.Tick(passed);
      }
      wait(left);
    }
  }

  /** What was typed before the page was there is no answer to it. */
  private Message seen(Waiting first) {
    if (first.message() instanceof Message.Pressed pressed
        && !pressed.burst()
        && first.at() - shownAt < 0) {
      return new Message.Pressed(pressed.key(), true);
    }
    return first.message();
  }
}
