package bicorne.tui.lanterna;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.testkit.Vt;
import bicorne.text.DisplayWidth;
import bicorne.tui.Frame;
import bicorne.tui.Look;
import bicorne.tui.Size;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Any frames after each other leave the screen as the last one says. */
class PainterTest {

  private static final List<String> GLYPHS =
      List.of(
          "a",
          "b",
          "c",
          "W",
          " ",
          " ",
          " ",
          ".",
          "\u4f60",
          "\u597d",
          "\uff0c",
          "\u3002",
          "\u00e9",
          "\u2014",
          "\u2026",
          "\u2500",
          "\u2588",
          "\u2801",
          "e\u0301",
          "\ud83c\udf55",
          "\ud842\udfb7",
          "\u27a1\ufe0f",
          "\u26a0\ufe0f",
          "\ud83d\udc69\u200d\ud83d\udc67",
          "\ud83c\uddeb\ud83c\uddf7",
          "1\ufe0f\u20e3",
          "\ud55c",
          "\u0e01\u0e33",
          "\u2192");

  private static final List<Look> LOOKS = List.of(Look.values());

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final AtomicReference<Theme> theme = new AtomicReference<>(Theme.TERMINAL);
  private final Options options = new Options(Colours.MANY, theme::get, true);

  private Painter painter() {
    return new Painter(new Line(out, () -> {}), options, Device.entering(true));
  }

  private void show(Painter painter, Vt vt, Frame frame) throws IOException {
    painter.show(frame, frame.size());
    byte[] bytes = out.toByteArray();
    out.reset();
    vt.take(bytes, bytes.length);
  }

  private static Frame frame(Random random, Size size, boolean border) {
    List<Frame.Row> rows = new ArrayList<>();
    for (int y = 0; y < size.rows(); y++) {
      List<Frame.Piece> pieces = new ArrayList<>();
      int room = border ? size.columns() - 1 : size.columns();
      int left = random.nextInt(3) == 0 ? 0 : room;
      while (left > 0) {
        StringBuilder words = new StringBuilder();
        int count = 1 + random.nextInt(12);
        for (int index = 0; index < count && left > 0; index++) {
          String glyph =
              random.nextInt(3) == 0
                  ? GLYPHS.get(random.nextInt(GLYPHS.size()))
                  : "abc ".charAt(random.nextInt(4)) + "";
          int width = DisplayWidth.of(glyph);
          if (DisplayWidth.of(words + glyph) == DisplayWidth.of(words.toString()) + width
              && width <= left) {
            words.append(glyph);
            left -= width;
          }
        }
        if (random.nextInt(6) == 0) {
          left = border ? left : 0;
        }
        pieces.add(new Frame.Piece(words.toString(), LOOKS.get(random.nextInt(LOOKS.size()))));
      }
      if (border) {
        int width = 0;
        for (Frame.Piece piece : pieces) {
          width += DisplayWidth.of(piece.words());
        }
        pieces.add(new Frame.Piece(" ".repeat(room - width) + "|", Look.TEXT));
      }
      rows.add(new Frame.Row(pieces));
    }
    return new Frame(size, rows, random.nextBoolean() ? new Frame.Cursor(1, 1) : null);
  }

  /** Some rows of another frame, or a frame with a few cells changed. */
  private static Frame next(Random random, Frame before, boolean border) {
    Frame other = frame(random, before.size(), border);
    if (random.nextInt(4) == 0) {
      return other;
    }
    List<Frame.Row> rows = new ArrayList<>(before.rows());
    for (int change = 0; change < 3; change++) {
      int y = random.nextInt(rows.size());
      rows.set(y, other.rows().get(y));
    }
    return new Frame(before.size(), rows, other.cursor());
  }

