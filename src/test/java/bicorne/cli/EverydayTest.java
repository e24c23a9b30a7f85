package bicorne.cli;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.testkit.Golden;
import bicorne.testkit.Program;
import bicorne.text.DisplayWidth;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A day with the commands: a story is made, checked, tested, played, kept, revised and replayed.
 */
class EverydayTest {

  @TempDir private Path here;

  @BeforeEach
  void makeAStory() {
    assertThat(run("new", "story", "渡-river").status()).isEqualTo(ExitStatus.FINE);
  }

  private CommandLine.Ran run(String... typed) {
    return CommandLine.in(here).run(typed);
  }

  private CommandLine.Ran play(String script, String... options) {
    List<String> typed = new ArrayList<>(List.of("play", "渡-river"));
    typed.addAll(List.of(options));
    return CommandLine.in(here).reading(script).run(typed.toArray(new String[0]));
  }

  private CommandLine.Ran replay(String... options) {
    List<String> typed = new ArrayList<>(List.of("replay", "--story", "渡-river"));
    typed.addAll(List.of(options));
    return run(typed.toArray(new String[0]));
  }

  private void revise(String file, String old, String now) throws IOException {
    Path path = here.resolve("渡-river").resolve(file);
    String text = Files.readString(path);
    assertThat(text).contains(old);
    Files.writeString(path, text.replace(old, now));
  }

