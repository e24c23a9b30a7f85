package bicorne.cli;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.engine.Engine;
import bicorne.saves.Edition;
import bicorne.saves.Saves;
import bicorne.testkit.Golden;
import bicorne.testkit.TextStory;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
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

  /** Explores as a build does that keeps compiled stories. */
  private CommandLine.Ran explore(String... words) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream told = new PrintStream(out, false, StandardCharsets.UTF_8);
    PrintStream failed = new PrintStream(err, false, StandardCharsets.UTF_8);
    Call call =
        new Call(
            Arguments.read(Command.EXPLORE, List.of(words)),
            InputStream.nullInputStream(),
            told,
            failed,
            Writer.nullWriter(),
            OutputStream.nullOutputStream(),
            CommandLine.in(here).around(),
            "en");
    ExitStatus status = ExploreCommand.run(call, folder(), cache());
    told.flush();
    failed.flush();
    return new CommandLine.Ran(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  private DiskFolder folder() {
    return new DiskFolder(here.resolve("tale"));
  }

  private StoryCache cache() {
    return new StoryCache(CommandLine.in(here).around(), folder(), "this build");
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

  private String saves() throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> saves = Files.list(here.resolve("shown"))) {
      for (Path file : saves.sorted().toList()) {
        all.append(file.getFileName()).append('\n').append(Files.readString(file));
      }
    }
    return all.toString();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void theCompiledStoryIsToldOfLikeTheOneItWasMadeFrom(String name) throws IOException {
    story(name);
    String[] words = {"tale", "--exact", "--witness", "shown"};
    CommandLine.Ran without = run("explore", "tale", "--exact", "--witness", "shown");
    String shown = saves();
    assertThat(clean(explore(words))).isEqualTo(clean(without));
    assertThat(cache().find()).isNotNull();
    assertThat(clean(explore(words))).isEqualTo(clean(without));
    assertThat(saves()).isEqualTo(shown);
  }

  @Test
  void whatIsKeptIsExploredUntilTheStoryChanges() throws IOException {
    story("a-guard-repeated");
    String one = explore("tale").out();
    story("a-loop-with-an-exit");
    String other = explore("tale").out();
    assertThat(other).isNotEqualTo(one).isEqualTo(run("explore", "tale").out());
    // As if another story had been compiled from these files.
    StoryCache cache = cache();
    Edition stranger =
        Edition.of(new Engine(TextStory.of("explore/cases/a-guard-repeated").load()));
    assertThat(cache.find()).isNotNull();
    cache.keep(stranger.story(), stranger.logic());
    assertThat(explore("tale").out()).isEqualTo(one);
    Path file = here.resolve("tale/story.yaml");
    Files.writeString(file, Files.readString(file) + "# read again\n");
    assertThat(explore("tale").out()).isEqualTo(other);
  }

  @Test
  void aStoryWithErrorsIsNotExplored() throws IOException {
    story("a-guard-repeated");
    Path file = here.resolve("tale/story.yaml");
    Files.writeString(file, Files.readString(file) + "no-such-key: 1\n");
    CommandLine.Ran ran = explore("tale");
    assertThat(ran.status()).isEqualTo(ExitStatus.FINDINGS);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains("no-such-key");
    assertThat(cache().find()).isNull();
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
