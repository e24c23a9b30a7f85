package bicorne.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import bicorne.testkit.Golden;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code format}: what it writes, what it leaves alone, and what it says. */
class FormatTest {

  private static final String OPENING = "episodes/opening.yaml";

  @TempDir private Path here;

  private CommandLine.Ran run(String... typed) {
    return CommandLine.in(here).run(typed);
  }

  private Path path(String file) {
    return here.resolve("mine").resolve(file);
  }

  private void revise(String file, String old, String now) throws IOException {
    String text = Files.readString(path(file));
    assertThat(text).contains(old);
    Files.writeString(path(file), text.replace(old, now));
  }

  private Map<String, String> files() {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(here.resolve("mine"))) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put(path("").relativize(file).toString(), Files.readString(file));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return files;
  }

  @ParameterizedTest
  @ValueSource(strings = {"1814", "tutorial"})
  void aStoryThatComesAlongIsLaidOutAsItShouldBe(String story) {
    CommandLine.Ran ran =
        run("format", Golden.project().resolve("story").resolve(story).toString(), "--check");
    assertThat(ran.out()).endsWith(" files, all laid out as they should be.\n");
    assertThat(ran.status()).isEqualTo(ExitStatus.FINE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "zh"})
  void whatIsNewIsLaidOutAsItShouldBe(String language) throws IOException {
    run("new", "story", "mine", "--language", language);
    run("new", "episode", "second", "--story", "mine");
    revise("episodes/second.yaml", "\n  away:", "\n  # Gone.\n  away:");
    Files.writeString(
        path("episodes/second.yaml"),
        "\n# Nothing yet.\npools: {}\n",
        java.nio.file.StandardOpenOption.APPEND);
    run("new", "node", "second/well", "--story", "mine");
    assertThat(Files.readString(path("episodes/second.yaml")))
        .contains("\n  well:")
        .endsWith("\n\n# Nothing yet.\npools: {}\n");
    run("rename", "bridge#cross", "go-over", "--story", "mine");
    assertThat(run("format", "mine", "--check", "--language", "en").out())
        .isEqualTo("3 files, all laid out as they should be.\n");
  }

  @Test
  void filesAreLaidOutAnewAndCheckOnlyNamesThem() throws IOException {
    run("new", "story", "mine");
    Map<String, String> canonical = files();
    revise(OPENING, "        text: Cross", "        text:   Cross");
    revise("story.yaml", "\n", "  \r\n");
    Map<String, String> before = files();

    CommandLine.Ran check = run("format", "mine", "--check");
    assertThat(check.status()).isEqualTo(ExitStatus.FINDINGS);
    assertThat(check.out())
        .isEqualTo(
            """
            2 of 2 files would be laid out anew:
              story.yaml
              episodes/opening.yaml
            """);
    assertThat(files()).isEqualTo(before);

    CommandLine.Ran format = run("format", "mine");
    assertThat(format.status()).isEqualTo(ExitStatus.FINE);
    assertThat(format.err()).isEmpty();
    assertThat(format.out())
        .isEqualTo(
            """
            2 of 2 files laid out anew:
              story.yaml
              episodes/opening.yaml
            """);
    assertThat(files()).isEqualTo(canonical);
    assertThat(run("format", "mine").out()).isEqualTo("2 files, all laid out as they should be.\n");
    assertThat(run("format", "mine", "--check").status()).isEqualTo(ExitStatus.FINE);
  }

  @Test
  void aFileThatCannotBeReadIsToldOfAndLeft() throws IOException {
    run("new", "story", "mine");
    revise(OPENING, "        text: Cross", "\ttext: Cross");
    Files.writeString(path("people.yaml"), "");
    Files.writeString(path("places.yaml"), "# None yet.   \n");
    Files.writeString(path("sources.yaml"), "a:   { title:   A }\n");
    Map<String, String> before = files();
    CommandLine.Ran ran = run("format", "mine");
    assertThat(ran.status()).isEqualTo(ExitStatus.FINDINGS);
    assertThat(ran.out())
        .contains(OPENING + ":10:1: error B130", "people.yaml: error", "places.yaml: error")
        .endsWith(
            """
            1 of 5 files laid out anew:
              sources.yaml
            3 files with errors are left as they are.
            """);
    before.put("sources.yaml", "a: { title: A }\n");
    assertThat(files()).isEqualTo(before);
    assertThat(run("format", "mine", "--language", "zh").out()).endsWith("有错误的 3 个文件保持原样。\n");
  }

  @Test
  void aStoryWithErrorsIsLaidOutAllTheSame() throws IOException {
    run("new", "story", "mine");
    revise(OPENING, "goto: far-side", "goto:   nowhere");
    assertThat(run("format", "mine").status()).isEqualTo(ExitStatus.FINE);
    assertThat(Files.readString(path(OPENING))).contains("goto: nowhere");
  }

  @Test
  void whatIsNoStoryIsSaidAndNotTouched() throws IOException {
    run("new", "story", "mine");
    Files.writeString(here.resolve("a.yaml"), "a:   b\n");
    Files.createDirectory(here.resolve("empty"));
    for (String wrong : new String[] {"mien", "a.yaml", "mine/story.yaml", "empty", "mine/tests"}) {
      CommandLine.Ran ran = run("format", wrong);
      assertThat(ran.status()).as(wrong).isEqualTo(ExitStatus.OUTSIDE);
      assertThat(ran.err()).startsWith("bicorne: ").contains("“" + wrong + "”");
      assertThat(ran.out()).isEmpty();
    }
    assertThat(Files.readString(here.resolve("a.yaml"))).isEqualTo("a:   b\n");
    assertThat(run("format", "mine", "other").status()).isEqualTo(ExitStatus.USAGE);
    assertThat(run("format", "mine", "--chek").err()).contains("Did you mean --check?");
    assertThat(run("fromat", "mine").err()).contains("Did you mean bicorne format?");
  }

  /** From inside the story nothing has to be named, and from a translation's folder it is found. */
  @Test
  void theStoryThatOneIsInIsMeant() throws IOException {
    run("new", "story", "mine");
    revise("story.yaml", "id: mine", "id:   mine");
    assertThat(CommandLine.in(path("episodes")).run("format").status()).isEqualTo(ExitStatus.FINE);
    assertThat(Files.readString(path("story.yaml"))).contains("id: mine");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void whatMayNotBeReadOrWrittenIsNamedAndNothingChanges() throws IOException {
    run("new", "story", "mine");
    revise(OPENING, "text: Cross", "text:   Cross");
    revise("story.yaml", "id: mine", "id:   mine");
    Map<String, String> before = files();
    Path file = path(OPENING);
    assertThat(file.toFile().setWritable(false)).isTrue();
    assumeThat(Files.isWritable(file)).as("nothing is forbidden to this user").isFalse();
    CommandLine.Ran ran = run("format", "mine");
    assertThat(ran.status()).isEqualTo(ExitStatus.OUTSIDE);
    assertThat(ran.err())
        .isEqualTo("bicorne: “episodes/opening.yaml” cannot be written: Permission denied.\n");
    assertThat(files()).isEqualTo(before);
    assertThat(file.toFile().setReadable(false)).isTrue();
    assertThat(run("format", "mine").out()).contains(OPENING + ": error B");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void whatALinkLeadsToOutsideIsNotTouched() throws IOException {
    run("new", "story", "mine");
    Path outside = here.resolve("people.yaml");
    Files.writeString(outside, "a:   { name: A }\n");
    Files.createSymbolicLink(path("people.yaml"), outside);
    Files.createDirectories(here.resolve("scenes"));
    Files.writeString(here.resolve("scenes/x.yaml"), "start:   y\n");
    Files.createSymbolicLink(path("scenes"), here.resolve("scenes"));
    assertThat(run("format", "mine").status()).isEqualTo(ExitStatus.FINE);
    assertThat(Files.readString(outside)).isEqualTo("a:   { name: A }\n");
    assertThat(Files.readString(here.resolve("scenes/x.yaml"))).isEqualTo("start:   y\n");
  }
}
