package bicorne.rules;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostics;
import bicorne.diagnostic.Place;
import bicorne.model.Node;
import bicorne.model.Option;
import java.util.ArrayList;
import java.util.List;

/** Every outcome can fall. Where none can, play would stop: that is an error. */
final class EveryOutcomeCanFall implements Rule {

  @Override
  public void check(Facts facts, Places places, Diagnostics problems) {
    for (Node node : facts.story().nodes()) {
      if (node.exit() instanceof Node.Chance chance) {
        check(facts, places, problems, chance.options(), places.node(node.number()), node.name());
      }
    }
    for (Option option : facts.story().options()) {
      if (!option.outcomes().isEmpty()) {
        Place place = places.option(option.number());
        check(facts, places, problems, option.outcomes(), place, option.id());
      }
    }
  }

  private static void check(
      Facts facts,
      Places places,
      Diagnostics problems,
      List<Integer> outcomes,
      Place place,
      String owner) {
    List<Option> never = new ArrayList<>();
    for (int number : outcomes) {
      Option outcome = facts.story().options().get(number);
      if (facts.possible().never(Standing.possible(outcome), outcome.node())) {
        never.add(outcome);
      }
    }
    if (!never.isEmpty() && never.size() == outcomes.size()) {
      problems.add(Code.NO_OUTCOME_CAN_FALL, place, owner);
      return;
    }
    for (Option outcome : never) {
      problems.add(Code.OUTCOME_NEVER_FALLS, places.option(outcome.number()), outcome.id());
    }
  }
}
