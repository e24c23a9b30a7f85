package bicorne.explore;

import bicorne.engine.Awaits;
import bicorne.engine.Engine;
import bicorne.engine.Moment;
import bicorne.engine.Page;
import bicorne.engine.State;
import bicorne.engine.Steps;
import bicorne.model.Header;
import bicorne.model.Node;
import bicorne.model.Option;
import bicorne.model.Pool;
import bicorne.model.Story;
import bicorne.model.Way;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Whether so many nodes can be entered without a page that play stops.
 *
 * <p>A page goes on while outcomes fall and pools are drawn from, so dice that always bring one
 * back are enough. First the story's graph is asked: where its nodes form no circle without a page,
 * there is none. Else what falls behind each decision is followed with pages, as in play: what
 * matters of a page is its header, and whether anything was said.
 */
final class Circles {

  private static final int MOST_PLACES = 200_000;
  private static final int MOST_TURNS = 2 * Engine.STEP_BUDGET;

  private final Search search;
  private final Engine engine;
  private final Story story;
  private final boolean[] dangerous;

  /** Where a page goes on: a state that awaits chance, under a page. */
  private record Place(State state, Header header, boolean said) {}

  private final Map<Place, Integer> numbers = new HashMap<>();
  private final List<Moment> places = new ArrayList<>();
  private final List<Integer> sources = new ArrayList<>();
  private final List<int[]> onward = new ArrayList<>();

  /** The most nodes entered before, on the page of each place; and from where. */
  private final List<int[]> entries = new ArrayList<>();

  private @Nullable Road fault;
  private boolean gaveUp;

  Circles(Search search) {
    this.search = search;
    engine = search.plan.engine();
    story = engine.story();
    dangerous = new boolean[story.nodes().size()];
  }

  /** The verdict, and a road into a circle if there is one. */
  Findings.CircleFindings find() {
    if (!danger()) {
      return new Findings.CircleFindings(Verdict.PROVED, null);
    }
    if (search.stop != null) {
      return new Findings.CircleFindings(Verdict.GAVE_UP, null);
    }
    begin();
    if (fault == null && !gaveUp) {
      walkOn();
    }
    if (fault == null && !gaveUp) {
      longest();
    }
    Road road = fault;
    if (road != null) {
      return new Findings.CircleFindings(Verdict.REFUTED, road);
    }
    return new Findings.CircleFindings(gaveUp ? Verdict.GAVE_UP : Verdict.PROVED, null);
  }

  // The story's graph

  /** Whether nodes may follow each other without a page in a circle, or too many of them. */
  private boolean danger() {
    int nodes = dangerous.length;
    List<List<Integer>> after = new ArrayList<>();
    List<List<Integer>> before = new ArrayList<>();
    for (int i = 0; i < nodes; i++) {
      after.add(new ArrayList<>());
      before.add(new ArrayList<>());
    }
    for (Node node : story.nodes()) {
      for (int next : silently(node)) {
        after.get(node.number()).add(next);
        before.get(next).add(node.number());
      }
    }
    Arrays.fill(dangerous, true);
    int rounds = trim(before, after);
    trim(after, before);
    boolean any = false;
    for (boolean one : dangerous) {
      any |= one;
    }
    if (!any && rounds > Engine.STEP_BUDGET) {
      Arrays.fill(dangerous, true);
      return true;
    }
    return any;
  }

  /** Takes away what nothing leads to; the greatest number of nodes one after another. */
  private int trim(List<List<Integer>> before, List<List<Integer>> after) {
    int[] open = new int[dangerous.length];
    int[] length = new int[dangerous.length];
    ArrayDeque<Integer> free = new ArrayDeque<>();
    for (int node = 0; node < open.length; node++) {
      if (dangerous[node]) {
        for (int one : before.get(node)) {
          open[node] += dangerous[one] ? 1 : 0;
        }
        if (open[node] == 0) {
          free.add(node);
        }
      }
    }
    int longest = 0;
    while (!free.isEmpty()) {
      int node = free.remove();
      dangerous[node] = false;
      longest = Math.max(longest, ++length[node]);
      for (int next : after.get(node)) {
        if (dangerous[next]) {
          length[next] = Math.max(length[next], length[node]);
          if (--open[next] == 0) {
            free.add(next);
          }
        }
      }
    }
    return longest;
  }

