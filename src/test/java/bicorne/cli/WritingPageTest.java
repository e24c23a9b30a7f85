package bicorne.cli;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.authoring.Check;
import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Severity;
import bicorne.loading.StoryLoader;
import bicorne.model.Story;
import bicorne.testkit.Golden;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever does what the author's manual says gets what it shows, to a story that is whole. */
class WritingPageTest {

  private static final String PAGE = "docs/WRITING.md";

  @TempDir private Path here;

  private static String page() throws IOException {
    return Files.readString(Golden.project().resolve(PAGE)).replace("\r\n", "\n");
  }

  private static List<String> found(String pattern) throws IOException {
    Matcher matcher = Pattern.compile(pattern, Pattern.MULTILINE | Pattern.DOTALL).matcher(page());
    List<String> found = new ArrayList<>();
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    return found;
  }

  /** With {@code -Dbicorne.update=true} the page is written anew, and the test still fails. */
  @Test
  void everyStepShowsWhatComesOfIt() throws IOException {
    Workshop workshop = new Workshop(here, "lantern");
    String today = workshop.follow(PAGE);
    if (Boolean.getBoolean("bicorne.update") && !today.equals(page())) {
      Files.writeString(Golden.project().resolve(PAGE), today, StandardCharsets.UTF_8);
      throw new AssertionError(PAGE + " was written anew: look at it, commit it, run again.");
    }
    assertThat(today).isEqualTo(page());
    assertThat(workshop.commands()).hasSizeGreaterThan(15);
    assertThat(workshop.examples())
        .containsOnly("file", "in", "slip", "shown", "console", "after", "claims", "workflow");
    wholeAtTheEnd();
  }

  private void wholeAtTheEnd() throws IOException {
    DiskFolder folder = new DiskFolder(here.resolve("lantern"));
    assertThat(Check.of(folder)).isEmpty();
    Story story = Objects.requireNonNull(StoryLoader.load(folder).story());
    assertThat(story.nodes()).hasSizeGreaterThanOrEqualTo(10);
    Path main = here.resolve("lantern/story.yaml");
    String claims = found("^```yaml claims\n(.*?)\n```$").get(0);
    Files.writeString(main, Files.readString(main) + claims + "\n");
    List<Diagnostic> errors = new ArrayList<>();
    for (Diagnostic problem : StoryLoader.load(new DiskFolder(folder.top())).problems()) {
      if (problem.severity() == Severity.ERROR) {
        errors.add(problem);
      }
    }
    assertThat(errors).isEmpty();
  }

  @Test
  void everyCommandItNamesIsUnderstood() throws IOException {
    List<String> commands = new ArrayList<>(found("`bicorne ([a-z][^`]*)`"));
    commands.addAll(found("^ {4}bicorne ([^\n]*)$"));
    commands.addAll(found("^ +- run: \\.bicorne/bicorne ([^\n]*)$"));
    assertThat(commands).hasSizeGreaterThan(15);
    for (String typed : commands) {
      List<String> words = List.of(typed.strip().split("\\s+"));
      Command command = Command.named(words.get(0));
      Arguments.read(Objects.requireNonNull(command, typed), words.subList(1, words.size()));
    }
  }

  @Test
  void theTutorialStoryIsCleanAndItsTestsPass() {
    Path tutorial = Golden.project().resolve("story/tutorial");
    assertThat(Check.of(new DiskFolder(tutorial))).isEmpty();
    CommandLine.Ran tests = CommandLine.in(here).run("test", tutorial.toString());
    assertThat(tests.status()).as(tests.out()).isEqualTo(ExitStatus.FINE);
    CommandLine.Ran random =
        CommandLine.in(here).run("test", tutorial.toString(), "--random", "500", "--seed", "1");
    assertThat(random.out())
        .contains("10 of 10", "night/on-time", "night/late", "night/silent")
        .doesNotContain("Never taken", "never open", "always held", "could not go on");
  }

  @Test
  void whoeverNamesNoStoryStillPlaysTheCampaign() {
    CommandLine.Ran ran =
        CommandLine.in(Golden.project().resolve("story")).home(Golden.project()).run("stats");
    assertThat(ran.out()).contains("revolt-of-the-marshals");
  }
}
