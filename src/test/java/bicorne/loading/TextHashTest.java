package bicorne.loading;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.diagnostic.Diagnostics;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a translation remembers of its original. */
class TextHashTest {

  /** Written into translations: it must never change. */
  private static final String OF_THE_MARNE = "6075140d";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "text: The Marne forest drips.",
        "text: 'The Marne forest drips.'",
        "text: \"The Marne \\\n  forest drips.\"",
        "text: |\n  The Marne\n  forest drips.\n\n",
        "text: >-\n  The Marne\n  forest drips.",
        "text: The Marne\n  forest   drips."
      })
  void theWayATextIsWrittenMakesNoDifference(String yaml) {
    assertThat(hash(yaml)).isEqualTo(OF_THE_MARNE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "text: The Marne forest drips",
        "title: The Marne forest drips.",
        "text: The Marne forest drips.\ntitle: x",
        "text: |\n  The Marne\n\n  forest drips.",
        "text:\n  - The Marne forest drips.",
        "text:\n  - The Marne\n  - forest drips.",
        "text:\n  - { when: a, text: The Marne forest drips. }",
        "text:\n  - { say: a, text: The Marne forest drips. }"
      })
  void everyOtherTextHasAnotherHash(String yaml) {
    assertThat(hash(yaml)).matches("[0-9a-f]{8}").isNotEqualTo(OF_THE_MARNE);
  }

  @Test
  void whereThereIsNoTextThereIsNoHash() {
    assertThat(new TextsOf(texts -> {}).hash().any()).isFalse();
  }

  private static String hash(String yaml) {
    Report report = new Report(new Diagnostics());
    Written node =
        YamlReader.read(new SourceText("x.yaml", yaml + "\ngoto: x"), new PartCount(1000), report);
    NodeDraft draft = NodeShape.NODE.read(Objects.requireNonNull(node), report);
    assertThat(report.problems().sorted()).isEmpty();
    return new TextsOf(Objects.requireNonNull(draft)).hash().toString();
  }
}
