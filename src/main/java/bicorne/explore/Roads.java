package bicorne.explore;

import bicorne.engine.Steps;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the decisions again that led to a state: of states only parents are kept. */
final class Roads {

  private final Search search;
  private final Steps steps;

  Roads(Search search) {
    this.search = search;
    steps = search.plan.engine().steps();
  }

  /** The shortest road to a state. */
  List<Road.Step> to(int state) {
    List<Integer> chain = new ArrayList<>();
    for (int at = state; at != StateTable.NONE; at = search.table.parent(at)) {
      chain.add(at);
    }
    Collections.reverse(chain);
    List<Road.Step> road = new ArrayList<>();
    for (int i = 1; i < chain.size(); i++) {
      long[] wanted = new long[search.form.words()];
      search.table.read(chain.get(i), wanted);
      add(road, step(chain.get(i - 1), wanted, -1));
    }
    return road;
  }

  /** The shortest road to a state and from there by one of its edges; by none if it is below 0. */
  List<Road.Step> by(int source, int edge) {
    if (source == StateTable.NONE) {
      return List.of();
    }
    List<Road.Step> road = new ArrayList<>(to(source));
    if (edge >= 0) {
      add(road, step(source, null, edge));
    }
    return road;
  }

  private static void add(List<Road.Step> road, Road.@Nullable Step step) {
    if (step != null) {
      road.add(step);
    }
  }

  /** The decision of an edge, by its number or by where it leads; null for a node in passing. */
  private Road.@Nullable Step step(int source, long @Nullable [] wanted, int number) {
    long[] at = new long[search.form.words()];
    search.table.read(source, at);
    int[] found = {-1, 0};
    Steps.Kind kind =
        steps.expand(
            at,
            (decision, after) -> {
              boolean it;
              if (wanted == null) {
                it = found[1] == number;
              } else {
                search.canon.apply(after);
                it = Arrays.equals(after, wanted);
              }
              if (it && found[0] < 0) {
                found[0] = decision;
              }
              found[1]++;
            });
    if (found[0] < 0) {
      throw new IllegalStateException("a state was not found again from its parent");
    }
    return switch (kind) {
      case CHOICE -> new Road.Step(Road.By.CHOICE, found[0]);
      case CHANCE -> new Road.Step(Road.By.OUTCOME, found[0]);
      case DRAW -> new Road.Step(Road.By.DRAW, found[0]);
      default -> null;
    };
  }
}
