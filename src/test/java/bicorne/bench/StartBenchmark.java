package bicorne.bench;

import bicorne.testkit.Golden;
import bicorne.testkit.Pty;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * From the call to the first page, beside a hello-world on the same Java: all of them in turn,
 * round by round, so that whatever slows the machine slows them all.
 *
 * <p>Plain lines stand beside a hello-world through a pipe, the full screen beside one at a
 * terminal, which costs by itself. Each is called both ways: as Java alone, with the flags and the
 * archive of the launcher, and by {@code ./bicorne} as a person does. The stories are compiled
 * before, and every start finds an empty folder of saves.
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
  private final Path saves;
  private final String java;

  StartBenchmark(Stories stories) {
    home = Golden.project().toAbsolutePath();
    java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    saves = stories.folder().resolve("saves");
    this.stories = stories;
  }

  private interface Start {
    double millis() throws IOException, InterruptedException;
  }

  void run() throws IOException, InterruptedException {
    Path shipped = home.resolve("story/1814");
    List<Start> starts =
        List.of(
            () -> until("hello", hello()),
            () -> onScreen("hello", "", hello()),
            () -> until("\n1  ", java(shipped, "--plain")),
            () -> until("\n1  ", launcher(shipped, "--plain")),
            () -> onScreen("q quit", "\u0003", java(shipped)),
            () -> onScreen("q quit", "\u0003", launcher(shipped)),
            () -> until("\n1  ", launcher(stories.usual(), "--plain")),
            () -> until("\n1  ", launcher(stories.longer(), "--plain")),
            () -> onScreen("q quit", "\u0003", launcher(stories.usual())),
            () -> onScreen("q quit", "\u0003", launcher(stories.longer())));
    double[][] taken = new double[starts.size()][ROUNDS];
    for (int round = -WARM; round < ROUNDS; round++) {
      for (int which = 0; which < starts.size(); which++) {
        delete(saves);
        double millis = starts.get(which).millis();
        if (round >= 0) {
          taken[which][round] = millis;
        }
      }
    }
    System.out.println(
        "start to first page, "
            + ROUNDS
            + " rounds, medians; the yardstick is a java hello-world, through a pipe "
            + Figure.of("%.0f ms", Figure.median(taken[0]))
            + ", at a terminal "
            + Figure.of("%.0f ms", Figure.median(taken[1])));
    against("plain lines, java alone", taken[2], taken[0], PLAIN, "");
    against("plain lines, ./bicorne", taken[3], taken[0], PLAIN, "");
    aim(against("full screen, java alone", taken[4], taken[1], FULL, ""));
    aim(against("full screen, ./bicorne", taken[5], taken[1], FULL, ""));
    against("plain, story ten times as long", taken[7], taken[6], LONGER, " of short");
    against("full, story ten times as long", taken[9], taken[8], LONGER, " of short");
  }

  private static void aim(double ratio) {
    String reached = ratio <= FULL_AIM ? "reached" : "not reached";
    System.out.println("    (the aim is " + FULL_AIM + ": " + reached + ")");
  }

  private static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> all = Files.walk(folder)) {
        for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(path);
        }
      }
    }
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

  private String[] hello() {
    return new String[] {
      java, "-cp", home.resolve("target/test-classes").toString(), Hello.class.getName()
    };
  }

  /** Until these words are on a terminal; then the keys that end it are typed. */
  private double onScreen(String words, String end, String... command) {
    Map<String, String> environment = environment();
    environment.put("TERM", "xterm-256color");
    environment.put("BICORNE_TERMINALS", "012");
    long before = System.nanoTime();
    try (Pty pty = Pty.start(environment, command)) {
      pty.awaitText(words);
      double taken = (System.nanoTime() - before) / 1e6;
      pty.type(end);
      pty.end();
      return taken;
    }
  }

  private String[] launcher(Path story, String... more) {
    return words(List.of(home.resolve("bicorne").toString()), story, more);
  }

  /** What the launcher becomes, read from it. */
  private String[] java(Path story, String... more) throws IOException {
    List<String> words = new ArrayList<>(List.of(java));
    for (String line : Files.readAllLines(home.resolve("bicorne"))) {
      if (line.startsWith("fast='")) {
        words.addAll(List.of(line.substring(6, line.length() - 1).split(" ", -1)));
      }
    }
    words.add(
        "-XX:SharedArchiveFile=target/launcher-" + System.getProperty("java.version") + ".jsa");
    words.addAll(List.of("-Xshare:auto", "-Xlog:disable", "-Dfile.encoding=UTF-8"));
    words.addAll(List.of("-cp", "target/bicorne.jar", "bicorne.Main"));
    return words(words, story, more);
  }

  private static String[] words(List<String> front, Path story, String... more) {
    List<String> words = new ArrayList<>(front);
    words.addAll(List.of("play", story.toString()));
    words.addAll(List.of(more));
    return words.toArray(new String[0]);
  }

  private Map<String, String> environment() {
    Map<String, String> environment = new TreeMap<>(stories.environment());
    environment.put("JAVA_HOME", System.getProperty("java.home"));
    environment.put("BICORNE_SAVES", saves.toString());
    environment.put("BICORNE_HOME", home.toString());
    environment.put("BICORNE_CWD", home.toString());
    return environment;
  }

  /** Runs a program, until it has printed these words; in milliseconds. */
  private double until(String words, String... command) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.directory(home.toFile());
    builder.environment().putAll(environment());
    builder.environment().put("BICORNE_TERMINALS", "");
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
