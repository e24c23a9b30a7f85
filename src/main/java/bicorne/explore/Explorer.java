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
    Search search = new Search(plan, canon(plan));
    try (Crew crew = new Crew(plan.threads())) {
      search.run(crew, progress);
    }
    return new Findings(search);
  }

  private static Canon canon(Plan plan) {
    if (plan.exact()) {
      return Canon.EXACT;
    }
    List<Expr> asked = new ArrayList<>();
    for (Question question : plan.questions()) {
      asked.add(question.condition());
    }
    return Relevance.of(plan.engine(), asked, plan.probes());
  }

  /** The stored variables that an expression depends on, derived ones followed. */
  public static List<Integer> variablesOf(Plan plan, Expr expr) {
    return Reads.variables(plan.engine().story(), expr);
  }
}
