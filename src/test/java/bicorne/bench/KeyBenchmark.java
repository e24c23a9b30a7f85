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

  private static final int LONGEST_MILLIS = 2_000;

  /**
   * Between two keys of a person: what comes closer together may be a paste, and chooses nothing.
   */
  private static final long APART_MILLIS = 100;

  /**
   * A key that is measured.
   *
   * @param before what is pressed first, so that it has something to change
   * @param after what is pressed behind it, so that it has so again
   */
  private record Key(String name, String before, String bytes, String after) {}

  private static final String DOWN = "\u001b[B";
  private static final String UP = "\u001b[A";
  private static final String ESCAPE = "\u001b[27u";

  private static final List<Key> KEYS =
      List.of(
          new Key("down", "", DOWN, UP),
          new Key("up", DOWN, UP, ""),
          new Key("a choice", "", "1", ""),
          new Key("u, back a decision", "1", "u", ""),
          new Key("t, timeline", "", "t", ESCAPE),
          new Key("p, people", "", "p", ESCAPE),
          new Key("i, state of affairs", "", "i", ESCAPE),
          new Key("h, backlog", "", "h", ESCAPE),
          new Key("?, help", "", "?", ESCAPE));

  private final Stories stories;

  KeyBenchmark(Stories stories) {
    this.stories = stories;
  }

  void run() throws InterruptedException {
    Map<String, String> environment = new TreeMap<>(stories.environment());
    environment.put("JAVA_HOME", System.getProperty("java.home"));
    environment.put("TERM", "xterm-256color");
    environment.put("BICORNE_SAVES", stories.folder().resolve("saves").toString());
    try (Pty pty =
        Pty.start(
            environment,
            Golden.project().toAbsolutePath().resolve("bicorne").toString(),
            "play",
            stories.longer().toString())) {
      pty.await("the title", vt -> vt.row(23).contains("q quit"));
      TimeUnit.MILLISECONDS.sleep(APART_MILLIS);
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
    for (int time = 0; time < TIMES; time++) {
      press(pty, key.before());
      List<String> before = pty.look(KeyBenchmark::cells);
      long received = pty.received();
      long at = System.nanoTime();
      pty.type(key.bytes());
      long came = pty.awaitBytes(received, LONGEST_MILLIS);
      if (came < 0) {
        throw new IllegalStateException(key.name() + " changes nothing on\n" + pty.look(Vt::text));
      }
      taken[time] = (came - at) / 1e6;
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
      press(pty, key.after());
      TimeUnit.MILLISECONDS.sleep(APART_MILLIS);
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

  /** Presses a key that is not measured; that nothing came of it is no failure. */
  private static void press(Pty pty, String bytes) throws InterruptedException {
    if (bytes.isEmpty()) {
      return;
    }
    long received = pty.received();
    pty.type(bytes);
    pty.awaitBytes(received, LONGEST_MILLIS);
    TimeUnit.MILLISECONDS.sleep(APART_MILLIS);
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
