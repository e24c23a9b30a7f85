package bicorne.explore;

import bicorne.engine.Steps;
import bicorne.model.Effect;
import java.util.ArrayList;
import java.util.List;

/** Leaves all states once more, level by level, to see which stores are held to a range. */
final class HeldStores implements Steps.Watcher {

  private final Search search;
  private final Roads roads;

  /** For each store, below and above: whether, from which state and by which edge. */
  private final boolean[] found;

  private final int[] sources;
  private final int[] edges;
  private int source;
  private int edge;

  HeldStores(Search search, Roads roads) {
    this.search = search;
    this.roads = roads;
    int ends = 2 * search.marks.stores.size();
    found = new boolean[ends];
    sources = new int[ends];
    edges = new int[ends];
  }

  List<HeldStore> find() {
    Steps steps = search.plan.engine().steps();
    steps.watch(this, true);
    source = StateTable.NONE;
    steps.begin(search.plan.from());
    long[] at = new long[search.form.words()];
    int[] from = new int[StateTable.SHARDS];
    for (int[] to : search.levels) {
      for (int shard = 0; shard < StateTable.SHARDS; shard++) {
        for (int place = from[shard]; place < to[shard]; place++) {
          search.table.shards[shard].read(place, at);
          source = StateTable.number(shard, place);
          edge = 0;
          steps.expand(at, (decision, after) -> edge++);
        }
      }
      from = to;
    }
    List<HeldStore> held = new ArrayList<>();
    for (int i = 0; i < found.length; i++) {
      if (found[i]) {
        int[] place = search.marks.places.get(i / 2);
        Road road = new Road(roads.by(sources[i], edges[i]));
        held.add(
            new HeldStore(search.marks.stores.get(i / 2), place[0], place[1], i % 2 == 0, road));
      }
    }
    return held;
  }

  @Override
  public void held(Effect.Store store, long value) {
    int field = search.form.variable(store.variable());
    int end = 2 * search.marks.store(store) + (value < search.form.low(field) ? 0 : 1);
    if (!found[end]) {
      found[end] = true;
      sources[end] = source;
      edges[end] = edge;
    }
  }
}
