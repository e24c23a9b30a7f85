package bicorne.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.model.Block;
import bicorne.model.Expr;
import bicorne.model.Story;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The naive exploration, on a story small enough to count by hand. */
class BruteForceTest {

  private static final Story FORD =
      new TextStory(
              Map.of(
                  "story.yaml",
                  """
                  bicorne: 1
                  id: ford
                  title: The ford
                  language: en
                  start: ford
                  episodes: [ford]
                  variables: { men: { range: 0..2, start: 2 } }
                  """,
                  "episodes/ford.yaml",
                  """
                  start: bank
                  nodes:
                    bank:
                      text:
                        - { when: men < 2, text: Fewer of you stand here. }
                      choices:
                        wade: { text: Wade., outcomes: { lost: { weight: men, effects: men -= 1, goto: passed }, over: { weight: 1, goto: end } } }
                        stay: { text: Stay., when: men == 0, locked: Not yet., goto: alone }
                    passed: { goto: bank }
                    alone:
                      text: Nobody.
                      choices:
                        call: { text: Call., when: men > 0, goto: bank }
                    end: { ending: { title: Over, kind: divergent } }
                  """))
          .load();

  private static int node(String name) {
    return FORD.nodeAt("ford/" + name);
  }

  private static int option(String node, String id) {
    return java.util.Objects.requireNonNull(FORD.optionOf(node(node), id)).number();
  }

  /** The bank and the middle of the river with 2, 1 and 0 men, alone with none, over with each. */
  @Test
  void everyStateIsFoundWithTheShortestLength() {
    BruteForce all = BruteForce.of(FORD, List.of(new Expr.At(node("passed"))), 100);
    assertThat(all.states()).isEqualTo(3 + 3 + 1 + 3);
    assertThat(all.node(node("passed"))).as("passed without a page").isEqualTo(2);
    assertThat(all.holds(0)).isEqualTo(2);
    assertThat(all.fails(0)).isZero();
    assertThat(all.node(node("alone"))).isEqualTo(5);
    assertThat(all.stuck(node("alone"))).isEqualTo(5);
    assertThat(all.ending(node("end"))).isEqualTo(2);
    assertThat(all.open(option("bank", "wade"))).isZero();
    assertThat(all.locked(option("bank", "stay"))).isZero();
    assertThat(all.open(option("bank", "stay"))).isEqualTo(4);
    assertThat(all.open(option("bank", "lost"))).isEqualTo(1);
    assertThat(all.locked(option("alone", "call"))).isEqualTo(BruteForce.NEVER);
    assertThat(all.trap()).as("who is stuck is in no trap").isEqualTo(BruteForce.NEVER);
    assertThat(all.endless()).isFalse();
    Block when = FORD.nodes().get(node("bank")).text().own().get(0);
    assertThat(all.fork(when)).containsExactly(2, 0);
  }

  @Test
  void itGivesUpWhereThereAreTooMany() {
    assertThat(BruteForce.of(FORD, List.of(), 5).gaveUp()).isTrue();
  }
}
