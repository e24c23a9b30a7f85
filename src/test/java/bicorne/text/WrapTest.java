package bicorne.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WrapTest {
  /** A row: width, text, and the lines it becomes, between bars. */
  @ParameterizedTest(name = "[{0}] {1}")
  @CsvSource(
      delimiter = ';',
      value = {
        // English
        "11; the old guard dies; the old|guard dies",
        "12; the old guard dies; the old|guard dies",
        "13; the old guard dies; the old guard|dies",
        "5; a     b; a|b",
        "6; a     b; a|b",
        "7; a     b; a     b",
        "8; He said “no” twice.; He said|“no”|twice.",
        "9; He said “no” twice.; He said|“no”|twice.",
        "12; He said “no” twice.; He said “no”|twice.",
        "7; I don’t know; I don’t|know",
        "4; I don’t know; I do|n’t|know",
        "6; ’Twas ’tis rock; ’Twas|’tis|rock",
        "8; the soldiers’ coats; the sold|iers’|coats",
        "9; the soldiers’ coats; the|soldiers’|coats",
        "9; a commander-in-chief; a command|er-in-|chief",
        "10; a commander-in-chief; a|commander-|in-chief",
        "13; a commander-in-chief; a commander-|in-chief",
        "16; a commander-in-chief; a commander-in-|chief",
        "6; in 1814-15 x-ray; in 181|4-15|x-ray",
        "7; in 1814-15 x-ray; in|1814-15|x-ray",
        "8; cost 41,250.50; cost 41,|250.50",
        "9; cost 41,250.50; cost|41,250.50",
        "10; one—two three—four; one—two|three—four",
        "9; one—two three—four; one—two|three—|four",
        "7; one — two — three; one —|two —|three",
        "9; wait…what next; wait…what|next",
        "8; wait…what next; wait…|what|next",
        "8; and …then some; and|…then|some",
        "6; word !; word !",
        "5; a word !; a wor|d !",
        "6; to be (or not); to be|(or|not)",
        "8; 10\u00A0000 men go; 10\u00A0000|men go",
        "4; 10\u00A0000 men; 10\u00A00|00|men",
        // Chinese
        "8; 帝国近卫军进攻; 帝国近卫|军进攻",
        "9; 帝国近卫军进攻; 帝国近卫|军进攻",
        "8; 帝国近卫。进攻; 帝国近|卫。进攻",
        "8; 帝国近卫……进攻; 帝国近|卫……进攻",
        "9; 帝国近卫……进攻; 帝国近|卫……进攻",
        "10; 帝国近卫……进攻; 帝国近卫……|进攻",
        "8; 他说：「进攻」; 他说：|「进攻」",
        "8; 他们说：“进攻。”他走了; 他们说：|“进攻。”|他走了",
        "7; 他说“进攻”; 他说“进|攻”",
        "6; 他们说“好”“不好”; 他们说|“好”|“不好”",
        "6; 读‘将军’们; 读‘将|军’们",
        "7; 约瑟夫·波拿巴; 约瑟夫·|波拿巴",
        "6; 约瑟夫·波拿巴; 约瑟|夫·波|拿巴",
        "8; 损失了35%的人; 损失了|35%的人",
        "7; 损失了35%的人; 损失了|35%的人",
        "6; 冷到20℃了; 冷到|20℃了",
        "8; 马——到了——; 马——到|了——",
        "4; 马——到; 马——|到",
        "3; 马——到; 马|——|到",
        "6; 中文 Ney 元帅; 中文|Ney 元|帅",
        "5; 中文 Ney 元帅; 中文|Ney|元帅",
        "8; 中文Ney元帅; 中文Ney|元帅",
        "6; 人人、佐々木; 人人、|佐々木",
        "6; 吃🍕🍕🍕吧; 吃🍕🍕|🍕吧",
        "5; 左➡️右⚠️; 左➡️|右⚠️",
        "3; 🇫🇷🇬🇧; 🇫🇷|🇬🇧",
        "4; 𠮷野家; 𠮷野|家",
        // other scripts
        "4; क्षि क्षि; क्षि|क्षि",
        "6; привет мир; привет|мир",
        "4; 한국어; 한국|어",
      })
  void breaks(int width, String text, String lines) {
    assertThat(String.join("|", Wrap.strings(text, width))).isEqualTo(lines);
  }

  @Test
  void lineFeedsEndTheirLine() {
    assertThat(Wrap.strings("a\nb\r\n\nc\n", 10)).containsExactly("a", "b", "", "c");
    assertThat(Wrap.strings("a  \n  b", 10)).containsExactly("a", "  b");
    assertThat(Wrap.strings("\n\n", 10)).containsExactly("", "");
    assertThat(Wrap.strings("aaaa   \nb", 4)).containsExactly("aaaa", "b");
  }

  @Test
  void thereIsAlwaysALineAndNeverAnInvisibleTail() {
    assertThat(Wrap.lines("", 10)).containsExactly(new Wrap.Line(0, 0, 0, 0));
    assertThat(Wrap.lines("     ", 3)).containsExactly(new Wrap.Line(0, 0, 0, 0));
    assertThat(Wrap.strings("a" + " ".repeat(200), 10)).containsExactly("a");
  }

  @Test
  void leadingBlanksAreKeptWhileTheWordFitsBehindThem() {
    assertThat(Wrap.strings("\u3000\u3000中文中文", 8)).containsExactly("\u3000\u3000中文", "中文");
    assertThat(Wrap.strings("  ab cd", 4)).containsExactly("  ab", "cd");
    assertThat(Wrap.strings("   ab cd", 4)).containsExactly("ab", "cd");
    assertThat(Wrap.strings("  abcdef", 4)).containsExactly("  ab", "cdef");
    assertThat(Wrap.strings(" ".repeat(200) + "a", 4)).containsExactly("a");
  }

  @Test
  void linesAreOffsetsWithTheirWidth() {
    assertThat(Wrap.lines("皇帝 and\nx", 5))
        .containsExactly(
            new Wrap.Line(0, 2, 0, 4), new Wrap.Line(3, 6, 0, 3), new Wrap.Line(7, 8, 0, 1));
    assertThat(Wrap.lines("皇帝 and\nx", 5).get(1).of("皇帝 and\nx")).isEqualTo("and");
  }

  @Test
  void indentsHang() {
    assertThat(Wrap.strings("NEY They have not\nposted", 12, 0, 4))
        .containsExactly("NEY They", "    have not", "    posted");
    assertThat(Wrap.strings("皇帝皇帝皇帝", 8, 4, 2)).containsExactly("    皇帝", "  皇帝皇", "  帝");
    assertThat(Wrap.lines("皇帝皇帝", 6, 100, -5))
        .containsExactly(new Wrap.Line(0, 1, 3, 2), new Wrap.Line(1, 4, 0, 6));
    assertThat(Wrap.strings("ab", 1, 1, 1)).containsExactly("a", "b");
  }

  @ParameterizedTest
  @ValueSource(ints = {-5, 0, 1})
  void aGlyphTooWideForItsLineStandsAlone(int width) {
    assertThat(Wrap.strings("中文e\u0301🍕", width)).containsExactly("中", "文", "e\u0301", "🍕");
    assertThat(Wrap.strings("“中。”……", width)).containsExactly("“", "中", "。", "”", "…", "…");
  }

  @Test
  void aWordTooLongForAnyLineFillsTheLinesItIsCutOver() {
    assertThat(Wrap.strings("to abcdefghijkl", 6)).containsExactly("to abc", "defghi", "jkl");
    assertThat(Wrap.strings("abcdefgh。", 4)).containsExactly("abcd", "efg", "h。");
    assertThat(Wrap.strings("中ab" + ".".repeat(9), 5)).containsExactly("中ab.", ".....", "...");
  }

  @Test
  void aParagraphTakesMicroseconds() {
    StringBuilder paragraph = new StringBuilder();
    while (paragraph.length() < 400) {
      paragraph.append("他当即进攻，约三万人，“后者”几乎全是 Russian soldiers, don’t ask……");
    }
    String text = paragraph.toString();
    long fastest = Long.MAX_VALUE;
    for (int round = 0; round < 3000; round++) {
      long start = System.nanoTime();
      List<Wrap.Line> lines = Wrap.lines(text, 72);
      fastest = Math.min(fastest, System.nanoTime() - start);
      assertThat(lines.size()).isGreaterThan(5);
    }
    assertThat(fastest).isLessThan(1_000_000L);
  }

  @Test
  void hugeTextsTakeNoMoreThanTheirLength() {
    List<String> huge = new ArrayList<>();
    for (String unit :
        List.of(
            "a", "中", "。", "「", "…", " ", "\u0301", "🇫🇷", "\u200B", "a ", "中 。", "a.", "-",
            "\n")) {
      huge.add(unit.repeat(300_000));
    }
    for (String text : huge) {
      for (int width : new int[] {0, 1, 2, 40, 100_000}) {
        assertThat(Wrap.lines(text, width)).isNotEmpty();
      }
    }
  }
}
