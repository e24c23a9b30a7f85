package bicorne.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.model.Node;
import bicorne.model.Option;
import bicorne.model.Story;
import bicorne.model.Way;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The generator of stories keeps its promises. */
class RandomStoryTest {

  private static final int SEEDS = 3_000;

  @Test
  void everySeedGivesAStoryWithoutAnErrorAndTogetherTheyHoldEverything() {
    Map<String, Integer> held = new TreeMap<>();
    for (long seed = 0; seed < SEEDS; seed++) {
      RandomStory.Knobs knobs = RandomStory.Knobs.small(seed);
      TextStory texts = RandomStory.of(knobs);
      Story story;
      try {
        story = texts.load();
      } catch (AssertionError e) {
        throw new AssertionError("seed " + seed + "\n" + texts.files(), e);
      }
      assertThat(story.nodes()).as("seed %s", seed).hasSize(knobs.nodes());
      count(story, held);
    }
    assertThat(held.keySet())
        .contains(
            "call",
            "call in a scene",
            "chance",
            "choice behind which chance decides",
            "choices",
            "claim",
            "conditional way",
            "draw",
            "ending",
            "episodes",
            "locked",
            "once",
            "otherwise",
            "own variable",
            "pool",
            "return",
            "run-on",
            "silent",
            "translation",
            "visible",
            "visits",
            "taken");
    held.forEach((what, times) -> assertThat(times).as(what).isGreaterThan(SEEDS / 50));
  }

  private static void count(Story story, Map<String, Integer> held) {
    for (Node node : story.nodes()) {
      count(held, "silent", node.text().silent());
      count(held, "run-on", node.runOn());
      count(held, "ending", node.exit() instanceof Node.Ends);
      count(held, "chance", node.exit() instanceof Node.Chance);
      count(held, "choices", node.exit() instanceof Node.Choices);
      count(
          held,
          "otherwise",
          node.exit() instanceof Node.Choices choices && choices.otherwise() != null);
    }
    for (Option option : story.options()) {
      count(held, "once", option.once());
      count(held, "visible", option.visible() != null);
      count(held, "locked", option.locked() != null);
      count(held, "choice behind which chance decides", !option.outcomes().isEmpty());
    }
    for (Way way : story.ways()) {
      boolean scene = story.files().get(story.nodes().get(way.node()).file()).scene();
      count(held, "call", way.call() >= 0);
      count(held, "call in a scene", scene && way.call() >= 0);
      count(held, "return", way.returns());
      count(held, "conditional way", way.branches().size() > 1);
    }
    count(held, "draw", !story.draws().isEmpty());
    count(held, "pool", !story.pools().isEmpty());
    count(held, "claim", !story.claims().isEmpty());
    count(held, "translation", story.languages().size() > 1);
    count(held, "episodes", !story.files().get(story.files().size() - 1).scene());
    count(held, "own variable", story.variables().get(story.variables().size() - 1).file() >= 0);
    count(held, "visits", story.facts().countedNodes().length > 0);
    count(held, "taken", story.facts().keptOptions().length > 0);
  }

  private static void count(Map<String, Integer> held, String what, boolean there) {
    if (there) {
      held.merge(what, 1, Integer::sum);
    }
  }

  @Test
  void theSameKnobsGiveTheSameStory() {
    assertThat(RandomStory.of(RandomStory.Knobs.small(5)))
        .isEqualTo(RandomStory.of(RandomStory.Knobs.small(5)))
        .isNotEqualTo(RandomStory.of(RandomStory.Knobs.small(6)));
  }

  @Test
  void aLargeStoryLoadsToo() {
    assertThat(RandomStory.of(RandomStory.Knobs.large(1)).load().nodes()).hasSize(20_000);
  }
}
