package bicorne.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Folders with very many saves. As a program it fills a folder, to be measured by hand:
 *
 * <pre>
 * java -cp target/test-classes:target/classes bicorne.testkit.ManySaves FOLDER 10000
 * </pre>
 */
public final class ManySaves {

  private static final int DECISIONS = 30;

  private ManySaves() {}

  /** Fills a folder with so many saves of one story, each of thirty decisions. */
  public static void in(Path folder, int count) throws IOException {
    Files.createDirectories(folder);
    for (int i = 0; i < count; i++) {
      Files.writeString(folder.resolve("many-" + i + ".save.yaml"), text(i));
    }
  }

  private static String text(int seed) {
    StringBuilder text = new StringBuilder();
    text.append("--- {bicorne-save: 1, story: many, logic: \"0123456789abcdef\", seed: ");
    text.append(seed).append(", start: a/b, language: en}\n");
    for (int n = 1; n <= DECISIONS; n++) {
      text.append("--- {n: ").append(n).append(", at: a/b").append(n % 7);
      text.append(", choose: c").append((seed + n) % 3);
      text.append(", set: {army: ").append(n).append("}, state: \"0123456789abcdef\"}\n");
    }
    return text.toString();
  }

  /** Fills a folder: its name, and how many. */
  public static void main(String[] words) throws IOException {
    in(Path.of(words[0]), Integer.parseInt(words[1]));
  }
}
