package bicorne.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.diagnostic.NarratedRenderer;
import bicorne.diagnostic.Report;
import bicorne.diagnostic.Sentences;
import bicorne.engine.Engine;
import bicorne.model.Story;
import bicorne.testkit.Golden;
import bicorne.testkit.TextStory;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Conditions asked about a whole story from outside. */
class QuestionTest {

  private static final Story STORY = TextStory.of("loading/good/everything").load();

  private static Question ask(String words) {
    return Question.of(STORY, "--ask", words);
  }

  @Test
  void aQuestionThatIsReadHasAConditionAndNoProblem() {
    for (String words :
        List.of("at(eve)", "at(first/eve) and army > 5", "asked", "chose(eve#council)", "few")) {
      assertThat(ask(words).condition()).as(words).isNotNull();
      assertThat(ask(words).problems()).as(words).isEmpty();
    }
  }

  @Test
  void everyProblemIsToldAtItsPlaceInTheQuestion() {
    StringBuilder told = new StringBuilder();
    for (String words :
        List.of(
            "",
            "amry > 5",
            "at(evee)",
            "at(eve) = true",
            "army > 5\nand crops == loyal",
            "army < 200",
            "\u001b[2J")) {
      Question question = ask(words);
      assertThat(question.problems()).as(words).isNotEmpty();
      told.append(new NarratedRenderer(Sentences.in("en")).render(Report.of(question.problems())));
      told.append("\n");
    }
    Golden.check("authoring/questions.expected", told.toString());
  }

  @Test
  void whereverPlayStandsItIsAtThatNodeAndAtNoOther() {
    Engine engine = new Engine(STORY);
    int node = STORY.start();
    var before = engine.initial(node);
    var after = engine.enter(before).state();
    var here = Objects.requireNonNull(ask("at(first/eve)").condition());
    var there = Objects.requireNonNull(ask("at(first/chateau)").condition());
    assertThat(engine.eval(here, before)).as("before it is entered").isZero();
    assertThat(engine.eval(here, after)).isEqualTo(1);
    assertThat(engine.eval(there, after)).isZero();
  }
}
