package bicorne.tui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@SuppressWarnings("EnumOrdinal")
class SettingsTest {

  static IntStream seeds() {
    return IntStream.range(0, 200);
  }

  private static <E> E any(SplittableRandom random, E[] values) {
    return List.of(values).get(random.nextInt(values.length));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void whatIsWrittenIsReadBackUnchanged(int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Settings settings =
        new Settings(
            any(random, Settings.Theme.values()),
            random.nextInt(200),
            any(random, Settings.Pace.values()),
            random.nextBoolean(),
            random.nextBoolean() ? "" : "zh-Hans",
            any(random, Settings.Marks.values()),
            random.nextBoolean() ? List.of() : List.of("# by hand", "later: thing"));
    Settings.Read read = Settings.read(settings.text());
    assertThat(read.settings()).isEqualTo(settings);
    assertThat(read.damaged()).isEmpty();
    assertThat(read.settings().text()).isEqualTo(settings.text());
  }

  @Test
  void damagedLinesAreToldAndLeaveTheUsualValue() {
    Settings.Read read =
        Settings.read(
            "theme: pink\nwidth: 9999999999\npace: fast\r\nnonsense\nwidth: 60\n\nlanguage: a b\n");
    assertThat(read.damaged())
        .containsExactly(
            new Settings.Damaged(1, "theme: pink"),
            new Settings.Damaged(2, "width: 9999999999"),
            new Settings.Damaged(4, "nonsense"),
            new Settings.Damaged(7, "language: a b"));
    assertThat(read.settings()).isEqualTo(Settings.USUAL.at(Settings.Pace.FAST).wide(60));
  }

  @Test
  void whatAnotherVersionWroteIsKept() {
    String text = "# mine\ntheme: light\nfont: big\n";
    Settings settings = Settings.read(text).settings();
    assertThat(settings.more()).containsExactly("# mine", "font: big");
    assertThat(settings.confirming(true).text()).contains("# mine\nfont: big\n", "confirm: yes");
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void anythingAtAllIsRead(int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    StringBuilder text = new StringBuilder();
    String alphabet = "themwidpac: \n\r#\u0000\u001b雪é-19";
    for (int i = 0; i < 300; i++) {
      text.append(alphabet.charAt(random.nextInt(alphabet.length())));
    }
    Settings settings = Settings.read(text.toString()).settings();
    assertThat(Settings.read(settings.text()).settings()).isEqualTo(settings);
  }
}
