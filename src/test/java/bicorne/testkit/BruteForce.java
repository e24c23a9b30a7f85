package bicorne.testkit;

import bicorne.engine.Awaits;
import bicorne.engine.Engine;
import bicorne.engine.Moment;
import bicorne.engine.Piece;
import bicorne.engine.State;
import bicorne.model.Block;
import bicorne.model.Expr;
import bicorne.model.Facts;
import bicorne.model.Inline;
import bicorne.model.Node;
import bicorne.model.Option;
import bicorne.model.Story;
import bicorne.model.Text;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Everything that can happen in a small story, found in the most obvious way: breadth first, by the
 * engine that plays, every state a key of a map.
 *
 * <p>A state is one in which play waits for a decision, has ended or is stuck; pages are turned on
 * the way. Lengths count decisions. So that no node is passed unseen, every node and every reply of
 * the explored story is given a word to say: texts are no part of a state.
 */
public final class BruteForce {

  /** What was never found. */
  public static final int NEVER = -1;

  /** A state, whether the story ends in it or is stuck, and what can follow it. */
  private record Found(int length, boolean end, boolean fault, List<State> next) {}

  private final Story story;
  private final Engine engine;
  private final List<Expr> asked;
  private final int most;
  private final Map<State, Found> found = new LinkedHashMap<>();
  private final int[] nodes;
  private final int[] open;
  private final int[] locked;
  private final int[] endings;
  private final int[] stuck;
  private final int[] noOutcomeNode;
  private final int[] noOutcomeOption;
  private final int[] holds;
  private final int[] fails;
  private final IdentityHashMap<Object, int[]> forks = new IdentityHashMap<>();
  private final IdentityHashMap<Text, Text> written = new IdentityHashMap<>();
  private boolean endless;
  private boolean gaveUp;
  private Set<State> endingAhead = new LinkedHashSet<>();

  private BruteForce(Story story, List<Expr> asked, int most) {
    this.story = story;
    this.asked = asked;
    this.most = most;
    engine = new Engine(speaking(), remembered(story, asked));
    nodes = never(story.nodes().size());
    open = never(story.options().size());
    locked = never(story.options().size());
    endings = never(story.nodes().size());
    stuck = never(story.nodes().size());
    noOutcomeNode = never(story.nodes().size());
    noOutcomeOption = never(story.options().size());
    holds = never(asked.size());
    fails = never(asked.size());
  }

  /**
   * Explores a story from its beginning.
   *
   * @param asked conditions, each asked at every moment: a node entered, or play waiting
   * @param most so many states and no more
   */
  public static BruteForce of(Story story, List<Expr> asked, int most) {
    BruteForce all = new BruteForce(story, asked, most);
    all.explore();
    all.walkBack();
    return all;
  }

  private static int[] never(int size) {
    int[] lengths = new int[size];
    Arrays.fill(lengths, NEVER);
    return lengths;
  }

  // The story in which every node says something

  private Story speaking() {
    List<Node> nodes = new ArrayList<>();
    for (Node n : story.nodes()) {
      Text word = Text.plain("Here.");
      written.put(word, n.text());
      nodes.add(
          new Node(
              n.number(),
              n.file(),
              n.name(),
              n.header(),
              n.effects(),
              word,
              /* runOn= */ false,
              n.exit(),
              n.history(),
              n.tags(),
              n.note()));
    }
    List<Option> options = new ArrayList<>();
    for (Option o : story.options()) {
      Text word = Text.plain("So.");
      written.put(word, o.reply());
      options.add(
          new Option(
              o.number(),
              o.node(),
              o.id(),
              o.outcome(),
              o.text(),
              o.visible(),
              o.when(),
              o.locked(),
              o.once(),
              o.weight(),
              o.effects(),
              word,
              o.history(),
              o.outcomes(),
              o.way(),
              o.note()));
    }
    return new Story(
        story.id(),
        story.title(),
        story.languages(),
        story.start(),
        story.files(),
        story.variables(),
        nodes,
        options,
        story.ways(),
        story.draws(),
        story.pools(),
        story.people(),
        story.places(),
        story.sources(),
        story.pictures(),
        story.renames(),
        story.claims());
  }

  /** What the story and the questions ask of the past, though texts that asked are gone. */
  private static List<Expr> remembered(Story story, List<Expr> asked) {
    Facts facts = Facts.of(story, asked);
    List<Expr> all = new ArrayList<>();
    for (int i = 0; i < facts.countedNodes().length; i++) {
      all.add(new Expr.Visits(facts.countedNodes()[i], facts.caps()[i]));
    }
    for (int option : facts.keptOptions()) {
      all.add(new Expr.Taken(option));
    }
    return all;
  }

  // Exploring

