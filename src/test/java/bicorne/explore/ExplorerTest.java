package bicorne.explore;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.engine.Awaits;
import bicorne.engine.Engine;
import bicorne.engine.Moment;
import bicorne.engine.State;
import bicorne.engine.WatchedEngine;
import bicorne.loading.Loaded;
import bicorne.loading.StoryLoader;
import bicorne.model.Claim;
import bicorne.model.Expr;
import bicorne.model.Story;
import bicorne.model.Variable;
import bicorne.testkit.GeneratedStory;
import bicorne.testkit.MemoryFolder;
import bicorne.testkit.RandomStory;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Exploring is exact, merges only what is the same, and tells roads that can be played. */
class ExplorerTest {

  private static final int BLOCK = 250;

  private static Plan plan(Story story) {
    List<Expr> asked = new ArrayList<>();
    List<Question> questions = new ArrayList<>();
    for (Claim claim : story.claims()) {
      asked.add(claim.condition());
      questions.add(new Question(Question.Kind.valueOf(claim.kind().name()), claim.condition()));
    }
    return Plan.whole(new Engine(story, asked)).asking(questions);
  }

  private static Findings explore(Plan plan) {
    return Explorer.explore(plan, Progress.SILENT);
  }

  private static Story large(int nodes, int variables) {
    Loaded loaded =
        StoryLoader.load(MemoryFolder.of(GeneratedStory.files(nodes, 3, variables, 2, 1, false)));
    return Objects.requireNonNull(loaded.story(), () -> loaded.problems().toString());
  }

  /** What is there is said and what is not is not, by the engine that plays. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  void seesWhatPlaySees(int block) {
    int compared = 0;
    for (long seed = (long) block * BLOCK; seed < (block + 1L) * BLOCK; seed++) {
      Story story = RandomStory.small(seed);
      Plan plan = plan(story).exact(true);
      Naive naive = new Naive(plan.engine(), plan.from());
      if (naive.endless) {
        continue;
      }
      compared++;
      Findings findings = explore(plan);
      assertThat(findings.states()).as("states, seed %d", seed).isEqualTo(naive.states());
      assertThat(Told.met(story, findings)).as("seed %d", seed).isEqualTo(naive.seen);
      assertThat(nearestTrap(findings)).as("trap, seed %d", seed).isEqualTo(naive.nearestTrap());
    }
    assertThat(compared).isGreaterThan(BLOCK / 2);
  }

  private static int nearestTrap(Findings findings) {
    List<Trap> traps = findings.traps().traps();
    return traps.isEmpty() ? -1 : traps.get(0).road().length();
  }

  /** What variables can be at a node is the same, though states are merged. */
  @Test
  void probesMeetEveryValueAndNoOther() {
    int several = 0;
    for (long seed = 0; seed < 300; seed++) {
      Story story = RandomStory.small(seed);
      Plan plan = plan(story).asking(List.of());
      List<Integer> variables = new ArrayList<>();
      for (Variable variable : story.variables()) {
        if (!variable.derived() && variable.type().max() - variable.type().min() < 100) {
          variables.add(variable.number());
        }
      }
      List<Probe> probes = new ArrayList<>();
      for (int node = (int) (seed % 3); node < story.nodes().size(); node += 3) {
        probes.add(new Probe(node, variables));
      }
      Findings merged = explore(plan.probing(probes).threads(2));
      Findings exact = explore(plan.probing(probes).exact(true));
      for (Probe probe : probes) {
        for (int variable : variables) {
          List<Long> values = exact.values(probe.node(), variable);
          assertThat(merged.values(probe.node(), variable))
              .as("seed %d, %s, variable %d", seed, story.address(probe.node()), variable)
              .isEqualTo(values);
          assertThat(values.isEmpty()).isEqualTo(!exact.node(probe.node()).reached());
          several += values.size() > 1 ? 1 : 0;
        }
      }
    }
    assertThat(several).isGreaterThan(100);
  }

