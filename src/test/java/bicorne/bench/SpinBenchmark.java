package bicorne.bench;

import bicorne.testkit.GeneratedStory;
import bicorne.testkit.Golden;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Exploring a story of 2,000 nodes, six million states, beside SPIN's verifier of the same graph:
 * whole processes in turn, on one core each where {@code taskset} is there. That SPIN compiles its
 * verifier first is left out, and both must find the same states; where states that nothing can
 * tell apart are merged, as they are if nothing else is asked for, there are fewer. Ours looks for
 * traps, circles and what stands in the way besides.
 */
final class SpinBenchmark {
  private static final int ROUNDS = Integer.getInteger("rounds", 3);
  private static final int NODES = 2_000;
  private static final int CHOICES = 3;
  private static final int VARIABLES = 4;
  private static final int ONCE = 2;
  private static final double BAR = 1 / 3.0;
  private static final Pattern STORED = Pattern.compile("(\\d+) states, stored");
  private static final Pattern LOOKED_AT = Pattern.compile("looked at: (\\d+) situations");

  private final Path folder;
  private final Map<String, String> environment;

  SpinBenchmark(Stories stories) {
    folder = stories.folder().resolve("spin");
    environment = stories.environment();
    environment.remove("HOME"); // a launcher that must build first wants Maven's own repository
  }

  void run() throws IOException, InterruptedException {
    System.out.println(
        "explore, story of 2,000 nodes, whole processes on one core, "
            + ROUNDS
            + " rounds, medians; the yardstick is SPIN's verifier of the same graph");
    if (!there("spin") || !there("gcc")) {
      System.out.println("  skipped: it needs spin and gcc (Debian, Ubuntu: apt install spin gcc)");
      return;
    }
    Path story = folder.resolve("story");
    write(story, GeneratedStory.files(NODES, CHOICES, VARIABLES, ONCE, 1, false));
    write(folder, GeneratedStory.promela(NODES, CHOICES, VARIABLES, ONCE, 1));
    run(List.of("spin", "-a", "story.pml"));
    run(
        List.of(
            "gcc", "-O2", "-w", "-DSAFETY", "-DNOCLAIM", "-DMEMLIM=8000", "-o", "pan", "pan.c"));
    List<String> pan = oneCore("./pan", "-m100000", "-w24", "-n");
    String bicorne = Golden.project().toAbsolutePath().resolve("bicorne").toString();
    List<String> explore = oneCore(bicorne, "explore", story.toString(), "--exact");
    run(List.of(bicorne, "--version"));
    double[] spin = new double[ROUNDS];
    double[] cold = new double[ROUNDS];
    double[] warm = new double[ROUNDS];
    double[] merged = new double[ROUNDS];
    List<String> usual = oneCore(bicorne, "explore", story.toString());
    for (int round = 0; round < ROUNDS; round++) {
      run(List.of("rm", "-rf", environment.getOrDefault("XDG_CACHE_HOME", "cache")));
      spin[round] = millis(pan, STORED, 1);
      cold[round] = millis(explore, LOOKED_AT, 0);
      warm[round] = millis(explore, LOOKED_AT, 0);
      long before = System.nanoTime();
      run(usual);
      merged[round] = (System.nanoTime() - before) / 1e6;
    }
    against("exact, story from YAML", cold, spin);
    against("exact, story compiled before", warm, spin);
    against("merged, story compiled before", merged, spin);
  }

  private static void against(String what, double[] taken, double[] yardstick) {
    double ratio = Figure.ratio(taken, yardstick);
    Figure.print(
        what,
        Figure.of("%.2f (%.0f : %.0f ms)", ratio, Figure.median(taken), Figure.median(yardstick)),
        Figure.of("%.2f", BAR),
        ratio <= BAR);
  }

  /** The number of states, the one less that SPIN has before its values are set. */
  private long states = -1;

  private double millis(List<String> command, Pattern count, int more)
      throws IOException, InterruptedException {
    long before = System.nanoTime();
    Matcher found = count.matcher(run(command));
    double taken = (System.nanoTime() - before) / 1e6;
    long now = found.find() ? Long.parseLong(found.group(1)) - more : -2;
    if (states >= 0 && states != now) {
      throw new IllegalStateException(command + " found " + now + " states, not " + states);
    }
    states = now;
    return taken;
  }

  private String run(List<String> command) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.directory(folder.toFile());
    builder.environment().putAll(environment);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.redirectErrorStream(true);
    Process process = builder.start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() > 1) {
      throw new IllegalStateException(command + " said " + said);
    }
    return said;
  }

  private static List<String> oneCore(String... command) {
    List<String> words = new ArrayList<>();
    if (there("taskset")) {
      words.addAll(List.of("taskset", "-c", "0"));
    }
    Collections.addAll(words, command);
    return words;
  }

  private static boolean there(String program) {
    String path = String.valueOf(System.getenv("PATH"));
    for (String folder : path.split(File.pathSeparator, -1)) {
      if (Files.isExecutable(Path.of(folder, program))) {
        return true;
      }
    }
    return false;
  }

  private static void write(Path folder, Map<String, String> files) throws IOException {
    for (Map.Entry<String, String> file : files.entrySet()) {
      Path path = folder.resolve(file.getKey());
      Path parent = path.getParent();
      if (parent != null) {
        Files.createDirectories(parent);
      }
      Files.writeString(path, file.getValue());
    }
  }
}
