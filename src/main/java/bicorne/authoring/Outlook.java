package bicorne.authoring;

import bicorne.engine.Awaits;
import bicorne.engine.Engine;
import bicorne.engine.Moment;
import bicorne.engine.State;
import bicorne.explore.Explorer;
import bicorne.explore.Findings;
import bicorne.explore.HeldStore;
import bicorne.explore.Limits;
import bicorne.explore.Plan;
import bicorne.explore.Progress;
import bicorne.explore.Question;
import bicorne.explore.Road;
import bicorne.explore.Sight;
import bicorne.explore.Stop;
import bicorne.explore.TextCondition;
import bicorne.explore.Trap;
import bicorne.explore.Verdict;
import bicorne.model.Claim;
import bicorne.model.Expr;
import bicorne.model.Node;
import bicorne.model.Option;
import bicorne.model.Story;
import bicorne.model.StoryFile;
import bicorne.model.Way;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What can happen in a story, found out by going everywhere.
 *
 * <p>Of what follows from something else only that is told: of a node that is never entered nothing
 * that stands in it.
 */
public final class Outlook {

  private final Story story;
  private final Engine engine;
  private final Plan plan;
  private final Findings findings;
  private final List<Claim> claims;
  private final int alone;
  private final List<Matter> matters = new ArrayList<>();
  private final Blocked blocked;
  private Verdict traps = Verdict.PROVED;
  private Verdict circles = Verdict.PROVED;

  private Outlook(Plan plan, Findings findings, List<Claim> claims) {
    this.plan = plan;
    this.findings = findings;
    this.claims = claims;
    engine = plan.engine();
    story = engine.story();
    alone = engine.aloneIn();
    blocked = new Blocked(plan, findings);
  }

  /**
   * What is to be found out.
   *
   * @param claims the story's, and what is asked besides
   * @param episode the one to be explored by itself, from where history's road enters it; -1 is the
   *     whole story
   * @param exact whether states are kept apart even where nothing can tell them apart any more
   * @param whole whether all is looked at, or only the claims
   */
  public record Wanted(
      List<Claim> claims, int episode, boolean exact, boolean whole, Limits limits, int threads) {
    public Wanted {
      claims = List.copyOf(claims);
    }
  }

  /** Goes everywhere and looks at what was found. */
  public static Outlook of(Story story, Wanted wanted, Progress progress) {
    List<Expr> asked = new ArrayList<>();
    List<Question> questions = new ArrayList<>();
    for (Claim claim : wanted.claims()) {
      asked.add(claim.condition());
      questions.add(new Question(Question.Kind.valueOf(claim.kind().name()), claim.condition()));
    }
    Engine whole = new Engine(story, asked);
    Plan plan = Plan.whole(whole);
    if (wanted.episode() >= 0) {
      State entry = new bicorne.engine.Road(whole).entry(wanted.episode());
      int start = story.files().get(wanted.episode()).start();
      plan =
          Plan.whole(whole.alone(wanted.episode()))
              .from(entry == null ? whole.initial(start) : entry);
    }
    plan =
        plan.asking(questions)
            .exact(wanted.exact())
            .threads(wanted.threads())
            .within(wanted.limits());
    Outlook outlook = new Outlook(plan, Explorer.explore(plan, progress), wanted.claims());
    if (wanted.whole()) {
      outlook.look();
    }
    outlook.claims();
    return outlook;
  }

  /** The story. */
  public Story story() {
    return story;
  }

  /** What was claimed and asked. */
  public List<Claim> asked() {
    return Collections.unmodifiableList(claims);
  }

  /** Everything looked at, kind by kind, in the order of the story. */
  public List<Matter> matters() {
    return Collections.unmodifiableList(matters);
  }

  /** Those of one kind. */
  public List<Matter> matters(Matter.Kind kind) {
    List<Matter> some = new ArrayList<>();
    for (Matter matter : matters) {
      if (matter.kind() == kind) {
        some.add(matter);
      }
    }
    return some;
  }

  /** Why it gave up, or null if it saw everything. */
  public @Nullable Stop stopped() {
    return findings.stopped();
  }

  /** Whether all that was looked for is known. */
  public boolean complete() {
    return findings.stopped() == null && traps != Verdict.GAVE_UP && circles != Verdict.GAVE_UP;
  }

  /** How many states it found. */
  public long states() {
    return findings.states();
  }

