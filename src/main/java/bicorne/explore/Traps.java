package bicorne.explore;

import bicorne.engine.Steps;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Walks back from the endings over the states that were found: what is never met leads to none.
 *
 * <p>Edges are not stored. States are gone through from those found last, and where one is met, so
 * is the one it was found from; only where none found from it was, it is left again. What then is
 * still unmet after a few rounds is walked back over with its edges in memory.
 */
final class Traps {

  private static final int ROUNDS = 4;
  private static final int MOST_TRAPS = 20;

  private final Search search;
  private final StateSet good;
  private boolean changed;

  Traps(Search search) {
    this.search = search;
    good = new StateSet(search.table);
  }

  /** The bytes it takes at least: three bits for each state. */
  static long bytes(StateTable table) {
    return 3 * StateSet.bytes(table);
  }

  /** One thread's eyes: whether a state leads to one that is met. */
  private final class Eye implements Steps.Edges {
    private final Steps steps = search.plan.engine().steps();
    private final long[] at = new long[search.form.words()];
    private boolean found;

    boolean leadsOut(int number) {
      search.table.read(number, at);
      found = false;
      Steps.Kind kind = steps.expand(at, this);
      return found || kind == Steps.Kind.END || kind == Steps.Kind.LEFT;
    }

    @Override
    public void edge(int decision, long[] after) {
      search.canon.apply(after);
      int number = search.table.find(after);
      if (number != StateTable.NONE && good.contains(number)) {
        found = true;
        steps.enough();
      }
    }
  }

  /** The traps, nearest first, at most some; null where the limits do not allow to know. */
  @Nullable List<Trap> find(Crew crew) {
    Eye[] eyes = new Eye[crew.workers()];
    for (int i = 0; i < eyes.length; i++) {
      eyes[i] = new Eye();
    }
    changed = true;
    for (int round = 0; changed && round < ROUNDS; round++) {
      changed = round(crew, eyes);
    }
    if (changed && !walkBack(eyes[0])) {
      return null;
    }
    return traps();
  }

  private boolean round(Crew crew, Eye[] eyes) {
    boolean[] any = new boolean[StateTable.SHARDS];
    List<int[]> levels = search.levels;
    for (int level = levels.size() - 1; level >= 0; level--) {
      int[] from = level == 0 ? new int[StateTable.SHARDS] : levels.get(level - 1);
      int[] to = levels.get(level);
      long size = 0;
      for (int shard = 0; shard < StateTable.SHARDS; shard++) {
        size += to[shard] - from[shard];
      }
      int tasks = size < 2048 ? 1 : StateTable.SHARDS;
      crew.each(
          tasks,
          (worker, task) -> {
            int last = tasks == 1 ? StateTable.SHARDS : task + 1;
            for (int shard = task; shard < last; shard++) {
              for (int place = to[shard] - 1; place >= from[shard]; place--) {
                int number = StateTable.number(shard, place);
                boolean met = good.contains(number);
                if (!met && eyes[worker].leadsOut(number)) {
                  met = good.add(number);
                  any[shard] = true;
                }
                int parent = met ? search.table.shards[shard].parent(place) : StateTable.NONE;
                if (parent != StateTable.NONE) {
                  good.add(parent);
                }
              }
            }
          });
    }
    for (boolean one : any) {
      if (one) {
        return true;
      }
    }
    return false;
  }

  /** Walks back from what is met over the edges of what is not. Whether there was room. */
  private boolean walkBack(Eye eye) {
    List<Integer> unmet = new ArrayList<>();
    for (int shard = 0; shard < StateTable.SHARDS; shard++) {
      for (int place = 0; place < search.table.shards[shard].count(); place++) {
        int number = StateTable.number(shard, place);
        if (!good.contains(number)) {
          unmet.add(number);
        }
      }
    }
    if (search.table.bytes() + 64L * unmet.size() > search.plan.limits().bytes()) {
      return false;
    }
    int[] numbers = new int[unmet.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = unmet.get(i);
    }
    int[] firsts = new int[numbers.length];
    Arrays.fill(firsts, -1);
    int[] links = new int[1024];
    int[] sources = new int[1024];
    int size = 0;
    ArrayDeque<Integer> met = new ArrayDeque<>();
    for (int i = 0; i < numbers.length; i++) {
      List<Integer> after = successors(eye, numbers[i]);
      boolean leads = false;
      for (int number : after) {
        if (good.contains(number)) {
          leads = true;
        } else {
          int target = Arrays.binarySearch(numbers, number);
          if (target >= 0) {
            if (size == links.length) {
              links = Arrays.copyOf(links, 2 * size);
              sources = Arrays.copyOf(sources, 2 * size);
            }
            links[size] = firsts[target];
            sources[size] = i;
            firsts[target] = size++;
          }
        }
      }
      if (leads) {
        met.add(i);
      }
    }
    for (int i : met) {
      good.add(numbers[i]);
    }
    while (!met.isEmpty()) {
      int at = met.remove();
      for (int link = firsts[at]; link >= 0; link = links[link]) {
        int source = sources[link];
        if (!good.contains(numbers[source])) {
          good.add(numbers[source]);
          met.add(source);
        }
      }
    }
    return true;
  }

  private List<Integer> successors(Eye eye, int number) {
    List<Integer> after = new ArrayList<>(4);
    search.table.read(number, eye.at);
    eye.steps.expand(
        eye.at,
        (decision, words) -> {
          search.canon.apply(words);
          after.add(search.table.find(words));
        });
    return after;
  }

  private List<Trap> traps() {
    List<Trap> traps = new ArrayList<>();
    Eye eye = new Eye();
    StateSet covered = new StateSet(search.table);
    int[] from = new int[StateTable.SHARDS];
    for (int[] to : search.levels) {
      for (int shard = 0; shard < StateTable.SHARDS; shard++) {
        for (int place = from[shard]; place < to[shard]; place++) {
          int number = StateTable.number(shard, place);
          if (!good.contains(number) && !covered.contains(number) && !fault(eye, number)) {
            traps.add(trap(eye, number, covered));
            if (traps.size() == MOST_TRAPS) {
              return traps;
            }
          }
        }
      }
      from = to;
    }
    return traps;
  }

  private boolean fault(Eye eye, int number) {
    search.table.read(number, eye.at);
    return !Steps.goesOn(eye.steps.kind(eye.at));
  }

  private Trap trap(Eye eye, int first, StateSet covered) {
    TreeSet<Integer> nodes = new TreeSet<>();
    StateSet seen = new StateSet(search.table);
    ArrayDeque<Integer> todo = new ArrayDeque<>();
    boolean faults = false;
    seen.add(first);
    todo.add(first);
    while (!todo.isEmpty()) {
      int number = todo.remove();
      covered.add(number);
      search.table.read(number, eye.at);
      nodes.add(search.form.node(search.form.position(eye.at)));
      faults |= fault(eye, number);
      for (int after : successors(eye, number)) {
        if (seen.add(after)) {
          todo.add(after);
        }
      }
    }
    return new Trap(new Road(new Roads(search).to(first)), new ArrayList<>(nodes), faults);
  }
}
