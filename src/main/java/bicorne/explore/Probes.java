package bicorne.explore;

import bicorne.engine.StateForm;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The values that were met where the plan wishes to know them: one for each thread, then joined.
 */
final class Probes {

  private static final class Met {
    final int variable;
    final int field;
    final BitSet values = new BitSet();

    Met(int variable, int field) {
      this.variable = variable;
      this.field = field;
    }
  }

  private final StateForm form;
  private final Map<Integer, Met[]> byNode = new HashMap<>();
  private final boolean[] wanted;

  Probes(Plan plan) {
    form = plan.engine().form();
    wanted = new boolean[plan.engine().story().nodes().size()];
    for (Probe probe : plan.probes()) {
      List<Met> all = new ArrayList<>();
      for (int variable : probe.variables()) {
        int field = form.variable(variable);
        if (form.span(field) >= Probe.MOST_VALUES) {
          throw new IllegalArgumentException("a variable of too many values");
        }
        all.add(new Met(variable, field));
      }
      byNode.put(probe.node(), all.toArray(new Met[0]));
      wanted[probe.node()] = true;
    }
  }

  /** A node was entered and its effects have run. */
  void entered(int node, long[] now) {
    if (wanted[node]) {
      note(node, now);
    }
  }

  private void note(int node, long[] now) {
    Met[] all = byNode.get(node);
    if (all != null) {
      for (Met met : all) {
        met.values.set((int) form.distance(now, met.field));
      }
    }
  }

  /** Adds what another thread met. */
  void join(Probes other) {
    other.byNode.forEach(
        (node, all) -> {
          Met[] mine = byNode.get(node);
          for (int i = 0; mine != null && i < all.length; i++) {
            mine[i].values.or(all[i].values);
          }
        });
  }

  /** The values of a variable at a node, from the least; null where nobody wished to know. */
  @Nullable List<Long> values(int node, int variable) {
    Met[] all = byNode.get(node);
    if (all != null) {
      for (Met met : all) {
        if (met.variable == variable) {
          List<Long> values = new ArrayList<>();
          long low = form.low(met.field);
          met.values.stream().forEach(distance -> values.add(low + distance));
          return values;
        }
      }
    }
    return null;
  }
}
