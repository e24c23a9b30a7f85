package bicorne.rules;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostics;
import bicorne.model.History;
import bicorne.model.Node;
import bicorne.model.Option;
import bicorne.model.Story;
import java.util.List;

/**
 * A node whose options are marked has an account of what was done. A note only: the historical road
 * wants marks at decisions that the reckoning may well pass over. A content note is none of
 * history's turnings: the mark on it only leads the road on.
 */
final class EveryMarkHasItsAccount implements Rule {

  @Override
  public void check(Facts facts, Places places, Diagnostics problems) {
    Story story = facts.story();
    for (Node node : story.nodes()) {
      if (node.history() == null
          && !node.tags().contains("content-note")
          && anyMark(story, story.optionsOf(node.number()))) {
        problems.add(Code.MARKS_WITHOUT_ACCOUNT, places.node(node.number()), node.name());
      }
    }
  }

  private static boolean anyMark(Story story, List<Integer> options) {
    for (int number : options) {
      Option option = story.options().get(number);
      if (option.history() != History.Mark.NONE || anyMark(story, option.outcomes())) {
        return true;
      }
    }
    return false;
  }
}
