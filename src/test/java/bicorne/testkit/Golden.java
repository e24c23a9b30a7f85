package bicorne.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The expectation files: what a text must be is kept in a file beside its input.
 *
 * <p>A missing expectation is written and the test fails; {@code -Dbicorne.update=true} rewrites
 * those that differ and the test still fails: a machine never says yes by itself. Look at what was
 * written, commit it, run again.
 *
 * <p>Files are UTF-8 with {@code \n}. A text that names this checkout or a home or temporary folder
 * is refused, since it would be another elsewhere: take such paths out before asking.
 */
public final class Golden {

  private final Path root;
  private final boolean update;

  Golden(Path root, boolean update) {
    this.root = root;
    this.update = update;
  }

  /**
   * Compares with {@code src/test/resources/<file>}.
   *
   * @param file such as {@code diagnostic/framed/tabs.expected}
   */
  public static void check(String file, String actual) {
    new Golden(resources(), Boolean.getBoolean("bicorne.update")).compare(file, actual);
  }

  /**
   * Fails if a folder below {@code src/test/resources} holds an expectation that nobody asked for:
   * one without its input.
   *
   * @param ending of the expectations, such as {@code .expected}
   * @param asked all that were checked, as paths like those given to {@link #check}
   */
  public static void noneLeftOver(String folder, String ending, Collection<String> asked) {
    new Golden(resources(), false).leftOver(folder, ending, asked);
  }

  /** The folder {@code src/test/resources} of this checkout. */
  public static Path resources() {
    return project().resolve("src/test/resources");
  }

  /** The top of this checkout. */
  public static Path project() {
    return Path.of(System.getProperty("basedir", System.getProperty("user.dir", "")))
        .toAbsolutePath();
  }

  void compare(String file, String given) {
    String actual = given.replace("\r\n", "\n");
    refuseLocalPaths(file, actual);
    Path expectation = root.resolve(file);
    try {
      if (!Files.exists(expectation)) {
        write(expectation, actual);
        throw new AssertionError(
            "There was no expectation "
                + file
                + ". It was written just now: look at it, commit it, run again.\n"
                + actual);
      }
      String expected = Files.readString(expectation).replace("\r\n", "\n");
      if (expected.equals(actual)) {
        return;
      }
      String difference = LineDifference.of(expected, actual);
      if (update) {
        write(expectation, actual);
        throw new AssertionError(
            "The expectation "
                + file
                + " was rewritten (a rewritten one fails once). What changed:\n"
                + difference);
      }
      throw new AssertionError(
          file
              + " is not what came out (- expected, + came out):\n"
              + difference
              + "\nIf what came out is right: "
              + updateCommand());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void leftOver(String folder, String ending, Collection<String> asked) {
    TreeSet<String> left = new TreeSet<>();
    try (Stream<Path> files = Files.walk(root.resolve(folder))) {
      for (Path file : (Iterable<Path>) files::iterator) {
        String name = root.relativize(file).toString().replace('\\', '/');
        if (Files.isRegularFile(file) && name.endsWith(ending)) {
          left.add(name);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    left.removeAll(new ArrayList<>(asked));
    if (!left.isEmpty()) {
      throw new AssertionError("Expectations without an input: delete them. " + left);
    }
  }

  private static void write(Path file, String text) throws IOException {
    Path folder = file.getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    Files.write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  private static void refuseLocalPaths(String file, String actual) {
    List<String> local = new ArrayList<>();
    local.add(project().toString());
    local.add(System.getProperty("user.home", "") + "/");
    local.add(Path.of(System.getProperty("java.io.tmpdir", "")).resolve("junit").toString());
    for (String path : local) {
      if (path.length() > 2 && actual.contains(path)) {
        throw new AssertionError(
            "What came out for " + file + " names a folder of this machine (" + path + ").");
      }
    }
  }

  /** The command that rewrites what the running test class expects. */
  private static String updateCommand() {
    String test =
        StackWalker.getInstance()
            .walk(
                frames ->
                    frames
                        .map(StackWalker.StackFrame::getClassName)
                        .map(name -> name.substring(name.lastIndexOf('.') + 1))
                        .map(name -> name.indexOf('$') < 0 ? name : name.split("\\$", 2)[0])
                        .filter(name -> name.endsWith("Test"))
                        .findFirst()
                        .orElse("*"));
    return "mvn -B -ntp test -Dtest='" + test + "' -Dbicorne.update=true";
  }
}