  private void explore() {
    ArrayDeque<Moment> queue = new ArrayDeque<>();
    Moment first = settle(engine.begin(), 0);
    if (first != null) {
      queue.add(first);
      found.put(first.state(), found(first, 0));
    }
    while (!queue.isEmpty()) {
      Moment moment = queue.remove();
      Found here = found.get(moment.state());
      if (here == null) {
        throw new AssertionError("what is queued was found");
      }
      for (Moment next : following(moment)) {
        Moment settled = settle(next, here.length() + 1);
        if (settled == null) {
          continue;
        }
        here.next().add(settled.state());
        if (!found.containsKey(settled.state())) {
          found.put(settled.state(), found(settled, here.length() + 1));
          queue.add(settled);
        }
      }
      if (found.size() > most) {
        gaveUp = true;
        return;
      }
    }
  }

  private static Found found(Moment moment, int length) {
    boolean ends = moment.awaits() instanceof Awaits.End;
    boolean fault = moment.awaits() instanceof Awaits.Fault;
    return new Found(length, ends, fault, new ArrayList<>());
  }

  /** All that one decision can bring. */
  private List<Moment> following(Moment moment) {
    List<Moment> next = new ArrayList<>();
    if (moment.awaits() instanceof Awaits.Choice choice) {
      for (Awaits.Offer offer : choice.offers()) {
        if (offer.open()) {
          next.add(engine.choose(moment, offer.option()));
        }
      }
    } else if (moment.awaits() instanceof Awaits.Chance chance) {
      for (Awaits.Possible outcome : chance.outcomes()) {
        next.add(engine.fall(moment, outcome.number()));
      }
    } else if (moment.awaits() instanceof Awaits.Draw draw) {
      for (Awaits.Possible node : draw.nodes()) {
        next.add(engine.draw(moment, node.number()));
      }
    }
    return next;
  }

  /** Turns pages until play waits for something else; null where it never does. */
  private @Nullable Moment settle(Moment moment, int length) {
    Set<State> turned = new LinkedHashSet<>();
    Moment now = moment;
    see(now, length);
    while (now.awaits() instanceof Awaits.Turn) {
      if (!turned.add(now.state())) {
        endless = true;
        return null;
      }
      now = engine.turn(now);
      see(now, length);
    }
    return now;
  }

  // Seeing

  private void see(Moment moment, int length) {
    State state = moment.state();
    texts(moment, length);
    if (engine.entering(state)) {
      return;
    }
    int node = engine.node(state);
    first(nodes, node, length);
    for (int i = 0; i < asked.size(); i++) {
      first(engine.eval(asked.get(i), state) != 0 ? holds : fails, i, length);
    }
    Awaits awaits = moment.awaits();
    if (awaits instanceof Awaits.Choice choice) {
      offered(choice.offers(), state, length);
    } else if (awaits instanceof Awaits.Turn turn) {
      if (turnsPage(moment, node)) {
        offered(turn.locked(), state, length);
      }
    } else if (awaits instanceof Awaits.Chance chance) {
      for (Awaits.Possible outcome : chance.outcomes()) {
        first(open, outcome.number(), length);
      }
    } else if (awaits instanceof Awaits.End) {
      first(endings, node, length);
    } else if (awaits instanceof Awaits.Fault fault) {
      fault(fault, length);
    }
  }

  private void offered(List<Awaits.Offer> offers, State state, int length) {
    for (Awaits.Offer offer : offers) {
      first(offer.open() ? open : locked, offer.option(), length);
      tell(story.options().get(offer.option()).text(), state, length);
    }
  }

  private void fault(Awaits.Fault fault, int length) {
    switch (fault.kind()) {
      case NO_OPEN_CHOICE -> first(stuck, fault.node(), length);
      case NO_OUTCOME -> {
        if (fault.option() < 0) {
          first(noOutcomeNode, fault.node(), length);
        } else {
          first(noOutcomeOption, fault.option(), length);
        }
      }
      case CIRCLE -> throw new AssertionError("every node says something");
    }
  }

  private static void first(int[] lengths, int number, int length) {
    if (lengths[number] == NEVER) {
      lengths[number] = length;
    }
  }

  // Texts

  /** What is told on a page, as it was written: of each text by the state of its moment. */
  private void texts(Moment moment, int length) {
    for (Piece piece : moment.page().pieces()) {
      Text text = written.get(piece.text());
      if (text != null) {
        tell(text, piece.now(), length);
      }
    }
  }

  /** Whether the page is turned behind a node whose text is as it was written. */
  private boolean turnsPage(Moment moment, int node) {
    boolean spoke = false;
    for (Piece piece : moment.page().pieces()) {
      if (piece.text() == engine.story().nodes().get(node).text()) {
        Text text = story.nodes().get(node).text();
        spoke = !engine.telling().tell(new Piece(text, piece.now(), piece.before()), 0).isEmpty();
      }
    }
    return spoke && !story.nodes().get(node).runOn();
  }