  /** How many decisions it tried. */
  public long decisions() {
    return findings.edges();
  }

  /** The decisions to the farthest states. */
  public int depth() {
    return findings.depth();
  }

  /** The bytes of its tables. */
  public long bytes() {
    return findings.bytes();
  }

  /** Whether some ending lies ahead everywhere. */
  public Verdict endingsAhead() {
    return traps;
  }

  /** Whether nodes never go round without a page. */
  public Verdict noCircle() {
    return circles;
  }

  /** What integers can hold; only of an exact one. */
  public List<Findings.Range> ranges() {
    return findings.ranges();
  }

  /** Where a store is held to its range; only of an exact one. */
  public List<HeldStore> held() {
    return findings.held();
  }

  /** What keeps something that cannot happen from happening, in words without a language. */
  public List<Blocked.Guard> guards(Matter matter) {
    return blocked.guards(matter);
  }

  /**
   * Whether all that leads to a node that is never entered is told of by itself: choices that are
   * never open, nodes that are never entered, and no way that is tried.
   */
  boolean explained(int node) {
    return !blocked.byWay(node);
  }

  /** The answer to a claim or question. */
  public Verdict verdict(Matter claim) {
    boolean wanted = claims.get(claim.number()).kind() == Claim.Kind.REACHABLE;
    return switch (claim.can()) {
      case YES -> wanted ? Verdict.PROVED : Verdict.REFUTED;
      case NO -> wanted ? Verdict.REFUTED : Verdict.PROVED;
      case UNKNOWN -> Verdict.GAVE_UP;
    };
  }

  private void look() {
    for (Node node : story.nodes()) {
      if (here(node.file()) && node.exit() instanceof Node.Ends) {
        add(Matter.Kind.ENDING, node.number(), findings.node(node.number()), true);
      }
    }
    for (Node node : story.nodes()) {
      if (here(node.file())) {
        add(Matter.Kind.NODE, node.number(), findings.node(node.number()), false);
      }
    }
    options();
    branches();
    texts();
    faults();
    traps();
  }

  /** Played alone, an episode is looked at with the scenes it comes to, and nothing else. */
  private boolean here(int file) {
    if (alone < 0 || file == alone) {
      return true;
    }
    StoryFile it = story.files().get(file);
    return it.scene() && findings.node(it.start()).reached();
  }

  /** Whether a node is ever entered. */
  public boolean entered(int node) {
    return findings.node(node).reached();
  }

  private void options() {
    for (Option option : story.options()) {
      if (entered(option.node())) {
        add(Matter.Kind.OPTION, option.number(), findings.option(option.number()), false);
      }
    }
    for (Option option : story.options()) {
      int number = option.number();
      if (option.locked() != null && findings.option(number).reached()) {
        add(Matter.Kind.REASON, number, findings.locked(number), false);
      }
    }
  }

  private void branches() {
    for (Way way : story.ways()) {
      boolean any = false;
      for (int i = 0; i < way.branches().size(); i++) {
        any |= findings.branch(way.number(), i).reached();
      }
      for (int i = 0; any && i < way.branches().size(); i++) {
        Sight sight = findings.branch(way.number(), i);
        matters.add(
            new Matter(
                Matter.Kind.BRANCH, way.number(), i, true, can(sight), sight.length(), null));
      }
    }
  }

  private void texts() {
    for (TextCondition text : findings.textConditions()) {
      Sight yes = findings.text(text.number(), true);
      Sight no = findings.text(text.number(), false);
      if (yes.reached() || no.reached()) {
        text(text, true, yes);
        if (TextWithout.words(story, text)) {
          text(text, false, no);
        }
      }
    }
  }

  private void text(TextCondition text, boolean yes, Sight sight) {
    int about = text.option() >= 0 ? text.option() : text.node();
    matters.add(
        new Matter(Matter.Kind.TEXT, about, text.number(), yes, can(sight), sight.length(), null));
  }

  /** The condition of a text. */
  public TextCondition text(Matter matter) {
    return findings.textConditions().get(matter.part());
  }

