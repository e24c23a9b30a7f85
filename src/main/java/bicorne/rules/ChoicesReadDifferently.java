package bicorne.rules;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Diagnostics;
import bicorne.model.Block;
import bicorne.model.Node;
import bicorne.model.Option;
import bicorne.model.Story;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Two choices that can stand side by side read differently, in every language. */
final class ChoicesReadDifferently implements Rule {

  @Override
  public void check(Facts facts, Places places, Diagnostics problems) {
    for (Node node : facts.story().nodes()) {
      if (node.exit() instanceof Node.Choices choices) {
        for (int language = 0; language < facts.story().languages().size(); language++) {
          check(facts, places, problems, choices, language);
        }
      }
    }
  }

  private static void check(
      Facts facts, Places places, Diagnostics problems, Node.Choices choices, int language) {
    Story story = facts.story();
    Map<List<Block>, List<Option>> byText = new LinkedHashMap<>();
    for (int number : choices.options()) {
      Option option = story.options().get(number);
      List<Block> text = text(option, language);
      if (text == null) {
        continue;
      }
      List<Option> same = byText.computeIfAbsent(text, t -> new ArrayList<>());
      for (Option other : same) {
        if (sideBySide(facts, other, option)) {
          problems.add(
              problem(story, language, places, other, option)
                  .and(Code.Remark.FIRST_HERE, places.option(other.number())));
          break;
        }
      }
      same.add(option);
    }
  }

  private static Diagnostic problem(
      Story story, int language, Places places, Option first, Option second) {
    return language == 0
        ? Diagnostic.of(
            Code.CHOICES_READ_THE_SAME, places.option(second.number()), first.id(), second.id())
        : Diagnostic.of(
            Code.CHOICES_READ_THE_SAME_IN,
            places.option(second.number()),
            first.id(),
            second.id(),
            story.languages().get(language));
  }

  /** The text in that very language, or null where a translation is missing. */
  private static @Nullable List<Block> text(Option option, int language) {
    List<@Nullable List<Block>> texts = option.text().byLanguage();
    return language < texts.size() ? texts.get(language) : null;
  }

  private static boolean sideBySide(Facts facts, Option one, Option other) {
    return facts
            .possible()
            .holds(Possible.and(Standing.shown(one), Standing.shown(other)), one.node())
        == Possible.Answer.YES;
  }
}
