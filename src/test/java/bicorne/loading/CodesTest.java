package bicorne.loading;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.diagnostic.Code;
import bicorne.testkit.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The codes of loading. */
class CodesTest {

  /** Told by whole folders only, which {@link HostileFoldersTest} and {@link LimitsTest} build. */
  private static final List<String> BUILT_BY_TESTS =
      List.of("B102", "B103", "B104", "B105", "B106", "B128", "B129");

  /** Shown by their pages' examples alone. */
  private static final List<String> BY_PAGES = List.of("B150", "B151", "B152", "B309");

  @Test
  void everyCodeHasAStoryThatShowsIt() throws IOException {
    StringBuilder said = new StringBuilder();
    try (Stream<Path> files = Files.walk(Golden.resources().resolve("loading/bad"))) {
      for (Path file : files.filter(each -> each.endsWith("expected.txt")).toList()) {
        said.append(Files.readString(file));
      }
    }
    List<String> unseen = new ArrayList<>();
    for (Code code : Code.values()) {
      String number = code.number();
      boolean ours = number.matches("B[1237]..");
      if (ours
          && !BUILT_BY_TESTS.contains(number)
          && !BY_PAGES.contains(number)
          && said.indexOf(number + ":") < 0) {
        unseen.add(number);
      }
    }
    assertThat(unseen).isEmpty();
  }
}
