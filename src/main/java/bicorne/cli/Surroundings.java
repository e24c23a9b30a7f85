package bicorne.cli;

import java.io.Console;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What a command knows of the machine it runs on, as a value: a test can make any.
 *
 * @param variables the environment
 * @param here the folder the person is in; not always the process's own, which the launcher changes
 * @param home the folder with the launcher, the shipped story and its saves; null where there is
 *     none
 */
public record Surroundings(Map<String, String> variables, Path here, @Nullable Path home) {

  public Surroundings {
    variables = Collections.unmodifiableMap(new TreeMap<>(variables));
  }

  /** Those of this process, as the launcher describes them, or as well as can be told without. */
  public static Surroundings ofThisProcess() {
    Map<String, String> variables = System.getenv();
    String here = variables.getOrDefault("BICORNE_CWD", "");
    String home = variables.getOrDefault("BICORNE_HOME", "");
    return new Surroundings(
        variables,
        Path.of(here).toAbsolutePath(),
        home.isEmpty() ? besideTheProgram() : Path.of(home).normalize());
  }

  /** Where the launcher would be: the JAR lies in its {@code target}. */
  private static @Nullable Path besideTheProgram() {
    try {
      Path program =
          Path.of(Surroundings.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      Path target = program.getParent();
      return target == null ? null : target.getParent();
    } catch (java.net.URISyntaxException | RuntimeException e) {
      return null;
    }
  }

  /**
   * Whether a folder has a name that is not UTF-8, so that Java has put other characters in its
   * place: it would be missed, and another story taken for the one that lies there.
   */
  static boolean unreadable(Path folder) {
    return folder.toString().indexOf('\ufffd') >= 0 && !Files.isDirectory(folder);
  }

  /** A variable; empty where it is not set. */
  public String variable(String name) {
    return variables.getOrDefault(name, "");
  }

  /**
   * One of the three locale variables as the person set it: the launcher has set {@code LC_ALL} for
   * Java's own sake and hands theirs on under another name.
   */
  public String locale(String name) {
    String handedOn = variables.get("BICORNE_" + name);
    return handedOn != null ? handedOn : variable(name);
  }

  /**
   * Whether standard stream 0, 1 or 2 is a terminal. The launcher says; without it, Java knows only
   * whether both the first two are.
   */
  public boolean terminal(int stream) {
    String terminals = variables.get("BICORNE_TERMINALS");
    return terminals != null ? terminals.indexOf('0' + stream) >= 0 : console();
  }

  /** From Java 22 on there is a console even where there is no terminal. */
  @SuppressWarnings("SystemConsoleNull") // both ways of saying it are asked
  private static boolean console() {
    Console console = System.console();
    try {
      return console != null
          && (Runtime.version().feature() < 22
              || Console.class.getMethod("isTerminal").invoke(console).equals(true));
    } catch (ReflectiveOperationException e) {
      return false;
    }
  }

  /** Whether colours may be sent to standard stream 1 or 2. */
  public boolean colours(int stream) {
    return terminal(stream)
        && variable("NO_COLOR").isEmpty()
        && !variable("TERM").isEmpty()
        && !variable("TERM").equals("dumb");
  }

  /** The person's folder for data that is theirs, or null. */
  public @Nullable Path data() {
    return byTheRules("XDG_DATA_HOME", ".local/share");
  }

  /** The person's folder for settings, or null. */
  public @Nullable Path config() {
    return byTheRules("XDG_CONFIG_HOME", ".config");
  }

  /** The person's folder for what can be thrown away, or null. */
  public @Nullable Path cache() {
    return byTheRules("XDG_CACHE_HOME", ".cache");
  }

  /** The rules are those of XDG: what is not an absolute path does not count. */
  private @Nullable Path byTheRules(String variable, String below) {
    if (variable(variable).startsWith("/")) {
      return Path.of(variable(variable)).resolve("bicorne");
    }
    String person = variable("HOME");
    if (person.isEmpty() || !Files.isDirectory(Path.of(person))) {
      return null;
    }
    return Path.of(person).resolve(below).resolve("bicorne");
  }
}
