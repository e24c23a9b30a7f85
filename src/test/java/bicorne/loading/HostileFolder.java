package bicorne.loading;

import bicorne.diagnostic.Diagnostic;
import bicorne.testkit.MemoryFolder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * An episode that a story is attacked with.
 *
 * @param expected the code, or its beginning, that is among those reported
 */
record HostileFolder(String name, String expected, Supplier<String> episode) {

  /** All of them. */
  static final List<HostileFolder> ALL =
      List.of(
          new HostileFolder("one-line-of-8-mib", "B105", () -> "title: " + "x".repeat(8_000_000)),
          new HostileFolder("a-remark-of-8-mib", "B105", () -> "# " + "x".repeat(8_000_000)),
          new HostileFolder(
              "a-list-of-8-mib-in-one-line",
              "B105",
              () -> "nodes: [" + "b,".repeat(4_000_000) + "b]"),
          new HostileFolder(
              "a-list-of-many-lines", "B106", () -> "nodes: [\n" + "b,\n".repeat(2_500_000) + "b]"),
          new HostileFolder("keys-without-end", "B106", () -> keys(700_000)),
          new HostileFolder("keys-that-share-a-hash", "B201", () -> sameHash(14)),
          new HostileFolder("many-unknown-keys", "B201", () -> keys(200_000)),
          new HostileFolder(
              "many-nodes-of-nothing",
              "B220",
              () -> "start: a\nnodes:\n" + nodes(90_000, "{ text: x }")),
          new HostileFolder(
              "many-nodes-to-nowhere",
              "B310",
              () -> "start: a\nnodes:\n" + nodes(60_000, "{ goto: nowhere }")),
          new HostileFolder(
              "many-texts-of-unknown-variables",
              "B441",
              () -> "start: a\nnodes:\n" + nodes(30_000, "{ goto: n1, text: '{armee} {army}' }")),
          new HostileFolder(
              "one-text-of-unknown-variables",
              "B441",
              () ->
                  "start: a\nnodes:\n  a:\n    text: |\n"
                      + "      some {unknown} words here\n".repeat(200_000)),
          new HostileFolder(
              "many-effects-on-unknown-variables", "B441", HostileFolder::unknownEffects),
          new HostileFolder("aliases-that-multiply", "B118", HostileFolder::aliases),
          new HostileFolder("a-list-that-holds-itself", "B118", () -> "a: &a [*a]"),
          new HostileFolder(
              "keys-that-hold-themselves", "B118", () -> "a: &a { b: *a, <<: *a, <<: *a }"),
          new HostileFolder("brackets-without-end", "B107", () -> "a: " + "[".repeat(60_000)),
          new HostileFolder("brackets-on-lines", "B107", () -> "a:\n" + " [\n".repeat(100_000)),
          new HostileFolder("braces-without-end", "B107", () -> "a: " + "{a: ".repeat(15_000)),
          new HostileFolder("dashes-without-end", "B107", () -> "- ".repeat(30_000)),
          new HostileFolder("keys-inside-keys", "B107", HostileFolder::stairs),
          new HostileFolder(
              "parentheses", "B4", () -> when("(".repeat(30_000) + "a" + ")".repeat(30_000))),
          new HostileFolder("nots", "B4", () -> when("not ".repeat(15_000) + "a")),
          new HostileFolder("sums", "B4", () -> when("1 + ".repeat(15_000) + "1 == 2")),
          new HostileFolder(
              "braces-in-text",
              "B",
              () -> "start: a\nnodes: { a: { text: '" + "{a ? ".repeat(10_000) + "' } }"),
          new HostileFolder(
              "stars-in-text",
              "B",
              () -> "start: a\nnodes: { a: { text: '" + "*a **b ".repeat(9_000) + "' } }"),
          new HostileFolder(
              "quote-never-closed", "B135", () -> "a: \"" + "words and words\n ".repeat(400_000)),
          new HostileFolder("nuls", "B1", () -> "\0".repeat(1_000_000)),
          new HostileFolder(
              "invisible-characters", "B111", () -> "title: " + "\u200b".repeat(60_000)),
          new HostileFolder("code-point-beyond-all", "B1", () -> "title: \"\\UFFFFFFFF\""),
          new HostileFolder("half-a-pair", "B111", () -> "title: \"\\uD800\""),
          new HostileFolder(
              "not-a-story", "B1", () -> "PK\u0003\u0004" + "\u0000\u0001\u0002".repeat(1000)));

