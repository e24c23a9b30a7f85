package bicorne.tui.lanterna;

import bicorne.tui.Size;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A small shell that holds the terminal's modes for us, and outlives us.
 *
 * <p>Java can change the modes of a terminal only by {@code stty}. One shell, started once, asks
 * for them, sets them, says the size, and sets them back; because it also notices the end of the
 * pipe from us, the terminal is given back even after {@code kill -9}. It changes modes as part of
 * our process group: in the background the system stops it and us until we are in front.
 */
final class Guardian implements Line.Entering {
  private static final int STEP_MILLIS = 2;
  private static final int LONG = 10_000;
  private static final int SHORT = 1_000;

  private static final int STOPPING_MILLIS = 50;

  /** How long a terminal may take the bytes that leave the screen. */
  private static final int LEAVING_MILLIS = 400;

  /** How long the modes may take after that. */
  private static final int COOKING_MILLIS = 800;

  /** Sizes beyond this are no sizes. */
  private static final int MOST_COLUMNS = 2_000;

  private static final int MOST_ROWS = 1_000;

  /** Its input brings orders, its output is the terminal, its error stream carries answers. */
  private static final String SCRIPT =
      """
      exec 3<&1
      trap '' HUP INT QUIT TERM TSTP PIPE
      held= up= leaving=$1

      # Of process $1, where the system tells: its parent, its group and session, and the group that
      # is in front at its terminal.
      about() {
        { read -r about </proc/$1/stat; } 2>/dev/null || return 1
        set -- ${about##*) }
        parent=$2 group=$3 session=$4 front=$6
      }

      # Without line mode or echo a person is lost: where they were missing before us, a program that
      # was killed has left them so.
      cooked() {
        held= up=
        # In the background the terminal is another's, who has set it as he needs it.
        if about $$ && [ "$front" != -1 ] && [ "$front" != "$group" ]; then return; fi
        stty "$saved" <&3 2>/dev/null
        now=$(stty -a <&3 2>/dev/null) utf8=
        case $now in *[!-]iutf8*) utf8=iutf8 ;; esac
        case $now in
          *-icanon* | *-echo[!a-z]*) stty sane ixon $utf8 <&3 2>/dev/null ;;
        esac
      }

      raw() {
        if size=$(stty -icanon -echo -isig -iexten -ixon -icrnl min 1 time 0 size <&3 2>/dev/null); then
          held=yes
          echo "= $size" >&2
        else
          echo "= no" >&2
        fi
      }

      # Whether there is a shell that would notice that we stopped, and could let us go on.
      watched() {
        about $$ || return 0
        own=$session job=$group
        about "$job" || return 1
        about "$parent" && [ "$session" = "$own" ] && [ "$group" != "$job" ]
      }

      if ! saved=$(stty -g <&3 2>/dev/null); then
        command -v stty >/dev/null && echo "= no" >&2 || echo "= missing" >&2
        exit 1
      fi
      raw
      while read -r order; do
        case $order in
          up) up=yes ;;
          raw) [ -n "$held" ] || saved=$(stty -g <&3 2>/dev/null); raw ;;
          size) echo "= $(stty size <&3 2>/dev/null)" >&2 ;;
          suspend) watched && kill -TSTP 0 ;;
          stop) kill -TSTP $PPID; echo "= stopped" >&2 ;;
          leave)
            [ -z "$up" ] || printf %s "$leaving"
            echo "= leaving" >&2
            cooked
            echo "= left" >&2
            ;;
        esac
      done
      trap '' TTOU
      [ -z "$up" ] || printf %s "$leaving"
      [ -z "$held" ] || cooked
      """;

  private final Process process;
  private final String leaving;
  private final OutputStream orders;
  private final InputStream answers;
  private final StringBuilder line = new StringBuilder();
  private Size size = Size.USUAL;

  private Guardian(Process process, String leaving) {
    this.process = process;
    this.leaving = leaving;
    orders = process.getOutputStream();
    answers = process.getErrorStream();
  }

  /**
   * Puts the terminal into raw mode. In the background this waits, stopped, for the foreground.
   *
   * @param leaving what takes the terminal out of all other modes, for the case that we cannot
   */
  static Guardian start(String leaving) throws NoTerminal {
    Process process;
    try {
      process =
          new ProcessBuilder("sh", "-c", SCRIPT, "bicorne", leaving)
              .redirectOutput(ProcessBuilder.Redirect.INHERIT)
              .start();
    } catch (IOException e) {
      throw new NoTerminal(NoTerminal.Why.NO_STTY, "no shell: " + e.getMessage());
    }
    Guardian guardian = new Guardian(process, leaving);
    String answer = guardian.answer(LONG);
    if (answer != null && guardian.understand(answer)) {
      return guardian;
    }
    guardian.dismiss();
    throw "missing".equals(answer)
        ? new NoTerminal(NoTerminal.Why.NO_STTY, "no stty on the PATH")
        : new NoTerminal(NoTerminal.Why.REFUSED, "the terminal's modes cannot be changed");
  }

