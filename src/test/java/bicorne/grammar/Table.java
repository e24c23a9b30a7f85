package bicorne.grammar;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;

/**
 * A file of phrases, each on a line of its own with what it reads as indented below. In a phrase
 * {@code ↵} stands for a line break, {@code ␍} for a carriage return, {@code ␣} for a space.
 *
 * <p>With {@code -Dbicorne.update=true} the file is written anew, and the test still fails.
 */
final class Table {

  private Table() {}

  static void check(String name, Function<String, String> reading) throws IOException {
    Path path = Path.of("src/test/resources/grammar", name + ".txt");
    String expected = Files.readString(path);
    StringBuilder actual = new StringBuilder();
    int phrases = 0;
    for (String line : expected.split("\n", -1)) {
      if (line.startsWith("  ")) {
        continue;
      }
      boolean phrase = !line.isEmpty() && !line.startsWith("#");
      actual.append(line).append('\n');
      if (phrase) {
        phrases++;
        String text = line.replace('↵', '\n').replace('␍', '\r').replace('␣', ' ');
        actual.append(reading.apply(text).replace("\r", "␍"));
      }
    }
    String found = actual.toString().stripTrailing() + "\n";
    if (Boolean.getBoolean("bicorne.update") && !found.equals(expected)) {
      Files.writeString(path, found);
      throw new AssertionError(path + " was written anew; look at it");
    }
    assertThat(found).as("%s", path).doesNotContain("\n  NOT ");
    assertThat(phrases).as("phrases in %s", path).isGreaterThan(5);
    assertThat(found).as("%s (-Dbicorne.update=true writes it anew)", path).isEqualTo(expected);
  }
}
