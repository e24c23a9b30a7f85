package bicorne.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Several text files in one, for fixtures: a line {@code @@ NAME} begins each.
 *
 * <p>A story of one episode may leave {@code story.yaml} out: see {@link #story()}.
 */
public final class Bundle {

  private final Map<String, String> parts = new LinkedHashMap<>();

  private Bundle() {}

  /** Reads a bundle from a file. */
  public static Bundle read(Path file) {
    try {
      return of(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads a bundle from its text. */
  public static Bundle of(String text) {
    Bundle bundle = new Bundle();
    String name = "";
    StringBuilder part = new StringBuilder();
    for (String line : text.lines().toList()) {
      if (line.startsWith("@@ ")) {
        bundle.parts.put(name, part.toString());
        name = line.substring(3).strip();
        part.setLength(0);
      } else {
        part.append(line).append('\n');
      }
    }
    bundle.parts.put(name, part.toString());
    bundle.parts.remove("");
    return bundle;
  }

  /** One part; empty where it is not there. */
  public String part(String name) {
    return parts.getOrDefault(name, "");
  }

  /**
   * The files of the story: all parts that lie in a story folder, and a plain {@code story.yaml}
   * where there is none.
   */
  public Map<String, String> story() {
    Map<String, String> files = new LinkedHashMap<>();
    StringBuilder episodes = new StringBuilder();
    parts.forEach(
        (name, text) -> {
          if (name.endsWith(".yaml") || name.startsWith("pictures/")) {
            files.put(name, text);
          }
          if (name.startsWith("episodes/")) {
            String id = name.substring("episodes/".length(), name.length() - ".yaml".length());
            episodes.append(episodes.length() == 0 ? "" : ", ").append(id);
          }
        });
    String head = "bicorne: 1\nid: test\ntitle: Test\nlanguage: en\n";
    String first = episodes.toString().split(",", -1)[0];
    files.putIfAbsent(
        "story.yaml",
        head + "start: " + first + "\nepisodes: [" + episodes + "]\n" + part("variables"));
    return files;
  }
}
