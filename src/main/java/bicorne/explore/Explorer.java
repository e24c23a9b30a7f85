package bicorne.explore;

import bicorne.model.Expr;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds out what can happen in a story, by going everywhere.
 *
 * <p>What it says to be so, is so: states are known by all they hold, and only those are taken for
 * one of which no future can tell the difference. Where it gives up it says so.
 */
public final class Explorer {

  private Explorer() {}

  /** Goes everywhere, as far as the plan allows. */
  public static Findings explore(Plan plan, Progress progress) {
    Search search = new Search(plan, canon(plan, List.of()));
    try (Crew crew = new Crew(plan.threads())) {
      search.run(crew, progress);
    }
    return new Findings(search);
  }

  private static Canon canon(Plan plan, List<Integer> kept) {
    if (plan.exact()) {
      return Canon.EXACT;
    }
    List<Expr> asked = new ArrayList<>();
    for (Question question : plan.questions()) {
      asked.add(question.condition());
    }
    return Relevance.of(plan.engine(), asked, kept);
  }

  /**
   * The values that variables have whenever play waits at a node: what blocks a choice there that
   * is never open. The story is explored once more, with these variables' values kept apart.
   *
   * @param variables stored ones
   */
  public static Values valuesAt(Plan plan, int node, List<Integer> variables, Progress progress) {
    Search search = new Search(plan, canon(plan, variables));
    try (Crew crew = new Crew(plan.threads())) {
      search.run(crew, progress);
    }
    return Values.of(search, node, variables);
  }

  /** The stored variables that an expression depends on, derived ones followed. */
  public static List<Integer> variablesOf(Plan plan, Expr expr) {
    return Reads.variables(plan.engine().story(), expr);
  }
}