  /** The nodes that can be entered behind a node without its page being turned for certain. */
  private List<Integer> silently(Node node) {
    List<Integer> after = new ArrayList<>();
    boolean turned = node.text().alwaysSpeaks() && !node.runOn();
    if (node.exit() instanceof Node.Onward onward && !turned) {
      follow(onward.way(), after, 0);
    } else if (node.exit() instanceof Node.Choices choices && !turned) {
      Way otherwise = choices.otherwise();
      if (otherwise != null) {
        follow(otherwise, after, 0);
      }
    } else if (node.exit() instanceof Node.Chance chance) {
      for (int number : chance.options()) {
        Option outcome = story.options().get(number);
        Way way = outcome.way();
        if (way != null) {
          follow(way, after, 0);
        }
      }
    }
    return after;
  }

  private void follow(Way way, List<Integer> after, int deep) {
    if (way.call() >= 0) {
      after.add(story.files().get(way.call()).start());
      return;
    }
    if (way.returns()) {
      int file = story.nodes().get(way.node()).file();
      for (Way caller : story.ways()) {
        if (caller.call() == file && deep < story.files().size()) {
          if (caller.returns()) {
            follow(caller(caller), after, deep + 1);
          } else {
            branches(caller, after);
          }
        }
      }
      return;
    }
    branches(way, after);
  }

  /** What is followed when a scene comes back to a way that returns itself. */
  private static Way caller(Way way) {
    return new Way(way.number(), way.node(), -1, true, way.branches());
  }

  private void branches(Way way, List<Integer> after) {
    for (Way.Branch branch : way.branches()) {
      if (branch.target() instanceof Way.Goto to) {
        after.add(to.node());
      } else if (branch.target() instanceof Way.Draw draw) {
        after.add(draw.otherwise());
        for (Pool.Entry entry : story.pools().get(draw.pool()).entries()) {
          after.add(entry.node());
        }
      }
    }
  }

  // With pages

  /** Notes all places where a page begins that can come to a dangerous node. */
  private void begin() {
    arrive(engine.enter(search.plan.from()), StateTable.NONE, -1);
    Steps steps = engine.steps();
    boolean[] danger = {false};
    steps.watch(
        new Steps.Watcher() {
          @Override
          public void entered(int node, long[] now, long[] before) {
            danger[0] |= dangerous[node];
          }
        },
        false);
    long[] at = new long[search.form.words()];
    for (int shard = 0; shard < StateTable.SHARDS && !done(); shard++) {
      for (int place = 0; place < search.table.shards[shard].count() && !done(); place++) {
        search.table.shards[shard].read(place, at);
        int number = StateTable.number(shard, place);
        List<Integer> decisions = new ArrayList<>();
        danger[0] = false;
        Steps.Kind kind =
            steps.expand(
                at,
                (decision, after) -> {
                  int position = search.form.position(after);
                  boolean waits =
                      search.form.option(position) >= 0 || search.form.draw(position) >= 0;
                  if (danger[0] || waits) {
                    decisions.add(decision);
                  }
                  danger[0] = false;
                });
        if (kind == Steps.Kind.CHOICE && !decisions.isEmpty()) {
          Moment moment = engine.resume(engine.state(at));
          for (int decision : decisions) {
            arrive(engine.choose(moment, decision), number, decision);
          }
        }
      }
    }
  }

  private boolean done() {
    return fault != null || gaveUp;
  }

