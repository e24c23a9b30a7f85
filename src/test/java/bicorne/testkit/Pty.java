package bicorne.testkit;

import com.pty4j.PtyProcess;
import com.pty4j.PtyProcessBuilder;
import com.pty4j.WinSize;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A terminal with a program in it: what a person would see, type and do. */
public final class Pty implements AutoCloseable {
  /** Whoever waits longer hangs, however slow the machine is; nothing is ever to take so long. */
  private static final long LIMIT_SECONDS = 400;

  private final PtyProcess process;
  private final Vt screen;
  private final boolean answering;
  private long received;
  private long receivedAt;
  private boolean held;
  private boolean ended;
  private @Nullable Throwable failure;

  private Pty(PtyProcess process, Vt screen, boolean answering) {
    this.process = process;
    this.screen = screen;
    this.answering = answering;
    Thread reader = new Thread(this::read, "pty");
    reader.setDaemon(true);
    reader.start();
  }

  /** Starts a program in a terminal of 80 by 24 that answers where its cursor is. */
  public static Pty start(Map<String, String> environment, String... command) {
    return start(80, 24, true, environment, command);
  }

  /** Starts a program in a terminal. */
  public static Pty start(
      int columns,
      int rows,
      boolean answering,
      Map<String, String> environment,
      String... command) {
    Map<String, String> all = new TreeMap<>();
    all.put("PATH", String.valueOf(System.getenv("PATH")));
    all.put("TERM", "xterm-256color");
    all.put("LC_ALL", "C.UTF-8");
    all.putAll(environment);
    try {
      PtyProcess process =
          new PtyProcessBuilder(command)
              .setDirectory(Golden.project().toAbsolutePath().toString())
              .setEnvironment(all)
              .setInitialColumns(columns)
              .setInitialRows(rows)
              .start();
      return new Pty(process, new Vt(columns, rows, Vt.Measure.CLUSTERS), answering);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void read() {
    byte[] buffer = new byte[8192];
    InputStream in = process.getInputStream();
    try {
      for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
        String answers;
        synchronized (this) {
          while (held) {
            wait();
          }
          screen.take(buffer, count);
          received += count;
          receivedAt = System.nanoTime();
          answers = screen.takeAnswers();
          notifyAll();
        }
        if (answering && !answers.isEmpty()) {
          type(answers);
        }
      }
    } catch (IOException | InterruptedException e) {
      // The program has ended.
    } catch (RuntimeException | Error e) {
      synchronized (this) {
        failure = e;
      }
    } finally {
      synchronized (this) {
        ended = true;
        notifyAll();
      }
    }
  }

  /** From now on nothing is taken from the program, or again. */
  public synchronized void hold(boolean on) {
    held = on;
    notifyAll();
  }

  /** Waits until the screen is so. */
  public synchronized void await(String what, Predicate<Vt> wanted) {
    long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(LIMIT_SECONDS);
    while (!wanted.test(screen)) {
      if (failure != null) {
        throw new AssertionError("the terminal does not understand", failure);
      }
      long left = (until - System.nanoTime()) / 1_000_000;
      if (left <= 0 || ended) {
        throw new AssertionError(
            (ended ? "ended without: " : "waited in vain for: ") + what + "\n" + screen.text());
      }
      try {
        wait(left);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException(e);
      }
    }
  }

  /** Waits until these words are on the screen. */
  public void awaitText(String words) {
    await(words, vt -> vt.text().contains(words));
  }

  /** The screen, to be looked at while nothing changes it. */
  public synchronized <T> T look(java.util.function.Function<Vt, T> question) {
    return question.apply(screen);
  }

  /** How many bytes the program has sent. */
  public synchronized long received() {
    return received;
  }

  /** Waits until the program has sent more than so many bytes; gives when the last of them came. */
  public synchronized long awaitBytes(long before) {
    await("bytes", vt -> received > before);
    return receivedAt;
  }

  /**
   * The same, for so long at most; -1 where nothing came. A key that changes nothing sends nothing.
   */
  public synchronized long awaitBytes(long before, int millis) throws InterruptedException {
    long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    while (received <= before) {
      long left = (until - System.nanoTime()) / 1_000_000;
      if (left <= 0 || ended) {
        return -1;
      }
      wait(left);
    }
    return receivedAt;
  }

  /** Types; all of it arrives together. */
  public void type(String keys) {
    send(keys.getBytes(StandardCharsets.UTF_8));
  }

  /** Sends bytes. */
  public void send(byte[] bytes) {
    try {
      process.getOutputStream().write(bytes);
      process.getOutputStream().flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The window gets another size. */
  public void resize(int columns, int rows) {
    synchronized (this) {
      screen.resize(Math.max(1, columns), Math.max(1, rows));
    }
    process.setWinSize(new WinSize(columns, rows));
  }

  /** The window is one size and says another. */
  public synchronized void resizeScreenOnly(int columns, int rows) {
    screen.resize(columns, rows);
  }

  /** Closes the window: the program's terminal is gone. */
  public void closeWindow() {
    try {
      process.getOutputStream().close();
      process.getInputStream().close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The process in the terminal. */
  public ProcessHandle handle() {
    return ProcessHandle.of(process.pid()).orElseThrow();
  }

  /** Sends a signal to a process. */
  public static void signal(String name, long pid) {
    try {
      List<String> command = List.of("kill", "-" + name, Long.toString(pid));
      if (new ProcessBuilder(command).start().waitFor() != 0) {
        throw new AssertionError("kill -" + name + " " + pid);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Waits for the end of the program; gives its status. */
  public int end() {
    try {
      if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
        throw new AssertionError("it does not end\n" + look(Vt::text));
      }
      return process.exitValue();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
