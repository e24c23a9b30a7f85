package bicorne.explore;

import bicorne.engine.Engine;
import bicorne.engine.State;
import bicorne.model.Story;
import bicorne.model.StoryFile;
import bicorne.testkit.Golden;
import bicorne.testkit.TextStory;
import org.junit.jupiter.api.Test;

/** How many states the campaign has: an edit that doubles them shows in review. */
class CampaignStatesTest {

  private static final Limits LIMITS = new Limits(5_000_000, 1L << 30);

  private final Story story = TextStory.campaign().load();
  private final Engine engine = new Engine(story);
  private final StringBuilder told = new StringBuilder();

  @Test
  void theStatesOfEachEpisodeAreAsMany() {
    told.append("# the whole campaign, merged: of it in each file\n");
    Findings whole = Explorer.explore(Plan.whole(engine).within(LIMITS), Progress.SILENT);
    long[] states = new long[story.files().size()];
    long[] byNode = whole.statesByNode();
    for (int node = 0; node < byNode.length; node++) {
      states[story.nodes().get(node).file()] += byNode[node];
    }
    line("campaign", whole);
    for (StoryFile file : story.files()) {
      told.append(file.id()).append(' ').append(states[file.number()]).append('\n');
    }
    told.append("# each episode played alone\n");
    // History's road, not the explorer's.
    bicorne.engine.Road road = new bicorne.engine.Road(engine);
    for (StoryFile file : story.files()) {
      if (!file.scene()) {
        State entry = road.entry(file.number());
        State from = entry == null ? engine.initial(file.start()) : entry;
        Plan plan = Plan.whole(engine.alone(file.number())).from(from).within(LIMITS);
        line(file.id() + " merged", Explorer.explore(plan, Progress.SILENT));
        line(file.id() + " exact", Explorer.explore(plan.exact(true), Progress.SILENT));
      }
    }
    Golden.check("explore/1814.states", told.toString());
  }

  private void line(String what, Findings findings) {
    told.append(what).append(' ').append(findings.states()).append(" states, ");
    told.append(findings.edges()).append(" decisions, depth ").append(findings.depth());
    told.append(findings.stopped() == null ? "\n" : ", gave up: " + findings.stopped() + "\n");
  }
}
