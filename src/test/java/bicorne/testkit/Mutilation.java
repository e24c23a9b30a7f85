package bicorne.testkit;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Damage done to the files of a story: to bytes, signs, tokens, lines, to what stands inside
 * something else, and to whole files. The same seed does the same.
 */
public final class Mutilation {

  private static final String SIGNS = "\t:#-[]{}'\"|>&*!%@`,?\\ \n.0é：\u200b(~=<；（），“”𝔞";

  private static final Pattern TOKEN = Pattern.compile("[\\p{L}\\p{N}_-]+|[^\\s\\p{L}\\p{N}_-]+");

  /** No file grows beyond this: it would only make a run slow. */
  private static final int LARGEST = 1 << 16;

  private final SplittableRandom random;
  private final TreeMap<String, byte[]> files;
  private int done;

  private Mutilation(Map<String, byte[]> files, long seed) {
    this.random = new SplittableRandom(seed);
    this.files = new TreeMap<>(files);
  }

  /**
   * The files after some damage.
   *
   * @param mutations how many mutations it was
   */
  public record Damaged(TreeMap<String, byte[]> files, int mutations) {}

  /** One to four mutations. */
  public static Damaged of(Map<String, byte[]> story, long seed) {
    Mutilation mutilation = new Mutilation(story, seed);
    int times = 1 + mutilation.random.nextInt(4);
    for (int i = 0; i < times; i++) {
      mutilation.once();
    }
    return new Damaged(mutilation.files, mutilation.done);
  }

  private void once() {
    done++;
    String name = any(new ArrayList<>(files.keySet()));
    byte[] file = files.getOrDefault(name, new byte[0]);
    int kind = random.nextInt(16);
    if (kind == 0) {
      wholeFile(name, file);
    } else if (kind <= 3) {
      put(name, bytes(file));
    } else {
      String text = new String(file, StandardCharsets.UTF_8);
      String after =
          kind <= 6
              ? signs(text)
              : kind <= 9 ? tokens(text) : kind <= 12 ? lines(text) : parts(text);
      put(name, after.getBytes(StandardCharsets.UTF_8));
    }
  }

  private void put(String name, byte[] file) {
    files.put(name, file.length > LARGEST ? Arrays.copyOf(file, LARGEST) : file);
  }

  private void wholeFile(String name, byte[] file) {
    switch (random.nextInt(4)) {
      case 0 -> files.remove(name);
      case 1 -> put(any(new ArrayList<>(files.keySet())), file);
      case 2 -> put(name.replaceFirst("[a-z]", "x"), file);
      default -> put(name, Arrays.copyOf(file, random.nextInt(file.length + 1)));
    }
  }

  private byte[] bytes(byte[] file) {
    int at = random.nextInt(file.length + 1);
    int to = Math.min(file.length, at + random.nextInt(4));
    byte[] between = new byte[random.nextInt(3)];
    for (int i = 0; i < between.length; i++) {
      between[i] = (byte) random.nextInt(256);
    }
    byte[] after = new byte[at + between.length + file.length - to];
    System.arraycopy(file, 0, after, 0, at);
    System.arraycopy(between, 0, after, at, between.length);
    System.arraycopy(file, to, after, at + between.length, file.length - to);
    return after;
  }

  private String signs(String text) {
    int at = random.nextInt(text.length() + 1);
    int end = Math.min(text.length(), at + random.nextInt(2));
    int sign = SIGNS.codePointAt(random.nextInt(SIGNS.length()));
    String put = random.nextInt(4) == 0 ? "" : Character.toString(sign);
    return text.substring(0, at) + put.repeat(1 + random.nextInt(2)) + text.substring(end);
  }

  /** A word or sign goes, comes twice, or changes places with another. */
  private String tokens(String text) {
    List<int[]> tokens = new ArrayList<>();
    Matcher matcher = TOKEN.matcher(text);
    while (matcher.find()) {
      tokens.add(new int[] {matcher.start(), matcher.end()});
    }
    if (tokens.isEmpty()) {
      return text;
    }
    int[] one = any(tokens);
    int[] other = any(tokens);
    String word = text.substring(one[0], one[1]);
    String instead = text.substring(other[0], other[1]);
    return switch (random.nextInt(4)) {
      case 0 -> text.substring(0, one[0]) + text.substring(one[1]);
      case 1 -> text.substring(0, one[1]) + " " + word + text.substring(one[1]);
      case 2 -> text.substring(0, one[0]) + instead + text.substring(one[1]);
      default ->
          one[1] > other[0]
              ? text
              : text.substring(0, one[0])
                  + instead
                  + text.substring(one[1], other[0])
                  + word
                  + text.substring(other[1]);
    };
  }

  private String lines(String text) {
    List<String> lines = split(text);
    int line = random.nextInt(lines.size());
    switch (random.nextInt(6)) {
      case 0 -> lines.remove(line);
      case 1 -> lines.add(line, lines.get(line));
      case 2 -> Collections.swap(lines, line, random.nextInt(lines.size()));
      case 3 -> lines.set(line, " ".repeat(random.nextInt(4)) + lines.get(line));
      case 4 -> lines.set(line, lines.get(line).strip());
      default -> lines.set(line, any(split(elsewhere())));
    }
    return String.join("\n", lines);
  }

  /** What stands inside something else, with that: goes, comes twice, moves, nests. */
  private String parts(String text) {
    List<String> lines = split(text);
    int from = random.nextInt(lines.size());
    int to = from + 1;
    while (to < lines.size() && indentation(lines.get(to)) > indentation(lines.get(from))) {
      to++;
    }
    List<String> part = new ArrayList<>(lines.subList(from, to));
    List<String> rest = new ArrayList<>(lines.subList(0, from));
    rest.addAll(lines.subList(to, lines.size()));
    int where = random.nextInt(rest.size() + 1);
    switch (random.nextInt(6)) {
      case 0 -> {
        return String.join("\n", rest);
      }
      case 1 -> lines.addAll(to, part);
      case 2 -> {
        rest.addAll(where, part);
        return String.join("\n", rest);
      }
      case 3 -> {
        part.replaceAll(line -> "  " + line);
        part.add(0, " ".repeat(indentation(lines.get(from))) + "inside:");
        rest.addAll(from, part);
        return String.join("\n", rest);
      }
      case 4 -> {
        part.replaceAll(line -> line.startsWith("  ") ? line.substring(2) : line);
        rest.addAll(from, part);
        return String.join("\n", rest);
      }
      default -> {
        List<String> other = split(elsewhere());
        other.addAll(random.nextInt(other.size()), part);
        return String.join("\n", other);
      }
    }
    return String.join("\n", lines);
  }

  private static int indentation(String line) {
    int blanks = 0;
    while (blanks < line.length() && line.charAt(blanks) == ' ') {
      blanks++;
    }
    return blanks;
  }

  private String elsewhere() {
    String name = any(new ArrayList<>(files.keySet()));
    return new String(files.getOrDefault(name, new byte[0]), StandardCharsets.UTF_8);
  }

  private static List<String> split(String text) {
    return new ArrayList<>(List.of(text.split("\n", -1)));
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
