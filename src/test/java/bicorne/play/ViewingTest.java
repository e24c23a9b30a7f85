package bicorne.play;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.engine.Engine;
import bicorne.saves.JournalReader;
import bicorne.saves.Line;
import bicorne.saves.Reading;
import bicorne.testkit.RandomStory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Reading again, and the tree of what was tried, over random plays of random stories. */
class ViewingTest {

  static IntStream seeds() {
    return IntStream.range(0, 150);
  }

  private static Sitting played(int seed) {
    RandomPlay play = new RandomPlay(new Engine(RandomStory.small(seed)), seed);
    for (int i = 0; i < 40; i++) {
      play.step();
    }
    return play.sitting();
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void itShowsTheVeryPagesThatWereReadAndEachCanBePlayedOnFrom(int seed) {
    Sitting sitting = played(seed);
    Viewing viewing = Viewing.of(sitting);
    List<Transcript.Sheet> sheets = Transcript.of(sitting).sheets();
    assertThat(viewing.pages()).isEqualTo(sheets.size());
    for (int i = 0; i < sheets.size(); i++) {
      assertThat(viewing.page()).isEqualTo(i + 1);
      assertThat(viewing.sheet().page()).isEqualTo(sheets.get(i).page());
      Sitting here = viewing.here();
      assertThat(here.moment().page().pieces()).isEqualTo(viewing.sheet().page().pieces());
      assertThat(here.journal()).isSameAs(sitting.journal());
      viewing = viewing.forward();
    }
    assertThat(viewing.forward()).isSameAs(viewing);
    assertThat(viewing.here().moment().state()).isEqualTo(sitting.moment().state());
    for (int i = sheets.size(); i > 1; i--) {
      viewing = viewing.back();
    }
    assertThat(viewing.page()).isEqualTo(1);
    assertThat(viewing.back()).isSameAs(viewing);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void everyDecisionOfEveryRoadIsFoundOnThePageOnWhichItWasTaken(int seed) {
    Sitting sitting = played(seed);
    Viewing viewing = Viewing.of(sitting);
    for (Line line : sitting.journal().lines()) {
      if (line instanceof Line.Decision decision) {
        Viewing there = Objects.requireNonNull(viewing.to(decision.n()));
        List<Integer> onIt = new ArrayList<>();
        there.sheet().decided().forEach(decided -> onIt.add(decided.entry()));
        assertThat(onIt).contains(decision.n());
      }
    }
    assertThat(viewing.to(sitting.journal().nextNumber())).isNull();
    assertThat(Objects.requireNonNull(viewing.last().to(0)).page()).isEqualTo(1);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void whatHistoryDidIsAskedForAndStaysAskedFor(int seed) {
    Viewing viewing = Viewing.of(played(seed));
    assertThat(viewing.history()).isFalse();
    assertThat(viewing.asking(true).forward().back().last().history()).isTrue();
    assertThat(viewing.asking(true).asking(false).history()).isFalse();
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void theTreeHoldsEveryDecisionThatCountsOnceAndEveryOneIsReachedFromABeginning(int seed) {
    Sitting sitting = played(seed);
    Tree tree = Tree.of(sitting);
    TreeSet<Integer> expected = new TreeSet<>(List.of(0));
    for (Line line : sitting.journal().lines()) {
      if (line instanceof Line.Decision decision
          && (decision.choose() != null || decision.fell() != null)) {
        expected.add(decision.n());
      }
    }
    List<Integer> entries = new ArrayList<>();
    List<Integer> due = new ArrayList<>(List.of(0));
    while (!due.isEmpty()) {
      Tree.Stop stop = tree.stops().get(due.remove(due.size() - 1));
      entries.add(stop.entry());
      due.addAll(stop.next());
    }
    assertThat(entries).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(expected);
    assertThat(tree.endings()).isEqualTo(sitting.endingsReached());
    assertThat(tree.taken()).isBetween(0, tree.met());
    // The road that leads on from a beginning comes to where the reader is.
    int at = 0;
    while (at >= 0 && at != tree.here()) {
      at = tree.stops().get(at).onward();
    }
    assertThat(at).isEqualTo(tree.here());
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void aRoadsNameIsKeptInTheSaveAndMovesNobody(int seed) {
    Sitting sitting = played(seed);
    List<Line> lines = sitting.journal().lines();
    int n = 0;
    for (Line line : lines) {
      n = n == 0 && line instanceof Line.Decision ? line.n() : n;
    }
    if (n == 0) {
      return;
    }
    Sitting named = sitting.roadNamed(n, "“雪夜” \\ road").roadNamed(n, "  the mild winter ");
    Reading reading = JournalReader.read(named.journal().text().getBytes(StandardCharsets.UTF_8));
    Opened opened = Sitting.open(sitting.edition(), ((Reading.Whole) reading).journal());
    Sitting again = ((Opened.Ready) opened).sitting();
    assertThat(again.journal().roadNames()).containsExactly(Map.entry(n, "the mild winter"));
    assertThat(again.moment().state()).isEqualTo(sitting.moment().state());
    assertThat(again.pagesTurned()).isEqualTo(sitting.pagesTurned());
    assertThat(named.roadNamed(n, "").journal().roadNames()).isEmpty();
    assertThat(sitting.roadNamed(sitting.journal().nextNumber(), "x")).isSameAs(sitting);
  }
}