  private List<Path> kept() throws IOException {
    Path folder = here.resolve("kept");
    if (!Files.exists(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".save.yaml")).sorted().toList();
    }
  }

  @Test
  void aNewStoryIsCleanAndPassesItsTests() {
    assertThat(run("check", "渡-river"))
        .isEqualTo(
            new CommandLine.Ran(
                ExitStatus.FINE,
                "",
                "Proved over 3 situations: what is not reported does not happen in any play.\n"));
    CommandLine.Ran tests = run("test", "渡-river");
    assertThat(tests.out())
        .isEqualTo(
            "passed  tests/across.play\npassed  tests/this-side.play\n2 of 2 tests passed.\n");
    assertThat(tests.status()).isEqualTo(ExitStatus.FINE);
  }

  @Test
  void aNewStoryIsInTheLanguageOfThePersonAndCleanInIt() throws IOException {
    assertThat(run("new", "story", "my", "--language", "zh").status()).isEqualTo(ExitStatus.FINE);
    assertThat(Files.readString(here.resolve("my/story.yaml"))).contains("language: zh-Hans");
    assertThat(Files.readString(here.resolve("my/episodes/opening.yaml"))).doesNotContain("The ");
    assertThat(run("check", "my", "--no-explore"))
        .isEqualTo(new CommandLine.Ran(ExitStatus.FINE, "", ""));
    assertThat(run("check", "my").out()).isEmpty();
    assertThat(run("test", "my").out()).endsWith("2 of 2 tests passed.\n");
  }

  @Test
  void whatChanceOnceDecidedIsNotDecidedAnewByPrinting() throws IOException {
    Files.writeString(
        here.resolve("渡-river/episodes/opening.yaml"),
        """
        start: bridge
        nodes:
          bridge:
            text: A bridge.
            choices:
              cross: { text: Cross., goto: wind }
          wind:
            text: A wind.
            outcomes:
              calm: { weight: 1, text: It is calm., goto: far-side }
              gale: { weight: 1, text: It is a gale., goto: far-side }
          far-side:
            text: The far side.
            ending: { title: Across, kind: divergent }
        """);
    assertThat(play("cross\n", "--seed", "1").status()).isEqualTo(ExitStatus.FINE);
    revise("episodes/opening.yaml", "wind", "gusts");
    CommandLine.Ran ran = replay("渡-river-1");
    assertThat(ran.status()).isEqualTo(ExitStatus.SAVE);
    assertThat(ran.out()).contains("A bridge.").doesNotContain("It is", "far side", "reckoning");
    assertThat(ran.err())
        .isEqualTo(
            "bicorne: The save “渡-river-1” does not fit the story. The story has been revised,"
                + " and decision 2, at opening/wind, no longer fits: that place is gone. The save"
                + " is left as it is.\n");
    assertThat(replay("渡-river-1", "--language", "zh").err()).doesNotContain("story", "你现在");
  }

  @Test
  void whereOnlyChancePartedTheRoadsTheReckoningShowsBothOutcomes() throws IOException {
    Files.writeString(
        here.resolve("渡-river/episodes/opening.yaml"),
        """
        start: bridge
        nodes:
          bridge:
            text: A bridge.
            history: { text: They crossed in a calm., certainty: solid }
            choices:
              cross:
                text: Cross.
                history: main
                outcomes:
                  calm: { weight: 0, history: main, text: It is calm., goto: far-side }
                  gale: { weight: 1, text: It is a gale., goto: far-side }
          far-side:
            text: The far side.
            ending: { title: Across, kind: divergent }
        """);
    assertThat(play("cross\n").out())
        .contains(
            """
            You: Cross.
            What fell: It is a gale.
            History did the same.
            In history: It is calm.
            """)
        .contains("At 0 of 1 turning your road was");
  }

  @Test
  void nothingThatIsThereIsWrittenOver() {
    CommandLine.Ran ran = run("new", "story", "渡-river");
    assertThat(ran.err()).isEqualTo("bicorne: “渡-river” is there already.\n");
    assertThat(ran.status()).isEqualTo(ExitStatus.OUTSIDE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"text", "markdown"})
  void aPlayIsReadAgain(String form) {
    assertThat(play("cross\n", "--seed", "1").status()).isEqualTo(ExitStatus.FINE);
    CommandLine.Ran ran = replay("渡-river-1", "--print", form);
    Golden.check("cli/replay." + form + ".expected", ran.out());
    assertThat(ran.err()).isEmpty();
    assertThat(ran.status()).isEqualTo(ExitStatus.FINE);
    assertThat(replay("渡-river-1", "--verify").out()).isEqualTo("渡-river-1: fits, 1 decision.\n");
    assertThat(replay(here.resolve("kept/渡-river-1.save.yaml").toString(), "--verify").status())
        .isEqualTo(ExitStatus.FINE);
  }

  @Test
  void aSaveIsStartedThenGoneOnWith() throws IOException {
    play("", "--save", "Vor der Brücke 桥");
    assertThat(kept()).as("nothing was decided, so there is nothing to keep").isEmpty();
    play("cross\n", "--save", "Vor der Brücke 桥");
    assertThat(kept()).hasSize(1);
    CommandLine.Ran ran = play("", "--save", "Vor der Brücke 桥");
    assertThat(ran.out())
        .contains("The lantern belongs to a ferryman.")
        .doesNotContain("lantern.\n");
    assertThat(kept()).hasSize(1);
    assertThat(run("saves").out())
        .startsWith("Vor der Brücke 桥\n    渡-river: opening/bridge. 1 decision, last played ");
    assertThat(run("saves", "--story", "渡-river").out())
        .startsWith("Vor der Brücke 桥\n    渡-river: The bridge. 1 decision, last played ")
        .contains("Ending\n    found: Across.");
    assertThat(run("saves", "--story", "渡-river", "--language", "zh").out())
        .startsWith("Vor der Brücke 桥\n    渡-river：The bridge。1 个抉择，最近一次 ")
        .contains("，对得上。已见结\n    局：Across。");
  }

  @Test
  void theListOfSavesFitsTheUsualTerminal() throws IOException {
    revise("episodes/opening.yaml", "title: The bridge", "title: " + "桥边的一个傍晚，".repeat(20));
    play("cross\n", "--save", "很长的名字".repeat(7));
    String out =
        CommandLine.in(here).with("COLUMNS", "60").run("saves", "--story", "渡-river").out();
    for (String line : out.lines().toList()) {
      assertThat(DisplayWidth.of(line)).as(line).isLessThanOrEqualTo(60);
    }
    assertThat(out).contains("…\n", "桥边的一个傍晚");
  }

  @Test
  void peopleAreFoundByTheBeginningOfTheirNames() throws IOException {
    revise("episodes/opening.yaml", "somebody is waving", "[somebody](john) is waving");
    Files.writeString(
        here.resolve("渡-river/people.yaml"),
        "john: { name: Ferryman John, role: an old man, text: He waits. }\n");
    assertThat(play(":people ferry\n").out()).contains("Ferryman John, an old man.", "He waits.");
    assertThat(play(":people John\n").out()).contains("He waits.");
    assertThat(play(":people Jhon\n").out()).doesNotContain("He waits.");
  }

  @Test
  void theSavePlayedLastIsGoneOnWith() throws IOException {
    assertThat(play("", "--continue").err())
        .isEqualTo("bicorne: There is no save of “渡-river” to go on in. To begin: bicorne play.\n");
    play("cross\n", "--save", "first");
    play("wait\n", "--save", "second");
    CommandLine.Ran ran = play("", "--continue");
    assertThat(ran.out()).contains("By morning the bridge is gone").doesNotContain("ferryman");
    assertThat(ran.status()).isEqualTo(ExitStatus.FINE);
    assertThat(kept()).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "\u0000\u0000\u0000", "--- {bicorne-save: 1, sto", "--- {bicorne-save: 9}\n"})
  void whereTheSavePlayedLastIsDamagedTheOneBeforeIsOfferedAndNotTaken(String damage)
      throws IOException {
    play("cross\n", "--save", "first");
    play("wait\n", "--save", "second");
    Path second = here.resolve("kept/second.save.yaml");
    Files.writeString(second, damage);
    CommandLine.Ran ran = play("", "--continue");
    assertThat(ran.err()).contains("“second”").contains("bicorne play --save 'first'");
    assertThat(ran.out()).isEmpty();
    assertThat(ran.status()).isEqualTo(ExitStatus.SAVE);
    assertThat(Files.readString(second)).isEqualTo(damage);
    play("", "--save", "first");
    assertThat(play("", "--continue").out()).as("now first was played last").contains("ferryman");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aSaveThatIsALinkToNowhereIsNotBegunAnew() throws IOException {
    Path save = Files.createDirectories(here.resolve("kept")).resolve("x.save.yaml");
    Files.createSymbolicLink(save, here.resolve("gone"));
    CommandLine.Ran ran = play("cross\n", "--save", "x");
    assertThat(ran.err()).contains("“x” cannot be read");
    assertThat(ran.status()).isEqualTo(ExitStatus.OUTSIDE);
    assertThat(kept()).containsExactly(save);
  }

  @ParameterizedTest
  @CsvSource(
      value = {
        "--episode openin   | “openin”. Did you mean --episode opening?",
        "--episode zzzzzzzz | “zzzzzzzz”. It has opening.",
        "--seed 1e9         | --seed takes a whole number, not “1e9”.",
        "--save ../x        | No save can be called “../x”: it holds a character that not every",
        "--continue --seed 1 | --continue and --seed exclude each other.",
      },
      delimiter = '|')
  void whatCannotBePlayedIsToldBeforeAnythingIsShown(String options, String told)
      throws IOException {
    CommandLine.Ran ran = play("cross\n", options.split(" ", -1));
    assertThat(ran.err()).contains(told);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.status()).isEqualTo(ExitStatus.USAGE);
    assertThat(kept()).isEmpty();
  }

  @Test
  void aStoryWithErrorsIsNotPlayed() throws IOException {
    revise("episodes/opening.yaml", "goto: far-side", "goto: far-sid");
    CommandLine.Ran ran = play("cross\n");
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err())
        .contains("episodes/opening.yaml:15:15: error")
        .contains("far-sid")
        .endsWith(
            "bicorne: The story has errors, so it is not played. To see them again: bicorne check"
                + " 渡-river.\n");
    assertThat(ran.status()).isEqualTo(ExitStatus.FINDINGS);
    assertThat(run("check", "渡-river").status()).isEqualTo(ExitStatus.FINDINGS);
    assertThat(run("check", "渡-river", "--format", "json").out()).startsWith("{");
    assertThat(run("check", "渡-river", "--format", "framed").out()).doesNotContain("\u001b");
    assertThat(run("check", "渡-river", "--format=framed", "--color=always").out())
        .contains("\u001b");
    assertThat(run("check", "渡-river", "--language", "zh").out()).contains("没有节点");
  }

  @Test
  void aTestThatFailsIsAFinding() throws IOException {
    revise("tests/across.play", "courage == 1", "courage == 9");
    CommandLine.Ran ran = run("test", "渡-river");
    assertThat(ran.out())
        .startsWith(
            "failed  tests/across.play\npassed  tests/this-side.play\n\ntests/across.play:5:")
        .endsWith("1 of 2 tests passed.\n");
    assertThat(ran.status()).isEqualTo(ExitStatus.FINDINGS);
  }

  @Test
  void aSaveBecomesATest() throws IOException {
    play("cross\n", "--save", "over the river");
    CommandLine.Ran ran = run("test", "渡-river", "--accept", "over the river");
    assertThat(ran.out()).isEqualTo("passed  tests/over-the-river.play\n1 of 1 test passed.\n");
    assertThat(Files.readString(here.resolve("渡-river/tests/over-the-river.play")))
        .isEqualTo(
            """
            # From the save over the river.
            > cross
            ? courage == 1
            = ending opening/far-side
            """);
    assertThat(run("test", "渡-river").out()).endsWith("3 of 3 tests passed.\n");
    assertThat(run("test", "渡-river", "--accept", "over the river").status())
        .isEqualTo(ExitStatus.OUTSIDE);
  }

  @Test
  void aSaveInTheMiddleBecomesATestThatAsksForThePlace() throws IOException {
    revise("episodes/opening.yaml", "        goto: near-side", "        goto: bridge");
    play("wait\n", "--save", "半路");
    CommandLine.Ran ran = run("test", "渡-river", "--accept", "半路", "--language", "zh");
    assertThat(ran.out()).isEqualTo("通过  tests/半路.play\n1 个测试中通过了 1 个。\n");
    assertThat(Files.readString(here.resolve("渡-river/tests/半路.play")))
        .isEqualTo("# 由存档 半路 生成。\n> wait\n? seen(opening/bridge)\n");
  }

  @Test
  void anEmptyTestFailsAndOneThatOnlyChoosesIsWarnedOf() throws IOException {
    Files.writeString(here.resolve("渡-river/tests/across.play"), "# nothing yet\n");
    Files.writeString(here.resolve("渡-river/tests/this-side.play"), "> wait\n");
    CommandLine.Ran ran = run("test", "渡-river");
    assertThat(ran.out())
        .contains("failed  tests/across.play", "passed  tests/this-side.play")
        .contains("error B821", "warning B822");
    assertThat(ran.status()).isEqualTo(ExitStatus.FINDINGS);
  }

  @Test
  void aLanguageTheStoryHasNotIsToldAndNotReplacedInSilence() {
    assertThat(play("cross\n", "--language", "fr").out())
        .startsWith(
            "This story is not told in “fr”. It is told in: English. You read it in\nEnglish.\n")
        .contains("The river is up.");
    assertThat(play("cross\n", "--language", "en-GB").out()).startsWith("The bridge.");
    assertThat(play("cross\n", "--language", "zh").out()).startsWith("这个故事没有“zh”版本。");
    assertThat(
            CommandLine.in(here)
                .with("LANG", "fr_FR.UTF-8")
                .reading("wait\n")
                .run("play", "渡-river")
                .out())
        .startsWith("The bridge.");
    assertThat(replay("渡-river-1", "--print", "text", "--language", "fr").err())
        .startsWith("bicorne: This story is not told in “fr”.");
  }

  @Test
  void ideographicBlanksBeforeAParagraphAreKept() throws IOException {
    revise("episodes/opening.yaml", "The river is up.", "　　The river is up.");
    assertThat(play("cross\n").out()).contains("\n　　The river is up.");
  }

  @Test
  void anEpisodeAloneEndsWithoutTheNextOnesHeading() throws IOException {
    revise("story.yaml", "episodes: [opening]", "episodes: [opening, second]");
    revise("episodes/opening.yaml", "        goto: near-side", "        goto: second");
    Files.writeString(
        here.resolve("渡-river/episodes/second.yaml"),
        """
        title: The morning after
        start: a
        nodes:
          a:
            text: Morning.
            ending: { title: Morning, kind: divergent }
        """);
    String out = play("wait\n", "--episode", "opening").out();
    assertThat(out).contains("The morning after").doesNotContain("The morning after.\n\n");
    assertThat(replay("渡-river-1", "--print", "text").out())
        .doesNotContain("The morning after.\n\n");
  }

  @Test
  void aCorrectedTypoIsNoRevision() throws IOException {
    play("cross\n");
    revise("episodes/opening.yaml", "The planks bend", "Both planks bend");
    assertThat(replay("渡-river-1", "--verify").out()).contains("fits, 1 decision");
    assertThat(replay("渡-river-1").out()).contains("Both planks bend");
  }

  @Test
  void aRevisionThatTakesTheDecisionAwayIsToldAndNoScriptGoesOn() throws IOException {
    play("cross\n");
    byte[] before = Files.readAllBytes(kept().get(0));
    revise("episodes/opening.yaml", "      cross:", "      swim:");
    CommandLine.Ran verified = replay("渡-river-1", "--verify");
    assertThat(verified.out()).startsWith("渡-river-1: does not fit.").contains("“cross” is gone");
    assertThat(verified.status()).isEqualTo(ExitStatus.SAVE);
    CommandLine.Ran played = play("wait\n", "--continue");
    assertThat(played.out()).isEmpty();
    assertThat(played.err())
        .contains("“cross” is gone")
        .contains("left as it is")
        .doesNotContain("can go on");
    assertThat(played.status()).isEqualTo(ExitStatus.SAVE);
    assertThat(replay("渡-river-1").status()).isEqualTo(ExitStatus.SAVE);
    assertThat(kept()).hasSize(1);
    assertThat(Files.readAllBytes(kept().get(0))).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "nothing of ours\n", "\u0000\u0001", "--- {bicorne-save: 99}\n"})
  void whatIsNoSaveIsToldAndLeftAsItIs(String content) throws IOException {
    Path save = Files.createDirectories(here.resolve("kept")).resolve("x.save.yaml");
    Files.writeString(save, content);
    for (CommandLine.Ran ran :
        List.of(replay("x"), play("cross\n", "--save", "x"), replay("x", "--verify"))) {
      assertThat(ran.status()).isEqualTo(ExitStatus.SAVE);
      assertThat(ran.err() + ran.out()).contains("x");
    }
    assertThat(run("saves").status()).isEqualTo(ExitStatus.FINE);
    assertThat(Files.readString(save)).isEqualTo(content);
  }

  @Test
  void savesOfAnotherStoryDoNotMix() {
    play("cross\n");
    run("new", "story", "other");
    CommandLine.Ran ran = run("replay", "渡-river-1", "--story", "other");
    assertThat(ran.err()).contains("“渡-river”").contains("“other”");
    assertThat(ran.status()).isEqualTo(ExitStatus.SAVE);
    assertThat(run("play", "other", "--save", "渡-river-1").status()).isEqualTo(ExitStatus.SAVE);
  }

  @Test
  void aFolderNamedLikeASaveIsNone() throws IOException {
    Files.createDirectories(here.resolve("x.save.yaml"));
    CommandLine.Ran ran = replay("--print", "text", "x.save.yaml");
    assertThat(ran.err())
        .isEqualTo("bicorne: The save “x.save.yaml” cannot be read: it is no regular file.\n");
    assertThat(ran.status()).isEqualTo(ExitStatus.OUTSIDE);
  }

  @Test
  void verifyingSeveralTheWorstDecides() {
    play("cross\n");
    CommandLine.Ran ran = replay("--verify", "渡-river-1", "gone");
    assertThat(ran.out().lines())
        .containsExactly(
            "渡-river-1: fits, 1 decision.",
            "There is no save “gone” in " + here.resolve("kept") + ".",
            "2 saves: 1 fits, 0 fit the revised story, 0 do not fit, 1 could not be read.");
    assertThat(ran.status()).isEqualTo(ExitStatus.OUTSIDE);
  }

  @Test
  void whereNothingCanBeKeptItIsToldFirstAndPlayedAllTheSame() throws IOException {
    CommandLine.Ran nowhere =
        CommandLine.in(here).with("BICORNE_SAVES", "").reading("cross\n").run("play", "渡-river");
    assertThat(nowhere.out()).startsWith("Nothing of this play is kept").contains("ferryman");
    assertThat(nowhere.status()).isEqualTo(ExitStatus.FINE);
    Files.writeString(here.resolve("file"), "");
    CommandLine.Ran blocked = play("cross\n", "--saves", "file/kept");
    assertThat(blocked.out()).startsWith("Your progress is not being kept").contains("ferryman");
    assertThat(blocked.err()).startsWith("bicorne: What was decided last is not kept: “");
    assertThat(blocked.status()).isEqualTo(ExitStatus.OUTSIDE);
    assertThat(run("saves", "--saves", "file/kept").status()).isEqualTo(ExitStatus.FINE);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aStoryThatIsAPipeIsRefusedAtOnce() throws IOException {
    Path story = here.resolve("渡-river/story.yaml");
    Files.delete(story);
    assertThat(Program.of("mkfifo", story.toString()).run().status()).isZero();
    CommandLine.Ran ran = run("check", "渡-river");
    assertThat(ran.out())
        .startsWith("story.yaml: error B129: `story.yaml` is no file but a pipe, a device or a");
    assertThat(ran.status()).isEqualTo(ExitStatus.FINDINGS);
    assertThat(play("cross\n").status()).isEqualTo(ExitStatus.FINDINGS);
  }

  @Test
  void anOutputThatIsFullIsToldAndIsAFailure() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("No space left on device");
          }
        };
    ExitStatus status =
        Cli.run(
            List.of("play", "渡-river"),
            new ByteArrayInputStream("cross\n".getBytes(StandardCharsets.UTF_8)),
            full,
            err,
            CommandLine.in(here).around());
    assertThat(status).isEqualTo(ExitStatus.OUTSIDE);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo("bicorne: What was to be printed could not be: No space left on device.\n");
  }

  @Test
  void anErrorOfAnyKindEndsInASentence() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    OutputStream broken =
        new OutputStream() {
          @Override
          public void write(int b) {
            throw new AssertionError("a bug");
          }
        };
    ExitStatus status =
        Cli.run(
            List.of("help"),
            new ByteArrayInputStream(new byte[0]),
            broken,
            err,
            CommandLine.in(here).around());
    assertThat(status).isEqualTo(ExitStatus.BUG);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .startsWith("bicorne: Bicorne itself has failed")
        .doesNotContain("AssertionError");
  }

  @Test
  void anOutputThatGoesAwayEndsPlayWithEverythingKept() throws IOException {
    OutputStream gone =
        new OutputStream() {
          private int left = 300;

          @Override
          public void write(int b) throws IOException {
            if (left-- < 0) {
              throw new IOException("Broken pipe");
            }
          }
        };
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    ExitStatus status =
        Cli.run(
            List.of("play", "渡-river"),
            new ByteArrayInputStream("cross\n".getBytes(StandardCharsets.UTF_8)),
            gone,
            err,
            CommandLine.in(here).around());
    assertThat(status).isEqualTo(ExitStatus.OUTSIDE);
    assertThat(err.size()).isZero();
  }

  @Test
  void ourOwnFailureIsASentenceAndAFileWithTheDetails() throws IOException {
    InputStream broken =
        new InputStream() {
          @Override
          public int read() {
            throw new IllegalStateException("made to fail");
          }

          @Override
          public int read(byte[] bytes, int offset, int length) {
            return read();
          }
        };
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    ExitStatus status =
        Cli.run(
            List.of("play", "渡-river"),
            broken,
            new ByteArrayOutputStream(),
            err,
            CommandLine.in(here).around());
    assertThat(status).isEqualTo(ExitStatus.BUG);
    String told = err.toString(StandardCharsets.UTF_8);
    assertThat(told).startsWith("bicorne: Bicorne itself has failed").doesNotContain("\tat ");
    Path file = Path.of(told.substring(told.indexOf("file ") + 5, told.lastIndexOf('.')));
    assertThat(Files.readString(file))
        .startsWith("Bicorne " + Version.NUMBER + "\nJava ")
        .contains("made to fail", "\tat bicorne.cli.");
    ByteArrayOutputStream shown = new ByteArrayOutputStream();
    Cli.run(
        List.of("play", "渡-river", "--debug"),
        broken,
        new ByteArrayOutputStream(),
        shown,
        CommandLine.in(here).around());
    assertThat(shown.toString(StandardCharsets.UTF_8)).contains("made to fail", "\tat ");
  }

  @Test
  void momentsOfTimeAreWrittenAsInstants() {
    assertThat(Instants.utc(0)).isEqualTo("1970-01-01T00:00:00Z");
    for (long day = -200_000; day < 200_000; day += 97) {
      long millis = day * 86_400_000 + 12_345_678;
      String expected =
          java.time.Instant.ofEpochMilli(millis)
              .truncatedTo(java.time.temporal.ChronoUnit.SECONDS)
              .toString();
      assertThat(Instants.utc(millis)).isEqualTo(expected);
    }
  }

  @Test
  void aNameThatNoFileCanHaveIsASentenceAndNoFailure() {
    CommandLine.Ran ran = CommandLine.in(here).with("BICORNE_SAVES", "no\0where").run("saves");
    assertThat(ran.status()).isEqualTo(ExitStatus.OUTSIDE);
    assertThat(ran.err()).startsWith("bicorne: No file or folder can be called “no");
    assertThat(ran.err()).contains("LC_ALL=C.UTF-8").doesNotContain("itself has failed");
  }
}
