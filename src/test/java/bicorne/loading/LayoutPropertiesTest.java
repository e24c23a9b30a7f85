package bicorne.loading;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.testkit.Golden;
import bicorne.testkit.MemoryFolder;
import bicorne.testkit.Mutilation;
import bicorne.testkit.RandomStory;
import bicorne.testkit.TextStory;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is true of the layout of any story. */
class LayoutPropertiesTest {

  static IntStream seeds() {
    return IntStream.range(0, Integer.getInteger("bicorne.seeds", 100));
  }

  private static Map<String, String> laidOut(Map<String, String> files) throws IOException {
    Layout layout = Layout.of(MemoryFolder.of(files));
    Map<String, String> all = new TreeMap<>(files);
    all.putAll(layout.texts());
    return all;
  }

  private static Map<String, String> disarray(Map<String, String> files, long seed) {
    Map<String, String> all = new TreeMap<>(files);
    all.replaceAll(
        (name, text) -> name.endsWith(".yaml") && !text.isBlank() ? Disarray.of(text, seed) : text);
    return all;
  }

  private static void onceIsEnough(Map<String, String> files) throws IOException {
    Map<String, String> once = laidOut(files);
    assertThat(laidOut(once)).isEqualTo(once);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void howeverAStoryIsLaidOutItsLayoutBecomesTheSame(int seed) throws IOException {
    Map<String, String> canonical = laidOut(RandomStory.of(RandomStory.Knobs.small(seed)).files());
    assertThat(laidOut(canonical)).isEqualTo(canonical);
    for (int i = 0; i < 5; i++) {
      Map<String, String> disarray = disarray(canonical, seed * 31L + i);
      assertThat(disarray).isNotEqualTo(canonical);
      assertThat(laidOut(disarray)).isEqualTo(canonical);
    }
  }

  /** With every construct of the format, with quotations over several lines and folded words. */
  @ParameterizedTest
  @MethodSource("seeds")
  void soDoesTheOneThatHasEverything(int seed) throws IOException {
    Map<String, String> files = TextStory.of("loading/good/everything").files();
    Map<String, String> canonical = new TreeMap<>(laidOut(files));
    // What stands behind something keeps its column, so it is left out here.
    canonical.replaceAll((name, text) -> text.replaceAll("(?m)(?<=\\S) +#.*$", ""));
    canonical = laidOut(canonical);
    assertThat(laidOut(disarray(canonical, seed))).isEqualTo(canonical);
  }

  static Stream<Path> stories() throws IOException {
    try (Stream<Path> fixtures = Files.walk(Golden.resources());
        Stream<Path> shipped = Files.walk(Golden.project().resolve("story"))) {
      return Stream.concat(fixtures, shipped)
          .filter(file -> file.endsWith("story.yaml") && !file.toString().contains("lang"))
          .map(Path::getParent)
          .sorted()
          .toList()
          .stream();
    }
  }

  @ParameterizedTest
  @MethodSource("stories")
  void laidOutOnceIsEnough(Path story) throws IOException {
    onceIsEnough(bytes(story));
  }

  /** As texts; a file that is no UTF-8 is no text of a story either. */
  private static Map<String, String> bytes(Path story) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(story)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        String name = story.relativize(file).toString().replace('\\', '/');
        files.put(name, new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
      }
    }
    return files;
  }

  @Test
  void aStoryWithEverySignOutOfPlaceIsLeftOrLaidOut() throws IOException {
    Map<String, byte[]> story = new TreeMap<>();
    TextStory.of("loading/good/everything")
        .files()
        .forEach((name, text) -> story.put(name, text.getBytes(StandardCharsets.UTF_8)));
    int differ = 0;
    for (int seed = 0; seed < 300; seed++) {
      Map<String, String> files = new TreeMap<>();
      Mutilation.of(story, seed)
          .files()
          .forEach((name, bytes) -> files.put(name, new String(bytes, StandardCharsets.UTF_8)));
      Map<String, String> once = laidOut(files);
      assertThat(laidOut(once)).as("seed %s", seed).isEqualTo(once);
      differ += once.equals(files) ? 0 : 1;
    }
    assertThat(differ).isPositive();
  }
}
