package bicorne.explore;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.engine.Engine;
import bicorne.model.Block;
import bicorne.model.Claim;
import bicorne.model.Expr;
import bicorne.model.Inline;
import bicorne.model.Story;
import bicorne.testkit.BruteForce;
import bicorne.testkit.RandomStory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The explorer says of thousands of stories what brute force says of them. */
class BruteForceAgreesTest {

  private static final int SEEDS = Integer.getInteger("bicorne.seeds", 2_000);
  private static final int FIRST = Integer.getInteger("bicorne.firstSeed", 0);
  private static final int MOST_STATES = 20_000;

  @Test
  void onThousandsOfStoriesExactAndMerged() {
    List<String> wrong = new ArrayList<>();
    int compared = 0;
    for (long seed = FIRST; seed < FIRST + SEEDS && wrong.size() < 20; seed++) {
      Story story = RandomStory.small(seed);
      List<Expr> asked = new ArrayList<>();
      story.claims().forEach(claim -> asked.add(claim.condition()));
      BruteForce brute = BruteForce.of(story, asked, MOST_STATES);
      if (brute.gaveUp()) {
        continue;
      }
      compared++;
      Engine engine = new Engine(story, asked);
      for (boolean exact : new boolean[] {true, false}) {
        String where = "seed " + seed + (exact ? ", exact: " : ", merged: ");
        try {
          Plan plan = Plan.whole(engine).asking(questions(story)).exact(exact);
          Findings findings = Explorer.explore(plan, Progress.SILENT);
          differences(story, brute, findings, exact).forEach(one -> wrong.add(where + one));
        } catch (RuntimeException e) {
          wrong.add(where + e + " " + e.getStackTrace()[0]);
        }
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(compared).isGreaterThan(SEEDS * 9 / 10);
  }

  private static List<Question> questions(Story story) {
    List<Question> questions = new ArrayList<>();
    for (Claim claim : story.claims()) {
      Question.Kind kind = Question.Kind.valueOf(claim.kind().name());
      questions.add(new Question(kind, claim.condition()));
    }
    return questions;
  }

  private static List<String> differences(
      Story story, BruteForce brute, Findings findings, boolean exact) {
    Map<String, Integer> expected = new LinkedHashMap<>();
    Map<String, Integer> actual = new LinkedHashMap<>();
    for (int node = 0; node < story.nodes().size(); node++) {
      String address = story.address(node);
      expected.put("node " + address, brute.node(node));
      actual.put("node " + address, findings.node(node).length());
      expected.put("stuck " + address, brute.stuck(node));
      actual.put("stuck " + address, findings.noOpenChoice(node).length());
      expected.put("no outcome " + address, brute.noOutcome(node));
      actual.put("no outcome " + address, findings.noOutcome(node).length());
    }
    for (int option = 0; option < story.options().size(); option++) {
      String address = story.optionAddress(option);
      expected.put("open " + address, brute.open(option));
      actual.put("open " + address, findings.option(option).length());
      expected.put("locked " + address, brute.locked(option));
      actual.put("locked " + address, findings.locked(option).length());
      expected.put("no outcome behind " + address, brute.noOutcomeBehind(option));
      actual.put("no outcome behind " + address, findings.noOutcomeBehind(option).length());
    }
    for (int claim = 0; claim < story.claims().size(); claim++) {
      boolean always = story.claims().get(claim).kind() == Claim.Kind.ALWAYS;
      expected.put("claim " + claim, always ? brute.fails(claim) : brute.holds(claim));
      actual.put("claim " + claim, findings.question(claim).length());
    }
    texts(story, brute, findings, expected, actual);
    if (!brute.endless()) {
      if (exact) {
        expected.put("states", brute.states());
        actual.put("states", (int) findings.states());
      } else if (findings.states() > brute.states()) {
        expected.put("states at most", brute.states());
        actual.put("states at most", (int) findings.states());
      }
      expected.put("trap", brute.trap());
      actual.put("trap", trap(findings));
    }
    List<String> differences = new ArrayList<>();
    expected.forEach(
        (what, length) -> {
          if (!length.equals(actual.get(what))) {
            differences.add(what + " is " + length + ", not " + actual.get(what));
          }
        });
    return differences;
  }

  private static int trap(Findings findings) {
    int nearest = -1;
    for (Trap trap : findings.traps().traps()) {
      int length = trap.road().length();
      nearest = nearest < 0 ? length : Math.min(nearest, length);
    }
    return nearest;
  }

  /** The explorer numbers conditions of texts; brute force knows them as the very same object. */
  private static void texts(
      Story story,
      BruteForce brute,
      Findings findings,
      Map<String, Integer> expected,
      Map<String, Integer> actual) {
    Map<String, List<Object>> written = new LinkedHashMap<>();
    story
        .nodes()
        .forEach(node -> blocks(node.text().own(), "node " + node.number() + " ", written));
    story
        .options()
        .forEach(
            option -> blocks(option.reply().own(), "option " + option.number() + " ", written));
    for (TextCondition condition : findings.textConditions()) {
      String where =
          condition.option() < 0 ? "node " + condition.node() : "option " + condition.option();
      String key = where + " " + System.identityHashCode(condition.condition());
      List<Object> forks = written.get(key);
      if (forks == null || forks.size() != 1) {
        continue;
      }
      int[] lengths = brute.fork(forks.get(0));
      for (int no = 0; no < 2; no++) {
        String what = "text " + where + " " + condition.number() + (no == 0 ? " yes" : " no");
        expected.put(what, lengths[no]);
        actual.put(what, findings.text(condition.number(), no == 0).length());
      }
    }
  }

  private static void put(
      String where, Expr condition, Object fork, Map<String, List<Object>> all) {
    all.computeIfAbsent(where + System.identityHashCode(condition), k -> new ArrayList<>())
        .add(fork);
  }

  private static void blocks(List<Block> blocks, String where, Map<String, List<Object>> all) {
    for (Block block : blocks) {
      if (block instanceof Block.When when) {
        put(where, when.condition(), when, all);
        blocks(when.yes(), where, all);
        blocks(when.no(), where, all);
      } else if (block instanceof Block.ByVisit visit) {
        visit.visits().forEach(each -> blocks(each, where, all));
      } else if (block instanceof Block.Prose prose) {
        prose.paragraphs().forEach(each -> inlines(each, where, all));
      } else if (block instanceof Block.Say say) {
        say.paragraphs().forEach(each -> inlines(each, where, all));
      } else if (block instanceof Block.Document document) {
        document.paragraphs().forEach(each -> inlines(each, where, all));
      }
    }
  }

  private static void inlines(List<Inline> inlines, String where, Map<String, List<Object>> all) {
    for (Inline inline : inlines) {
      if (inline instanceof Inline.Either either) {
        put(where, either.condition(), either, all);
        inlines(either.yes(), where, all);
        inlines(either.no(), where, all);
      }
    }
  }
}
