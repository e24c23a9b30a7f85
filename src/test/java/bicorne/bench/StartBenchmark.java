package bicorne.bench;

import bicorne.testkit.Golden;
import bicorne.testkit.Pty;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * From the call of {@code ./bicorne} to the first page, beside a hello-world on the same Java: all
 * of them in turn, round by round, so that whatever slows the machine slows them all.
 */
final class StartBenchmark {
  private static final int WARM = 3;
  private static final int ROUNDS = Integer.getInteger("rounds", 21);
  private static final double PLAIN = 2.0;
  private static final double FULL = 3.5;
  private static final double FULL_AIM = 3.0;
  private static final double LONGER = 1.1;

  private final Path home;
  private final Stories stories;

  StartBenchmark(Stories stories) {
    home = Golden.project().toAbsolutePath();
    this.stories = stories;
  }

  void run() throws IOException, InterruptedException {
    double[][] taken = new double[5][ROUNDS];
    for (int round = -WARM; round < ROUNDS; round++) {
      double[] now = {
        hello(),
        plain(stories.usual()),
        full(stories.usual()),
        plain(stories.longer()),
        full(stories.longer())
      };
      for (int which = 0; which < now.length && round >= 0; which++) {
        taken[which][round] = now[which];
      }
    }
    System.out.println(
        "start to first page, "
            + ROUNDS
            + " rounds, medians; the yardstick is a java hello-world, "
            + Figure.of("%.0f ms", Figure.median(taken[0])));
    against("plain lines", taken[1], taken[0], PLAIN, "");
    double full = against("full screen", taken[2], taken[0], FULL, "");
    System.out.println(
        "    (the aim is "
            + FULL_AIM
            + ": "
            + (full <= FULL_AIM ? "reached" : "not reached")
            + ")");
    against("plain, ten times as long", taken[3], taken[1], LONGER, " of plain");
    against("full, ten times as long", taken[4], taken[2], LONGER, " of full");
  }

  private static double against(
      String what, double[] taken, double[] yardstick, double bar, String unit) {
    double ratio = Figure.ratio(taken, yardstick);
    Figure.print(
        what,
        Figure.of("%.2f%s (%.0f ms)", ratio, unit, Figure.median(taken)),
        Figure.of("%.1f", bar),
        ratio <= bar);
    return ratio;
  }

  private double hello() throws IOException, InterruptedException {
    return until(
        "hello",
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-cp",
        home.resolve("target/test-classes").toString(),
        Hello.class.getName());
  }

  private double plain(Path story) throws IOException, InterruptedException {
    return until("\n1  ", command(story, "--plain"));
  }

  private double full(Path story) throws IOException {
    Map<String, String> environment = environment();
    environment.put("TERM", "xterm-256color");
    long before = System.nanoTime();
    try (Pty pty = Pty.start(environment, command(story))) {
      pty.await("the first page", vt -> vt.row(23).contains("q quit"));
      double taken = (System.nanoTime() - before) / 1e6;
      pty.type("\u0003");
      pty.end();
      return taken;
    }
  }

  private String[] command(Path story, String... more) {
    List<String> words =
        new ArrayList<>(List.of(home.resolve("bicorne").toString(), "play", story.toString()));
    words.addAll(List.of(more));
    return words.toArray(new String[0]);
  }

  private Map<String, String> environment() {
    Map<String, String> environment = new TreeMap<>(stories.environment());
    environment.put("JAVA_HOME", System.getProperty("java.home"));
    return environment;
  }

  /** Runs a program, until it has printed these words; in milliseconds. */
  private double until(String words, String... command) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().putAll(environment());
    builder.redirectError(ProcessBuilder.Redirect.DISCARD);
    long before = System.nanoTime();
    Process process = builder.start();
    StringBuilder said = new StringBuilder();
    InputStream out = process.getInputStream();
    byte[] buffer = new byte[8192];
    double taken = -1;
    for (int count = out.read(buffer); count >= 0; count = out.read(buffer)) {
      said.append(new String(buffer, 0, count, StandardCharsets.UTF_8));
      if (taken < 0 && said.indexOf(words) >= 0) {
        taken = (System.nanoTime() - before) / 1e6;
        process.getOutputStream().close();
      }
    }
    process.waitFor();
    if (taken < 0) {
      throw new IllegalStateException(String.join(" ", command) + " said " + said);
    }
    return taken;
  }
}
