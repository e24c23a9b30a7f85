package bicorne.authoring;

import bicorne.testkit.DiskFolder;
import bicorne.testkit.Golden;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A mistake put into a story in which nothing is wrong, and what must be said of it.
 *
 * <p>They lie in {@code faults/*.faults}, one below the other; {@code 1-names.faults} says how.
 */
final class SeededFault {

  private static final Pattern EXPECTATION =
      Pattern.compile("([!~]) (B[0-9]{3})(?: «(.*)»([0-9]?)| at ([0-9]+))?(?: (.*))?");
  private static final Pattern CHARACTER =
      Pattern.compile("\\{(?:U\\+([0-9A-F]{4,6})|x([0-9A-F]{2}))}");

  /** Stands for the byte 0x80 + n in a text until it is written. */
  private static final int BYTES = 0xF700;

  private final String kind;
  private final String name;
  private final Map<String, String> files;
  private final List<Expected> expected = new ArrayList<>();

  private String file = "";
  private final List<String> before = new ArrayList<>();
  private final List<String> after = new ArrayList<>();
  private final List<Pending> pending = new ArrayList<>();

  /**
   * Something that must be found.
   *
   * @param line from 1; 0 is the whole file
   * @param column from 1; 0 where it is the whole file
   * @param words those that are underlined
   * @param says a part of the sentence
   * @param consequence whether it is only what follows from the mistake
   */
  record Expected(
      String code,
      String file,
      int line,
      int column,
      String words,
      String says,
      boolean consequence) {

    /** Where and what, without what it says. */
    String found() {
      return code + " " + file + ":" + line + ":" + column + " «" + words + "»";
    }
  }

  private record Pending(Matcher expectation, int line) {}

  private SeededFault(String kind, String heading) {
    this.kind = kind;
    Matcher story = Pattern.compile("(.*) \\((\\S+)\\)").matcher(heading);
    boolean other = story.matches();
    name = other ? story.group(1) : heading;
    files = story(other ? story.group(2) : "courier");
  }

  String kind() {
    return kind;
  }

  List<Expected> expected() {
    return expected;
  }

  @Override
  public String toString() {
    return kind + ": " + name;
  }

  /** The story with the mistake in it. */
  Map<String, byte[]> files() {
    Map<String, byte[]> bytes = new TreeMap<>();
    files.forEach((name, text) -> bytes.put(name, bytes(text)));
    return bytes;
  }

  /** All that are seeded, in the order of the files. */
  static List<SeededFault> all() {
    List<SeededFault> all = new ArrayList<>();
    try (Stream<Path> each = Files.list(Golden.resources().resolve("faults"))) {
      for (Path path : each.filter(p -> p.toString().endsWith(".faults")).sorted().toList()) {
        read(Files.readString(path), all);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return all;
  }

  private static void read(String text, List<SeededFault> all) {
    String kind = "";
    SeededFault fault = null;
    for (String line : text.lines().toList()) {
      if (line.startsWith("== ")) {
        kind = line.substring(3);
      } else if (line.startsWith("-- ")) {
        if (fault != null) {
          fault.edit();
        }
        fault = new SeededFault(kind, line.substring(3));
        all.add(fault);
      } else if (!line.isEmpty() && !line.startsWith("#")) {
        if (fault == null) {
          throw new IllegalArgumentException("a line of no fault: " + line);
        }
        fault.line(line);
      }
    }
    if (fault != null) {
      fault.edit();
    }
  }

  private void line(String line) {
    Matcher expectation = EXPECTATION.matcher(line);
    if (line.startsWith("@- ")) {
      edit();
      remove(line.substring(3));
    } else if (line.startsWith("@ ")) {
      edit();
      file = line.substring(2);
    } else if (expectation.matches()) {
      pending.add(new Pending(expectation, after.size()));
    } else if (line.startsWith("+")) {
      after.add(written(line.substring(1)));
    } else if (line.startsWith("-")) {
      before.add(line.substring(1));
    } else if (line.startsWith(" ")) {
      before.add(line.substring(1));
      after.add(line.substring(1));
    } else {
      throw new IllegalArgumentException(this + ": " + line);
    }
  }

  private void remove(String gone) {
    if (files.remove(gone) == null) {
      throw new IllegalArgumentException(this + ": there is no " + gone);
    }
  }

  /** Does to the file what was read, and settles where its findings stand. */
  private void edit() {
    String text = files.getOrDefault(file, "");
    int from = before.isEmpty() ? text.length() : find(text, lines(before));
    if (!after.isEmpty() || !before.isEmpty()) {
      int to = from + lines(before).length();
      files.put(file, text.substring(0, from) + lines(after) + text.substring(to));
    }
    int first = (int) text.substring(0, from).chars().filter(c -> c == '\n').count();
    for (Pending each : pending) {
      expect(each.expectation(), each.line() == 0 ? 0 : first + each.line());
    }
    before.clear();
    after.clear();
    pending.clear();
  }

  private void expect(Matcher expectation, int line) {
    String words = expectation.group(3) == null ? "" : written(expectation.group(3));
    String times = expectation.group(4) == null ? "" : expectation.group(4);
    String all = line == 0 ? "" : files.getOrDefault(file, "").lines().toList().get(line - 1);
    int column = line == 0 ? 0 : all.length() + 1;
    if (!words.isEmpty()) {
      int at = -1;
      for (int i = 0; i < (times.isEmpty() ? 1 : Integer.parseInt(times)); i++) {
        at = all.indexOf(words, at + 1);
      }
      if (at < 0 || (times.isEmpty() && all.indexOf(words, at + 1) >= 0)) {
        throw new IllegalArgumentException(this + ": not once in its line: " + words);
      }
      column = at + 1;
    } else if (expectation.group(5) != null) {
      column = Integer.parseInt(expectation.group(5));
    }
    String says = expectation.group(6) == null ? "" : expectation.group(6);
    boolean consequence = "~".equals(expectation.group(1));
    expected.add(new Expected(expectation.group(2), file, line, column, words, says, consequence));
  }

  private int find(String text, String lines) {
    int found = ("\n" + text).indexOf("\n" + lines);
    if (found < 0 || ("\n" + text).indexOf("\n" + lines, found + 1) >= 0) {
      throw new IllegalArgumentException(this + ": not once in " + file + ":\n" + lines);
    }
    return found;
  }

  private static String lines(List<String> lines) {
    StringBuilder text = new StringBuilder();
    lines.forEach(line -> text.append(line).append('\n'));
    return text.toString();
  }

  private static String written(String text) {
    return CHARACTER
        .matcher(text)
        .replaceAll(
            m ->
                Character.toString(
                    m.group(1) == null
                        ? BYTES + Integer.parseInt(m.group(2), 16)
                        : Integer.parseInt(m.group(1), 16)));
  }

  private static byte[] bytes(String text) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    text.codePoints()
        .forEach(
            c -> {
              if (c >= BYTES && c < BYTES + 256) {
                out.write(c - BYTES);
              } else {
                out.writeBytes(Character.toString(c).getBytes(StandardCharsets.UTF_8));
              }
            });
    return out.toByteArray();
  }

  /** A story in which nothing is wrong, as its files. */
  static Map<String, String> story(String name) {
    DiskFolder folder = new DiskFolder(Golden.resources().resolve("faults").resolve(name));
    Map<String, String> files = new TreeMap<>();
    try {
      for (String file : folder.files()) {
        files.put(file, new String(folder.read(file, 1 << 20), StandardCharsets.UTF_8));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return files;
  }
}
