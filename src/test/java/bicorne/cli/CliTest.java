package bicorne.cli;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.testkit.Golden;
import bicorne.text.DisplayWidth;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The front door: what is understood, what is refused in which words, and with which status. */
class CliTest {

  @TempDir private Path here;

  private CommandLine.Ran run(String... typed) {
    return CommandLine.in(here).run(typed);
  }

  @ParameterizedTest
  @CsvSource(
      value = {
        "chekc                | 2 | There is no command and no folder “chekc”. Did you mean bicorne"
            + " check?",
        "zzzzzz               | 2 | There is no command and no folder “zzzzzz”. See bicorne help.",
        "check --fromat line  | 2 | “--fromat” is no option of bicorne check. Did you mean"
            + " --format?",
        "check --zzzzzz       | 2 | “--zzzzzz” is no option of bicorne check. See bicorne help"
            + " check.",
        "--sead 1             | 2 | “--sead” is no option of bicorne play. Did you mean --seed?",
        "play --seed          | 2 | --seed needs a value: --seed N.",
        "play --seed=         | 2 | --seed needs a value: --seed N.",
        "play --seed --plain  | 2 | --seed needs a value: --seed N.",
        "check --format xml   | 2 | --format takes one of framed, line, narrated, json, sarif, not “xml”.",
        "play --plain=yes     | 2 | --plain takes no value.",
        "play --plain --plain | 2 | --plain stands there twice.",
        "replay               | 2 | Something is missing: bicorne replay SAVE...",
        "check a b            | 2 | “b” is one word too many: bicorne check [STORY].",
        "new chapter x        | 2 | What can be new: bicorne new story NAME, bicorne new episode ID, bicorne new node EPISODE/ID.",
        "new story a/b        | 2 | “a/b” cannot be a story’s name: letters and digits, - and _ are what it is made of.",
        "explain B999         | 2 | No finding has the code “B999”.",
        "explain 319          | 2 | No finding has the code “319”. Those that begin like it are B310, B311, B312, B313, B314, B315, B316 and B317.",
        "help nothing         | 2 | There is no command and no folder “nothing”. See bicorne help.",
      },
      delimiter = '|')
  void wrongUsageIsToldInOneLine(String typed, int status, String sentence) {
    CommandLine.Ran ran = run(typed.split(" +", -1));
    assertThat(ran.err()).isEqualTo("bicorne: " + sentence + "\n");
    assertThat(ran.out()).isEmpty();
    assertThat(ran.status().code()).isEqualTo(status);
  }

  @Test
  void mistakesAreToldInTheLanguageAskedForEvenWhereNothingElseIsUnderstood() {
    assertThat(run("check", "--fromat", "x", "--language=zh").err())
        .isEqualTo("bicorne: bicorne check 没有选项“--fromat”。是想输入 --format 吗？\n");
    assertThat(CommandLine.in(here).with("LANG", "zh_CN.UTF-8").run("chekc").err())
        .isEqualTo("bicorne: 没有名为“chekc”的命令，也没有这个文件夹。是想输入 bicorne check 吗？\n");
  }

  @Test
  void theLocaleHandedOnGoesBeforeTheOneTheLauncherSet() {
    CommandLine line =
        CommandLine.in(here)
            .with("LC_ALL", "C.UTF-8")
            .with("BICORNE_LC_ALL", "")
            .with("BICORNE_LC_MESSAGES", "zh_TW.UTF-8")
            .with("BICORNE_LANG", "en_GB.UTF-8");
    assertThat(line.run("help").out()).contains("用法");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "zh-Hans"})
  void helpNamesEveryCommand(String language) {
    CommandLine.Ran ran = run("help", "--language", language);
    Golden.check("cli/help." + language + ".expected", ran.out());
    assertThat(run("--language=" + language, "--help").out()).contains("--episode");
    for (Command command : Command.values()) {
      assertThat(ran.out()).contains("\n  " + command.written() + " ");
    }
  }

  @ParameterizedTest
  @EnumSource(Command.class)
  void everyCommandExplainsItselfAndFitsTheUsualTerminal(Command command) {
    for (String language : List.of("en", "zh-Hans")) {
      String text = run("help", command.written(), "--language", language).out();
      assertThat(run(command.written(), "--help", "--language", language).out()).isEqualTo(text);
      assertThat(text).startsWith("bicorne ");
      for (Flag flag : command.flags()) {
        assertThat(text).contains("\n  " + flag.written());
      }
      for (String line : text.lines().toList()) {
        assertThat(DisplayWidth.of(line)).as(line).isLessThanOrEqualTo(80);
      }
    }
  }

  @Test
  void anOptionStandsAnywhereAndBehindTwoDashesNothingIsOne() {
    Arguments arguments =
        Arguments.read(
            Command.REPLAY, List.of("one", "--print", "text", "--saves=-x", "--", "--verify"));
    assertThat(arguments.operands()).containsExactly("one", "--verify");
    assertThat(arguments.value(Flag.PRINT)).isEqualTo("text");
    assertThat(arguments.value(Flag.SAVES)).isEqualTo("-x");
    assertThat(arguments.has(Flag.VERIFY)).isFalse();
    assertThat(Arguments.read(Command.PLAY, List.of("--seed", "-5")).value(Flag.SEED))
        .isEqualTo("-5");
  }

  @Test
  void whatAPersonTypedCannotSteerTheTerminal() {
    CommandLine.Ran ran = run("check", "\u001b[31mred\u0007");
    assertThat(ran.err()).doesNotContain("\u001b", "\u0007").contains("\uFFFD[31mred");
    assertThat(ran.status()).isEqualTo(ExitStatus.OUTSIDE);
  }

  @Test
  void theVersionIsThatOfTheBuild() throws IOException {
    String pom = Files.readString(Golden.project().resolve("pom.xml"));
    String start = "<artifactId>bicorne</artifactId>\n  <version>";
    int at = pom.indexOf(start) + start.length();
    assertThat(Version.NUMBER).isEqualTo(pom.substring(at, pom.indexOf('<', at)));
    assertThat(run("--version").out()).startsWith("Bicorne " + Version.NUMBER + "\n");
  }

  /** An output that takes so many bytes and no more. */
  private static final class Full extends OutputStream {
    private final String why;
    private int left;

    Full(String why, int left) {
      this.why = why;
      this.left = left;
    }

    @Override
    public void write(int b) throws IOException {
      if (left-- <= 0) {
        throw new IOException(why);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 500})
  void anOutputThatGoesAwayEndsTheCommandWithoutAWord(int bytes) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    assertThat(help(new Full("Broken pipe", bytes), err)).isEqualTo(ExitStatus.OUTSIDE);
    assertThat(err.size()).isZero();
  }

  @Test
  void anOutputThatIsFullIsTold() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    assertThat(help(new Full("No space left on device", 9), err)).isEqualTo(ExitStatus.OUTSIDE);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo("bicorne: What was to be printed could not be: No space left on device.\n");
  }

  private ExitStatus help(OutputStream out, OutputStream err) {
    return Cli.run(
        List.of("help"),
        new ByteArrayInputStream(new byte[0]),
        out,
        err,
        CommandLine.in(here).around());
  }

  @Test
  void inAFolderWhoseNameCannotBeReadNoOtherStoryIsTakenForTheOneThere(@TempDir Path above) {
    CommandLine.Ran ran = CommandLine.in(above.resolve("gar\ufffdon")).run("check");
    assertThat(ran.err()).contains("is not UTF-8").contains("Rename it");
    assertThat(ran.out()).isEmpty();
    assertThat(ran.status()).isEqualTo(ExitStatus.OUTSIDE);
  }
}
