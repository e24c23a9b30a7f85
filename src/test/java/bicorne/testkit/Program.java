package bicorne.testkit;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/** A process of its own: what it is given, and what came of it. */
public final class Program {

  /** A test that waits longer than this hangs. */
  private static final long SECONDS = 600;

  private final List<String> command;
  private final Map<String, String> environment = new TreeMap<>();
  private Path folder = Path.of("").toAbsolutePath();
  private String input = "";

  private Program(List<String> command) {
    this.command = List.copyOf(command);
  }

  /** A command line. Of the environment it gets the path and nothing else. */
  public static Program of(String... command) {
    Program program = new Program(List.of(command));
    program.environment.put("PATH", String.valueOf(System.getenv("PATH")));
    return program;
  }

  /** Bicorne, from the classes under test, on another Java. */
  public static Program bicorne(Path jdk, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(jdk.resolve("bin/java").toString());
    command.add("-cp");
    command.add(classPath());
    command.add("bicorne.Main");
    command.addAll(List.of(arguments));
    return Program.of(command.toArray(new String[0])).with("LC_ALL", "C.UTF-8");
  }

  /** The same with a variable in its environment. */
  public Program with(String name, String value) {
    environment.put(name, value);
    return this;
  }

  /** The same in another folder. */
  public Program in(Path other) {
    folder = other;
    return this;
  }

  /** The same with something to read. */
  public Program reading(String text) {
    input = text;
    return this;
  }

  /** What came of a process; a signal's number counts from 128. */
  public record Ran(int status, String out, String err) {}

  /** Runs it to its end. */
  public Ran run() {
    try {
      return begin().end();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Starts it and does not wait. */
  public Running begin() throws IOException {
    Path in = Files.createTempFile("bicorne-in", ".txt");
    Path out = Files.createTempFile("bicorne-out", ".txt");
    Path err = Files.createTempFile("bicorne-err", ".txt");
    Files.writeString(in, input);
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().clear();
    builder.environment().putAll(environment);
    builder.redirectInput(in.toFile()).redirectOutput(out.toFile()).redirectError(err.toFile());
    return new Running(builder.start(), in, out, err);
  }

  /** A process that has been started. */
  public record Running(Process process, Path in, Path out, Path err) {

    /** Waits until it has printed something to standard error. */
    public void awaitOnError(String words) throws IOException {
      while (process.isAlive() && !Files.readString(err).contains(words)) {
        Thread.onSpinWait();
      }
    }

    /** Waits for its end. */
    public Ran end() throws IOException {
      try {
        if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
          process.destroyForcibly().waitFor();
          throw new AssertionError("it hangs; so far it said: " + Files.readString(err));
        }
        return new Ran(
            process.exitValue(),
            Files.readString(out, StandardCharsets.UTF_8),
            Files.readString(err, StandardCharsets.UTF_8));
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException(e);
      } finally {
        Files.deleteIfExists(in);
        Files.deleteIfExists(out);
        Files.deleteIfExists(err);
      }
    }
  }

  /** Where our classes and what they run with lie. */
  public static String classPath() {
    List<String> places = new ArrayList<>();
    places.add(placeOf("bicorne.Main"));
    places.add(placeOf("org.yaml.snakeyaml.Yaml"));
    return String.join(File.pathSeparator, places);
  }

  private static String placeOf(String name) {
    try {
      return Path.of(
              Class.forName(name).getProtectionDomain().getCodeSource().getLocation().toURI())
          .toString();
    } catch (ClassNotFoundException | URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
