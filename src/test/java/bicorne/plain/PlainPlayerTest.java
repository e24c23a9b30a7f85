package bicorne.plain;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.engine.Engine;
import bicorne.model.Story;
import bicorne.play.Beginning;
import bicorne.play.Keeper;
import bicorne.play.Sitting;
import bicorne.text.Clean;
import bicorne.text.DisplayWidth;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlainPlayerTest {

  private static final String[] TYPED = {
    "1",
    "2",
    "3",
    "１",
    "0",
    "-1",
    "cross-now",
    "home",
    "follow",
    "bridge",
    "",
    " ",
    "x",
    "quit ",
    ":back",
    ":forward",
    ":timeline",
    ":go 0",
    ":go 1",
    ":go 2",
    ":go 5",
    ":go -1",
    ":go",
    ":again",
    ":backlog",
    ":backlog 0",
    ":backlog 99999999999",
    ":state",
    ":people",
    ":people Ney",
    ":places",
    ":sources",
    ":history",
    ":reckoning",
    ":save",
    ":save x",
    ":save ../x",
    ":language zh",
    ":language en",
    ":language",
    ":language \u001b[2J",
    ":restart",
    ":help",
    "：帮助",
    ":",
    "::",
    "：",
    "\u001b[A",
    "\u0000",
    "\u202eabc",
    "{name}",
    "%s",
    ":people \u001b[2J{command}",
    "\uFEFF1",
    "\uD83D\uDE00"
  };

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19})
  void anyLinesAtAllAreSurvivedAndNothingUnsafeIsPrinted(int seed) {
    Random random = new Random(seed);
    Story[] stories = {Ford.story(), Faults.story(), Hostile.story()};
    Story story = stories[seed % stories.length];
    String tag = random.nextBoolean() ? "en" : "zh-Hans";
    int width = 1 + random.nextInt(80);
    ByteArrayOutputStream input = new ByteArrayOutputStream();
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      String line = TYPED[random.nextInt(TYPED.length)];
      lines.add(line);
      input.writeBytes(line.getBytes(StandardCharsets.UTF_8));
      if (random.nextInt(20) == 0) {
        byte[] garbage = new byte[random.nextInt(40)];
        random.nextBytes(garbage);
        input.writeBytes(garbage);
      }
      input.write('\n');
    }
    Plays.Played script = Plays.script(Plays.begin(story, tag), tag, width, input.toByteArray());
    assertThat(script.printed()).isEqualTo(Clean.text(script.printed()));
    Plays.Played keyboard = Plays.unseen(story, tag, width, lines);
    assertThat(keyboard.printed()).isEqualTo(Clean.text(keyboard.printed()));
    assertThat(keyboard.parting()).isIn(Parting.QUIT, Parting.INPUT_ENDED);
  }

  @ParameterizedTest
  @ValueSource(ints = {20, 40, 72, 120})
  void noLineIsWiderThanTheColumn(int width) {
    Plays.Played played = Plays.script(Hostile.story(), "en", width, ":people\n:help\n:state\n1\n");
    assertThat(played.printed().lines())
        .allSatisfy(
            line -> assertThat(DisplayWidth.of(line)).isLessThanOrEqualTo(Math.min(width, 72)));
  }

  @ParameterizedTest
  @CsvSource({"en", "zh-Hans"})
  void alwaysTheFirstChoiceComesToAnEnding(String tag) {
    Plays.Played played = Plays.script(Ford.story(), tag, 72, "1\n".repeat(400));
    assertThat(played.parting()).isEqualTo(Parting.FINISHED);
  }

  @Test
  void aScriptThatNeverAnswersIsGivenUp() {
    Plays.Played played = Plays.script(Ford.story(), "en", 72, "y\n".repeat(100_000));
    assertThat(played.parting()).isEqualTo(Parting.GAVE_UP);
  }

  @Test
  void linesThatAreNotUtf8OrTooLongAreAnsweredAndTheNextIsRead() {
    ByteArrayOutputStream input = new ByteArrayOutputStream();
    input.writeBytes(new byte[] {(byte) 0xD6, (byte) 0xD0, '\n'});
    input.writeBytes("1".repeat(5_000).getBytes(StandardCharsets.UTF_8));
    input.writeBytes("\n1\n".getBytes(StandardCharsets.UTF_8));
    Plays.Played played =
        Plays.script(Plays.begin(Ford.story(), "en"), "en", 72, input.toByteArray());
    assertThat(played.printed()).contains("not UTF-8 text", "longer than 4096 bytes");
    assertThat(played.parting()).isEqualTo(Parting.FINISHED);
  }

  @Test
  void textsArePrintedOnceEach() {
    String printed = Plays.script(Ford.story(), "en", 72, "2\n2\n").printed();
    assertThat(printed).containsOnlyOnce("A boy holds your horse.");
    assertThat(printed).containsOnlyOnce("The men lie down where they stand.");
    assertThat(printed).containsOnlyOnce("There is nobody on the hill.");
    assertThat(printed).containsOnlyOnce("As Napoleon.\n\nThere is nobody");
  }

  @Test
  void aClosedOutputEndsThePlayQuietly() {
    for (int room = 0; room < 3_000; room += 97) {
      Sitting sitting = Plays.begin(Ford.story(), "en");
      PlainPlayer player =
          new PlainPlayer(
              sitting,
              Keeper.none(),
              new NoSaves(),
              "en",
              new Utf8Answers(
                  new ByteArrayInputStream("1\n:help\n".getBytes(StandardCharsets.UTF_8))),
              new Narrow(room),
              Look.script(72));
      assertThat(player.play(List.of())).isIn(Parting.OUTPUT_LOST, Parting.FINISHED);
    }
  }

  @Test
  void anEpisodeAloneEndsWhereItLeads(@TempDir Path folder) {
    Story story = Ford.story();
    Sitting sitting =
        Objects.requireNonNull(
            Sitting.begin(new Engine(story), Beginning.episode("ford", 7, "en", "")));
    Plays.Played played =
        Plays.script(sitting, "en", 72, "2\nfollow\n".getBytes(StandardCharsets.UTF_8));
    assertThat(played.printed())
        .contains("The episode ends here; the story would go on in “chase”.", "The reckoning.");
    assertThat(played.parting()).isEqualTo(Parting.FINISHED);
  }

  @Test
  void copiesAreReplacedOnlyWhenThatIsTypedTwice(@TempDir Path folder) throws IOException {
    String printed =
        kept(folder, ":save Laon\n:save Laon\n:state\n:save Laon\n:save Laon\n:save /\n");
    assertThat(printed)
        .containsSubsequence(
            "Saved as “Laon”.",
            "There is a save “Laon” already.",
            "How things stand:",
            "There is a save “Laon” already.",
            "Saved as “Laon”.",
            "not every system can store");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString())).contains("Laon.save.yaml");
    }
  }

  @Test
  void whatIsNotKeptIsToldAtOnce(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    String printed = kept(file.resolve("saves"), "1\n");
    assertThat(printed).startsWith("Your progress is not being kept:");
    assertThat(printed).contains("King of Elba");
  }

  private static String kept(Path folder, String input) {
    StringWriter out = new StringWriter();
    Sitting sitting = Plays.begin(Ford.story(), "en");
    try (Keeper keeper = Keeper.create(folder, null)) {
      PlainPlayer player =
          new PlainPlayer(
              sitting,
              keeper,
              new NoSaves(),
              "en",
              new Utf8Answers(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8))),
              out,
              Look.script(72));
      player.play(List.of());
    }
    return out.toString();
  }

  @Test
  void theOpeningIsToldBeforeTheFirstPage() {
    StringWriter out = new StringWriter();
    PlainPlayer player =
        new PlainPlayer(
            Plays.begin(Ford.story(), "en"),
            Keeper.none(),
            new NoSaves(),
            "en",
            new Utf8Answers(new ByteArrayInputStream(new byte[0])),
            out,
            Look.script(72));
    assertThat(player.play(List.of("First.", "Second."))).isEqualTo(Parting.INPUT_ENDED);
    assertThat(out.toString()).startsWith("First.\n\nSecond.\n\nThe ford.");
  }

  /** A disk with so much room. */
  private static final class Narrow extends Writer {
    private int room;

    Narrow(int room) {
      this.room = room;
    }

    @Override
    public void write(char[] characters, int from, int length) throws IOException {
      room -= length;
      if (room < 0) {
        throw new IOException("no room");
      }
    }

    @Override
    public void flush() throws IOException {
      if (room < 0) {
        throw new IOException("no room");
      }
    }

    @Override
    public void close() {}
  }
}
