package bicorne.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A command line in this process, with an environment of its own. */
final class CommandLine {

  private final Map<String, String> variables = new TreeMap<>();
  private final Path here;
  private Path home;
  private String input = "";

  private CommandLine(Path here) {
    this.here = here;
    this.home = here.resolve("nowhere");
    variables.put("BICORNE_TERMINALS", "");
    variables.put("BICORNE_SAVES", here.resolve("kept").toString());
    variables.put("XDG_CACHE_HOME", here.resolve("cache").toString());
  }

  /** Of a person in this folder. */
  static CommandLine in(Path here) {
    return new CommandLine(here);
  }

  CommandLine with(String name, String value) {
    variables.put(name, value);
    return this;
  }

  /** With the launcher, and what lies beside it, in another folder. */
  CommandLine home(Path folder) {
    home = folder;
    return this;
  }

  CommandLine reading(String text) {
    input = text;
    return this;
  }

  /** What came of a command. */
  record Ran(ExitStatus status, String out, String err) {}

  Surroundings around() {
    return new Surroundings(variables, here, home);
  }

  Ran run(String... typed) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    ExitStatus status =
        Cli.run(
            List.of(typed),
            new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
            out,
            err,
            around());
    return new Ran(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
