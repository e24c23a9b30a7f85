package bicorne.tui;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.text.Graphemes;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FieldTest {

  @Test
  void backspaceTakesOnePerceivedCharacter() {
    Field field = Field.EMPTY.typed("a雪e\u0301👩🏽‍🚀");
    assertThat(field.backspaced().text()).isEqualTo("a雪e\u0301");
    assertThat(field.backspaced().backspaced().text()).isEqualTo("a雪");
    assertThat(field.backspaced().backspaced().backspaced().text()).isEqualTo("a");
  }

  @Test
  void whatIsPastedIsCleaned() {
    assertThat(Field.EMPTY.typed("a\u001b[2J\r\nb\u202ec\u0007").text()).isEqualTo("a[2J bc");
    assertThat(Field.EMPTY.typed("x".repeat(100_000)).text()).isEmpty();
  }

  static IntStream seeds() {
    return IntStream.range(0, 200);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void theCursorStaysBetweenCharactersAndInSight(int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int[] points = "ab 雪é\u0301\u0301👩🏽\u200d🚀🇨🇳ﬁ".codePoints().toArray();
    Key.Kind[] kinds = {
      Key.Kind.BACKSPACE,
      Key.Kind.DELETE,
      Key.Kind.LEFT,
      Key.Kind.RIGHT,
      Key.Kind.HOME,
      Key.Kind.END
    };
    Field field = Field.EMPTY;
    for (int i = 0; i < 200; i++) {
      field =
          random.nextInt(3) > 0
              ? field.pressed(Key.of(points[random.nextInt(points.length)]))
              : field.pressed(Key.of(kinds[random.nextInt(kinds.length)]));
      int border = 0;
      while (border < field.cursor()) {
        border = Graphemes.next(field.text(), border);
      }
      assertThat(border).isEqualTo(field.cursor());
      int cells = 4 + random.nextInt(20);
      Field.Seen seen = field.seen(cells);
      assertThat(Cells.of(seen.words())).isLessThanOrEqualTo(cells);
      assertThat(seen.cursor()).isBetween(0, cells - 1);
    }
  }
}
