package bicorne.explore;

import bicorne.engine.Condition;
import bicorne.engine.StateForm;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Breadth first over all states, level by level in batches.
 *
 * <p>A batch is parted into slices of so many states whatever the number of threads; what was found
 * in them is put into the shards in the order of slices. So numbers, parents and sights are the
 * same on every run.
 */
final class Search {

  private static final int SLICE = 1024;
  private static final int SLICES = 128;

  final Plan plan;
  final StateForm form;
  final Canon canon;
  final StateTable table;
  final TextForks forks;
  final Marks marks;
  final Sights sights;
  final Condition[] asks;

  /** What was met where the plan wished to know it; whole when the search has run. */
  final Probes probes;

  /** What each question looks for: that it holds, or that it fails. */
  final boolean[] sought;

  /** The questions still open. */
  int[] asked;

  private final Slice[] slices = new Slice[SLICES];
  private final int[] sliceShard = new int[SLICES];
  private final int[] slicePlace = new int[SLICES];
  private final int[] sliceCount = new int[SLICES];

  /** How many states each shard held when levels ended; some levels are joined if they are many. */
  final List<int[]> levels = new ArrayList<>();

  private static final int MOST_LEVELS = 4096;
  private int joined = 1;
  private int unjoined;

  @Nullable Stop stop;
  int depth;
  long edges;
  long peak;

  Search(Plan plan, Canon canon) {
    this.plan = plan;
    this.canon = canon;
    form = plan.engine().form();
    table = new StateTable(form.words());
    forks = new TextForks(plan.engine());
    probes = new Probes(plan);
    int questions = plan.questions().size();
    marks = new Marks(plan.engine().story(), forks.conditions.size(), questions);
    sights = new Sights(marks.count);
    asks = new Condition[questions];
    sought = new boolean[questions];
    asked = new int[questions];
    for (int i = 0; i < questions; i++) {
      Question question = plan.questions().get(i);
      asks[i] = plan.engine().condition(question.condition());
      sought[i] = question.kind() != Question.Kind.ALWAYS;
      asked[i] = i;
    }
  }

  /** Goes as far as it may. */
  void run(Crew crew, Progress progress) {
    Worker[] workers = new Worker[crew.workers()];
    Sights.Log[] logs = new Sights.Log[workers.length];
    for (int i = 0; i < workers.length; i++) {
      workers[i] = new Worker(this);
      logs[i] = workers[i].log;
    }
    long[] first = workers[0].begin();
    Slice root = slice(0);
    root.add(first, StateTable.NONE);
    put(crew, 1);
    // Nothing is decided on the way to the first state.
    sights.join(logs, -1);
    int[] from = new int[StateTable.SHARDS];
    int[] to = table.counts();
    long left = 0;
    while (stop == null && sum(to) > sum(from)) {
      levelEnds(to);
      left = level(crew, workers, logs, from, to, left, progress);
      from = to;
      to = table.counts();
      if (sum(to) > sum(from)) {
        depth++;
      }
    }
    for (Worker worker : workers) {
      edges += worker.edges;
      probes.join(worker.probes);
    }
    Arrays.fill(slices, null);
  }

  private void levelEnds(int[] counts) {
    if (unjoined > 0 && unjoined < joined) {
      levels.set(levels.size() - 1, counts);
      unjoined++;
      return;
    }
    levels.add(counts);
    unjoined = 1;
    if (levels.size() == MOST_LEVELS) {
      for (int i = 0; i < MOST_LEVELS / 2; i++) {
        levels.set(i, levels.get(2 * i + 1));
      }
      levels.subList(MOST_LEVELS / 2, MOST_LEVELS).clear();
      joined *= 2;
      unjoined = joined;
    }
  }

  private static long sum(int[] counts) {
    long sum = 0;
    for (int count : counts) {
      sum += count;
    }
    return sum;
  }

