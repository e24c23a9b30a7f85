package bicorne.tui;

import bicorne.testkit.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whole frames: keys stand in {@code frames/NAME.keys}, what is seen beside it in {@code
 * frames/NAME.LANGUAGE.SIZE.expected}. See {@link KeyScript}.
 */
class FramesTest {

  private static final Path FOLDER = Golden.resources().resolve("frames");
  private static final List<String> LANGUAGES = List.of("en", "zh-Hans");

  static List<String> scripts() throws IOException {
    List<String> names = new ArrayList<>();
    try (Stream<Path> files = Files.list(FOLDER)) {
      files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".keys"))
          .map(name -> name.substring(0, name.length() - 5))
          .sorted()
          .forEach(names::add);
    }
    return names;
  }

  private static String expectation(String name, String tag, Size size) {
    return "frames/" + name + "." + tag + "." + size.columns() + "x" + size.rows() + ".expected";
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void framesLookAsExpectedInEverySizeAndLanguage(String name) {
    List<AssertionError> wrong = new ArrayList<>();
    for (String tag : LANGUAGES) {
      Map<Size, String> frames = KeyScript.play(FOLDER.resolve(name + ".keys"), tag);
      for (Map.Entry<Size, String> shown : frames.entrySet()) {
        try {
          Golden.check(expectation(name, tag, shown.getKey()), shown.getValue());
        } catch (AssertionError e) {
          wrong.add(e);
        }
      }
    }
    if (!wrong.isEmpty()) {
      wrong.subList(1, wrong.size()).forEach(wrong.get(0)::addSuppressed);
      throw wrong.get(0);
    }
  }

  @Test
  void everyExpectationHasItsKeys() throws IOException {
    List<String> asked = new ArrayList<>();
    for (String name : scripts()) {
      for (String tag : LANGUAGES) {
        KeyScript.SIZES.forEach(size -> asked.add(expectation(name, tag, size)));
      }
    }
    Golden.noneLeftOver("frames", ".expected", asked);
  }
}
