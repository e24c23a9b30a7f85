package bicorne.grammar;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostics;
import bicorne.diagnostic.Place;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Texts made to be slow. The time limit is none of speed: a reader whose time grows with the square
 * of the length would not end today.
 */
@Timeout(120)
class HostileTextTest {

  private static final int SIZE = 1 << 20;

  /** As long as a file may be. */
  private static final int LARGEST = 8 << 20;

  private final Sample sample = new Sample();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{",
        "}",
        "[",
        "]",
        "*",
        "**",
        "* ",
        " *",
        "*a ",
        "**a *b ",
        "\\",
        "|",
        "?",
        "{?",
        "{a?",
        "{asked?",
        "{asked?a|",
        "{asked?a}",
        "[a]",
        "[a](",
        "[a](b",
        "[a](b)",
        "](",
        "[]()",
        "[x](blucher)",
        "{army}",
        "{armi}",
        "{1 == 1 ? *a}",
        "{{army}",
        "｛",
        "｛army｝",
        "a\n",
        "a\n\n",
        "a\r\n",
        "\\\n",
        " ",
        "\n",
        "*a*",
        "***a** b*",
        "\u202e",
        "\ud83d",
        "中\n",
        "{*",
        "[*",
        "{\\",
        "\"",
        "("
      })
  void a_text_is_read_in_time_that_grows_with_its_length(String piece) {
    assertReadOrExplained(piece.repeat(SIZE / piece.length()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"{", "[", "*"})
  void the_largest_file_can_be_one_text(String piece) {
    assertReadOrExplained(piece.repeat(LARGEST));
  }

  private void assertReadOrExplained(String text) {
    Diagnostics problems = new Diagnostics();
    Object read =
        new Reader(sample, problems).text(cheap(text), new Reader.Manner("zh", true, false));
    assertThat(read == null).isEqualTo(problems.anyErrors());
    assertThat(problems.errors()).isLessThanOrEqualTo(200);
  }

  @Test
  void a_long_phrase_is_refused_at_once() {
    for (String piece :
        List.of("(", "not ", "a+", "-", "if a then ", "\"", "1,000", "seen(", "{")) {
      Diagnostics problems = new Diagnostics();
      new Reader(sample, problems).condition(cheap(piece.repeat(SIZE / piece.length())));
      assertThat(problems.sorted()).hasSize(1);
      assertThat(problems.sorted().get(0).code()).isEqualTo(Code.PHRASE_TOO_LONG);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(",
        "not ",
        "a+",
        "a +",
        "- ",
        "if asked then ",
        "\"",
        "1,000",
        "seen(",
        "{",
        "min(",
        "a|",
        "army in 3|",
        "a-",
        "if a then b else ",
        "a<",
        "army ",
        "1 ",
        "é",
        "＝",
        "&&",
        "abs(-"
      })
  void the_longest_phrases_are_read_or_explained(String piece) {
    String text = piece.repeat(Parser.LONGEST / piece.length());
    Diagnostics problems = new Diagnostics();
    new Reader(sample, problems).condition(cheap(text));
    assertThat(problems.anyErrors()).isTrue();
    problems = new Diagnostics();
    new Reader(sample, problems).effect(cheap(text));
    assertThat(problems.anyErrors()).isTrue();
  }

  /** A phrase that does not keep its text with each place. */
  private static Phrase cheap(String text) {
    Place nowhere = Place.of("hostile");
    return new Phrase(text, (from, to) -> nowhere);
  }
}
