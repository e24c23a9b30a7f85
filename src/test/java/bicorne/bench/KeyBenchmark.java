package bicorne.bench;

import bicorne.testkit.Golden;
import bicorne.testkit.Pty;
import bicorne.testkit.Vt;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/**
 * From a key to its frame at a terminal, in a story of 20,000 nodes with some decisions behind it;
 * and what is sent for a key, beside what its changed cells ask for.
 */
final class KeyBenchmark {
  private static final int DECISIONS = 150;
  private static final int TIMES = 25;
  private static final double BAR = 5;

  /** The frame's own marks, the cursor shown or hidden, and colours back. */
  private static final int FRAME = 48;

  /** The way to a row, and its colours. */
  private static final int ROW = 48;

  private static final long SETTLED_MILLIS = 30;

  private record Key(String name, String bytes) {}

  private static final List<Key> KEYS =
      List.of(
          new Key("down", "\u001b[B"),
          new Key("up", "\u001b[A"),
          new Key("a choice", "1"),
          new Key("t, timeline", "t"),
          new Key("u, back a decision", "u"),
          new Key("p, people", "p"),
          new Key("i, state of affairs", "i"),
          new Key("h, backlog", "h"),
          new Key("?, help", "?"));

  private final Stories stories;

  KeyBenchmark(Stories stories) {
    this.stories = stories;
  }

  void run() throws InterruptedException {
    Map<String, String> environment = new TreeMap<>(stories.environment());
    environment.put("JAVA_HOME", System.getProperty("java.home"));
    environment.put("TERM", "xterm-256color");
    try (Pty pty =
        Pty.start(
            environment,
            Golden.project().toAbsolutePath().resolve("bicorne").toString(),
            "play",
            stories.longer().toString())) {
      pty.await("the title", vt -> vt.row(23).contains("q quit"));
      press(pty, "\r");
      for (int decision = 0; decision < DECISIONS; decision++) {
        press(pty, "1");
      }
      System.out.println(
          "a key to its frame at a terminal, story of 20,000 nodes, "
              + DECISIONS
              + " decisions behind, medians of "
              + TIMES);
      for (Key key : KEYS) {
        measure(pty, key);
      }
      pty.type("\u0003");
      pty.end();
    }
  }

  private static void measure(Pty pty, Key key) throws InterruptedException {
    double[] taken = new double[TIMES];
    double[] sent = new double[TIMES];
    double[] cells = new double[TIMES];
    double[] share = new double[TIMES];
    boolean page = "tpih?".contains(key.bytes());
    for (int time = 0; time < TIMES; time++) {
      List<String> before = pty.look(KeyBenchmark::cells);
      long received = pty.received();
      long at = System.nanoTime();
      pty.type(key.bytes());
      taken[time] = (pty.awaitBytes(received) - at) / 1e6;
      TimeUnit.MILLISECONDS.sleep(SETTLED_MILLIS);
      sent[time] = pty.received() - received;
      int asked = FRAME;
      List<String> after = pty.look(KeyBenchmark::cells);
      int columns = after.size() / 24;
      for (int row = 0; row < 24; row++) {
        int first = -1;
        int last = -1;
        for (int x = 0; x < columns; x++) {
          if (!before.get(row * columns + x).equals(after.get(row * columns + x))) {
            first = first < 0 ? x : first;
            last = x;
            cells[time]++;
          }
        }
        for (int x = first; first >= 0 && x <= last; x++) {
          asked +=
              after.get(row * columns + x).getBytes(java.nio.charset.StandardCharsets.UTF_8).length;
        }
        asked += first >= 0 ? ROW : 0;
      }
      share[time] = sent[time] / asked;
      if (page) {
        press(pty, "\u001b[27u");
      }
      TimeUnit.MILLISECONDS.sleep(100);
    }
    double median = Figure.median(taken);
    Figure.print(key.name(), Figure.of("%.2f ms", median), Figure.of("%.0f ms", BAR), median < BAR);
    double ratio = Figure.median(share);
    Figure.print(
        "  bytes for changed cells",
        Figure.of("%.0f for %.0f cells", Figure.median(sent), Figure.median(cells)),
        "what they ask",
        ratio <= 1);
  }

  private static void press(Pty pty, String bytes) throws InterruptedException {
    long received = pty.received();
    pty.type(bytes);
    pty.awaitBytes(received);
    TimeUnit.MILLISECONDS.sleep(SETTLED_MILLIS);
  }

  private static List<String> cells(Vt vt) {
    List<String> cells = new ArrayList<>();
    for (int y = 0; y < 24; y++) {
      for (int x = 0; x < 80; x++) {
        cells.add(vt.cell(x, y));
      }
    }
    return cells;
  }
}
