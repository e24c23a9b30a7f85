package bicorne.tui.lanterna;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.tui.Look;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Colours: only those that are there, and never letters that cannot be read. */
class PaletteTest {

  @ParameterizedTest
  @CsvSource({
    "xterm, '', SIXTEEN",
    "xterm, truecolor, TRUE",
    "xterm-256color, '', MANY",
    "xterm-256color, 24bit, TRUE",
    "tmux-256color, truecolor, TRUE",
    "screen, truecolor, SIXTEEN",
    "screen-256color, '', MANY",
    "linux, truecolor, SIXTEEN",
    "xterm-kitty, '', MANY",
    "xterm-direct, '', TRUE",
    "vt100, truecolor, NONE",
    "vt220, '', NONE"
  })
  void aTerminalGetsWhatItAnnounces(String term, String colours, Colours expected) {
    assertThat(Colours.of(Map.of("TERM", term, "COLORTERM", colours))).isEqualTo(expected);
    assertThat(Colours.of(Map.of("TERM", term, "COLORTERM", colours, "NO_COLOR", "1")))
        .isEqualTo(Colours.NONE);
  }

  @ParameterizedTest
  @EnumSource(Colours.class)
  void onlySuchSequencesAreSentAndNoLettersWithoutWhatIsBehindThem(Colours colours) {
    for (Theme theme : Theme.values()) {
      Palette palette = new Palette(colours, theme);
      for (Look look : Look.values()) {
        String sequence = palette.of(look);
        assertThat(sequence).startsWith("\u001b[0").endsWith("m");
        List<String> parts = List.of(sequence.substring(2, sequence.length() - 1).split(";"));
        boolean letters = parts.stream().anyMatch(p -> p.matches("3[0-8]|9[0-7]"));
        boolean behind = parts.stream().anyMatch(p -> p.matches("4[0-8]|10[0-7]"));
        assertThat(letters).as("%s %s %s", colours, theme, look).isEqualTo(behind);
        switch (colours) {
          case NONE -> assertThat(letters).isFalse();
          case SIXTEEN -> assertThat(parts).doesNotContain("38", "48");
          case MANY -> assertThat(sequence).doesNotContain(";2;2").doesNotContain("8;2;");
          case TRUE -> assertThat(sequence).doesNotContain("8;5;");
        }
        if (look == Look.TEXT && (theme == Theme.TERMINAL || theme == Theme.NONE)) {
          assertThat(sequence).isEqualTo("\u001b[0m");
        }
        if (look == Look.CHOICE_CHOSEN || look == Look.LINK_CHOSEN) {
          assertThat(parts).contains("7");
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void whatIsWrittenCanBeRead(Theme theme) {
    Palette palette = new Palette(Colours.TRUE, theme);
    for (Look look : Look.values()) {
      String[] parts = palette.of(look).replaceAll("\u001b\\[|m", "").split(";");
      double[] letters = null;
      double[] behind = null;
      for (int index = 0; index + 4 < parts.length; index++) {
        if (parts[index].equals("38") && parts[index + 1].equals("2")) {
          letters = colour(parts, index + 2);
        }
        if (parts[index].equals("48") && parts[index + 1].equals("2")) {
          behind = colour(parts, index + 2);
        }
      }
      if (letters != null && behind != null) {
        assertThat(contrast(letters, behind)).as("%s %s", theme, look).isGreaterThan(4.5);
      } else {
        assertThat(theme).isIn(Theme.TERMINAL, Theme.NONE);
      }
    }
  }

  private static double[] colour(String[] parts, int at) {
    return new double[] {
      Integer.parseInt(parts[at]) / 255.0,
      Integer.parseInt(parts[at + 1]) / 255.0,
      Integer.parseInt(parts[at + 2]) / 255.0
    };
  }

  /** As the guidelines for accessible web content define it. */
  private static double contrast(double[] one, double[] other) {
    double a = luminance(one);
    double b = luminance(other);
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  private static double luminance(double[] colour) {
    return 0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2]);
  }

  private static double linear(double value) {
    return value <= 0.03928 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
  }

  @Test
  void aThemeChosenIsPaintedBehindBlanksToo() {
    assertThat(new Palette(Colours.MANY, Theme.DARK).paintsBackground()).isTrue();
    assertThat(new Palette(Colours.MANY, Theme.TERMINAL).paintsBackground()).isFalse();
    assertThat(new Palette(Colours.NONE, Theme.DARK).paintsBackground()).isFalse();
  }
}
