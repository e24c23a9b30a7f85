package bicorne.explore;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.diagnostic.LineRenderer;
import bicorne.diagnostic.Report;
import bicorne.diagnostic.Sentences;
import bicorne.engine.Awaits;
import bicorne.engine.Engine;
import bicorne.engine.Moment;
import bicorne.loading.StoryLoader;
import bicorne.model.Claim;
import bicorne.model.Effect;
import bicorne.model.Expr;
import bicorne.model.Node;
import bicorne.model.Option;
import bicorne.model.Story;
import bicorne.testkit.BruteForce;
import bicorne.testkit.Golden;
import bicorne.testkit.MemoryFolder;
import bicorne.testkit.TextStory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Little stories, each with what can be proved of it in {@code says.txt}, a line each: by brute
 * force, and by the explorer, exact and merged.
 *
 * <pre>
 * proved open, proved ending        a choice is always open; from everywhere an ending lies ahead
 * refuted open NODE n               after n decisions no choice is open there
 * refuted outcome NODE n            after n decisions no outcome can fall there
 * refuted ending                    some state has no ending ahead
 * trap n                            n decisions lead into the first such state
 * circle n                          after n decisions nodes go round without a page
 * reached NODE n                    n decisions lead there at least
 * never NODE, never NODE#ID         it is never entered, never open
 * branch-never NODE i               branch i of the node's way is never followed
 * saturates VARIABLE                a store is held to its range
 * proved|refuted KIND i n           of the story's claim i, with the decisions to the moment shown
 * </pre>
 */
class CasesTest {

  static List<String> cases() throws IOException {
    try (Stream<Path> folders = Files.list(Golden.resources().resolve("explore/cases"))) {
      return folders.map(folder -> String.valueOf(folder.getFileName())).sorted().toList();
    }
  }

  private static TextStory texts(String name) {
    TextStory all = TextStory.of("explore/cases/" + name);
    return all.without("says.txt").without("check.txt");
  }

  private static List<String[]> says(String name) throws IOException {
    List<String[]> said = new ArrayList<>();
    Path file = Golden.resources().resolve("explore/cases").resolve(name).resolve("says.txt");
    for (String line : Files.readAllLines(file)) {
      if (!line.startsWith("#")) {
        said.add(line.split(" ", -1));
      }
    }
    assertThat(said).isNotEmpty();
    return said;
  }

  private static List<Expr> conditions(Story story) {
    List<Expr> conditions = new ArrayList<>();
    story.claims().forEach(claim -> conditions.add(claim.condition()));
    return conditions;
  }

  private static int option(Story story, String address) {
    int sign = address.indexOf('#');
    Option option =
        story.optionOf(story.nodeAt(address.substring(0, sign)), address.substring(sign + 1));
    assertThat(option).as(address).isNotNull();
    return option == null ? -1 : option.number();
  }

