package bicorne.loading;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.model.Story;
import bicorne.testkit.TextStory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What texts ask of the past that are read beside the story. */
class WhatIsAskedTest {

  private static final TextStory TEXTS = TextStory.of("loading/good/everything");

  @ParameterizedTest
  @ValueSource(strings = {"name: Ney", "name: Ney, role", "name: Ney, text"})
  void whatACardAsksIsRemembered(String field) {
    Story without = TEXTS.load();
    assertThat(without.facts().visits(without.nodeAt("first/end"))).isZero();
    String asking =
        field.equals("name: Ney")
            ? "name: \"Ney{visits(first/end) >= 2 ? , again}\""
            : field + ": \"{visits(first/end) >= 2 ? Again.}\"";
    Story story = TEXTS.edited("people.yaml", "name: Ney", asking).load();
    assertThat(story.facts().visits(story.nodeAt("first/end"))).isEqualTo(2);
  }
}