  /** The name of {@link #fullFolder}. */
  static final String FULL = "a-full-folder";

  /** Eight files as large as a file can be, full of values: the most a folder can hold. */
  static String fullFolder() {
    StringBuilder effects =
        new StringBuilder("start: a\nnodes:\n  a:\n    goto: a\n    effects:\n");
    for (int i = 0; i < 430_000; i++) {
      effects.append("    - x").append(i).append(" = 1\n");
    }
    Map<String, byte[]> files = new LinkedHashMap<>();
    byte[] full = effects.toString().getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < 8; i++) {
      files.put("episodes/e" + i + ".yaml", full);
    }
    return codes(StoryLoader.load(MemoryFolder.ofBytes(files)));
  }

  /** The codes that are reported when it is loaded as the only episode of a story. */
  String problems() {
    Map<String, byte[]> files = new LinkedHashMap<>();
    String story =
        """
        bicorne: 1
        id: s
        title: S
        language: en
        start: e
        episodes: [e]
        variables: { army: { range: 0..9, start: 0 } }
        """;
    files.put("story.yaml", story.getBytes(StandardCharsets.UTF_8));
    files.put("episodes/e.yaml", episode.get().getBytes(StandardCharsets.UTF_8));
    Loaded loaded = StoryLoader.load(MemoryFolder.ofBytes(files));
    if (loaded.story() != null) {
      throw new AssertionError(name + " is a story");
    }
    return codes(loaded);
  }

  private static String codes(Loaded loaded) {
    List<String> codes = new ArrayList<>();
    for (Diagnostic problem : loaded.problems()) {
      String code = problem.code().number();
      if (!codes.contains(code)) {
        codes.add(code);
      }
    }
    return String.join(" ", codes);
  }

  /** Loads all of them and prints the codes of each, for a machine with little memory. */
  public static void main(String[] arguments) {
    for (HostileFolder hostile : ALL) {
      System.out.println(hostile.name + ": " + hostile.problems());
    }
    System.out.println(FULL + ": " + fullFolder());
  }

  private static String keys(int count) {
    StringBuilder keys = new StringBuilder();
    for (int i = 0; i < count; i++) {
      keys.append('k').append(i).append(": v\n");
    }
    return keys.toString();
  }

  private static String nodes(int count, String body) {
    StringBuilder nodes = new StringBuilder();
    for (int i = 0; i < count; i++) {
      nodes.append("  n").append(i).append(": ").append(body).append('\n');
    }
    return nodes.toString();
  }

  /** 2^n keys of one hash code. */
  private static String sameHash(int n) {
    StringBuilder keys = new StringBuilder();
    for (int i = 0; i < 1 << n; i++) {
      for (int bit = 0; bit < n; bit++) {
        keys.append((i >> bit & 1) == 0 ? "Aa" : "BB");
      }
      keys.append(": v\n");
    }
    return keys.toString();
  }

  private static String unknownEffects() {
    StringBuilder lines = new StringBuilder("start: a\nvariables:\n");
    for (int i = 0; i < 2_000; i++) {
      lines.append("  variable").append(i).append(": { flag: false }\n");
    }
    lines.append("nodes:\n  a:\n    goto: a\n    effects:\n");
    for (int i = 0; i < 200_000; i++) {
      lines.append("      - variably").append(i).append(" = true\n");
    }
    return lines.toString();
  }

  private static String aliases() {
    StringBuilder lines = new StringBuilder("l0: &l0 [x, x, x, x, x, x, x, x, x]\n");
    for (int i = 1; i < 40; i++) {
      String before = "*l" + (i - 1);
      lines.append("l").append(i).append(": &l").append(i).append(" [").append(before);
      lines.append((", " + before).repeat(8)).append("]\n");
    }
    return lines.toString();
  }

  private static String stairs() {
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < 2_000; i++) {
      lines.append(" ".repeat(i)).append("a:\n");
    }
    return lines.toString();
  }

  private static String when(String condition) {
    return "start: a\nnodes:\n  a:\n    goto:\n      - { when: '"
        + condition
        + "', to: a }\n      - a\n";
  }
}
