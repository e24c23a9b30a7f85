package bicorne.bench;

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

  /** Runs them; about half a minute. */
  public static void main(String[] args) throws RunnerException {
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
