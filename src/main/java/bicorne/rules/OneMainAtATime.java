package bicorne.rules;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Diagnostics;
import bicorne.model.History;
import bicorne.model.Node;
import bicorne.model.Option;
import java.util.ArrayList;
import java.util.List;

/**
 * Of options that stand beside each other only one is what was done: two marked {@code main} must
 * exclude each other by their conditions. Where that cannot be told, nothing is said: the road
 * takes the first.
 */
final class OneMainAtATime implements Rule {

  @Override
  public void check(Facts facts, Places places, Diagnostics problems) {
    for (Node node : facts.story().nodes()) {
      check(facts, places, problems, facts.story().optionsOf(node.number()));
    }
    for (Option option : facts.story().options()) {
      check(facts, places, problems, option.outcomes());
    }
  }

  private static void check(
      Facts facts, Places places, Diagnostics problems, List<Integer> options) {
    List<Option> mains = new ArrayList<>();
    for (int number : options) {
      Option option = facts.story().options().get(number);
      if (option.history() != History.Mark.MAIN) {
        continue;
      }
      for (Option other : mains) {
        if (together(facts, other, option)) {
          problems.add(
              Diagnostic.of(Code.TWO_MAINS, places.option(option.number()), other.id(), option.id())
                  .and(Code.Remark.FIRST_HERE, places.option(other.number())));
          break;
        }
      }
      mains.add(option);
    }
  }

  private static boolean together(Facts facts, Option one, Option other) {
    return facts
            .possible()
            .holds(Possible.and(Standing.possible(one), Standing.possible(other)), one.node())
        == Possible.Answer.YES;
  }
}
