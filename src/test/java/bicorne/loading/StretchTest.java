package bicorne.loading;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.diagnostic.Diagnostics;
import bicorne.diagnostic.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every letter of a value is found again where the author wrote it, in every way of writing. */
class StretchTest {

  private static final String[] WORDS = {"army", "梅", "😀x", "it's", "a\"b", "c\\d", "né", "{e}"};

  @ParameterizedTest
  @ValueSource(strings = {"plain", "single", "double", "literal", "folded", "stripped"})
  void aLetterStandsWhereItsPlaceSays(String style) {
    for (int seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      Written.Words words = words("k:\n  text:" + written(style, random) + "\nend: x\n");
      Stretch stretch = Stretch.of(words);
      String value = words.value();
      for (int asked = 0; asked < 30; asked++) {
        int at = random.nextInt(value.length());
        char letter = value.charAt(at);
        if (Character.isLetter(letter) && at > 0) {
          Place place = stretch.place(at, at + 1);
          char there = at(words, place);
          boolean escaped = style.equals("double") && there == '\\';
          assertThat(escaped ? letter : there)
              .as("%s %d: %s", style, seed, value)
              .isEqualTo(letter);
        }
      }
    }
  }

  private static char at(Written.Words words, Place place) {
    String[] lines = words.file().text().split("\n", -1);
    return lines[place.line() - 1].charAt(place.column() - 1);
  }

  private static Written.Words words(String text) {
    Report report = new Report(new Diagnostics());
    Written file = YamlReader.read(new SourceText("x.yaml", text), new PartCount(1000), report);
    assertThat(report.problems().sorted()).as(text).isEmpty();
    Written.Entries entries =
        (Written.Entries) ((Written.Entries) file(file)).entries().get(0).value();
    return (Written.Words) entries.entries().get(0).value();
  }

  private static Written file(@Nullable Written written) {
    if (written == null) {
      throw new AssertionError("not read");
    }
    return written;
  }

  /** Some lines of words in one way of writing them. */
  private static String written(String style, Random random) {
    List<String> lines = new ArrayList<>();
    for (int line = 0; line < 1 + random.nextInt(4); line++) {
      StringBuilder words = new StringBuilder("w");
      for (int word = 0; word < 1 + random.nextInt(4); word++) {
        words.append(' ').append(WORDS[random.nextInt(WORDS.length)]);
      }
      lines.add(words.toString());
      if (random.nextInt(3) == 0) {
        lines.add("");
      }
    }
    lines.add("last");
    return switch (style) {
      case "plain" -> " " + String.join("\n    ", lines);
      case "single" -> " '" + String.join("\n    ", lines).replace("'", "''") + "'";
      case "double" -> " \"" + doubled(String.join("\n    ", lines)) + "\"";
      case "literal" -> " |\n    " + String.join("\n    ", lines);
      case "folded" -> " >\n    " + String.join("\n    ", lines);
      default -> " |-\n      " + String.join("\n      ", lines);
    };
  }

  private static String doubled(String text) {
    return text.replace("\\", "\\\\")
        .replace("\"", "\\\"")
        .replace("né", "n\\xe9")
        .replace("梅", "\\u6885");
  }
}
