package bicorne.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;

/** The yardstick of loading: SnakeYAML alone makes nodes of the same files. */
final class Compose {

  private Compose() {}

  /** Composes all files of a folder, one after the other; prints what that cost. */
  public static void main(String[] arguments) throws IOException {
    List<Path> files;
    try (Stream<Path> paths = Files.walk(Path.of(arguments[0]))) {
      files = paths.filter(Files::isRegularFile).sorted().collect(Collectors.toList());
    }
    LoaderOptions options = new LoaderOptions();
    options.setCodePointLimit(Integer.MAX_VALUE);
    Yaml yaml = new Yaml(options);
    for (Path file : files) {
      if (yaml.compose(Files.newBufferedReader(file)) == null) {
        throw new IllegalStateException(file + " is empty");
      }
    }
    System.out.println(cost());
  }

  /** Milliseconds of all cores' time since this process began, then milliseconds by the clock. */
  static String cost() {
    long cpu =
        ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
            .getProcessCpuTime();
    long begun = ManagementFactory.getRuntimeMXBean().getStartTime();
    return cpu / 1_000_000 + " " + (System.currentTimeMillis() - begun);
  }
}
