package bicorne.explore;

import bicorne.engine.StateForm;
import bicorne.engine.Steps;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Leaves states by all their edges and notes what it sees: one for each thread. */
final class Worker implements Steps.Edges, Steps.Watcher {

  private final Search search;
  private final Steps steps;
  private final StateForm form;
  private final Marks marks;
  private final Canon canon;
  private final boolean[] settled;
  private final TextForks forks;
  private final TextForks.Seen fork = this::fork;
  final Sights.Log log;
  final Probes probes;
  private final long[] at;
  private @Nullable Slice slice;
  private int source;
  private int ordinal;
  private int edge;
  private int number;
  long edges;

  Worker(Search search) {
    this.search = search;
    steps = search.plan.engine().steps();
    steps.watch(this, false);
    form = search.form;
    marks = search.marks;
    canon = search.canon;
    forks = search.forks;
    settled = search.sights.settled;
    log = new Sights.Log(marks.count);
    probes = new Probes(search.plan);
    at = new long[form.words()];
  }

  /** The state that play begins in; what is seen on the way belongs to no state. */
  long[] begin() {
    source = StateTable.NONE;
    ordinal = 0;
    number = 0;
    long[] words = steps.begin(search.plan.from());
    canon.apply(words);
    return words;
  }

  /** Leaves some states, one after another: those from {@code place} in a shard. */
  void leave(Slice into, int shard, int place, int count, int firstOrdinal) {
    slice = into;
    for (int i = 0; i < count; i++) {
      source = StateTable.number(shard, place + i);
      ordinal = firstOrdinal + i;
      search.table.shards[shard].read(place + i, at);
      number = -1;
      edge = 0;
      int position = form.position(at);
      if (search.asked.length > 0) {
        ask(at);
      }
      number = 0;
      Steps.Kind kind = steps.expand(at, this);
      number = -1;
      if (kind == Steps.Kind.NO_OPEN_CHOICE) {
        saw(marks.stuckNode + form.node(position));
      } else if (kind == Steps.Kind.NO_OUTCOME) {
        int option = form.option(position);
        saw(option < 0 ? marks.noOutcomeNode + position : marks.noOutcomeOption + option);
      }
    }
  }

  private void ask(long[] words) {
    for (int question : search.asked) {
      if (search.asks[question].holds(words) == search.sought[question]) {
        saw(marks.question + question);
      }
    }
  }

  private void saw(int mark) {
    if (!settled[mark] || (number < 0 && !search.sights.known(mark, search.depth))) {
      log.saw(mark, source, ordinal, number);
    }
  }

  @Override
  public void edge(int decision, long[] after) {
    canon.apply(after);
    Objects.requireNonNull(slice).add(after, source);
    number = ++edge;
    edges++;
  }

  @Override
  public void offered(int option, boolean open, long[] words) {
    int mark = (open ? marks.option : marks.locked) + option;
    TextForks.Fork[] told = forks.offers[option];
    if (told.length > 0 || !search.sights.known(mark, search.depth)) {
      int on = number;
      number = -1;
      saw(mark);
      for (TextForks.Fork one : told) {
        one.ask(words, words, fork);
      }
      number = on;
    }
  }

  @Override
  public void inSight(int option, long[] now) {
    saw(marks.locked + option);
  }

  @Override
  public void canFall(int outcome, long[] words) {
    int mark = marks.option + outcome;
    if (!settled[mark]) {
      log.saw(mark, source, ordinal, -1);
    }
  }

  @Override
  public void entered(int node, long[] now, long[] before) {
    saw(marks.node + node);
    for (TextForks.Fork one : forks.nodes[node]) {
      one.ask(now, before, fork);
    }
    if (search.asked.length > 0) {
      ask(now);
    }
    probes.entered(node, now);
  }

  @Override
  public void replied(int option, long[] now, long[] before) {
    for (TextForks.Fork one : forks.replies[option]) {
      one.ask(now, before, fork);
    }
  }

  private void fork(int condition, boolean yes) {
    saw(marks.text + 2 * condition + (yes ? 0 : 1));
  }

  @Override
  public void followed(int way, int branch, long[] now) {
    saw(marks.branch(way, branch));
  }
}
