package bicorne.plain;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.testkit.Golden;
import bicorne.text.Clean;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whole plays: what is typed stands in {@code plain/play/NAME.LANGUAGE.WIDTH.HOW.in}, what is
 * printed beside it. Typed lines show as they do at a terminal; see {@link TypedLines} for {@code
 * ^}.
 */
class PlayTest {

  private static final Path FOLDER = Golden.resources().resolve("plain/play");

  static List<String> plays() throws IOException {
    List<String> names = new ArrayList<>();
    try (Stream<Path> files = Files.list(FOLDER)) {
      files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".in"))
          .map(name -> name.substring(0, name.length() - 3))
          .sorted()
          .forEach(names::add);
    }
    return names;
  }

  @ParameterizedTest
  @MethodSource("plays")
  void aPlayIsPrintedAsExpected(String name) throws IOException {
    Plays.Played played = played(name);
    assertThat(Clean.text(played.printed())).as("safe to show").isEqualTo(played.printed());
    Golden.check(
        "plain/play/" + name + ".expected", played.printed() + "=== " + played.parting() + "\n");
  }

  @Test
  void everyExpectationHasItsInput() throws IOException {
    List<String> asked = new ArrayList<>();
    plays().forEach(name -> asked.add("plain/play/" + name + ".expected"));
    Golden.noneLeftOver("plain/play", ".expected", asked);
  }

  private static Plays.Played played(String name) throws IOException {
    String[] parts = name.split("\\.", -1);
    String input = Files.readString(FOLDER.resolve(name + ".in"));
    var story = parts[0].startsWith("fault") ? Faults.story() : Ford.story();
    int width = Integer.parseInt(parts[2]);
    return parts[3].equals("script")
        ? Plays.script(story, parts[1], width, input)
        : Plays.keyboard(story, parts[1], width, input.lines().toList());
  }
}
