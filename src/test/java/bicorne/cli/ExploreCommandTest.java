package bicorne.cli;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.saves.Saves;
import bicorne.testkit.Golden;
import bicorne.testkit.TextStory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code explore} and {@code check} say of the little stories, and the saves that show it. */
class ExploreCommandTest {

  @TempDir private Path here;

  static List<String> cases() throws IOException {
    try (Stream<Path> folders = Files.list(Golden.resources().resolve("explore/cases"))) {
      return folders.map(folder -> String.valueOf(folder.getFileName())).sorted().toList();
    }
  }

  private void story(String name) throws IOException {
    TextStory texts =
        TextStory.of("explore/cases/" + name).without("says.txt").without("check.txt");
    for (var file : texts.files().entrySet()) {
      if (file.getKey().endsWith(".yaml")) {
        Path path = here.resolve("tale").resolve(file.getKey());
        Files.createDirectories(path.getParent());
        Files.writeString(path, file.getValue());
      }
    }
  }

  private CommandLine.Ran run(String... typed) {
    return CommandLine.in(here).run(typed);
  }

  private String clean(CommandLine.Ran ran) {
    return (ran.out() + ran.err()).replace(here.toString(), "HERE") + "=== " + ran.status() + "\n";
  }

  @ParameterizedTest
  @MethodSource("cases")
  void eachIsToldWithSavesThatPlayToTheSpot(String name) throws IOException {
    story(name);
    CommandLine.Ran ran = run("explore", "tale", "--witness", "shown");
    CommandLine.Ran check = run("check", "tale", "--format", "line");
    Golden.check("cli/explore/" + name + ".expected", clean(ran) + "\n--- check\n" + clean(check));
    assertThat(ran.out()).doesNotContain("No save could be made");
    try (Stream<Path> saves = Files.list(here.resolve("shown"))) {
      List<Path> files =
          saves.filter(file -> file.toString().endsWith(Saves.ENDING)).sorted().toList();
      assertThat(files).isNotEmpty();
      for (Path file : files) {
        CommandLine.Ran verified = run("replay", "--verify", "--story", "tale", file.toString());
        assertThat(verified.status()).as(verified.out()).isEqualTo(ExitStatus.FINE);
      }
    }
  }

  @Test
  void theSaveOfAStopOpensWherePlayStops() throws IOException {
    story("a-guard-repeated");
    run("explore", "tale", "--witness", "shown");
    String save = here.resolve("shown/no choice march fuse" + Saves.ENDING).toString();
    assertThat(run("play", "tale", "--plain", "--save", "no choice march fuse", "--saves", "shown"))
        .satisfies(ran -> assertThat(ran.out()).contains("no choice"));
    assertThat(run("replay", "--story", "tale", "--print", "text", save).status())
        .isEqualTo(ExitStatus.FINE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "zh-Hans"})
  void aQuestionIsAnsweredAndNothingElse(String language) throws IOException {
    story("an-ending-blocked-by-a-misspelt-value");
    StringBuilder told = new StringBuilder();
    for (String question :
        List.of("marshal == gone", "at(march/dawn) and marshal == going", "marsal == gone")) {
      told.append(clean(run("explore", "tale", "--ask", question, "--language", language)));
    }
    Golden.check("cli/explore/ask." + language + ".expected", told.toString());
  }

  @Test
  void aLimitIsNamedAndGivenUpAt() throws IOException {
    story("a-loop-with-an-exit");
    CommandLine.Ran ran = run("explore", "tale", "--limit", "1");
    assertThat(ran.status()).isEqualTo(ExitStatus.GAVE_UP);
    assertThat(ran.out()).contains("limit of 1 situations");
    assertThat(run("explore", "tale", "--limit", "none").status()).isEqualTo(ExitStatus.USAGE);
    assertThat(run("explore", "tale", "--from", "nowhere").status()).isEqualTo(ExitStatus.USAGE);
  }

  @Test
  void theWholeInChineseExactAndAsJson() throws IOException {
    story("a-counter-that-saturates");
    Golden.check(
        "cli/explore/exact.zh-Hans.expected",
        clean(run("explore", "tale", "--exact", "--language", "zh-Hans")));
    Golden.check(
        "cli/explore/json.expected",
        clean(run("explore", "tale", "--json")).replace("}, {", "},\n {"));
  }

  @Test
  void checkCanLeaveItOut() throws IOException {
    story("a-guard-repeated");
    CommandLine.Ran ran = run("check", "tale", "--no-explore", "--format", "line");
    assertThat(ran.status()).isEqualTo(ExitStatus.FINE);
    assertThat(ran.out()).contains("B608").doesNotContain("B671");
    assertThat(ran.err()).isEmpty();
  }
}
