package bicorne.cli;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.engine.Engine;
import bicorne.loading.StoryLoader;
import bicorne.plain.Answer;
import bicorne.plain.Answers;
import bicorne.plain.Look;
import bicorne.plain.NoSaves;
import bicorne.plain.Parting;
import bicorne.plain.PlainPlayer;
import bicorne.play.Beginning;
import bicorne.play.Keeper;
import bicorne.play.Sitting;
import bicorne.saves.Edition;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A story that is written on while it is checked and played. */
class LiveWritingTest {

  private static final String OPENING = "episodes/opening.yaml";

  @TempDir private Path here;
  private Path story = Path.of("");

  @BeforeEach
  void aNewStory() {
    story = here.resolve("mine");
    assertThat(CommandLine.in(here).run("new", "story", "mine").status())
        .isEqualTo(ExitStatus.FINE);
  }

  private void change(String from, String to) {
    try {
      Path file = story.resolve(OPENING);
      String text = Files.readString(file);
      assertThat(text).contains(from);
      Files.writeString(file, text.replace(from, to));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Call call(OutputStream out, String... typed) {
    PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
    Command command = Objects.requireNonNull(Command.named(typed[0]));
    return new Call(
        Arguments.read(command, List.of(typed).subList(1, typed.length)),
        InputStream.nullInputStream(),
        print,
        print,
        new StringWriter(),
        out,
        CommandLine.in(here).around(),
        "en");
  }

  @Test
  void aChangeCountsOnceItIsAtRest() {
    StoryWatch watch = new StoryWatch(story);
    assertThat(watch.changed()).isFalse();
    change("The river is up.", "The river is");
    assertThat(watch.changed()).isFalse();
    change("The river is", "The river is high, and");
    assertThat(watch.changed()).as("half written").isFalse();
    assertThat(watch.changed()).isTrue();
    assertThat(watch.changed()).isFalse();
  }

  @Test
  void whatIsPutBackAtOnceIsNoChange() throws IOException {
    Path file = story.resolve(OPENING);
    StoryWatch watch = new StoryWatch(story);
    Path aside = Files.move(file, here.resolve("aside"));
    assertThat(watch.changed()).isFalse();
    Files.move(aside, file);
    assertThat(watch.changed()).isFalse();
    assertThat(watch.changed()).isFalse();
  }

  @Test
  void checkTellsAtEachSave() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Pause pause =
        new Pause(0) {
          private int turn;

          @Override
          boolean waited() {
            turn++;
            if (turn == 2) {
              change("goto: near-side", "goto: near-sied");
            } else if (turn == 6) {
              change("goto: near-sied", "goto: near-side");
            }
            return turn < 10;
          }
        };
    ExitStatus status = CheckCommand.watch(call(out, "check", "mine", "--watch"), story, pause);
    assertThat(status).isEqualTo(ExitStatus.FINE);
    String told = out.toString(StandardCharsets.UTF_8);
    assertThat(told)
        .containsSubsequence(
            "Watching ",
            "Nothing is wrong.",
            "opening.yaml:18:15: error B310: There is no node `near-sied`.",
            "Nothing is wrong.");
    assertThat(told.split("error B310", -1)).hasSize(2);
  }

  /** Lines and saves as they come; each save is made when it is its turn. */
  private final class Desk implements Answers {
    private final ArrayDeque<Object> turns = new ArrayDeque<>();
    private final LiveStory live =
        new LiveStory(call(OutputStream.nullOutputStream(), "play"), new DiskFolder(story));

    @Override
    public Answer next() {
      Object turn = turns.poll();
      if (turn instanceof String[] saved) {
        change(saved[0], saved[1]);
        LiveStory.News none = live.news();
        assertThat(none).isNull();
        LiveStory.News news = Objects.requireNonNull(live.news());
        return new Answer.Revised(news.edition(), news.errors());
      }
      return turn == null ? new Answer.End() : new Answer.Line(turn.toString());
    }

    @Override
    public int dropTypedAhead() {
      return 0;
    }
  }

  private String played(Object... turns) {
    Desk desk = new Desk();
    desk.turns.addAll(List.of(turns));
    Edition edition =
        Edition.of(
            new Engine(Objects.requireNonNull(StoryLoader.load(new DiskFolder(story)).story())));
    Sitting sitting = Objects.requireNonNull(Sitting.begin(edition, Beginning.whole(1, "en", "")));
    StringWriter out = new StringWriter();
    try (Keeper keeper = Keeper.create(here.resolve("kept"), null)) {
      PlainPlayer player =
          new PlainPlayer(sitting, keeper, new NoSaves(), "en", desk, out, Look.keyboard(72));
      assertThat(player.play(List.of())).isEqualTo(Parting.INPUT_ENDED);
      assertThat(keeper.keeping()).isTrue();
    }
    return out.toString();
  }

  @Test
  void aSavedStoryIsReadAgainAtTheSamePlace() {
    assertThat(played("2", new String[] {"By morning the bridge", "By noon the bridge"}))
        .containsSubsequence(
            "By morning the bridge is gone",
            "The story has been read again.",
            "By noon the bridge is gone");
  }

  @Test
  void aMistakeIsToldAndPlayGoesOnInTheStoryAsItWas() {
    assertThat(
            played(
                new String[] {"goto: near-side", "goto: near-sied"},
                "2",
                new String[] {"goto: near-sied", "goto: near-side"}))
        .containsSubsequence(
            "Two planks are missing",
            "error B310",
            "The story has been saved with errors.",
            "By morning the bridge is gone",
            "The story has been read again.",
            "By morning the bridge is gone");
  }

  @Test
  void aChoiceThatIsGoneLeavesTheLastPageThatFits() {
    assertThat(played("2", new String[] {"      wait:", "      sleep:"}))
        .containsSubsequence(
            "By morning the bridge is gone", "wait", "Two planks are missing", "Cross, now");
  }

  @Test
  void linesAreHeardAndTheirEndIs() throws IOException {
    LiveStory live =
        new LiveStory(call(OutputStream.nullOutputStream(), "play"), new DiskFolder(story));
    byte[] typed = "one\ntwo\n".getBytes(StandardCharsets.UTF_8);
    LiveAnswers answers =
        new LiveAnswers(new bicorne.plain.Utf8Answers(new ByteArrayInputStream(typed)), live);
    assertThat(answers.next()).isEqualTo(new Answer.Line("one"));
    assertThat(answers.next()).isEqualTo(new Answer.Line("two"));
    assertThat(answers.next()).isEqualTo(new Answer.End());
    assertThat(answers.next()).isEqualTo(new Answer.End());
  }

  @Test
  void testsAreBroughtUpToDateAndNeverDecideOtherwise() throws IOException {
    change("reply: The planks bend and hold.", "reply: \"# The planks hold.\"");
    change("effects: courage -= 1", "effects: courage -= 2");
    CommandLine.Ran failed = CommandLine.in(here).run("test", "mine");
    assertThat(failed.status()).isEqualTo(ExitStatus.FINDINGS);
    assertThat(failed.out())
        .containsSubsequence(
            "failed  tests/across.play",
            "> 3 | The planks bend and hold.",
            "The story, there:",
            "    # The planks hold.",
            "    = ending opening/far-side");
    CommandLine.Ran updated = CommandLine.in(here).run("test", "mine", "--update");
    assertThat(updated.status()).as(updated.out()).isEqualTo(ExitStatus.FINE);
    assertThat(Files.readString(story.resolve("tests/across.play")))
        .isEqualTo(
            """
            # What must stay true: run it with `bicorne test`.
            > cross
            \\# The planks hold.
            The lantern belongs to a ferryman. He has been waiting for you to need him.
            ? courage == 0
            = ending opening/far-side
            """);
    String before = Files.readString(story.resolve("tests/this-side.play"));
    change("      wait:", "      sleep:");
    CommandLine.Ran impossible = CommandLine.in(here).run("test", "mine", "--update");
    assertThat(impossible.status()).isEqualTo(ExitStatus.FINDINGS);
    assertThat(impossible.out()).contains("    > cross\n    > sleep\n");
    assertThat(Files.readString(story.resolve("tests/this-side.play"))).isEqualTo(before);
  }
}
