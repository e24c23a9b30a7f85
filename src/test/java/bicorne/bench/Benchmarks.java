package bicorne.bench;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs every benchmark and prints each figure with its yardstick and whether the bar is passed. */
public final class Benchmarks {

  private static final double CHOICES_A_SECOND = 1_000_000;

  private Benchmarks() {}

  /** Runs them; about two minutes. With an argument, only those whose name begins with it. */
  public static void main(String[] args) throws RunnerException, IOException, InterruptedException {
    String wanted = args.length > 0 ? args[0] : "";
    if ("start".startsWith(wanted) || "key".startsWith(wanted) || "load".startsWith(wanted)) {
      Path folder = Files.createTempDirectory("bicorne-bench");
      Stories stories = Stories.in(folder);
      if ("start".startsWith(wanted)) {
        new StartBenchmark(stories).run();
      }
      if ("key".startsWith(wanted)) {
        new KeyBenchmark(stories).run();
      }
      if ("load".startsWith(wanted)) {
        new LoadBenchmark(stories).run();
      }
      try (Stream<Path> all = Files.walk(folder)) {
        all.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
      }
    }
    if ("play".startsWith(wanted)) {
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
