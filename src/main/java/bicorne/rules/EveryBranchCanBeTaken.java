package bicorne.rules;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostics;
import bicorne.model.Expr;
import bicorne.model.Story;
import bicorne.model.Way;
import java.util.List;

/** Every branch of a way can be taken: its condition can hold while those before it do not. */
final class EveryBranchCanBeTaken implements Rule {

  /** Of longer ways the rest is not asked about: each question repeats those before it. */
  private static final int MOST_BRANCHES = 100;

  @Override
  public void check(Facts facts, Places places, Diagnostics problems) {
    for (Way way : facts.story().ways()) {
      List<Way.Branch> branches = way.branches();
      Expr noneBefore = Expr.TRUE;
      for (int i = 0; i < Math.min(MOST_BRANCHES, branches.size()); i++) {
        Way.Branch branch = branches.get(i);
        Expr taken = Possible.and(noneBefore, branch.when());
        if (facts.possible().never(taken, way.node())) {
          problems.add(
              Code.BRANCH_NEVER_TAKEN,
              places.branch(way.number(), i),
              target(facts.story(), way, branch.target()),
              Integer.toString(i + 1));
        }
        noneBefore = Possible.and(noneBefore, Possible.not(branch.when()));
      }
    }
  }

  private static String target(Story story, Way way, Way.Target target) {
    if (target instanceof Way.Draw draw) {
      return story.pools().get(draw.pool()).name();
    }
    int node = ((Way.Goto) target).node();
    boolean sameFile = story.nodes().get(node).file() == story.nodes().get(way.node()).file();
    return sameFile ? story.nodes().get(node).name() : story.address(node);
  }
}
