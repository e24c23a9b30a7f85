package bicorne.bench;

import bicorne.testkit.Golden;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * Loading and checking a story of 20,000 nodes, beside SnakeYAML's bare compose of the same files:
 * whole cold processes in turn. Loading runs with the flags {@code ./bicorne check --no-explore}
 * has, the yardstick with those that suit it best.
 */
final class LoadBenchmark {
  private static final int ROUNDS = Integer.getInteger("rounds", 7);
  private static final double BAR = 1.5;

  private final Stories stories;

  LoadBenchmark(Stories stories) {
    this.stories = stories;
  }

  void run() throws IOException, InterruptedException {
    double[][] load = new double[2][ROUNDS];
    double[][] compose = new double[2][ROUNDS];
    for (int round = -1; round < ROUNDS; round++) {
      double[] composed = cost(Compose.class);
      double[] loaded = cost(Load.class);
      for (int which = 0; which < 2 && round >= 0; which++) {
        compose[which][round] = composed[which];
        load[which][round] = loaded[which];
      }
    }
    System.out.println(
        "load and check, cold, story of 20,000 nodes, "
            + ROUNDS
            + " rounds, medians; the yardstick is SnakeYAML's compose of the same files");
    against("time of all cores", load[0], compose[0]);
    against("time by the clock", load[1], compose[1]);
  }

  private static void against(String what, double[] taken, double[] yardstick) {
    double ratio = Figure.ratio(taken, yardstick);
    Figure.print(
        what,
        Figure.of("%.2f (%.0f : %.0f ms)", ratio, Figure.median(taken), Figure.median(yardstick)),
        Figure.of("%.1f", BAR),
        ratio <= BAR);
  }

  private double[] cost(Class<?> program) throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            program == Load.class ? "-XX:+UseParallelGC" : "-XX:+UseSerialGC",
            program == Load.class ? "-XX:TieredStopAtLevel=1" : "-XX:TieredStopAtLevel=4",
            "-Xmx512m",
            "-cp",
            System.getProperty("java.class.path"),
            program.getName(),
            stories.longer().toString());
    builder.directory(Golden.project().toFile());
    builder.redirectError(ProcessBuilder.Redirect.INHERIT);
    Process process = builder.start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IllegalStateException(program + " failed");
    }
    String[] both = said.strip().split(" ", -1);
    return new double[] {Double.parseDouble(both[0]), Double.parseDouble(both[1])};
  }
}