  /** Every verdict and every shortest length is the same, from fewer states. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
  void mergedStatesTellTheSameStory(int block) {
    long apart = 0;
    long together = 0;
    for (long seed = (long) block * BLOCK; seed < (block + 1L) * BLOCK; seed++) {
      Story story = RandomStory.small(seed);
      Plan plan = plan(story);
      Findings exact = explore(plan.exact(true).within(new Limits(50_000, Long.MAX_VALUE)));
      if (exact.stopped() != null) {
        continue;
      }
      Findings merged = explore(plan);
      int questions = plan.questions().size();
      assertThat(Told.all(story, merged, questions))
          .as("seed %d", seed)
          .isEqualTo(Told.all(story, exact, questions));
      assertThat(nearestTrap(merged)).as("trap, seed %d", seed).isEqualTo(nearestTrap(exact));
      assertThat(merged.circles().verdict())
          .as("circles, seed %d", seed)
          .isEqualTo(exact.circles().verdict());
      apart += exact.states();
      together += merged.states();
    }
    assertThat(together).isLessThan(apart);
  }

  /** A road found among merged states is a road of the story. */
  @Test
  void everyRoadCanBePlayedToItsEnd() {
    int roads = 0;
    for (long seed = 0; seed < BLOCK; seed++) {
      Story story = RandomStory.small(seed);
      Plan plan = plan(story);
      Findings findings = explore(plan);
      if (findings.circles().verdict() != Verdict.PROVED) {
        continue;
      }
      for (int node = 0; node < story.nodes().size(); node++) {
        Sight sight = findings.node(node);
        if (sight.reached()) {
          Road road = findings.road(sight);
          assertThat(road.length()).isEqualTo(sight.length());
          assertThat(entered(plan.engine(), plan.from(), road))
              .as("seed %d, road to %s", seed, story.address(node))
              .contains(node);
          roads++;
        }
        if (findings.noOpenChoice(node).reached()) {
          Road road = findings.road(findings.noOpenChoice(node));
          Moment last = Replayed.last(plan.engine(), plan.from(), road);
          assertThat(last.awaits())
              .isEqualTo(new Awaits.Fault(Awaits.Kind.NO_OPEN_CHOICE, node, -1));
          roads++;
        }
      }
    }
    assertThat(roads).isGreaterThan(BLOCK);
  }

  private static List<Integer> entered(Engine engine, State from, Road road) {
    List<Integer> nodes = new ArrayList<>();
    Replayed.last(WatchedEngine.of(engine, nodes::add), from, road);
    return nodes;
  }

  /** Dice that always bring one back to the same page stop play, and the road shows it. */
  @Test
  void aRoadIntoACircleEndsInOne() {
    int circles = 0;
    for (long seed = 0; seed < 2 * BLOCK; seed++) {
      Plan plan = plan(RandomStory.small(seed));
      Findings.CircleFindings found = explore(plan).circles();
      if (found.verdict() == Verdict.REFUTED) {
        circles++;
        Road road = Objects.requireNonNull(found.road());
        assertThat(Replayed.last(plan.engine(), plan.from(), road).awaits())
            .as("seed %d", seed)
            .isInstanceOfSatisfying(
                Awaits.Fault.class,
                fault -> assertThat(fault.kind()).isEqualTo(Awaits.Kind.CIRCLE));
      }
    }
    assertThat(circles).isPositive();
  }

  /** States, sights and roads do not depend on how many work. */
  @ParameterizedTest
  @ValueSource(ints = {2, 5})
  void anyNumberOfThreadsFindsTheSame(int threads) {
    Story story = large(200, 3);
    for (boolean exact : new boolean[] {true, false}) {
      Plan plan = plan(story).exact(exact);
      Findings one = explore(plan);
      Findings many = explore(plan.threads(threads));
      assertThat(many.states()).isEqualTo(one.states()).isGreaterThan(3_000);
      assertThat(many.edges()).isEqualTo(one.edges());
      assertThat(Told.all(story, many, 0)).isEqualTo(Told.all(story, one, 0));
      for (int node = 0; node < story.nodes().size(); node++) {
        if (one.node(node).reached()) {
          assertThat(many.road(many.node(node))).isEqualTo(one.road(one.node(node)));
        }
      }
      assertThat(many.traps()).isEqualTo(one.traps());
    }
  }

  @Test
  void itGivesUpWhereItMust() {
    Plan plan = plan(large(200, 3)).exact(true);
    Findings few = explore(plan.within(new Limits(1_000, Long.MAX_VALUE)));
    assertThat(few.stopped()).isEqualTo(Stop.STATES);
    assertThat(few.traps().verdict()).isEqualTo(Verdict.GAVE_UP);
    Findings small = explore(plan.within(new Limits(Long.MAX_VALUE, 3_500_000)));
    assertThat(small.stopped()).isEqualTo(Stop.MEMORY);
    assertThat(small.bytes()).isLessThanOrEqualTo(3_500_000);
    Findings asked = Explorer.explore(plan, (states, frontier, bytes, depth) -> depth < 5);
    assertThat(asked.stopped()).isEqualTo(Stop.ASKED);
    assertThat(asked.states()).isLessThan(few.states() + 40_000);
  }

  /** Ranges, and where a store is held to one, are those of an exact exploration. */
  @Test
  void rangesAreThoseOfTheStatesPlayWaitsIn() {
    Story story = large(200, 3);
    Findings findings = explore(plan(story).exact(true));
    assertThat(findings.ranges()).hasSize(3).allSatisfy(r -> assertThat(r.least()).isZero());
    assertThat(findings.held()).isNotEmpty();
    for (HeldStore held : findings.held()) {
      assertThat(held.road().length()).isBetween(1, findings.depth() + 1);
    }
  }
}
