package bicorne.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DisplayWidthTest {
  @ParameterizedTest(name = "{0} takes {1}")
  @CsvSource({
    "a, 1",
    "é, 1",
    "中, 2",
    "。, 2",
    "Ａ, 2",
    "ｱ, 1",
    "ｶﾞ, 2",
    "한, 2",
    "ア, 2",
    "𠮷, 2",
    "𡃁, 2",
    "𪚥, 2",
    "“, 1",
    "…, 1",
    "—, 1",
    "·, 1",
    "℃, 1",
    "─, 1",
    "█, 1",
    "⠿, 1",
    "→, 1",
    "①, 1",
    "α, 1",
    "☺, 1",
    "☺️, 2",
    "⚠, 1",
    "⚠️, 2",
    "➡️, 2",
    "🍕, 2",
    "👨‍👩‍👧‍👦, 2",
    "👩🏽‍🚀, 2",
    "☝🏿, 2",
    "⛹‍♀, 2",
    "🇫🇷, 2",
    "1️⃣, 2",
    "©️, 2",
    "क्षि, 2",
    "กำ, 2",
    "日本語and中文mixed 文字, 23",
    "吃 🍕 吧, 8",
    "左 ➡️ 右 ⚠️ ok, 14",
    "𠮷野家 𡃁 𪚥, 12",
    "长夜将至, 8"
  })
  void width(String text, int cells) {
    assertThat(DisplayWidth.of(text)).isEqualTo(cells);
  }

  @Test
  void whatHasNoShapeTakesNothing() {
    assertThat(DisplayWidth.of("")).isZero();
    assertThat(DisplayWidth.of("\u0301")).isZero();
    assertThat(DisplayWidth.of("e\u0301\u0302")).isEqualTo(1);
    assertThat(DisplayWidth.of("\u200D\u200B\u2060\uFEFF\uFE0F")).isZero();
    assertThat(DisplayWidth.of("中\uDB40\uDD00")).isEqualTo(2);
    assertThat(DisplayWidth.of("\u1100\u1161\u11A8")).isEqualTo(2);
    assertThat(DisplayWidth.of("a\uFE0F")).isEqualTo(1);
  }

  @Test
  void controlsCountAsTheMarkThatReplacesThem() {
    assertThat(DisplayWidth.of("a\u001B[2J\u0007")).isEqualTo(6);
    assertThat(DisplayWidth.of("\u0085\uD83C\uDF55\uDF55")).isEqualTo(4);
    assertThat(DisplayWidth.of("\t")).isEqualTo(1);
    assertThat(DisplayWidth.of("\n\r\n")).isZero();
    assertThat(DisplayWidth.of(Clean.MARK)).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"zh-CN", "ja", "en", "tr", "C"})
  void theLocaleNeverMatters(String language) {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag(language));
      assertThat(DisplayWidth.of("┌─┐│“…”—·±×①Ω")).isEqualTo(13);
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void aPartIsMeasuredWithoutLookingOutside() {
    String text = "中e\u0301🍕";
    assertThat(DisplayWidth.of(text, 0, 1)).isEqualTo(2);
    assertThat(DisplayWidth.of(text, 1, 3)).isEqualTo(1);
    assertThat(DisplayWidth.of(text, 3, 5)).isEqualTo(2);
    assertThat(DisplayWidth.of(text, 3, 4)).isEqualTo(1);
    assertThat(DisplayWidth.of(text, 5, 5)).isZero();
    assertThatThrownBy(() -> DisplayWidth.of(text, 3, 6))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void aFittingBeginningCutsNoCharacter() {
    String text = "a中e\u0301👨‍👩‍👧‍👦z";
    int[] ends = {0, 1, 1, 2, 4, 4, 15, 16, 16};
    for (int cells = 0; cells < ends.length; cells++) {
      assertThat(DisplayWidth.fit(text, cells)).as("%s cells", cells).isEqualTo(ends[cells]);
    }
    assertThat(DisplayWidth.fit(text, -1)).isZero();
    assertThat(DisplayWidth.fit("", 5)).isZero();
  }

  @Test
  void theWholeIsTheSumOfItsCharacters() {
    for (int seed = 0; seed < 400; seed++) {
      String text = new RandomText(seed).any(60);
      int sum = 0;
      for (String grapheme : Graphemes.of(text)) {
        int cells = DisplayWidth.of(grapheme);
        assertThat(cells).isBetween(0, 2);
        sum += cells;
      }
      assertThat(DisplayWidth.of(text)).as("seed %s", seed).isEqualTo(sum);
    }
  }
}
