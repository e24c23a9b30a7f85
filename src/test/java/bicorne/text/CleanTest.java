package bicorne.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CleanTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Brienne-le-Château, 29 January.",
        "“长夜将至……”\n他说。",
        "吃 🍕 吧",
        "左 ➡️ 右 ⚠️ ok",
        "👨‍👩‍👧‍👦👩🏽‍🚀❤️‍🔥🇫🇷1️⃣",
        "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
        "𠮷野家 𪚥\uDB40\uDD00",
        "می\u200Cخواهم",
        "क्\u200Dष",
        "e\u0301\u0302",
        "{name} [x](y) \\e % \uE000"
      })
  void safeTextIsReturnedAsItIs(String text) {
    assertThat(Clean.text(text)).isSameAs(text);
    assertThat(Clean.firstUnsafe(text)).isEmpty();
  }

  @Test
  void escapesAreShownAndNotObeyed() {
    assertThat(Clean.text("a\u001B[2J\u001B[31mred\u0007b")).isEqualTo("a�[2J�[31mred�b");
    assertThat(Clean.line("Ney\u001B[A\r\u202Eyen\u200B")).isEqualTo("Ney�[A��yen�");
    assertThat(Clean.text("\u009B2J\u0085\u007F\u0000")).isEqualTo("�2J���");
  }

  @Test
  void lineEndsAndTabsAreNotUnsafe() {
    assertThat(Clean.text("a\r\nb\n\tc")).isEqualTo("a\nb\n c");
    assertThat(Clean.line("a\r\nb\n\tc")).isEqualTo("a b  c");
    assertThat(Clean.firstUnsafe("a\r\nb\n\tc")).isEmpty();
    assertThat(Clean.text("a\rb\r")).isEqualTo("a�b�");
    assertThat(Clean.text("a\u2028b")).isEqualTo("a�b");
  }

  @ParameterizedTest
  @CsvSource({
    "27, U+001B ESCAPE",
    "7, U+0007 BEL",
    "0x202E, U+202E RIGHT-TO-LEFT OVERRIDE",
    "0x2066, U+2066 LEFT-TO-RIGHT ISOLATE",
    "0x200B, U+200B ZERO WIDTH SPACE",
    "0x200D, U+200D ZERO WIDTH JOINER",
    "0xFEFF, U+FEFF ZERO WIDTH NO-BREAK SPACE",
    "0x00AD, U+00AD SOFT HYPHEN",
    "0x3164, U+3164 HANGUL FILLER",
    "0xFE0F, U+FE0F VARIATION SELECTOR-16",
    "0xE0041, U+E0041 TAG LATIN CAPITAL LETTER A",
    "0xE0FFF, U+E0FFF",
    "0xFFFE, U+FFFE",
    "0xD800, U+D800 HIGH SURROGATES D800"
  })
  void theFirstUnsafeCodePointIsNamedAndPlaced(String codePoint, String name) {
    int unsafe = Integer.decode(codePoint);
    String text = "中🍕 a" + Character.toString(unsafe) + "b\u001B";
    Clean.Unsafe found = Clean.firstUnsafe(text).orElseThrow();
    assertThat(found.offset()).isEqualTo(5);
    assertThat(found.codePoint()).isEqualTo(unsafe);
    assertThat(found.name()).isEqualTo(name);
    assertThat(Clean.text(text)).isEqualTo("中🍕 a�b�");
  }

  @Test
  void joinersAndSelectorsAreSafeOnlyAtWork() {
    assertThat(Clean.text("a\u200Db 👩\u200D \u200D👩")).isEqualTo("a�b 👩� �👩");
    assertThat(Clean.text("a\u200Cb\uFE0F")).isEqualTo("a�b�");
    assertThat(Clean.text("1\uFE0F 1️⃣ ©️")).isEqualTo("1� 1️⃣ ©️");
    assertThat(Clean.text("🏴\uDB40\uDC67\uDB40\uDC62 \uDB40\uDC67")).isEqualTo("🏴�� �");
  }

  @Test
  void floodsOfMarksAreStemmed() {
    String flood = "e" + "\u0301".repeat(100_000);
    String clean = Clean.text(flood);
    assertThat(clean).startsWith("e" + "\u0301".repeat(30) + "�");
    assertThat(Clean.firstUnsafe(flood).orElseThrow().offset()).isEqualTo(31);
    String tags = "🏴" + "\uDB40\uDC67".repeat(100_000);
    assertThat(Clean.text(tags)).isEqualTo("🏴" + "�".repeat(100_000));
  }

  @Test
  void whatIsCleanStaysCleanAndHasNoControls() {
    for (int seed = 0; seed < 400; seed++) {
      String text = new RandomText(seed).any(60);
      String clean = Clean.text(text);
      assertThat(Clean.firstUnsafe(clean)).as("seed %s", seed).isEmpty();
      assertThat(Clean.text(clean)).isSameAs(clean);
      assertThat(clean.codePoints()).noneMatch(point -> point < ' ' && point != '\n');
      assertThat(Clean.line(text)).doesNotContain("\n", "\r", "\t", "\u001B");
      if (Clean.firstUnsafe(text).isEmpty()) {
        assertThat(clean.replace("\n", ""))
            .isEqualTo(text.replace("\t", " ").replace("\r\n", "").replace("\n", ""));
      }
    }
  }

  @Test
  void everyControlAndFormatCharacterAloneIsUnsafe() {
    for (int point = 0; point <= Character.MAX_CODE_POINT; point++) {
      int type = Character.getType(point);
      boolean control = type == Character.CONTROL && point != '\n' && point != '\t';
      boolean format = type == Character.FORMAT && !shown(point);
      boolean other = type == Character.SURROGATE || type == Character.LINE_SEPARATOR;
      if (control || format || other) {
        assertThat(Clean.text("a" + Character.toString(point))).isEqualTo("a�");
      }
    }
  }

  /** Format characters with a shape: the signs of Arabic, Syriac and Kaithi numbers. */
  private static boolean shown(int point) {
    return (point >= 0x600 && point <= 0x605)
        || point == 0x6DD
        || point == 0x70F
        || point == 0x890
        || point == 0x891
        || point == 0x8E2
        || point == 0x110BD
        || point == 0x110CD;
  }
}
