package bicorne.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.text.DisplayWidth;
import java.util.List;
import org.junit.jupiter.api.Test;

class CodeSpansTest {

  private static List<String> lines(String text, int width) {
    return new CodeSpans(text, width - 2).lines(width, 2);
  }

  @Test
  void codeIsNotBrokenAtItsHyphensAndBlanks() {
    assertThat(lines("There is no choice `march-by-night`. Go on.", 32))
        .containsExactly("There is no choice", "  `march-by-night`. Go on.");
    assertThat(lines("Write `max(1, army - 2)` or less.", 22))
        .containsExactly("Write", "  `max(1, army - 2)`", "  or less.");
  }

  @Test
  void chineseCodeStaysWholeToo() {
    assertThat(lines("这里没有叫作 `布里埃纳城堡-夜里` 的节点。", 26))
        .containsExactly("这里没有叫作", "  `布里埃纳城堡-夜里` 的节", "  点。");
  }

  @Test
  void codeWiderThanALineIsBrokenLikeWordsAndNothingIsLost() {
    String text = "See `a very long word-of-code that no line of forty could hold` here, `open";
    for (int width = 12; width < 90; width++) {
      List<String> lines = lines(text, width);
      StringBuilder all = new StringBuilder();
      for (String line : lines) {
        assertThat(DisplayWidth.of(line)).isLessThanOrEqualTo(width);
        all.append(line.replace(" ", ""));
      }
      assertThat(all.toString()).isEqualTo(text.replace(" ", ""));
    }
  }
}