  private void tell(Text text, State now, int length) {
    blocks(text.own(), now, length);
  }

  private void blocks(List<Block> blocks, State now, int length) {
    for (Block block : blocks) {
      if (block instanceof Block.When when) {
        boolean yes = fork(when, when.condition(), now, length);
        blocks(yes ? when.yes() : when.no(), now, length);
      } else if (block instanceof Block.ByVisit visit) {
        int count = engine.visits(now, visit.node());
        int which = Math.max(1, Math.min(count, visit.visits().size()));
        blocks(visit.visits().get(which - 1), now, length);
      } else if (block instanceof Block.Prose prose) {
        paragraphs(prose.paragraphs(), now, length);
      } else if (block instanceof Block.Say say) {
        paragraphs(say.paragraphs(), now, length);
      } else if (block instanceof Block.Document document) {
        inlines(document.title(), now, length);
        paragraphs(document.paragraphs(), now, length);
      } else if (block instanceof Block.Picture picture) {
        inlines(picture.alt(), now, length);
      }
    }
  }

  private void paragraphs(List<List<Inline>> paragraphs, State now, int length) {
    for (List<Inline> paragraph : paragraphs) {
      inlines(paragraph, now, length);
    }
  }

  private void inlines(List<Inline> inlines, State now, int length) {
    for (Inline inline : inlines) {
      if (inline instanceof Inline.Either either) {
        boolean yes = fork(either, either.condition(), now, length);
        inlines(yes ? either.yes() : either.no(), now, length);
      } else if (inline instanceof Inline.Emphasis emphasis) {
        inlines(emphasis.inside(), now, length);
      } else if (inline instanceof Inline.Link link) {
        inlines(link.inside(), now, length);
      }
    }
  }

  private boolean fork(Object fork, Expr condition, State now, int length) {
    boolean yes = engine.eval(condition, now) != 0;
    first(forks.computeIfAbsent(fork, f -> never(2)), yes ? 0 : 1, length);
    return yes;
  }

  // Walking back

  /** States with an ending ahead: those that end, then those one of whose followers has one. */
  private void walkBack() {
    boolean more = true;
    while (more) {
      more = false;
      for (Map.Entry<State, Found> entry : found.entrySet()) {
        boolean ahead = entry.getValue().end();
        for (State next : entry.getValue().next()) {
          ahead |= endingAhead.contains(next);
        }
        if (ahead && endingAhead.add(entry.getKey())) {
          more = true;
        }
      }
    }
  }

  // What was found

  /** Whether there were more states than wanted: then nothing here is certain. */
  public boolean gaveUp() {
    return gaveUp;
  }

  /** Whether play can go round for ever with nothing to decide. */
  public boolean endless() {
    return endless;
  }

  /** How many states there are. */
  public int states() {
    return found.size();
  }

  /** How many decisions lead to a node at least. */
  public int node(int node) {
    return nodes[node];
  }

  /** After how many decisions a choice can first be taken, or an outcome fall. */
  public int open(int option) {
    return open[option];
  }

  /** After how many decisions a choice is first shown locked. */
  public int locked(int option) {
    return locked[option];
  }

  /** How many decisions lead to an ending at least. */
  public int ending(int node) {
    return endings[node];
  }

  /** How many decisions lead to a node where then no choice is open. */
  public int stuck(int node) {
    return stuck[node];
  }

  /** How many decisions lead to a node where then no outcome can fall. */
  public int noOutcome(int node) {
    return noOutcomeNode[node];
  }

  /** How many decisions lead behind a choice where then no outcome can fall. */
  public int noOutcomeBehind(int option) {
    return noOutcomeOption[option];
  }

  /** After how many decisions a question first holds. */
  public int holds(int question) {
    return holds[question];
  }

  /** After how many decisions a question first does not hold. */
  public int fails(int question) {
    return fails[question];
  }

  /**
   * After how many decisions a condition in a text first holds, and first does not.
   *
   * @param fork a {@link Block.When} or an {@link Inline.Either}, the very same
   */
  public int[] fork(Object fork) {
    int[] lengths = forks.get(fork);
    return lengths == null ? never(2) : lengths.clone();
  }

  /** How many decisions lead into a trap: a state that is not stuck, and has no ending ahead. */
  public int trap() {
    for (Map.Entry<State, Found> entry : found.entrySet()) {
      if (!endingAhead.contains(entry.getKey()) && !entry.getValue().fault()) {
        return entry.getValue().length();
      }
    }
    return NEVER;
  }

  /** Every state with the shortest length to it, in the order found. */
  public Map<State, Integer> lengths() {
    Map<State, Integer> lengths = new LinkedHashMap<>();
    found.forEach((state, one) -> lengths.put(state, one.length()));
    return Collections.unmodifiableMap(lengths);
  }
}
