package bicorne.loading;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.LineRenderer;
import bicorne.diagnostic.Report;
import bicorne.diagnostic.Sentences;
import bicorne.diagnostic.Severity;
import bicorne.testkit.DiskFolder;
import bicorne.testkit.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Story folders that load, and story folders that do not, with all that is said of them. */
class StoryFixturesTest {

  @ParameterizedTest
  @MethodSource("good")
  void aGoodStoryLoadsWithoutAWord(String name) {
    Loaded loaded = StoryLoader.load(new DiskFolder(folder("good/" + name)));

    assertThat(lines(loaded.problems())).isEmpty();
    assertThat(loaded.story()).isNotNull();
    assertThat(loaded.places()).isNotNull();
  }

  @ParameterizedTest
  @MethodSource("bad")
  void everyProblemOfABadStoryIsToldAtItsPlace(String name) {
    Loaded loaded = StoryLoader.load(new DiskFolder(folder("bad/" + name)));

    boolean errors =
        loaded.problems().stream().anyMatch(problem -> problem.severity() == Severity.ERROR);
    assertThat(loaded.story() == null).isEqualTo(errors);
    assertThat(loaded.problems()).isNotEmpty();
    Golden.check("loading/bad/" + name + "/expected.txt", lines(loaded.problems()));
  }

  static List<String> good() throws IOException {
    return names("good");
  }

  static List<String> bad() throws IOException {
    return names("bad");
  }

  private static List<String> names(String kind) throws IOException {
    try (Stream<Path> folders = Files.list(folder(kind))) {
      return folders.map(folder -> String.valueOf(folder.getFileName())).sorted().toList();
    }
  }

  private static Path folder(String name) {
    return Golden.resources().resolve("loading").resolve(name);
  }

  private static String lines(List<Diagnostic> problems) {
    return new LineRenderer(Sentences.in("en")).render(Report.of(problems));
  }
}