  /** A page that begins behind a decision, or at the beginning. */
  private void arrive(Moment first, int source, int decision) {
    Moment moment = turn(first);
    if (moment.awaits() instanceof Awaits.Fault it && it.kind() == Awaits.Kind.CIRCLE) {
      fault = road(source, decision, List.of());
    } else if (waits(moment)) {
      int place = place(moment, -1);
      entries.add(new int[] {place, moment.page().nodes(), source, decision});
    }
  }

  private Moment turn(Moment first) {
    Moment moment = first;
    for (int turns = 0; moment.awaits() instanceof Awaits.Turn; turns++) {
      if (turns > MOST_TURNS) {
        // Pages without end are no circle without one.
        return moment;
      }
      moment = engine.turn(moment);
    }
    return moment;
  }

  private static boolean waits(Moment moment) {
    return moment.awaits() instanceof Awaits.Chance || moment.awaits() instanceof Awaits.Draw;
  }

  private int place(Moment moment, int from) {
    Page page = moment.page();
    Place place = new Place(moment.state(), page.header(), page.said());
    Integer known = numbers.get(place);
    if (known != null) {
      return known;
    }
    int number = places.size();
    numbers.put(place, number);
    // Only what the page is matters, not what stands on it; nodes are counted from here.
    Page blank = new Page(page.header(), page.state(), List.of(), page.said(), 0);
    places.add(new Moment(moment.state(), blank, moment.awaits()));
    sources.add(from);
    gaveUp |= places.size() > MOST_PLACES;
    return number;
  }

  /** Follows all that can fall from all places; pages that are turned begin anew. */
  private void walkOn() {
    for (int at = 0; at < places.size() && !done(); at++) {
      Moment here = places.get(at);
      List<Integer> links = new ArrayList<>();
      for (int number : possible(here)) {
        Moment next = go(here, number);
        boolean turned = next.awaits() instanceof Awaits.Turn;
        Moment moment = turn(next);
        boolean circle =
            moment.awaits() instanceof Awaits.Fault it && it.kind() == Awaits.Kind.CIRCLE;
        if (waits(moment) || circle) {
          int to = circle ? -1 : place(moment, at);
          if (turned || circle) {
            entries.add(new int[] {to, moment.page().nodes(), -2 - at, number});
          }
          if (!turned && !circle) {
            links.add(to);
            links.add(moment.page().nodes());
            links.add(number);
          }
        } else if (!turned) {
          links.add(-1);
          links.add(moment.page().nodes());
          links.add(number);
        }
      }
      int[] packed = new int[links.size()];
      for (int i = 0; i < packed.length; i++) {
        packed[i] = links.get(i);
      }
      onward.add(packed);
    }
  }

  private static List<Integer> possible(Moment moment) {
    List<Awaits.Possible> all =
        moment.awaits() instanceof Awaits.Chance chance
            ? chance.outcomes()
            : ((Awaits.Draw) moment.awaits()).nodes();
    List<Integer> numbers = new ArrayList<>();
    for (Awaits.Possible one : all) {
      numbers.add(one.number());
    }
    return numbers;
  }

  private Moment go(Moment here, int number) {
    return here.awaits() instanceof Awaits.Chance
        ? engine.fall(here, number)
        : engine.draw(here, number);
  }

  private static Road.Step step(Moment here, int number) {
    return new Road.Step(
        here.awaits() instanceof Awaits.Chance ? Road.By.OUTCOME : Road.By.DRAW, number);
  }