  /** The size last seen. */
  synchronized Size size() {
    return size;
  }

  /** Asks the terminal for its size. */
  synchronized Size measure() {
    String answer = ask("size", SHORT);
    if (answer != null) {
      understand(answer);
    }
    return size;
  }

  /** From now on there is a screen to leave. */
  @Override
  public synchronized void begins() {
    tell("up");
  }

  /** Raw mode once more, after having been stopped; says whether that was possible. */
  synchronized boolean raw() {
    String answer = ask("raw", LONG);
    return answer != null && understand(answer);
  }

  /** Suspends the whole job, where a shell watches over it; all of it hears {@code SIGTSTP}. */
  synchronized void suspend() {
    tell("suspend");
  }

  /**
   * Stops us, and returns when we go on; the system does not stop what nobody could let go on. Java
   * cannot do that itself: it raises only signals that it catches.
   */
  synchronized void stop() {
    ask("stop", SHORT);
    try {
      // The signal is on its way when the answer comes, but may not have arrived.
      Thread.sleep(STOPPING_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Sends us a signal, from a shell of its own. */
  static void signal(String name) {
    try {
      new ProcessBuilder("sh", "-c", "kill -" + name + " $PPID").start();
    } catch (IOException e) {
      // Then it is not sent.
    }
  }

  /** Leaves the screen, if it was entered, and sets the modes as they were. */
  synchronized void leave() {
    boolean leaving = tell("leave") && hears("leaving", LEAVING_MILLIS);
    if (leaving) {
      hears("left", COOKING_MILLIS);
    } else if (!process.isAlive()) {
      leaveAlone();
    }
    // Otherwise it goes on trying when we are gone.
  }

  /** Somebody ended the shell: what can be done without it. */
  private void leaveAlone() {
    try {
      new ProcessBuilder("sh", "-c", "stty sane <&1; printf %s \"$1\"", "bicorne", leaving)
          .inheritIO()
          .start()
          .waitFor(COOKING_MILLIS, TimeUnit.MILLISECONDS);
    } catch (IOException e) {
      // Then only `reset` helps.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Lets it go; it gives the terminal back now if that has not been done. */
  void dismiss() {
    try {
      orders.close();
    } catch (IOException e) {
      // It has ended.
    }
  }

  private @Nullable String ask(String order, int millis) {
    return tell(order) ? answer(millis) : null;
  }

  /** Waits for one answer, past what came too late for those who had asked. */
  private boolean hears(String wanted, int millis) {
    String answer = answer(millis);
    while (answer != null && !answer.equals(wanted)) {
      answer = answer(millis);
    }
    return answer != null;
  }

  private boolean tell(String order) {
    try {
      orders.write((order + "\n").getBytes(StandardCharsets.US_ASCII));
      orders.flush();
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * The next answer, or null when none comes. Steps are counted, not time: when we are stopped the
   * clock goes on.
   */
  private @Nullable String answer(int millis) {
    try {
      for (int step = 0; step < millis / STEP_MILLIS; step++) {
        while (answers.available() > 0) {
          int next = answers.read();
          if (next != '\n') {
            line.append((char) next);
          } else if (line.indexOf("= ") == 0) {
            String answer = line.substring(2);
            line.setLength(0);
            return answer;
          } else {
            line.setLength(0);
          }
        }
        if (!process.isAlive() && answers.available() == 0) {
          return null;
        }
        Thread.sleep(STEP_MILLIS);
      }
    } catch (IOException e) {
      return null;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return null;
  }

  /** Reads {@code rows columns}; what is no size of a terminal stands for the usual one. */
  private boolean understand(String answer) {
    if (answer.equals("no") || answer.equals("missing")) {
      return false;
    }
    int blank = answer.indexOf(' ');
    int rows = blank < 0 ? 0 : number(answer, 0, blank);
    int columns = blank < 0 ? 0 : number(answer, blank + 1, answer.length());
    boolean sane = rows > 0 && columns > 0 && rows <= MOST_ROWS && columns <= MOST_COLUMNS;
    size = sane ? new Size(columns, rows) : Size.USUAL;
    return true;
  }

  private static int number(String digits, int from, int to) {
    int number = 0;
    for (int index = from; index < to; index++) {
      char digit = digits.charAt(index);
      if (digit < '0' || digit > '9' || number > 100_000) {
        return 0;
      }
      number = number * 10 + digit - '0';
    }
    return number;
  }
}
