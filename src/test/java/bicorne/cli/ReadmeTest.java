package bicorne.cli;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.testkit.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the README shows is what comes of what it says. */
class ReadmeTest {

  @TempDir private Path here;

  private static List<String> found(String document, String pattern) throws IOException {
    String text = Files.readString(Golden.project().resolve(document));
    Matcher matcher = Pattern.compile(pattern, Pattern.MULTILINE | Pattern.DOTALL).matcher(text);
    List<String> found = new ArrayList<>();
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    return found;
  }

  @Test
  void itsPageIsOneOfTheCampaign() throws IOException {
    String played =
        CommandLine.in(here).home(Golden.project()).reading("1\n").run("play", "--seed", "1").out();
    List<String> pages = found("README.md", "^```text\n(.*?)\n```$");
    assertThat(pages).hasSize(1);
    assertThat(played).contains(pages.get(0));
  }

  @Test
  void everyCommandItNamesIsUnderstood() throws IOException {
    List<String> commands = new ArrayList<>();
    for (String document : List.of("README.md", "saves/README.md")) {
      commands.addAll(found(document, "^ {4}\\./bicorne ([^\n]*?)(?:  |$)"));
      commands.addAll(found(document, "`\\./bicorne ([^`]*)`"));
    }
    assertThat(commands).hasSizeGreaterThan(8);
    for (String typed : commands) {
      List<String> words = List.of(typed.split(" ", -1));
      Command command = Objects.requireNonNull(Command.named(words.get(0)), typed);
      Arguments.read(command, words.subList(1, words.size()));
    }
  }

  @Test
  void itsFirstTenMinutesGoAsItSays() throws IOException {
    for (String typed : found("README.md", "^ {4}\\./bicorne ([^\n]*my-story)$")) {
      CommandLine.Ran ran = CommandLine.in(here).reading("wait\n").run(typed.split(" ", -1));
      // A check also says what it proved.
      assertThat(ran.err()).as(typed).matches("(Proved over \\d+ situations: [^\n]*\n)?");
      assertThat(ran.status()).as(typed).isEqualTo(ExitStatus.FINE);
    }
    CommandLine.Ran saves = CommandLine.in(here).run("saves");
    assertThat(saves.out()).startsWith("my-story-1\n    my-story: ");
  }
}