  /** From each beginning the longest way on one page: one that comes back has no end. */
  private void longest() {
    int[] most = new int[places.size()];
    int[] entry = new int[places.size()];
    Arrays.fill(most, -1);
    for (int i = 0; i < entries.size(); i++) {
      int[] one = entries.get(i);
      if (one[0] < 0) {
        fault = roadTo(i, List.of());
        return;
      }
      if (one[1] > most[one[0]]) {
        most[one[0]] = one[1];
        entry[one[0]] = i;
      }
    }
    // Every place was found from a beginning; lengths rise until nothing changes or one is too
    // long.
    int[] via = new int[places.size()];
    int[] by = new int[places.size()];
    Arrays.fill(via, -1);
    ArrayDeque<Integer> todo = new ArrayDeque<>();
    for (int i = 0; i < most.length; i++) {
      if (most[i] >= 0) {
        todo.add(i);
      }
    }
    while (!todo.isEmpty()) {
      int at = todo.remove();
      int[] links = onward.get(at);
      for (int i = 0; i < links.length; i += 3) {
        int length = most[at] + links[i + 1];
        if (length > Engine.STEP_BUDGET) {
          fault = roadTo(at, links[i + 2], via, by, entry);
          return;
        }
        int to = links[i];
        if (to >= 0 && length > most[to]) {
          most[to] = length;
          via[to] = at;
          by[to] = links[i + 2];
          todo.add(to);
        }
      }
    }
  }

  /** The road to the last place, round the circle as it was found, and one more decision. */
  private Road roadTo(int at, int last, int[] via, int[] by, int[] entry) {
    List<Road.Step> behind = new ArrayList<>();
    behind.add(step(places.get(at), last));
    int place = at;
    boolean[] met = new boolean[via.length];
    while (via[place] >= 0 && !met[place]) {
      met[place] = true;
      behind.add(0, step(places.get(via[place]), by[place]));
      place = via[place];
    }
    if (via[place] < 0) {
      return roadTo(entry[place], behind);
    }
    // The links run in a circle: how it was entered was overwritten, so it is entered as found.
    List<Road.Step> circle = new ArrayList<>();
    int first = place;
    do {
      circle.add(0, step(places.get(via[place]), by[place]));
      place = via[place];
    } while (place != first);
    List<Road.Step> round = new ArrayList<>();
    // A draw may follow a fall without a node between them.
    while (round.size() <= 2 * Engine.STEP_BUDGET) {
      round.addAll(circle);
    }
    List<Road.Step> road = new ArrayList<>(found(first));
    road.addAll(round);
    return new Road(road);
  }

  private Road roadTo(int entry, List<Road.Step> behind) {
    int[] one = entries.get(entry);
    if (one[2] >= StateTable.NONE) {
      return road(one[2], one[3], behind);
    }
    int place = -2 - one[2];
    List<Road.Step> road = new ArrayList<>(found(place));
    road.add(step(places.get(place), one[3]));
    road.addAll(behind);
    return new Road(road);
  }

  /** The road by which a place was found first. */
  private List<Road.Step> found(int place) {
    List<Road.Step> behind = new ArrayList<>();
    int at = place;
    while (sources.get(at) >= 0) {
      int from = sources.get(at);
      behind.add(0, linking(from, at));
      at = from;
    }
    for (int[] one : entries) {
      if (one[0] == at && one[2] >= StateTable.NONE) {
        return road(one[2], one[3], behind).decisions();
      }
    }
    throw new IllegalStateException("a place was found from nowhere");
  }

  private Road.Step linking(int from, int to) {
    Moment here = places.get(from);
    for (int number : possible(here)) {
      Moment moment = turn(go(here, number));
      Place place = new Place(moment.state(), moment.page().header(), moment.page().said());
      Integer known = numbers.get(place);
      if (waits(moment) && known != null && known == to) {
        return step(here, number);
      }
    }
    throw new IllegalStateException("a place was not found again");
  }

  private Road road(int source, int decision, List<Road.Step> behind) {
    List<Road.Step> road = new ArrayList<>();
    if (source != StateTable.NONE) {
      road.addAll(new Roads(search).to(source));
      road.add(new Road.Step(Road.By.CHOICE, decision));
    }
    road.addAll(behind);
    return new Road(road);
  }
}
