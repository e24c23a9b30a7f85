package bicorne.authoring;

import bicorne.diagnostic.CodePage;
import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Diagnostics;
import bicorne.diagnostic.Source;
import bicorne.explore.Progress;
import bicorne.loading.Loaded;
import bicorne.loading.StoryLoader;
import bicorne.testkit.DiskFolder;
import bicorne.testkit.Golden;
import bicorne.testkit.MemoryFolder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The small story that the examples of the codes stand in. */
final class ExampleStory {

  private static final String ROAD = "episodes/road.yaml";
  private static final String MAIN = "story.yaml";

  private final Map<String, String> files = base();
  private final List<Line> lines = new ArrayList<>();
  private boolean bytes;
  private boolean variables;

  /**
   * Where a line of an example came to stand.
   *
   * @param shift how much further right it stands there
   */
  record Line(int example, int number, String file, int line, int shift) {}

  /** The story with these parts in it. */
  ExampleStory(List<CodePage.Example> examples) {
    for (int i = 0; i < examples.size(); i++) {
      add(i, examples.get(i));
    }
  }

  private static Map<String, String> base() {
    Map<String, String> files = new TreeMap<>();
    DiskFolder folder = new DiskFolder(Golden.resources().resolve("diagnostic/example"));
    try {
      for (String file : folder.files()) {
        files.put(file, new String(folder.read(file, 1 << 20), StandardCharsets.UTF_8));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return files;
  }

  private void add(int number, CodePage.Example example) {
    String around = example.around();
    if (around.endsWith(" bytes")) {
      bytes = true;
      around = around.substring(0, around.length() - " bytes".length());
    }
    List<String> plain = new ArrayList<>();
    List<Integer> from = new ArrayList<>();
    for (int i = 0; i < example.lines().size(); i++) {
      if (!marks(example.lines().get(i))) {
        plain.add(example.lines().get(i));
        from.add(i);
      }
    }
    switch (around.split(" ", -1)[0]) {
      case "node" -> node(number, plain, from);
      case "choice" -> choice(number, plain, from);
      case "nodes" -> {
        String first = plain.get(0).substring(0, plain.get(0).indexOf(':'));
        lead(first);
        insert(number, ROAD, "nodes:\n", plain, from, 2);
      }
      case "variables" -> {
        variables = true;
        insert(number, MAIN, "variables:\n", plain, from, 2);
      }
      case "main" -> {
        for (String line : plain) {
          if (!line.startsWith(" ")) {
            dropKey(line.substring(0, line.indexOf(':') + 1));
          }
        }
        insert(number, MAIN, "", plain, from, 0);
      }
      case "play" -> whole(number, "tests/example.play", plain, from);
      case "no" -> files.remove(around.substring("no file ".length()));
      default -> whole(number, around.substring("file ".length()), plain, from);
    }
  }

  /** Whether a line only marks the stretch above it. */
  static boolean marks(String line) {
    return line.indexOf('^') >= 0 && line.replace("^", "").isBlank();
  }

  private void node(int number, List<String> plain, List<Integer> from) {
    lead("here");
    StringBuilder head = new StringBuilder("nodes:\n  here:\n");
    if (!has(plain, "goto", "choices", "outcomes", "return", "ending")) {
      head.append("    goto: bridge\n");
    }
    replace(ROAD, "nodes:\n", head.toString());
    insert(number, ROAD, head.toString(), plain, from, 4);
  }

  private void choice(int number, List<String> plain, List<Integer> from) {
    lead("here");
    StringBuilder head = new StringBuilder("nodes:\n  here:\n    text: Which way?\n    choices:\n");
    head.append("      other: { text: Neither., goto: bridge }\n      this:\n");
    if (!has(plain, "text")) {
      head.append("        text: This way.\n");
    }
    if (!has(plain, "goto", "outcomes", "return")) {
      head.append("        goto: bridge\n");
    }
    replace(ROAD, "nodes:\n", head.toString());
    insert(number, ROAD, head.toString(), plain, from, 8);
  }

  private static boolean has(List<String> lines, String... keys) {
    for (String line : lines) {
      for (String key : keys) {
        if (line.startsWith(key + ":") || line.startsWith(key + "：")) {
          return true;
        }
      }
    }
    return false;
  }

  /** The left road leads to the example. */
  private void lead(String node) {
    String left = "Take the left road., goto: ";
    replace(ROAD, left + "bridge", left + node);
  }

  private void replace(String file, String old, String now) {
    files.merge(file, old, (text, o) -> text.replace(o, now));
  }

  private void dropKey(String key) {
    StringBuilder kept = new StringBuilder();
    boolean drop = false;
    for (String line : files.getOrDefault(MAIN, "").split("\n", -1)) {
      drop = line.startsWith(" ") ? drop : line.startsWith(key);
      kept.append(drop || line.isEmpty() ? "" : line + "\n");
    }
    files.put(MAIN, kept.toString());
  }

  private void insert(
      int number, String file, String after, List<String> plain, List<Integer> from, int shift) {
    String text = files.getOrDefault(file, "");
    int at = text.indexOf(after) + after.length();
    int line = (int) text.substring(0, at).chars().filter(c -> c == '\n').count() + 1;
    StringBuilder inner = new StringBuilder();
    for (int i = 0; i < plain.size(); i++) {
      String content = plain.get(i);
      inner.append(content.isEmpty() ? "" : " ".repeat(shift) + content).append('\n');
      lines.add(new Line(number, from.get(i), file, line + i, shift));
    }
    files.put(file, text.substring(0, at) + inner + text.substring(at));
  }

  private void whole(int number, String file, List<String> plain, List<Integer> from) {
    files.put(file, plain.isEmpty() ? "" : String.join("\n", plain) + (bytes ? "" : "\n"));
    for (int i = 0; i < plain.size(); i++) {
      lines.add(new Line(number, from.get(i), file, i + 1, 0));
    }
  }

  /** Where the examples' lines stand. */
  List<Line> lines() {
    return lines;
  }

  /** Everything that is wrong with it, its tests included. */
  List<Diagnostic> problems() {
    return problems(false);
  }

  /** The same, with what only all of play can show where that is wanted. */
  List<Diagnostic> problems(boolean explored) {
    Map<String, byte[]> contents = new LinkedHashMap<>();
    files.forEach((name, text) -> contents.put(name, bytes(text)));
    MemoryFolder folder = MemoryFolder.ofBytes(contents);
    Diagnostics all = new Diagnostics();
    List<Diagnostic> checked =
        explored
            ? Check.explored(folder, Check.BUDGET, 1, Progress.SILENT).problems()
            : Check.of(folder);
    checked.forEach(all::add);
    Loaded loaded = StoryLoader.load(folder);
    String play = files.get("tests/example.play");
    if (loaded.story() != null && play != null) {
      Source test = new Source("tests/example.play", play);
      StoryTests.run(loaded.story(), List.of(test))
          .forEach(result -> result.problems().forEach(all::add));
    }
    List<Diagnostic> problems = new ArrayList<>(all.sorted());
    if (variables) { // of a variable by itself it is not asked what it is for
      problems.removeIf(problem -> problem.code().number().matches("B62[12]"));
    }
    return problems;
  }

  /** In the example of another encoding {@code \xE9} stands for that byte. */
  private byte[] bytes(String text) {
    if (!bytes) {
      return text.getBytes(StandardCharsets.UTF_8);
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (int i = 0; i < text.length(); i++) {
      if (text.startsWith("\\x", i)) {
        out.write(Integer.parseInt(text.substring(i + 2, i + 4), 16));
        i += 3;
      } else {
        out.writeBytes(text.substring(i, i + 1).getBytes(StandardCharsets.UTF_8));
      }
    }
    return out.toByteArray();
  }
}