  /** What is said of each without playing; none has an error, so that exploring matters. */
  @ParameterizedTest
  @MethodSource("cases")
  void checkSaysWhatItCan(String name) {
    var loaded = StoryLoader.load(MemoryFolder.of(texts(name).files()));
    assertThat(loaded.story()).isNotNull();
    Golden.check(
        "explore/cases/" + name + "/check.txt",
        new LineRenderer(Sentences.in("en")).render(Report.of(loaded.problems())));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void bruteForceSaysWhatIsSo(String name) throws IOException {
    Story story = texts(name).load();
    BruteForce all = BruteForce.of(story, conditions(story), 10_000);
    for (String[] said : says(name)) {
      assertThat(found(story, all, said)).as(String.join(" ", said)).isEqualTo(expected(said));
    }
  }

  /** The length a line speaks of: its last word where that is a number, else never. */
  private static int expected(String[] said) {
    String last = said[said.length - 1];
    boolean claim = said.length > 2 && isClaim(said[1]);
    boolean number = Character.isDigit(last.charAt(0)) && said.length > (claim ? 3 : 1);
    return number ? number(last) : BruteForce.NEVER;
  }

  private static int found(Story story, BruteForce all, String[] said) {
    String what = said[0];
    if (said.length > 2 && isClaim(said[1])) {
      int claim = number(said[2]);
      boolean always = story.claims().get(claim).kind() == Claim.Kind.ALWAYS;
      return always ? all.fails(claim) : all.holds(claim);
    }
    if (what.equals("proved") && said[1].equals("open")) {
      return most(story, all::stuck);
    }
    if (what.equals("refuted") && said[1].equals("open")) {
      return all.stuck(story.nodeAt(said[2]));
    }
    if (what.equals("refuted") && said[1].equals("outcome")) {
      return all.noOutcome(story.nodeAt(said[2]));
    }
    if (what.equals("refuted") || what.equals("circle")) {
      assertThat(all.trap() != BruteForce.NEVER || all.endless()).as(what).isTrue();
      return expected(said);
    }
    if (what.equals("proved") || what.equals("trap")) {
      return all.trap();
    }
    if (what.equals("reached") || (what.equals("never") && said[1].indexOf('#') < 0)) {
      return all.node(story.nodeAt(said[1]));
    }
    // Branches and stores are the explorer's alone.
    return what.equals("never") ? all.open(option(story, said[1])) : expected(said);
  }

  private static int number(String digits) {
    return Integer.parseInt(digits);
  }

  private static boolean isClaim(String word) {
    return word.equals("always") || word.equals("never") || word.equals("reachable");
  }

  private interface OfNode {
    int length(int node);
  }

  private static int most(Story story, OfNode what) {
    int most = -1;
    for (Node node : story.nodes()) {
      most = Math.max(most, what.length(node.number()));
    }
    return most;
  }

  @ParameterizedTest
  @MethodSource("cases")
  void theExplorerSaysWhatIsSo(String name) throws IOException {
    Story story = texts(name).load();
    Engine engine = new Engine(story, conditions(story));
    List<Question> questions = new ArrayList<>();
    for (Claim claim : story.claims()) {
      questions.add(new Question(Question.Kind.valueOf(claim.kind().name()), claim.condition()));
    }
    for (boolean exact : new boolean[] {true, false}) {
      Plan plan = Plan.whole(engine).asking(questions).exact(exact);
      Findings findings = Explorer.explore(plan, Progress.SILENT);
      for (String[] said : says(name)) {
        judge(story, engine, findings, exact, said);
      }
    }
  }

  private static void judge(
      Story story, Engine engine, Findings findings, boolean exact, String[] said) {
    String line = String.join(" ", said) + (exact ? " (exact)" : " (merged)");
    String last = said[said.length - 1];
    if (said.length > 2 && isClaim(said[1])) {
      int claim = number(said[2]);
      assertThat(findings.verdict(claim)).as(line).isEqualTo(verdict(said[0]));
      if (said.length > 3) {
        assertThat(findings.question(claim).length()).as(line).isEqualTo(number(last));
      }
      return;
    }
    switch (said[0]) {
      case "proved", "refuted" -> {
        switch (said[1]) {
          case "open" -> {
            if (said.length > 2) {
              Sight stuck = findings.noOpenChoice(story.nodeAt(said[2]));
              assertThat(stuck.length()).as(line).isEqualTo(number(last));
              Moment moment = play(engine, findings.road(stuck));
              assertThat(moment.awaits())
                  .as(line)
                  .isEqualTo(
                      new Awaits.Fault(Awaits.Kind.NO_OPEN_CHOICE, story.nodeAt(said[2]), -1));
            } else {
              for (Node node : story.nodes()) {
                assertThat(findings.noOpenChoice(node.number()).reached()).as(line).isFalse();
              }
            }
          }
          case "outcome" ->
              assertThat(findings.noOutcome(story.nodeAt(said[2])).length())
                  .as(line)
                  .isEqualTo(number(last));
          case "ending" ->
              assertThat(findings.traps().verdict()).as(line).isEqualTo(verdict(said[0]));
          default -> throw new AssertionError(line);
        }
      }
      case "trap" -> assertThat(firstTrap(findings).length()).as(line).isEqualTo(number(last));
      case "circle" -> {
        Findings.CircleFindings circles = findings.circles();
        assertThat(circles.verdict()).as(line).isEqualTo(Verdict.REFUTED);
        Road road = java.util.Objects.requireNonNull(circles.road());
        assertThat(road.length()).as(line).isEqualTo(number(last));
        assertThat(play(engine, road).awaits())
            .as(line)
            .isInstanceOfSatisfying(
                Awaits.Fault.class,
                fault -> assertThat(fault.kind()).isEqualTo(Awaits.Kind.CIRCLE));
      }
      case "reached" -> {
        Sight sight = findings.node(story.nodeAt(said[1]));
        assertThat(sight.length()).as(line).isEqualTo(number(last));
        assertThat(findings.road(sight).length()).as(line).isEqualTo(number(last));
      }
      case "never" -> {
        Sight sight =
            said[1].indexOf('#') < 0
                ? findings.node(story.nodeAt(said[1]))
                : findings.option(option(story, said[1]));
        assertThat(sight.known()).as(line).isEqualTo(Sight.Known.UNREACHABLE);
      }
      case "branch-never" -> {
        Node.Exit exit = story.nodes().get(story.nodeAt(said[1])).exit();
        int way = ((Node.Onward) exit).way().number();
        assertThat(findings.branch(way, number(last)).known())
            .as(line)
            .isEqualTo(Sight.Known.UNREACHABLE);
      }
      case "saturates" -> {
        if (exact) {
          List<String> held = new ArrayList<>();
          for (HeldStore store : findings.held()) {
            Effect.Store effect = store.store();
            held.add(story.variables().get(effect.variable()).name());
          }
          assertThat(held).as(line).contains(said[1]);
        }
      }
      default -> throw new AssertionError(line);
    }
  }

  private static Verdict verdict(String word) {
    return word.equals("proved") ? Verdict.PROVED : Verdict.REFUTED;
  }

  private static Road firstTrap(Findings findings) {
    Road first = null;
    for (Trap trap : findings.traps().traps()) {
      if (first == null || trap.road().length() < first.length()) {
        first = trap.road();
      }
    }
    if (first == null) {
      throw new AssertionError("there is no trap");
    }
    return first;
  }

  /** Plays a road by the engine alone. */
  static Moment play(Engine engine, Road road) {
    Moment moment = turned(engine, engine.begin());
    for (Road.Step step : road.decisions()) {
      moment =
          turned(
              engine,
              switch (step.by()) {
                case CHOICE -> engine.choose(moment, step.number());
                case OUTCOME -> engine.fall(moment, step.number());
                case DRAW -> engine.draw(moment, step.number());
              });
    }
    return moment;
  }

  private static Moment turned(Engine engine, Moment moment) {
    Moment now = moment;
    for (int pages = 0; now.awaits() instanceof Awaits.Turn && pages < 1000; pages++) {
      now = engine.turn(now);
    }
    return now;
  }
}
