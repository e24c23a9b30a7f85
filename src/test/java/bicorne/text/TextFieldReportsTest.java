package bicorne.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/**
 * The field reports of kinds glyph-width and line-break, as far as text alone can answer them; each
 * test is named by its row.
 */
class TextFieldReportsTest {
  @Test
  void fr038AnEmojiIsOneGlyphOfTwoCells() {
    assertThat(Graphemes.of("吃 🍕 吧")).containsExactly("吃", " ", "🍕", " ", "吧");
    assertThat(DisplayWidth.of("🍕")).isEqualTo(2);
    assertThat(Clean.text("吃 🍕 吧")).isEqualTo("吃 🍕 吧");
  }

  @Test
  void fr039TheLongestChineseItemIsNotCut() {
    for (String item : List.of("长夜将至", "进攻", "让他们吃饭。明天人就齐了。")) {
      assertThat(Wrap.strings(item, DisplayWidth.of(item))).containsExactly(item);
      assertThat(DisplayWidth.fit(item, DisplayWidth.of(item))).isEqualTo(item.length());
    }
  }

  @Test
  void fr040MessagesAreWholeAtEveryWidth() {
    String chinese = "要用这一局覆盖“滑铁卢之前”这个存档吗？旧的存档就没有了。";
    String english = "Overwrite the save “before Waterloo”? The old one will be gone.";
    for (int width = 20; width <= 100; width++) {
      assertThat(String.join("", Wrap.strings(chinese, width))).isEqualTo(chinese);
      assertThat(String.join(" ", Wrap.strings(english, width))).isEqualTo(english);
    }
  }

  @Test
  void fr041RowsOfMixedTextEndInTheSameColumn() {
    String text = "日本語and中文mixed 文字".repeat(20);
    for (Wrap.Line line : Wrap.lines(text, 60)) {
      String row = line.of(text) + " ".repeat(60 - line.cells()) + "|";
      assertThat(DisplayWidth.of(row)).isEqualTo(61);
    }
  }

  @Test
  void fr043AnEmojiSelectorWidensItsSymbol() {
    assertThat(DisplayWidth.of("左 ➡️ 右 ⚠️ ok")).isEqualTo(2 + 1 + 2 + 1 + 2 + 1 + 2 + 1 + 2);
    assertThat(Graphemes.count("➡️⚠️")).isEqualTo(2);
  }

