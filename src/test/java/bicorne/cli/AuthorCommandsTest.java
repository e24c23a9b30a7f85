package bicorne.cli;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.testkit.Golden;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands of authors, one after the other, as somebody types them who begins. */
class AuthorCommandsTest {

  @TempDir private Path here;

  private CommandLine.Ran run(String... typed) {
    return CommandLine.in(here).run(typed);
  }

  private Map<String, String> files() {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(here.resolve("mine"))) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put(here.relativize(file).toString(), Files.readString(file));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return files;
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "zh"})
  void whatIsNewChecksCleanAndPlays(String language) {
    assertThat(run("new", "story", "mine", "--language", language).status())
        .isEqualTo(ExitStatus.FINE);
    for (List<String> more :
        List.of(
            List.of("episode", "second"),
            List.of("episode", "第三章"),
            List.of("node", "second/well"))) {
      CommandLine.Ran ran = run("new", more.get(0), more.get(1), "--story", "mine");
      assertThat(ran.err()).isEmpty();
      CommandLine.Ran check = run("check", "mine", "--format", "line");
      assertThat(check.status()).isEqualTo(ExitStatus.FINE);
      assertThat(check.out()).doesNotContain(": note", ": warning", ": error");
    }
    assertThat(run("test", "mine").status()).isEqualTo(ExitStatus.FINE);
    CommandLine.Ran played =
        CommandLine.in(here)
            .reading("look\n\nleave\n\n")
            .run("play", "mine", "--plain", "--episode", "second");
    assertThat(played.status()).isEqualTo(ExitStatus.FINE);
    assertThat(run("new", "episode", "second", "--story", "mine").status())
        .isEqualTo(ExitStatus.OUTSIDE);
    assertThat(run("new", "node", "second/well", "--story", "mine").status())
        .isEqualTo(ExitStatus.FINDINGS);
  }

  @ParameterizedTest
  @CsvSource(
      value = {
        "node    ; opening/far-side ; en ; 1 ; “opening/far-side” is there already: give the new one another name.",
        "node    ; opening/Far-Side ; en ; 1 ; “opening/far-side” is there already: give the new one another name.",
        "node    ; opening/opening  ; en ; 1 ; “opening” is there already: give the new one another name.",
        "node    ; opening/far-side ; zh ; 1 ; “opening/far-side”已经有了：请另起一个名字。",
        "node    ; openin/well      ; en ; 2 ; The story has no episode “openin”. Did you mean opening/well?",
        "node    ; zzzzzzzz/well    ; en ; 2 ; The story has no episode “zzzzzzzz”. It has opening.",
        "node    ; well             ; en ; 2 ; What can be new: bicorne new node EPISODE/ID.",
        "episode ; far-side         ; en ; 1 ; “opening/far-side” is there already: give the new one another name.",
      },
      delimiter = ';')
  void whatCannotBeNewIsToldWhyAndChangesNoFile(
      String what, String name, String language, int status, String sentence) {
    run("new", "story", "mine");
    Map<String, String> before = files();
    CommandLine.Ran ran = run("new", what, name, "--story", "mine", "--language", language);
    assertThat(ran.err()).isEqualTo("bicorne: " + sentence + "\n");
    assertThat(ran.out()).isEmpty();
    assertThat(ran.status().code()).isEqualTo(status);
    assertThat(files()).isEqualTo(before);
  }

  @Test
  void aRenamedChoiceIsFollowedIntoTests() {
    run("new", "story", "mine");
    Map<String, String> before = files();
    CommandLine.Ran references = run("references", "bridge#cross", "--story", "mine");
    assertThat(references.out())
        .isEqualTo(
            """
            episodes/opening.yaml:9:7: cross:
            tests/across.play:2:3: > cross
            """);
    CommandLine.Ran renamed = run("rename", "bridge#cross", "go-over", "--story", "mine");
    assertThat(renamed.err()).isEmpty();
    assertThat(renamed.status()).isEqualTo(ExitStatus.FINE);
    assertThat(run("test", "mine").status()).isEqualTo(ExitStatus.FINE);
    assertThat(files().keySet()).isEqualTo(before.keySet());
    assertThat(files().get("mine/story.yaml"))
        .endsWith("renames:\n  opening/bridge#cross: opening/bridge#go-over\n");
  }

  @Test
  void aRefusedRenamingChangesNoFile() {
    run("new", "story", "mine");
    Map<String, String> before = files();
    assertThat(run("rename", "bridge", "far-side", "--story", "mine").status())
        .isEqualTo(ExitStatus.FINDINGS);
    assertThat(run("rename", "brigde", "x", "--story", "mine").err())
        .contains("Did you mean bridge?");
    assertThat(run("rename", "bridge", "a b", "--story", "mine").status())
        .isEqualTo(ExitStatus.FINDINGS);
    assertThat(files()).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "zh-Hans"})
  void theNumbersOfAStoryAreATable(String language) {
    run("new", "story", "mine");
    Golden.check(
        "cli/stats." + language + ".expected",
        run("stats", "mine", "--language", language).out() + run("stats", "mine", "--json").out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "zh-Hans"})
  void aCodeIsExplained(String language) {
    Golden.check(
        "cli/explain." + language + ".expected",
        run("explain", "b132", "--language", language).out());
  }

  @Test
  void aSeedPlaysTheSameAtRandomEveryTime() {
    run("new", "story", "mine");
    CommandLine.Ran once = run("test", "mine", "--random", "50", "--seed", "7");
    assertThat(once.status()).isEqualTo(ExitStatus.FINE);
    assertThat(once.out())
        .startsWith("50 plays with seed 7: 2 of 2 choices and outcomes taken.")
        .contains("opening/far-side", "opening/near-side")
        .contains("With a condition that always held:\n  opening/bridge#cross");
    assertThat(run("test", "mine", "--random", "50", "--seed", "7").out()).isEqualTo(once.out());
    assertThat(run("test", "mine", "--random", "0").status()).isEqualTo(ExitStatus.USAGE);
    assertThat(run("test", "mine", "--random", "x").status()).isEqualTo(ExitStatus.USAGE);
  }

  @Test
  void resultsAreToldToABuildServer() throws IOException {
    run("new", "story", "mine");
    Files.writeString(here.resolve("mine/tests/b&d.play"), "> fly\n");
    CommandLine.Ran ran = run("test", "mine", "--junit");
    assertThat(ran.status()).isEqualTo(ExitStatus.FINDINGS);
    assertThat(ran.out())
        .contains("<testsuite name=\"mine\" tests=\"3\" failures=\"1\"")
        .contains("<testcase classname=\"mine\" name=\"tests/b&amp;d.play\">")
        .contains("<failure type=\"B807\"")
        .contains("<testcase classname=\"mine\" name=\"tests/across.play\"/>");
  }
}
