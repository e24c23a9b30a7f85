package bicorne.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GraphemesTest {
  @Test
  void everyCaseOfTheUnicodeTestFileIsSplitAsItSays() throws IOException {
    int cases = 0;
    for (String line : unicodeCases()) {
      List<String> expected = parse(line);
      String text = String.join("", expected);
      assertThat(Graphemes.of(text)).as(line).isEqualTo(expected);
      assertThat(backwards(text)).as(line).isEqualTo(expected);
      assertThat(Graphemes.count(text)).as(line).isEqualTo(expected.size());
      cases++;
    }
    assertThat(cases).isEqualTo(602);
  }

  @ParameterizedTest(name = "{0} is one character")
  @ValueSource(
      strings = {
        "e\u0301",
        "a\u0300\u0301\u0302\u20DD",
        "⚠️",
        "👨‍👩‍👧‍👦",
        "❤️‍🔥",
        "👩🏽‍🚀",
        "☝🏿",
        "🇫🇷",
        "1️⃣",
        "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
        "각",
        "\u1100\u1161\u11A8",
        "\r\n",
        "क्षि",
        "क्‍ष",
        "𠮷",
        "𪚥\uDB40\uDD00",
        "ｶﾞ"
      })
  void oneCharacter(String text) {
    assertThat(Graphemes.count(text)).isEqualTo(1);
    assertThat(Graphemes.next(text, 0)).isEqualTo(text.length());
    assertThat(Graphemes.previous(text, text.length())).isZero();
    String framed = "中" + text.replace("\r\n", "\n") + "a";
    assertThat(Graphemes.count(framed)).isEqualTo(3);
  }

  @Test
  void flagsGoInPairs() {
    assertThat(Graphemes.of("🇫🇷🇬🇧🇩")).containsExactly("🇫🇷", "🇬🇧", "🇩");
    assertThat(Graphemes.previous("🇫🇷🇬🇧🇩", 10)).isEqualTo(8);
    assertThat(Graphemes.previous("🇫🇷🇬🇧", 8)).isEqualTo(4);
  }

  @Test
  void aJoinerJoinsNothingButEmoji() {
    assertThat(Graphemes.of("a\u200Db")).containsExactly("a\u200D", "b");
    assertThat(Graphemes.of("👩\u200Db")).containsExactly("👩\u200D", "b");
    assertThat(Graphemes.of("क\u094D\u200Cष")).containsExactly("क\u094D\u200C", "ष");
  }

  @Test
  void loneSurrogatesAreCharactersOfTheirOwn() {
    assertThat(Graphemes.of("a\uD83C\uD83C\uDF55\uDF55\u0301"))
        .containsExactly("a", "\uD83C", "🍕", "\uDF55", "\u0301");
  }

  @Test
  void nothingIsFoundAtTheEnds() {
    assertThat(Graphemes.of("")).isEmpty();
    assertThat(Graphemes.next("ab", 2)).isEqualTo(2);
    assertThat(Graphemes.previous("ab", 0)).isZero();
  }

  @Test
  void randomTextsAreWholeAndTheSameBackwards() {
    for (int seed = 0; seed < 400; seed++) {
      String text = new RandomText(seed).any(60);
      List<String> graphemes = Graphemes.of(text);
      assertThat(String.join("", graphemes)).isEqualTo(text);
      assertThat(backwards(text)).as("seed %s", seed).isEqualTo(graphemes);
    }
  }

  private static List<String> backwards(String text) {
    List<String> graphemes = new ArrayList<>();
    for (int end = text.length(); end > 0; ) {
      int start = Graphemes.previous(text, end);
      graphemes.add(text.substring(start, end));
      end = start;
    }
    Collections.reverse(graphemes);
    return graphemes;
  }

  private static List<String> unicodeCases() throws IOException {
    try (InputStream file = GraphemesTest.class.getResourceAsStream("grapheme-breaks.txt")) {
      String all = new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
      return all.lines().filter(line -> !line.startsWith("#")).toList();
    }
  }

  private static List<String> parse(String line) {
    List<String> expected = new ArrayList<>();
    StringBuilder grapheme = new StringBuilder();
    for (String token : line.substring(1).trim().split(" ", -1)) {
      if (token.equals("÷")) {
        expected.add(grapheme.toString());
        grapheme.setLength(0);
      } else if (!token.equals("×")) {
        grapheme.appendCodePoint(Integer.parseInt(token, 16));
      }
    }
    return expected;
  }
}
