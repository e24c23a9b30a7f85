package bicorne.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What holds of every wrapped text, over some hundred random ones and all widths. */
class WrapPropertiesTest {
  private static final String MUST_NOT_BEGIN = "。，、；：？！」』）》〉】〕”…—·〞%℃";
  private static final String MUST_NOT_END = "「『（《〈【〔“‘(";

  @Test
  void nothingIsLostAndEveryLineFits() {
    for (int seed = 0; seed < 500; seed++) {
      RandomText random = new RandomText(seed);
      String text = random.any(60);
      for (int width = 0; width <= 120; width += width < 12 ? 1 : 1 + random.number(20)) {
        check(text, width, 0, 0);
        check(text, width, random.number(20), random.number(20));
      }
    }
  }

  private static void check(String text, int width, int first, int rest) {
    List<Wrap.Line> lines = Wrap.lines(text, width, first, rest);
    String what = "[" + width + "] " + text;
    int at = 0;
    for (Wrap.Line line : lines) {
      assertThat(line.start()).as(what).isGreaterThanOrEqualTo(at);
      assertThat(droppable(text, at, line.start())).as(what).isTrue();
      at = line.end();
      String shown = line.of(text);
      assertThat(shown.indexOf('\n')).as(what).isEqualTo(-1);
      assertThat(line.cells()).as(what).isEqualTo(DisplayWidth.of(shown));
      boolean alone = Graphemes.count(shown) <= 1 || oneVisible(shown);
      assertThat(line.indent() + line.cells() <= width || alone).as(what).isTrue();
      assertThat(shown.isEmpty() || !blank(shown.charAt(shown.length() - 1))).as(what).isTrue();
    }
    assertThat(droppable(text, at, text.length())).as(what).isTrue();
    String joined = String.join("", Wrap.strings(text, width));
    assertThat(ink(joined)).as(what).isEqualTo(ink(text));
  }

  @Test
  void noPerceivedCharacterIsCut() {
    for (int seed = 0; seed < 300; seed++) {
      String text = new RandomText(seed).any(60);
      List<String> whole = Graphemes.of(text);
      for (int width = 0; width <= 120; width += 1 + width / 4) {
        int at = 0;
        int piece = 0;
        for (Wrap.Line line : Wrap.lines(text, width)) {
          while (at < line.start()) {
            at += whole.get(piece++).length();
          }
          assertThat(at).isEqualTo(line.start());
          while (at < line.end()) {
            at += whole.get(piece++).length();
          }
          assertThat(at).isEqualTo(line.end());
        }
      }
    }
  }

  @Test
  void closingMarksNeverBeginALineNorOpeningMarksEndOne() {
    for (int seed = 0; seed < 500; seed++) {
      String text = new RandomText(seed).prose(80);
      for (int width = 8; width <= 100; width += 1 + width / 5) {
        List<String> lines = Wrap.strings(text, width);
        for (int line = 0; line < lines.size(); line++) {
          String shown = lines.get(line);
          String what = "seed " + seed + " [" + width + "] " + lines;
          if (line > 0) {
            assertThat(MUST_NOT_BEGIN.indexOf(shown.charAt(0))).as(what).isEqualTo(-1);
          }
          if (line + 1 < lines.size()) {
            assertThat(MUST_NOT_END.indexOf(shown.charAt(shown.length() - 1)))
                .as(what)
                .isEqualTo(-1);
          }
        }
      }
    }
  }

  @Test
  void marksAreRightFromWidthFourOn() {
    for (int seed = 0; seed < 300; seed++) {
      RandomText random = new RandomText(seed);
      StringBuilder text = new StringBuilder();
      for (int part = 0; part < 40; part++) {
        text.append("中文".repeat(1 + random.number(3)));
        int mark = random.number(15);
        text.append(mark < MUST_NOT_BEGIN.length() ? MUST_NOT_BEGIN.charAt(mark) : 'a');
        text.append(random.number(3) == 0 ? "中文「中文" : random.number(4) == 0 ? "中 文" : "中“文");
      }
      for (int width = 4; width <= 30; width++) {
        List<String> lines = Wrap.strings(text.toString(), width);
        for (int line = 0; line < lines.size(); line++) {
          String shown = lines.get(line);
          assertThat(MUST_NOT_BEGIN.indexOf(shown.charAt(0))).as("%s", lines).isEqualTo(-1);
          assertThat(MUST_NOT_END.indexOf(shown.charAt(shown.length() - 1)))
              .as("%s", lines)
              .isEqualTo(-1);
        }
      }
    }
  }

  /** Greedy: nothing that could stand at the end of a line is found at the start of the next. */
  @Test
  void linesAreFilledUntilNothingMoreFits() {
    for (int seed = 0; seed < 300; seed++) {
      String text = new RandomText(seed).prose(80);
      for (int width = 12; width <= 100; width += 7) {
        List<String> lines = Wrap.strings(text, width);
        for (int line = 0; line + 1 < lines.size(); line++) {
          int missing = width - DisplayWidth.of(lines.get(line));
          int next = firstUnbroken(lines.get(line + 1));
          assertThat(missing).as("seed %s [%s] %s", seed, width, lines).isLessThan(next);
        }
      }
    }
  }

  /** The cells up to the first place in a line where it could have been broken. */
  private static int firstUnbroken(String line) {
    List<String> graphemes = Graphemes.of(line);
    int cells = DisplayWidth.of(graphemes.get(0));
    for (int right = 1; right < graphemes.size(); right++) {
      String before = graphemes.get(right - 1);
      String after = graphemes.get(right);
      boolean wide = DisplayWidth.of(before) == 2 || DisplayWidth.of(after) == 2;
      boolean allowed = !MUST_NOT_END.contains(before) && !MUST_NOT_BEGIN.contains(after);
      if (allowed && (wide || before.equals("”"))) {
        return cells;
      }
      cells += DisplayWidth.of(after);
    }
    return Integer.MAX_VALUE;
  }

  private static boolean droppable(String text, int from, int to) {
    boolean all = true;
    for (int index = from; index < to; index++) {
      all &=
          blank(text.charAt(index)) || text.charAt(index) == '\n' || text.startsWith("\r\n", index);
    }
    return all;
  }

  private static boolean blank(char unit) {
    return unit == ' ' || unit == '\t' || unit == '\u3000';
  }

  private static boolean oneVisible(String line) {
    int visible = 0;
    for (String grapheme : Graphemes.of(line)) {
      visible += DisplayWidth.of(grapheme) > 0 ? 1 : 0;
    }
    return visible <= 1;
  }

  private static String ink(String text) {
    StringBuilder ink = new StringBuilder();
    for (String grapheme : Graphemes.of(text)) {
      boolean dropped =
          grapheme.equals("\n")
              || grapheme.equals("\r\n")
              || (grapheme.length() == 1 && blank(grapheme.charAt(0)));
      ink.append(dropped ? "" : grapheme);
    }
    return ink.toString();
  }
}