  /** Leaves all states of one level; how many states were left in all. */
  private long level(
      Crew crew,
      Worker[] workers,
      Sights.Log[] logs,
      int[] from,
      int[] to,
      long leftBefore,
      Progress progress) {
    long left = leftBefore;
    boolean seen = false;
    int shard = 0;
    int place = from[0];
    while (true) {
      int filled = 0;
      while (filled < SLICES && shard < StateTable.SHARDS) {
        int some = Math.min(SLICE, to[shard] - place);
        if (some <= 0) {
          shard++;
          place = shard < StateTable.SHARDS ? from[shard] : 0;
          continue;
        }
        slice(filled).clear();
        sliceShard[filled] = shard;
        slicePlace[filled] = place;
        sliceCount[filled] = some;
        filled++;
        place += some;
      }
      if (filled == 0) {
        if (seen) {
          forget();
        }
        return left;
      }
      crew.each(
          filled,
          (worker, s) ->
              workers[worker].leave(
                  slices[s], sliceShard[s], slicePlace[s], sliceCount[s], s * SLICE));
      seen |= sights.join(logs, depth);
      for (int i = 0; i < filled; i++) {
        left += sliceCount[i];
      }
      if (!roomFor(filled)) {
        stop = Stop.MEMORY;
        return left;
      }
      if (!put(crew, filled)) {
        stop = Stop.STATES;
        return left;
      }
      long states = table.count();
      if (states > plan.limits().states()) {
        stop = Stop.STATES;
        return left;
      }
      if (!progress.goOn(states, states - left, bytes(), depth)) {
        stop = Stop.ASKED;
        return left;
      }
    }
  }

  /** Questions that are answered need not be asked again, nor texts that told both ways. */
  private void forget() {
    int open = 0;
    for (int question : asked) {
      if (!sights.settled[marks.question + question]) {
        open++;
      }
    }
    if (open < asked.length) {
      int[] rest = new int[open];
      int at = 0;
      for (int question : asked) {
        if (!sights.settled[marks.question + question]) {
          rest[at++] = question;
        }
      }
      asked = rest;
    }
    forget(forks.nodes);
    forget(forks.offers);
    forget(forks.replies);
  }

  private void forget(TextForks.Fork[][] all) {
    if (forks.conditions.isEmpty()) {
      return;
    }
    for (int i = 0; i < all.length; i++) {
      if (all[i].length > 0) {
        boolean open = false;
        for (TextForks.Fork fork : all[i]) {
          open |= !fork.settled(sights.settled, marks.text);
        }
        if (!open) {
          all[i] = TextForks.NONE;
        }
      }
    }
  }

  private Slice slice(int number) {
    Slice slice = slices[number];
    if (slice == null) {
      slice = new Slice(form.words());
      slices[number] = slice;
    }
    return slice;
  }

  private boolean roomFor(int filled) {
    long bytes = 0;
    for (int shard = 0; shard < StateTable.SHARDS; shard++) {
      int more = 0;
      for (int i = 0; i < filled; i++) {
        more += slices[i].counts[shard];
      }
      bytes += table.shards[shard].bytesWith(more);
    }
    return bytes + besides() <= plan.limits().bytes();
  }

  private long besides() {
    long bytes = sights.bytes();
    for (Slice slice : slices) {
      if (slice != null) {
        bytes += slice.bytes();
      }
    }
    return bytes;
  }

  /** The bytes of all tables. */
  long bytes() {
    long bytes = table.bytes() + besides();
    peak = Math.max(peak, bytes);
    return bytes;
  }

  private boolean put(Crew crew, int filled) {
    boolean[] full = new boolean[StateTable.SHARDS];
    int tasks = filled == 1 ? 1 : StateTable.SHARDS;
    crew.each(
        tasks,
        (worker, task) -> {
          int last = tasks == 1 ? StateTable.SHARDS : task + 1;
          for (int shard = task; shard < last; shard++) {
            for (int i = 0; i < filled; i++) {
              Slice slice = slices[i];
              full[shard] |=
                  !table.shards[shard].add(
                      slice.keys[shard], slice.parents[shard], slice.counts[shard]);
            }
          }
        });
    for (boolean one : full) {
      if (one) {
        return false;
      }
    }
    return true;
  }
}
