package bicorne.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.testkit.TextStory;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How much is written is counted wherever it stands. */
class StoryStatsTest {

  private static List<StoryStats.Part> courier() {
    return StoryStats.of(TextStory.of("faults/courier").load());
  }

  @Test
  void outcomesBehindAChoiceAreOutcomesAndTheirWordsAreRead() {
    TextStory story = TextStory.of("faults/courier");
    StoryStats.Part before = StoryStats.of(story.load()).get(1);
    String choice = "        effects: [knocks += 1, hours -= 1]\n";
    TextStory more =
        story
            .edited("episodes/town.yaml", choice, "")
            .edited(
                "episodes/town.yaml",
                "        locked: The whole street has heard you by now.\n        goto: door\n",
                "        locked: The whole street has heard you by now.\n"
                    + "        outcomes:\n"
                    + "          loud: { weight: 1, text: One two three., effects: [knocks += 1, hours"
                    + " -= 1], goto: door }\n"
                    + "          soft: { weight: 1, text: Four five., goto: door }\n");
    StoryStats.Part after = StoryStats.of(more.load()).get(1);

    assertThat(after.outcomes()).isEqualTo(before.outcomes() + 2);
    assertThat(after.choices()).isEqualTo(before.choices());
    assertThat(after.texts().get(0).words()).isEqualTo(before.texts().get(0).words() + 5);
  }

  @Test
  void theWholeIsTheSumOfItsParts() {
    List<StoryStats.Part> parts = courier();
    StoryStats.Part whole = parts.get(parts.size() - 1);
    assertThat(parts.subList(0, parts.size() - 1))
        .extracting(StoryStats.Part::id)
        .containsExactly("road", "town", "chapel");
    assertThat(whole.nodes()).isEqualTo(12).isEqualTo(sum(parts, StoryStats.Part::nodes));
    assertThat(whole.decisions()).isEqualTo(4).isEqualTo(sum(parts, StoryStats.Part::decisions));
    assertThat(whole.choices()).isEqualTo(11).isEqualTo(sum(parts, StoryStats.Part::choices));
    assertThat(whole.outcomes()).isEqualTo(2).isEqualTo(sum(parts, StoryStats.Part::outcomes));
    assertThat(whole.endings()).isEqualTo(3).isEqualTo(sum(parts, StoryStats.Part::endings));
    assertThat(whole.branching()).isEqualTo(275);
  }

  private static int sum(
      List<StoryStats.Part> parts, java.util.function.ToIntFunction<StoryStats.Part> of) {
    return parts.subList(0, parts.size() - 1).stream().mapToInt(of).sum();
  }
}
