package bicorne.plain;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.engine.Awaits;
import bicorne.play.Sitting;
import bicorne.play.Viewing;
import bicorne.testkit.Golden;
import bicorne.text.Clean;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whole readings: what is typed stands in {@code plain/replay/NAME.LANGUAGE.WIDTH.HOW.in}, what is
 * printed beside it. The play that is read went two roads.
 */
class PlainViewerTest {

  private static final Path FOLDER = Golden.resources().resolve("plain/replay");

  static List<String> readings() throws IOException {
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

  private static Sitting end(Sitting from, int choice) {
    Sitting at = from;
    while (true) {
      if (at.moment().awaits() instanceof Awaits.Choice offers) {
        at = at.choose(offers.offers().get(choice - 1).option());
      } else if (at.moment().awaits() instanceof Awaits.Turn) {
        at = at.turn();
      } else {
        return at;
      }
    }
  }

  private static Sitting twoRoads(String tag) {
    Sitting peace = end(Plays.begin(Ford.story(), tag), 2);
    return end(peace.to(0), 1);
  }

  @ParameterizedTest
  @MethodSource("readings")
  void aReadingIsPrintedAsExpected(String name) throws IOException {
    String[] parts = name.split("\\.", -1);
    List<String> lines = Files.readAllLines(FOLDER.resolve(name + ".in"));
    StringWriter out = new StringWriter();
    boolean keyboard = parts[3].equals("keyboard");
    int width = Integer.parseInt(parts[2]);
    PlainViewer viewer =
        new PlainViewer(
            Viewing.of(twoRoads(parts[1])),
            parts[0].equals("stops") ? List.of("It stops here.") : List.of(),
            parts[1],
            new TypedLines(lines, keyboard ? out : new StringWriter()),
            out,
            keyboard ? Look.keyboard(width) : Look.script(width));
    Parting parting = viewer.read();
    Sitting branch = viewer.branch();
    String end = branch == null ? "" : ", plays on behind " + branch.entry();
    assertThat(Clean.text(out.toString())).as("safe to show").isEqualTo(out.toString());
    Golden.check("plain/replay/" + name + ".expected", out + "=== " + parting + end + "\n");
  }

  @Test
  void everyExpectationHasItsInput() throws IOException {
    List<String> asked = new ArrayList<>();
    readings().forEach(name -> asked.add("plain/replay/" + name + ".expected"));
    Golden.noneLeftOver("plain/replay", ".expected", asked);
  }
}
