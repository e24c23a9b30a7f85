package bicorne.rules;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostics;
import bicorne.model.Node;
import bicorne.model.StoryFile;
import java.util.BitSet;

/** From the start of the story links lead into every episode. */
final class EveryEpisodeIsEntered implements Rule {

  @Override
  public void check(Facts facts, Places places, Diagnostics problems) {
    BitSet entered = new BitSet();
    for (Node node : facts.story().nodes()) {
      if (facts.links().reachedFromStart(node.number())) {
        entered.set(node.file());
      }
    }
    for (StoryFile file : facts.story().files()) {
      if (!file.scene() && !entered.get(file.number())) {
        problems.add(Code.EPISODE_NOT_ENTERED, places.file(file.number()), file.id());
      }
    }
  }
}
