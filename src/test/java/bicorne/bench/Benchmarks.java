package bicorne.bench;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs every benchmark and prints each figure with its yardstick and whether the bar is passed. */
public final class Benchmarks {

  private static final String ALL = "all";
  private static final List<String> PARTS = List.of(ALL, "start", "key", "load", "spin", "play");
  private static final double CHOICES_A_SECOND = 1_000_000;

  private Benchmarks() {}

  /**
   * Runs all, some minutes; with {@code start}, {@code key}, {@code load}, {@code spin} or {@code
   * play} only that part.
   */
  public static void main(String[] args) throws RunnerException, IOException, InterruptedException {
    String wanted = args.length > 0 ? args[0] : ALL;
    if (!PARTS.contains(wanted)) {
      throw new IllegalArgumentException("one of " + PARTS + ", not " + wanted);
    }
    boolean start = wanted.equals(ALL) || wanted.equals("start");
    boolean key = wanted.equals(ALL) || wanted.equals("key");
    boolean load = wanted.equals(ALL) || wanted.equals("load");
    boolean spin = wanted.equals(ALL) || wanted.equals("spin");
    if (start || key || load || spin) {
      Path folder = Files.createTempDirectory("bicorne-bench");
      Stories stories = Stories.in(folder);
      if (start) {
        new StartBenchmark(stories).run();
      }
      if (key) {
        new KeyBenchmark(stories).run();
      }
      if (load) {
        new LoadBenchmark(stories).run();
      }
      if (spin) {
        new SpinBenchmark(stories).run();
      }
      try (Stream<Path> all = Files.walk(folder)) {
        all.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
      }
    }
    if (wanted.equals(ALL) || wanted.equals("play")) {
      play();
    }
  }

  private static void play() throws RunnerException {
    RunResult play =
        new Runner(
                new OptionsBuilder()
                    .include(PlayBenchmark.class.getSimpleName())
                    .forks(1)
                    .warmupIterations(4)
                    .warmupTime(TimeValue.seconds(2))
                    .measurementIterations(5)
                    .measurementTime(TimeValue.seconds(2))
                    .verbosity(VerboseMode.SILENT)
                    .build())
            .runSingle();
    double rate = play.getPrimaryResult().getScore();
    System.out.println("play at random, text produced, generated story of 2,000 nodes, one core");
    System.out.println(
        "  choices a second "
            + Math.round(rate)
            + "  (± "
            + Math.round(play.getPrimaryResult().getScoreError())
            + ")");
    System.out.println(
        "  yardstick 1,000,000  ratio "
            + Math.round(100 * rate / CHOICES_A_SECOND) / 100.0
            + "  "
            + (rate >= CHOICES_A_SECOND ? "pass" : "FAIL"));
  }
}