  private void faults() {
    for (Node node : story.nodes()) {
      if (node.exit() instanceof Node.Choices && entered(node.number())) {
        add(Matter.Kind.NO_CHOICE, node.number(), findings.noOpenChoice(node.number()), true);
      } else if (node.exit() instanceof Node.Chance && entered(node.number())) {
        add(Matter.Kind.NO_OUTCOME, node.number(), findings.noOutcome(node.number()), true);
      }
    }
    for (Option option : story.options()) {
      if (!option.outcomes().isEmpty() && entered(option.node())) {
        Sight sight = findings.noOutcomeBehind(option.number());
        add(Matter.Kind.NO_OUTCOME_BEHIND, option.number(), sight, true);
      }
    }
  }

  private void traps() {
    Findings.CircleFindings circle = findings.circles();
    circles = circle.verdict();
    Road round = circle.road();
    if (round != null) {
      matters.add(at(Matter.Kind.CIRCLE, round));
    }
    Findings.TrapFindings found = findings.traps();
    traps = found.verdict();
    for (Trap trap : found.traps()) {
      // Where play stops is told as what it is.
      if (!trap.faults() && !trap.road().equals(round)) {
        trap(at(Matter.Kind.TRAP, trap.road()));
      }
    }
  }

  /** The nearest of those that begin at one node: they have one cause. */
  private void trap(Matter found) {
    for (Matter matter : matters) {
      if (matter.kind() == Matter.Kind.TRAP && matter.number() == found.number()) {
        return;
      }
    }
    matters.add(found);
  }

  private Matter at(Matter.Kind kind, Road road) {
    int node = engine.node(end(road).state());
    return new Matter(kind, node, -1, true, Matter.Can.YES, road.length(), road);
  }

  private void claims() {
    for (int i = 0; i < claims.size(); i++) {
      add(Matter.Kind.CLAIM, i, findings.question(i), true);
    }
  }

  private void add(Matter.Kind kind, int number, Sight sight, boolean shown) {
    Road road = shown && sight.reached() ? findings.road(sight) : null;
    matters.add(new Matter(kind, number, -1, true, can(sight), sight.length(), road));
  }

  private static Matter.Can can(Sight sight) {
    return switch (sight.known()) {
      case REACHED -> Matter.Can.YES;
      case UNREACHABLE -> Matter.Can.NO;
      case UNKNOWN -> Matter.Can.UNKNOWN;
    };
  }

  /** Whether a claim's condition is as it looks for at a moment of the road's end. */
  private boolean there(Matter matter, Moment moment) {
    State state = moment.state();
    if (matter.kind() == Matter.Kind.CLAIM) {
      Claim claim = claims.get(matter.number());
      boolean holds = engine.eval(claim.condition(), state) != 0;
      return !engine.entering(state) && holds == (claim.kind() != Claim.Kind.ALWAYS);
    }
    boolean node = matter.kind() == Matter.Kind.ENDING || matter.kind() == Matter.Kind.TRAP;
    return node && engine.node(state) == matter.number() && !engine.entering(state);
  }

  /** How many pages are turned behind the last decision of its road until the spot is shown. */
  public int pages(Matter matter) {
    Road road = matter.road();
    if (road == null) {
      throw new IllegalArgumentException("there is no road");
    }
    Moment moment = behind(road);
    int pages = 0;
    while (moment.awaits() instanceof Awaits.Turn
        && pages < Engine.STEP_BUDGET
        && !there(matter, moment)) {
      moment = engine.turn(moment);
      pages++;
    }
    return pages;
  }

  /** Where play waits behind a road. */
  private Moment end(Road road) {
    return settled(behind(road));
  }

  private Moment behind(Road road) {
    Moment moment = engine.enter(plan.from());
    for (Road.Step step : road.decisions()) {
      moment = settled(moment);
      if (moment.awaits() instanceof Awaits.Fault) {
        return moment;
      }
      moment =
          switch (step.by()) {
            case CHOICE -> engine.choose(moment, step.number());
            case OUTCOME -> engine.fall(moment, step.number());
            case DRAW -> engine.draw(moment, step.number());
          };
    }
    return moment;
  }

  private Moment settled(Moment moment) {
    Moment now = moment;
    for (int i = 0; i < Engine.STEP_BUDGET && now.awaits() instanceof Awaits.Turn; i++) {
      now = engine.turn(now);
    }
    return now;
  }

  /** A road in words without a language: addresses of what is decided, in order. */
  public List<String> steps(Road road) {
    List<String> steps = new ArrayList<>();
    for (Road.Step step : road.decisions()) {
      steps.add(
          step.by() == Road.By.DRAW
              ? story.address(step.number())
              : story.optionAddress(step.number()));
    }
    return steps;
  }
}