  private static void shows(Vt vt, Frame frame) {
    int columns = frame.size().columns();
    Glyphs glyphs = new Glyphs(columns);
    for (int y = 0; y < frame.size().rows(); y++) {
      glyphs.fill(frame.rows().get(y));
      for (int x = 0; x < columns; x++) {
        assertThat(vt.cell(x, y))
            .as("row %s, column %s of%n%s%nis%n%s", y, x, frame.text(), vt.text())
            .isEqualTo(glyphs.glyph(x));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
  void framesAfterEachOtherAreShownCellByCell(int seed) throws IOException {
    Random random = new Random(seed);
    Size size = new Size(1 + random.nextInt(50), 1 + random.nextInt(8));
    Vt vt = new Vt(size.columns(), size.rows(), Vt.Measure.CLUSTERS);
    Painter painter = painter();
    Frame frame = frame(random, size, false);
    for (int step = 0; step < 60; step++) {
      if (step == 20) {
        painter.narrow();
      }
      if (step == 40) {
        theme.set(Theme.DARK);
      }
      show(painter, vt, frame);
      shows(vt, frame);
      frame = next(random, frame, false);
    }
  }

  @ParameterizedTest
  @EnumSource(Vt.Measure.class)
  void bordersAreStraightAndNothingIsLeftWhateverTheTerminalMeasures(Vt.Measure measure)
      throws IOException {
    for (int seed = 0; seed < 20; seed++) {
      Random random = new Random(seed);
      theme.set(seed % 2 == 0 ? Theme.TERMINAL : Theme.LIGHT);
      Size size = new Size(30, 5);
      Vt vt = new Vt(size.columns(), size.rows(), measure);
      Painter painter = painter();
      Frame frame = frame(random, size, true);
      for (int step = 0; step < 30; step++) {
        show(painter, vt, frame);
        for (int y = 0; y < size.rows(); y++) {
          assertThat(vt.cell(size.columns() - 1, y)).as("border of%n%s", vt.text()).isEqualTo("|");
        }
        if (measure == Vt.Measure.OLD) {
          besideANarrowOneNothingIsLeft(vt, frame);
        }
        frame = next(random, frame, true);
      }
      Frame plain =
          new Frame(size, List.of(Frame.Row.of("plain", Look.TEXT), Frame.Row.EMPTY), null);
      show(painter, vt, plain);
      shows(vt, plain);
    }
  }

  private static void besideANarrowOneNothingIsLeft(Vt vt, Frame frame) {
    Glyphs glyphs = new Glyphs(frame.size().columns());
    for (int y = 0; y < frame.size().rows(); y++) {
      glyphs.fill(frame.rows().get(y));
      for (int x = 0; x + 1 < frame.size().columns(); x++) {
        if (glyphs.half(x + 1)
            && glyphs.doubtful(x, false)
            && glyphs.glyph(x).codePointAt(0) > 0xFFFF
            && glyphs.glyph(x).length() == 2) {
          assertThat(vt.cell(x + 1, y)).as("%s %s of%n%s", x, y, vt.text()).isBlank();
        }
      }
    }
  }

  @Test
  void theSameFrameAgainSendsNothingAndOneCellSendsLittle() throws IOException {
    Painter painter = painter();
    Size size = new Size(80, 24);
    Vt vt = new Vt(80, 24, Vt.Measure.CLUSTERS);
    List<Frame.Row> rows = new ArrayList<>();
    for (int y = 0; y < 24; y++) {
      rows.add(Frame.Row.of("\u4f60\u597d, row " + y + " of many", Look.TEXT));
    }
    show(painter, vt, new Frame(size, rows, null));
    assertThat(painter.show(new Frame(size, rows, null), size)).isFalse();
    assertThat(out.size()).isZero();
    rows.set(7, Frame.Row.of("\u4f60\u597d, row X of many", Look.TEXT));
    painter.show(new Frame(size, rows, null), size);
    assertThat(out.size()).isLessThan(10);
  }

  @Test
  void whatCouldSteerTheTerminalIsShownAsAMark() throws IOException {
    Painter painter = painter();
    Size size = new Size(20, 2);
    Vt vt = new Vt(20, 2, Vt.Measure.CLUSTERS);
    Frame frame =
        new Frame(size, List.of(Frame.Row.of("a\u001b[2Jb\u009bc\u0007\ud800", Look.TEXT)), null);
    show(painter, vt, frame);
    assertThat(vt.row(0)).isEqualTo("a\ufffd[2Jb\ufffdc\ufffd\ufffd");
    assertThat(vt.bells()).isZero();
  }

  @Test
  void afterTheLineWasShutEverythingIsPaintedAnew() throws IOException {
    Line line = new Line(out, () -> {});
    Painter painter = new Painter(line, options, Device.entering(true));
    Size size = new Size(20, 2);
    Frame frame = new Frame(size, List.of(Frame.Row.of("words", Look.TEXT)), null);
    painter.show(frame, size);
    line.shut(1000);
    out.reset();
    painter.forget();
    assertThat(painter.show(frame, size)).isFalse();
    assertThat(out.size()).isZero();
    line.reopen();
    painter.show(frame, size);
    assertThat(out.toString(java.nio.charset.StandardCharsets.UTF_8))
        .contains("\u001b[?1049h")
        .contains("words");
  }
}
