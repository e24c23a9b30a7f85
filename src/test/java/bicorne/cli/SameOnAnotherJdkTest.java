package bicorne.cli;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.testkit.Golden;
import bicorne.testkit.Program;
import bicorne.testkit.SecondJdk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One and the same on every Java: what is printed, and what is kept with all its digests. */
class SameOnAnotherJdkTest {

  /** Enough answers for any episode: the choices are taken in turn. */
  private static final String SCRIPT = "1\n2\n1\n1\n2\n1\n3\n2\n1\n1\n2\n1\n".repeat(4);

  @TempDir private Path top;

  private Map<String, String> play(Path jdk, Path saves) throws IOException {
    Path story = Golden.project().resolve("story/1814");
    Map<String, String> all = new TreeMap<>();
    for (String language : new String[] {"en", "zh-Hans"}) {
      for (int seed = 0; seed < 2; seed++) {
        String[] typed = {
          "play",
          story.toString(),
          "--seed",
          "" + seed,
          "--language",
          language,
          "--saves",
          saves.toString(),
          "--save",
          language + seed
        };
        Program.Ran ran = Program.bicorne(jdk, typed).reading(SCRIPT).run();
        assertThat(ran.err()).isEmpty();
        all.put("page " + language + seed, ran.status() + "\n" + ran.out());
      }
    }
    try (Stream<Path> files = Files.list(saves)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".save.yaml")).toList()) {
        String journal = Files.readString(file).replaceAll("created: \"[^\"]*\"", "created");
        assertThat(journal).contains("state: ");
        all.put("save " + file.getFileName(), journal);
      }
    }
    assertThat(all).hasSize(8);
    return all;
  }

  @Test
  void pagesAndJournalsAreTheSameAndOneProvesTheOthers() throws IOException {
    Path second = SecondJdk.home();
    Map<String, String> other = play(second, top.resolve("second"));
    assertThat(other).isEqualTo(play(SecondJdk.first(), top.resolve("first")));
    Program.Ran ran =
        Program.bicorne(
                second,
                "replay",
                "--story",
                Golden.project().resolve("story/1814").toString(),
                "--saves",
                top.resolve("first").toString(),
                "--verify",
                "en0",
                "en1",
                "zh-Hans1")
            .run();
    assertThat(ran.out().lines().filter(line -> line.contains(": fits, "))).hasSize(3);
    assertThat(ran.out()).contains("3 saves: 3 fit");
    assertThat(ran.status()).isZero();
  }
}
