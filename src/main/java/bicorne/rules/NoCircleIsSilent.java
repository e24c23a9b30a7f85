package bicorne.rules;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostics;
import java.util.List;

/** No circle of nodes goes round for ever without a page. */
final class NoCircleIsSilent implements Rule {

  /** So many nodes of a circle are named. */
  private static final int MOST_NAMED = 6;

  @Override
  public void check(Facts facts, Places places, Diagnostics problems) {
    for (List<Integer> circle : facts.silent().circles()) {
      StringBuilder names = new StringBuilder();
      for (int node : circle.subList(0, Math.min(MOST_NAMED, circle.size()))) {
        names
            .append(names.length() == 0 ? "" : ", ")
            .append(facts.story().nodes().get(node).name());
      }
      names.append(circle.size() > MOST_NAMED ? ", ..." : "");
      problems.add(
          Code.SILENT_CIRCLE,
          places.node(circle.get(0)),
          facts.story().nodes().get(circle.get(0)).name(),
          names.toString());
    }
  }
}
