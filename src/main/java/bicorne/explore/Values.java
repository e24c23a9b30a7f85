package bicorne.explore;

import bicorne.engine.StateForm;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What some variables can hold at a node.
 *
 * @param node the node
 * @param each one for each variable, in the order asked; empty where play never waits there
 * @param stopped why not all states were looked at, or null
 */
public record Values(int node, List<Held> each, @Nullable Stop stopped) {

  /** More values than this are told by their least and greatest alone. */
  public static final int MOST_LISTED = 64;

  public Values {
    each = List.copyOf(each);
  }

  /**
   * What one variable can hold.
   *
   * @param variable its number
   * @param least its least value
   * @param greatest its greatest
   * @param listed all its values, ascending, if they are not too many; else empty
   */
  public record Held(int variable, long least, long greatest, List<Long> listed) {
    public Held {
      listed = List.copyOf(listed);
    }
  }

  static Values of(Search search, int node, List<Integer> variables) {
    StateForm form = search.form;
    List<TreeSet<Long>> found = new ArrayList<>();
    long[] least = new long[variables.size()];
    long[] greatest = new long[variables.size()];
    for (int i = 0; i < least.length; i++) {
      found.add(new TreeSet<>());
      least[i] = Long.MAX_VALUE;
      greatest[i] = Long.MIN_VALUE;
    }
    long[] at = new long[form.words()];
    boolean any = false;
    for (Shard shard : search.table.shards) {
      for (int place = 0; place < shard.count(); place++) {
        shard.read(place, at);
        int position = form.position(at);
        if (position != node) {
          continue;
        }
        any = true;
        for (int i = 0; i < least.length; i++) {
          long value = form.value(at, variables.get(i));
          least[i] = Math.min(least[i], value);
          greatest[i] = Math.max(greatest[i], value);
          if (found.get(i).size() <= MOST_LISTED) {
            found.get(i).add(value);
          }
        }
      }
    }
    List<Held> each = new ArrayList<>();
    for (int i = 0; any && i < least.length; i++) {
      TreeSet<Long> values = found.get(i);
      each.add(
          new Held(
              variables.get(i),
              least[i],
              greatest[i],
              values.size() <= MOST_LISTED ? new ArrayList<>(values) : List.of()));
    }
    return new Values(node, each, search.stop);
  }
}
