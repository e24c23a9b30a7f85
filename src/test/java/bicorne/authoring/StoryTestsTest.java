package bicorne.authoring;

import bicorne.diagnostic.LineRenderer;
import bicorne.diagnostic.Report;
import bicorne.diagnostic.Sentences;
import bicorne.diagnostic.Source;
import bicorne.loading.StoryLoader;
import bicorne.model.Story;
import bicorne.testkit.Bundle;
import bicorne.testkit.Golden;
import bicorne.testkit.MemoryFolder;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What the runner of story tests says of tests that fit and of those that do not. */
class StoryTestsTest {

  private static final String STORY =
      """
      @@ variables
      variables: { army: { range: 0..9, start: 5 } }
      @@ episodes/one.yaml
      start: gate
      nodes:
        gate:
          text: |
            A gate.

            A guard looks at you.
          choices:
            push: { text: Push., history: main, effects: army -= 1, reply: It gives., goto: yard }
            wait: { text: Wait., when: army > 5, locked: "Not with {army}.", goto: gate }
        yard:
          text: A yard.
          outcomes:
            dog: { weight: 1, history: main, text: A dog., goto: end }
            cat: { weight: 3, text: A cat., goto: two }
        end:
          ending: { title: End, kind: historical }
      @@ episodes/two.yaml
      start: field
      nodes:
        field:
          text: A field.
          ending: { title: Field, kind: divergent }
      """;

  private static final List<String> TESTS =
      List.of(
          "A gate.\nA guard looks at you.\n! locked wait: Not with 5.\n> push\n...\nA yard.\n? army == 4\n~ dog\n= ending one/end",
          "# remarks and empty lines say nothing\n\nseed 7\n> push\n= ending two/field",
          "given army = 9\n> wait\n> push\n~ cat\n= ending two",
          "start one\n> push\n~ cat\n= left two/field",
          "A wall.\n> push",
          "A gate.\n> push",
          "A gate.\n...\nA guard sleeps.\n> push",
          "> pish",
          "> wait",
          "~ dog",
          "> push\n> dog",
          "> push\n~ mouse",
          "> push\n? army == 5",
          "! open wait",
          "! locked wait: Because.",
          "! gone wall",
          "! maybe wait",
          "> push\n~ dog\n> push",
          "> push\n~ dog\n= ending two/field",
          "= ending nowhere",
          "seed x\n> push",
          "language fr\n> push",
          "start nowhere\n> push",
          "? army = 5",
          ">",
          "= end",
          "> push\ngiven army = 3",
          "> push\n~ dog\nMore.",
          "",
          "# only a remark\nseed 7\n...",
          "> push\n~ dog",
          "A gate.\nA guard looks at you.\nwait\n? army == 5",
          "> push\n...\ndog",
          "A gate.\n...\nseed 7\n> push",
          "A gate.\n...\nstart one/yard\n> push",
          "A gate.\n...\nlanguage en\n> push",
          "A gate.\nstart again, he says.\n> push");

  @Test
  void whatDoesNotFitIsSaidWithItsPlace() {
    Story story =
        Objects.requireNonNull(StoryLoader.load(MemoryFolder.of(Bundle.of(STORY).story())).story());
    StringBuilder out = new StringBuilder();
    for (String test : TESTS) {
      StoryTests.Result result =
          StoryTests.run(story, List.of(new Source("tests/x.play", test))).get(0);
      out.append("---\n").append(test).append("\n=> ");
      out.append(
          result.problems().isEmpty()
              ? "passed\n"
              : new LineRenderer(Sentences.in("en")).render(Report.of(result.problems())));
    }
    Golden.check("authoring/story-tests.expected", out.toString());
  }

  @Test
  void checkSaysWhereTheRoadStopsAndWhatItMisses() {
    String stopped =
        STORY
            .replace("text: A dog.,", "text: A dog., ")
            .replace("dog: { weight: 1, history: main,", "dog: { weight: 1,");
    Golden.check(
        "authoring/road.expected",
        new LineRenderer(Sentences.in("en"))
            .render(Report.of(Check.of(MemoryFolder.of(Bundle.of(stopped).story())))));
  }
}
