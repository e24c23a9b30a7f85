package bicorne.tui;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.model.Story;
import bicorne.testkit.TextStory;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Three thousand words, thirty choices, one of three hundred cells, nine gauges. */
class LargeTextsTest {

  private static final int WORDS = 3_000;
  private static final Story STORY = story();

  private static Story story() {
    StringBuilder main = new StringBuilder();
    main.append("bicorne: 1\nid: large\ntitle: Large\nlanguage: en\nstart: e\nepisodes: [e]\n");
    main.append("variables:\n");
    for (int i = 1; i <= 9; i++) {
      main.append("  v" + i + ": { range: 0..10, start: " + i + ", label: A long gauge name ");
      main.append(i + ", show: gauge }\n");
    }
    StringBuilder episode =
        new StringBuilder("title: E\nstart: n\nnodes:\n  n:\n    text: |\n     ");
    for (int i = 1; i <= WORDS; i++) {
      episode.append(" w" + i + (i % 90 == 0 ? "\n\n     " : i % 12 == 0 ? "\n     " : ""));
    }
    episode.append("\n    choices:\n");
    for (int i = 1; i <= 30; i++) {
      String text = i == 20 ? "long " + "and long ".repeat(32) : "Choice number " + i;
      episode.append("      c" + i + ":\n        text: " + text.strip() + ".\n");
      episode.append("        effects: v1 = " + (i % 10) + "\n        goto: end\n");
    }
    episode.append("  end:\n    text: Over.\n    ending: { title: End, kind: divergent }\n");
    Map<String, String> files = new LinkedHashMap<>();
    files.put("story.yaml", main.toString());
    files.put("episodes/e.yaml", episode.toString());
    return new TextStory(files).load();
  }

  private static House begun(int columns, int rows) {
    House house = House.of(STORY, "en", new Size(columns, rows));
    house.press('1');
    return house;
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "40, 12", "20, 6", "120, 40", "300, 90"})
  void everyWordCanBeReachedByScrolling(int columns, int rows) {
    House house = begun(columns, rows);
    Set<String> seen = new LinkedHashSet<>();
    String before = "";
    for (int i = 0; i < 5_000; i++) {
      String frame = house.theatre().frame().text();
      if (frame.equals(before)) {
        break;
      }
      before = frame;
      for (String word : frame.split("\\s+", -1)) {
        seen.add(word);
      }
      house.press(' ');
    }
    for (int i = 1; i <= WORDS; i++) {
      assertThat(seen).contains("w" + i);
    }
    assertThat(house.sitting().choicesTaken()).isZero();
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "40, 12", "20, 6", "120, 40"})
  void everyChoiceCanBePointedAtAndTaken(int columns, int rows) {
    for (int number : new int[] {1, 9, 10, 20, 21, 30}) {
      House house = begun(columns, rows);
      house.take(number);
      assertThat(house.sitting().journal().lines().toString()).contains("choose=c" + number + ",");
    }
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "40, 12", "20, 6"})
  void aNumberIsTypedAndTakenByEnter(int columns, int rows) {
    House house = begun(columns, rows);
    house.press('2');
    house.press('7');
    assertThat(house.sitting().choicesTaken()).isZero();
    assertThat(house.theatre().frame().text()).contains("> 27");
    house.press(Key.Kind.ENTER);
    assertThat(house.sitting().journal().lines().toString()).contains("choose=c27,");
  }

  @Test
  void aChoiceTallerThanItsWindowIsReadToItsEndOnTheWayDown() {
    House house = begun(20, 6);
    StringBuilder seen = new StringBuilder();
    for (int i = 0; i < 120; i++) {
      seen.append(house.theatre().frame().text());
      house.press(Key.Kind.DOWN);
    }
    assertThat(seen).contains("long.").contains("> 30");
  }

  @Test
  void gaugesThatDoNotFitAreCountedAndFoundOnTheirPage() {
    House house = begun(80, 24);
    assertThat(house.theatre().frame().text()).contains("A long gauge name 1 1").contains("+6 i");
    house.press('i');
    house.press(Key.Kind.END);
    assertThat(house.theatre().frame().text()).contains("A long gauge name 9");
  }

  @Test
  void changesOfSizeKeepThePageAndTheChoicePointedAt() {
    House house = begun(80, 24);
    for (int i = 0; i < 40; i++) {
      house.press(' ');
    }
    house.press('2');
    house.press('1');
    for (Size size : new Size[] {new Size(40, 12), new Size(1, 1), new Size(200, 60)}) {
      house.hear(new Message.Resized(size));
    }
    house.hear(new Message.Resized(Size.USUAL));
    assertThat(house.reading().choice().chosen()).isEqualTo(20);
    assertThat(house.theatre().frame().text()).contains("> 21");
    assertThat(house.reading().at().top()).isPositive();
  }
}
