package bicorne.cli;

import bicorne.testkit.Golden;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Does what a manual tells its reader to do, example by example, and writes the manual as it would
 * have to be: with what the commands print today.
 *
 * <p>What stands behind the back-ticks says what an example is: {@code file PATH} the whole of a
 * file; {@code in PATH} parts of a file, each in place of the one of that name, or new; {@code slip
 * PATH} a part for the next commands only; {@code shown PATH} the beginning of a file as it is;
 * {@code console} commands, each behind a {@code $}; {@code text after 1 2} the end of a play that
 * types this.
 */
final class Workshop {

  private final Path here;
  private final Path story;
  private final List<String> page = new ArrayList<>();
  private final List<String> commands = new ArrayList<>();
  private final List<String> examples = new ArrayList<>();
  private @Nullable Path slipped;
  private String before = "";

  Workshop(Path here, String story) {
    this.here = here;
    this.story = here.resolve(story);
  }

  /** The page as it would have to be. */
  String follow(String document) {
    List<String> lines = lines(Golden.project().resolve(document));
    for (int i = 0; i < lines.size(); i++) {
      page.add(lines.get(i));
      if (lines.get(i).startsWith("```")) {
        int to = i + 1;
        while (!lines.get(to).equals("```")) {
          to++;
        }
        page.addAll(example(lines.get(i).substring(3).split(" "), lines.subList(i + 1, to)));
        page.add("```");
        i = to;
      }
    }
    return String.join("\n", page) + "\n";
  }

  /** The commands that were run. */
  List<String> commands() {
    return commands;
  }

  /** The kinds of examples there were. */
  List<String> examples() {
    return examples;
  }

  private List<String> example(String[] info, List<String> body) {
    String kind = info.length > 1 ? info[1] : info[0];
    examples.add(kind);
    return switch (kind) {
      case "file" -> written(story.resolve(info[2]), body);
      case "in" -> {
        Path file = story.resolve(info[2]);
        write(file, put(lines(file), body, true));
        yield body;
      }
      case "slip" -> {
        Path file = story.resolve(info[2]);
        slipped = file;
        before = String.join("\n", lines(file)) + "\n";
        write(file, put(lines(file), body, false));
        yield body;
      }
      case "shown" -> lines(story.resolve(info[2])).subList(0, body.size());
      case "console" -> console(body);
      case "after" -> played(String.join("\n", Arrays.asList(info).subList(2, info.length)));
      default -> body;
    };
  }

  private static List<String> written(Path file, List<String> body) {
    write(file, body);
    return body;
  }

  private List<String> console(List<String> body) {
    List<String> shown = new ArrayList<>();
    for (String line : body) {
      if (line.startsWith("$ ")) {
        shown.add(line);
        commands.add(line.substring(2));
        String[] words = line.split(" ", -1);
        shown.addAll(run("", Arrays.copyOfRange(words, 2, words.length)));
      }
    }
    Path undone = slipped;
    if (undone != null) {
      write(undone, List.of(before.split("\n", -1)));
      slipped = null;
    }
    return shown;
  }

  private List<String> played(String typed) {
    List<String> all =
        run(typed + "\n", "play", String.valueOf(story.getFileName()), "--plain", "--seed", "1");
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).startsWith("Ending: ")) {
        return all.subList(i, all.size());
      }
    }
    return all;
  }

  private List<String> run(String typed, String... words) {
    CommandLine.Ran ran = CommandLine.in(here).reading(typed).run(words);
    String printed = (ran.out() + ran.err()).stripTrailing();
    return printed.isEmpty() ? List.of() : List.of(printed.split("\n", -1));
  }

  // Parts of files

  /**
   * Each part in place of the one of that name; one that is new, at the end of what it is in, and a
   * node behind a blank line.
   */
  private static List<String> put(List<String> given, List<String> body, boolean named) {
    List<String> lines = new ArrayList<>(given);
    int at = -1;
    for (List<String> part : parts(body)) {
      int depth = depth(part.get(0));
      String key = part.get(0).substring(0, part.get(0).indexOf(':') + 1);
      int parent = at < 0 ? (depth == 2 ? lines.indexOf("nodes:") : -1) : parent(lines, at, depth);
      boolean within = at >= 0 && parent >= 0;
      int from = within ? parent + 1 : 0;
      int to = within ? end(lines, parent) : lines.size();
      List<Integer> found = new ArrayList<>();
      for (int i = from; i < to; i++) {
        if (lines.get(i).startsWith(key)) {
          found.add(i);
        }
      }
      if (named && found.size() > 1) {
        throw new AssertionError("More than one " + key);
      }
      at = found.isEmpty() ? (parent < 0 ? to : end(lines, parent)) : found.get(0);
      if (!found.isEmpty()) {
        lines.subList(at, end(lines, at)).clear();
      }
      boolean newNode = found.isEmpty() && parent >= 0 && lines.get(parent).equals("nodes:");
      List<String> put = new ArrayList<>(newNode ? List.of("") : List.of());
      put.addAll(part.subList(0, end(part, 0)));
      lines.addAll(at, put);
      at += newNode ? 1 : 0;
    }
    return lines;
  }

  private static List<List<String>> parts(List<String> body) {
    List<List<String>> parts = new ArrayList<>();
    for (String line : body) {
      boolean inside =
          !parts.isEmpty()
              && (line.isBlank() || depth(line) > depth(parts.get(parts.size() - 1).get(0)));
      if (!inside) {
        parts.add(new ArrayList<>());
      }
      parts.get(parts.size() - 1).add(line);
    }
    return parts;
  }

  private static int depth(String line) {
    return line.length() - line.stripLeading().length();
  }

  private static int parent(List<String> lines, int at, int depth) {
    int line = at;
    while (line >= 0 && (lines.get(line).isBlank() || depth(lines.get(line)) >= depth)) {
      line--;
    }
    return line;
  }

  /** Behind the last line of what begins here. */
  private static int end(List<String> lines, int begin) {
    int end = begin + 1;
    while (end < lines.size()
        && (lines.get(end).isBlank() || depth(lines.get(end)) > depth(lines.get(begin)))) {
      end++;
    }
    while (lines.get(end - 1).isBlank()) {
      end--;
    }
    return end;
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void write(Path file, List<String> lines) {
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(
          file, String.join("\n", lines).stripTrailing() + "\n", StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