  @Test
  void fr045LineDrawingHasTheSameWidthInEveryLocale() {
    Locale before = Locale.getDefault();
    try {
      for (Locale locale : List.of(Locale.SIMPLIFIED_CHINESE, Locale.JAPAN, Locale.ENGLISH)) {
        Locale.setDefault(locale);
        assertThat(DisplayWidth.of("┌──┬──┐│├┼┤█░")).isEqualTo(13);
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void fr047CharactersOutsideTheBasicPlaneAreOneGlyph() {
    String text = "𠮷野家 𡃁 𪚥";
    assertThat(DisplayWidth.of(text)).isEqualTo(12);
    assertThat(Graphemes.previous(text, text.length())).isEqualTo(text.length() - 2);
    for (int width = 1; width <= 12; width++) {
      for (String line : Wrap.strings(text, width)) {
        assertThat(Clean.firstUnsafe(line)).as("no half of a pair").isEmpty();
      }
    }
  }

  @Test
  void fr049WidthZeroAndHugeIndentsReturnAtOnce() {
    String text = "The Guard “dies” 近卫军 but does not surrender.";
    for (int width = -1; width <= 10; width++) {
      for (int indent : new int[] {0, 1, 8, 1000, Integer.MAX_VALUE}) {
        for (Wrap.Line line : Wrap.lines(text, width, indent, indent)) {
          assertThat(line.indent()).isLessThanOrEqualTo(Math.max(0, width / 2));
        }
      }
    }
  }

  @Test
  void fr050TailsOfBlanksAndLongChineseFit() {
    assertThat(Wrap.strings("tail" + " ".repeat(200), 10)).containsExactly("tail");
    assertThat(Wrap.strings(" ".repeat(200), 10)).containsExactly("");
    for (int width = 10; width <= 40; width++) {
      List<Wrap.Line> lines = Wrap.lines("中".repeat(300), width);
      for (Wrap.Line line : lines.subList(0, lines.size() - 1)) {
        assertThat(line.cells()).isEqualTo(width / 2 * 2);
      }
    }
  }

  @Test
  void fr052LongRowsOfDotsAreBrokenBetweenPairs() {
    for (int width = 4; width <= 40; width++) {
      List<String> rows = Wrap.strings("…………".repeat(50), width);
      assertThat(String.join("", rows)).isEqualTo("…………".repeat(50));
      assertThat(rows).allMatch(row -> row.length() % 2 == 0);
      assertThat(rows.get(0)).hasSize(width / 2 * 2);
      assertThat(Wrap.strings("……".repeat(50) + "——".repeat(50), width))
          .allMatch(row -> row.length() % 2 == 0);
    }
    List<String> spaced = Wrap.strings(". . . .".repeat(1) + " .".repeat(196), 40);
    assertThat(String.join(" ", spaced).replace(" ", "")).isEqualTo(".".repeat(200));
    assertThat(spaced).allMatch(row -> row.length() <= 40);
    assertThat(spaced.get(0)).hasSize(39);
  }

  @Test
  void fr053ClosingMarksPullNoMoreThanTheirCharacterDown() {
    StringBuilder prose = new StringBuilder();
    String marks = "，。、；：？！」』）》";
    for (int index = 0; prose.length() < 220; index++) {
      prose.append("中".repeat(2 + index * 7 % 5)).append(marks.charAt(index % marks.length()));
      prose.append(index % 3 == 0 ? "中「中" : "");
    }
    for (int width = 20; width <= 80; width++) {
      List<String> lines = Wrap.strings(prose.toString(), width);
      for (int line = 0; line < lines.size(); line++) {
        String shown = lines.get(line);
        assertThat(marks.indexOf(shown.charAt(0))).isEqualTo(-1);
        assertThat(shown).doesNotEndWith("「");
        if (line + 1 < lines.size()) {
          int missing = width / 2 * 2 - DisplayWidth.of(shown);
          assertThat(missing).as("[%s] %s", width, lines).isLessThanOrEqualTo(4);
          boolean cause =
              marks.indexOf(lines.get(line + 1).charAt(1)) >= 0
                  || lines.get(line + 1).startsWith("「");
          assertThat(missing == 0 || cause).as("[%s] %s", width, lines).isTrue();
        }
      }
    }
  }

  @Test
  void fr055ChineseBeginsOnTheLineOfTheEnglishBeforeIt() {
    String text = "The Emperor rode out." + "皇帝骑马出城".repeat(10);
    List<String> lines = Wrap.strings(text, 40);
    assertThat(lines.get(0)).startsWith("The Emperor rode out.皇帝").hasSize(21 + 9);
    assertThat(lines.get(1)).hasSize(20);
    String spaced = "The Emperor rode out. " + "皇帝骑马出城".repeat(10);
    assertThat(Wrap.strings(spaced, 40).get(0)).hasSize(22 + 9);
  }

  @Test
  void fr057WordsLongerThanTheLineAreCutByCells() {
    List<String> words = new ArrayList<>();
    words.add("x".repeat(500));
    words.add("https://example.org/" + "path/to?a=b&c=d.e,f-".repeat(24));
    words.add("é".repeat(250) + "e\u0301".repeat(250));
    for (String word : words) {
      for (int width = 1; width <= 120; width++) {
        List<Wrap.Line> lines = Wrap.lines(word, width);
        assertThat(String.join("", Wrap.strings(word, width))).isEqualTo(word);
        assertThat(lines).allMatch(line -> line.cells() <= line.end() - line.start());
        int limit = width;
        assertThat(lines).allMatch(line -> line.cells() <= limit);
      }
    }
  }

  @Test
  void fr058BreaksAtTheVeryEdgesAddNoLines() {
    assertThat(Wrap.strings("a ", 1)).containsExactly("a");
    assertThat(Wrap.strings(" a", 1)).containsExactly("a");
    assertThat(Wrap.strings("中 ", 2)).containsExactly("中");
    assertThat(Wrap.strings("中a", 2)).containsExactly("中", "a");
    assertThat(Wrap.strings("ab cd ", 2)).containsExactly("ab", "cd");
  }
}
