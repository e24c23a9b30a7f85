package bicorne.loading;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.model.Claim;
import bicorne.model.Facts;
import bicorne.model.Story;
import bicorne.rules.Places;
import bicorne.testkit.MemoryFolder;
import bicorne.testkit.TextStory;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Claims of a story. */
class ClaimsTest {

  private static final TextStory TEXTS = TextStory.of("loading/good/everything");

  @Test
  void theyAreKeptAsWrittenWithTheirPlaces() {
    Loaded loaded = StoryLoader.load(MemoryFolder.of(TEXTS.files()));
    Story story = Objects.requireNonNull(loaded.story());
    Places places = Objects.requireNonNull(loaded.places());
    List<String> told = new ArrayList<>();
    for (Claim claim : story.claims()) {
      told.add(
          places.claim(claim.number()).line()
              + " "
              + claim.kind()
              + " "
              + claim.words()
              + (claim.note() == null ? "" : " # " + claim.note()));
    }
    assertThat(told)
        .containsExactly(
            "27 ALWAYS not desperate or corps != loyal or army < 20",
            "28 ALWAYS army >= 30 or at(first/chateau) or visits(first/eve) < 2"
                + " # Losses come late, mostly.",
            "29 NEVER at(first/eve) and seen(第二)",
            "30 REACHABLE corps in wavering | gone",
            "30 REACHABLE at(first)");
  }

  @Test
  void whatTheyAskOfThePastIsNotRemembered() {
    String main = Objects.requireNonNull(TEXTS.files().get("story.yaml"));
    Story without =
        TEXTS.with("story.yaml", main.substring(0, main.indexOf("\nalways:") + 1)).load();
    Story with = TEXTS.edited("story.yaml", "seen(第二)", "seen(first/end)").load();
    assertThat(without.claims()).isEmpty();
    assertThat(with.facts()).usingRecursiveComparison().isEqualTo(without.facts());
    List<bicorne.model.Expr> asked = new ArrayList<>();
    with.claims().forEach(claim -> asked.add(claim.condition()));
    assertThat(Facts.of(with, asked).visits(with.nodeAt("first/end"))).isEqualTo(1);
    assertThat(with.facts().visits(with.nodeAt("first/end"))).isZero();
  }
}
