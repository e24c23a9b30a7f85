package bicorne.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The details of a failure of our own, for whoever mends it. */
final class FailureReport {

  private FailureReport() {}

  /** All there is to know: versions, what was typed, and the stack. */
  static String of(Throwable failure, List<String> typed) {
    StringWriter text = new StringWriter();
    PrintWriter lines = new PrintWriter(text);
    lines.println("Bicorne " + Version.NUMBER);
    lines.println("Java " + System.getProperty("java.runtime.version"));
    lines.println(System.getProperty("os.name") + " " + System.getProperty("os.arch"));
    lines.println("bicorne " + String.join(" ", typed));
    lines.println();
    failure.printStackTrace(lines);
    lines.flush();
    return text.toString();
  }

  /** Writes the details to the cache folder; null where that is not possible. */
  static @Nullable Path write(String details, Surroundings around) {
    Path cache = around.cache();
    if (cache == null) {
      return null;
    }
    try {
      Files.createDirectories(cache);
      Path file = Files.createTempFile(cache, "failure-", ".txt");
      Files.writeString(file, details, StandardCharsets.UTF_8);
      return file;
    } catch (IOException | RuntimeException e) {
      return null;
    }
  }
}
