package bicorne.bench;

import bicorne.engine.Engine;
import bicorne.explore.Explorer;
import bicorne.explore.Findings;
import bicorne.explore.Plan;
import bicorne.explore.Progress;
import bicorne.loading.StoryLoader;
import bicorne.model.Node;
import bicorne.model.Story;
import bicorne.testkit.DiskFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/**
 * Explores a story folder and prints what it took: {@code FOLDER [exact|merged] [THREADS] [all]};
 * with {@code all} also traps and circles.
 */
public final class ExploreBenchmark {

  private ExploreBenchmark() {}

  /** Runs one exploration. */
  public static void main(String[] args) throws IOException {
    long begun = System.nanoTime();
    Story story =
        Objects.requireNonNull(StoryLoader.load(new DiskFolder(Path.of(args[0]))).story());
    long loaded = System.nanoTime();
    boolean exact = args.length < 2 || args[1].equals("exact");
    int threads = args.length < 3 ? 1 : Integer.parseInt(args[2]);
    Engine engine = new Engine(story);
    Findings findings =
        Explorer.explore(Plan.whole(engine).exact(exact).threads(threads), Progress.SILENT);
    long explored = System.nanoTime();
    int endings = 0;
    for (int node = 0; node < story.nodes().size(); node++) {
      boolean ends = story.nodes().get(node).exit() instanceof Node.Ends;
      endings += ends && findings.node(node).reached() ? 1 : 0;
    }
    StringBuilder line = new StringBuilder();
    line.append(exact ? "exact " : "merged ").append(threads).append(" threads: ");
    line.append(findings.states()).append(" states, ").append(findings.edges()).append(" edges, ");
    line.append("depth ").append(findings.depth()).append(", ");
    line.append(endings).append(" endings; load ").append(millis(loaded - begun));
    line.append(" ms, explore ").append(millis(explored - loaded)).append(" ms, ");
    line.append("tables ").append(findings.bytes() / findings.states());
    line.append(" B/state, peak memory ").append(peak()).append(" MB");
    System.out.println(line);
    if (args.length > 3) {
      System.out.println(
          "traps "
              + findings.traps().verdict()
              + ", circles "
              + findings.circles().verdict()
              + "; "
              + millis(System.nanoTime() - explored)
              + " ms");
    }
  }

  private static long millis(long nanos) {
    return nanos / 1_000_000;
  }

  /** The most memory the process has had, where the system says so; else 0. */
  private static long peak() throws IOException {
    Path status = Path.of("/proc/self/status");
    List<String> lines = Files.exists(status) ? Files.readAllLines(status) : List.of();
    for (String line : lines) {
      if (line.startsWith("VmHWM:")) {
        return Long.parseLong(line.replaceAll("\\D", "")) / 1024;
      }
    }
    return 0;
  }
}
