package bicorne.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.text.DisplayWidth;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShownLineTest {

  @ParameterizedTest(name = "{0} from {1} to {2}")
  @CsvSource({
    "abc, 1, 2, 1, 1",
    "abc, 3, 3, 3, 1",
    "abc, 1, 99, 1, 2",
    "皇帝x, 2, 3, 4, 1",
    "皇帝x, 1, 2, 2, 2",
    "皇帝x, 0, 3, 0, 5",
    "🐎x, 1, 2, 0, 2",
    "🐎x, 2, 3, 2, 1",
    "'e\u0301x', 2, 3, 1, 1",
    "'a\tb', 2, 3, 4, 1",
    "'a\tb', 1, 2, 1, 3",
    "'皇\tb', 2, 3, 4, 1",
    "'\u001b[mx', 3, 4, 3, 1"
  })
  void theCaretStandsUnderTheCells(String line, int from, int to, int caret, int carets) {
    ShownLine.Window window = new ShownLine(line, from).window(from, to, 80);
    assertThat(window.caret()).isEqualTo(caret);
    assertThat(window.carets()).isEqualTo(carets);
  }

  @Test
  void anUnsafeCharacterOfTwoUnitsMovesNothing() {
    // U+E0001 is two units in the file and one mark on the screen.
    ShownLine.Window window = new ShownLine("a\udb40\udc01b\tc", 5).window(5, 6, 80);
    assertThat(window.text()).isEqualTo("a\ufffdb c");
    assertThat(window.caret()).isEqualTo(4);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
  void theWindowFitsAndHoldsTheStretchWhateverTheLine(int seed) {
    Random random = new Random(seed);
    String[] pieces = {"a", "皇", "\t", "🐎", "e\u0301", "\u0007", "👨‍👩‍👧", "\ud800", " "};
    for (int round = 0; round < 200; round++) {
      StringBuilder line = new StringBuilder();
      int length = random.nextInt(round % 10 == 0 ? 9000 : 150);
      while (line.length() < length) {
        line.append(pieces[random.nextInt(pieces.length)]);
      }
      int at = random.nextInt(line.length() + 1);
      int from = line.length() == 0 ? 0 : at;
      line.insert(from, "##");
      int room = 20 + random.nextInt(80);
      ShownLine.Window window = new ShownLine(line.toString(), from).window(from, from + 2, room);
      assertThat(DisplayWidth.of(window.text())).isLessThanOrEqualTo(room);
      int unit = DisplayWidth.fit(window.text(), window.caret());
      assertThat(DisplayWidth.of(window.text().substring(0, unit))).isEqualTo(window.caret());
      assertThat(window.text().substring(unit)).startsWith("##");
      assertThat(window.carets()).isEqualTo(2);
    }
  }
}
