package bicorne.plain;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.engine.Awaits;
import bicorne.engine.Engine;
import bicorne.model.Story;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EarTest {

  private final Story story = Ford.story();
  private final List<Awaits.Offer> offers =
      ((Awaits.Choice) new Engine(story).begin().awaits()).offers();

  private Understood hear(String typed) {
    return new Ear(story).hear(typed, offers);
  }

  @ParameterizedTest
  @CsvSource({
    "1, cross-now", "2, wait-for-the-guns", "' 2 ', wait-for-the-guns", "02, wait-for-the-guns",
    "１, cross-now", "２, wait-for-the-guns", "٢, wait-for-the-guns", "२, wait-for-the-guns",
    "\u3000１\u3000, cross-now", "cross-now, cross-now", "CROSS-now, cross-now"
  })
  void aNumberOrAnIdTakesAChoice(String typed, String id) {
    assertThat(hear(typed)).isInstanceOf(Understood.Take.class);
    assertThat(story.options().get(((Understood.Take) hear(typed)).option()).id()).isEqualTo(id);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1.",
        "1 2",
        "+1",
        "-1",
        "1x",
        "one",
        "cross",
        "cross-no",
        "now",
        "“Now, in the dark.”",
        "y",
        "cross-now ok",
        "#1",
        "①",
        "一",
        "1\u00002",
        "brid",
        "\u001b[A",
        "'1'"
      })
  void nothingElseEverDoes(String typed) {
    assertThat(hear(typed)).isInstanceOf(Understood.NoAnswer.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "3", "00", "４", "2147483648", "4294967297", "99999999999999999999"})
  void aNumberWithoutAChoiceIsOutOfRange(String typed) {
    assertThat(hear(typed)).isInstanceOf(Understood.OutOfRange.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\t", "\u3000"})
  void blanksAreNothing(String typed) {
    assertThat(hear(typed)).isInstanceOf(Understood.Blank.class);
  }

  @ParameterizedTest
  @CsvSource({
    ":back, BACK, ''",
    "：后退, BACK, ''",
    "：返回, BACK, ''",
    ":BACK, BACK, ''",
    ":q, QUIT, ''",
    "quit, QUIT, ''",
    "exit, QUIT, ''",
    "退出, QUIT, ''",
    ": quit, QUIT, ''",
    "help, HELP, ''",
    "?, HELP, ''",
    "？, HELP, ''",
    "：帮助, HELP, ''",
    ":?, HELP, ''",
    ":save Before Laon, SAVE, Before Laon",
    "：存档\u3000拉昂之前, SAVE, 拉昂之前",
    ":go 3, GO, 3",
    ":language zh-Hans, LANGUAGE, zh-Hans"
  })
  void commandsAreUnderstoodInBothLanguages(String typed, String command, String argument) {
    assertThat(hear(typed)).isEqualTo(new Understood.Order(Command.valueOf(command), argument));
  }

  @ParameterizedTest
  @CsvSource({":bakc, :back", ":timline, :timeline", "：后腿, :后退", ":xyzzy, ''", ":, ''"})
  void whatIsNearIsOnlyNamed(String typed, String near) {
    assertThat(hear(typed)).isInstanceOf(Understood.NoCommand.class);
    assertThat(((Understood.NoCommand) hear(typed)).near()).isEqualTo(near);
  }

  @ParameterizedTest
  @ValueSource(strings = {"back", "timeline", "save", "后退"})
  void otherBareWordsAreNoCommands(String typed) {
    assertThat(hear(typed)).isInstanceOf(Understood.NoAnswer.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"bridge", "Bridge"})
  void theIdOfALockedChoiceIsRecognised(String typed) {
    assertThat(hear(typed)).isInstanceOf(Understood.Locked.class);
  }
}
