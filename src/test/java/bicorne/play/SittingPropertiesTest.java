package bicorne.play;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.engine.Awaits;
import bicorne.engine.Engine;
import bicorne.saves.Edition;
import bicorne.saves.Journal;
import bicorne.saves.JournalReader;
import bicorne.saves.Misfit;
import bicorne.saves.Reading;
import bicorne.saves.Replay;
import bicorne.testkit.RandomStory;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SittingPropertiesTest {

  static List<Long> seeds() {
    return LongStream.range(0, 60).boxed().toList();
  }

  private static Journal read(Journal journal) {
    Reading reading = JournalReader.read(journal.text().getBytes(StandardCharsets.UTF_8));
    assertThat(reading).isInstanceOf(Reading.Whole.class);
    Journal read = ((Reading.Whole) reading).journal();
    assertThat(((Reading.Whole) reading).torn()).isFalse();
    assertThat(read.text()).isEqualTo(journal.text());
    assertThat(read.lines()).isEqualTo(journal.lines());
    assertThat(read.header()).isEqualTo(journal.header());
    assertThat(read.bytes()).isEqualTo(journal.bytes());
    return read;
  }

  /** All that a reader can see of where they stand, and all that can come of it. */
  static void assertSame(Sitting actual, Sitting expected) {
    assertThat(actual.moment()).isEqualTo(expected.moment());
    assertThat(actual.entry()).isEqualTo(expected.entry());
    assertThat(actual.pagesTurned()).isEqualTo(expected.pagesTurned());
    assertThat(actual.choicesTaken()).isEqualTo(expected.choicesTaken());
    assertThat(actual.backlog()).isEqualTo(expected.backlog());
    assertThat(actual.decisions()).isEqualTo(expected.decisions());
    assertThat(actual.endingsReached()).isEqualTo(expected.endingsReached());
    assertThat(Transcript.of(actual)).isEqualTo(Transcript.of(expected));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void aPlayReplaysToTheSameDigestByDigest(long seed) {
    Engine engine = new Engine(RandomStory.small(seed));
    RandomPlay play = new RandomPlay(engine, seed);
    for (int i = 0; i < 120; i++) {
      play.step();
    }
    Replay replay = Replay.of(Edition.of(engine), read(play.sitting().journal()));
    assertThat(replay.misfits()).isEmpty();
    assertThat(replay.verdict()).isEqualTo(Replay.Verdict.FITS);
    assertThat(replay.differences()).isEmpty();
    assertThat(replay.endings()).isEqualTo(play.sitting().endingsReached());
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void leavingAnywhereAndComingBackGivesTheSamePageChoicesAndPast(long seed) {
    Engine engine = new Engine(RandomStory.small(seed));
    RandomPlay play = new RandomPlay(engine, seed);
    for (int i = 0; i < 80; i++) {
      Sitting here = play.step();
      assertThat(here.moment().awaits()).isNotInstanceOfAny(Awaits.Chance.class, Awaits.Draw.class);
      if (i % 9 == 0) {
        Opened opened = Sitting.open(engine, read(here.noted().journal()));
        assertThat(opened).isInstanceOf(Opened.Ready.class);
        assertSame(((Opened.Ready) opened).sitting(), here);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void whatComesAfterComingBackIsWhatWouldHaveCome(long seed) {
    Engine engine = new Engine(RandomStory.small(seed));
    RandomPlay play = new RandomPlay(engine, seed);
    for (int i = 0; i < 25; i++) {
      play.step();
    }
    Sitting stayed = play.sitting();
    Opened opened = Sitting.open(engine, read(stayed.noted().journal()));
    Sitting returned = ((Opened.Ready) opened).sitting();
    for (int i = 0; i < 25; i++) {
      stayed = RandomPlay.onward(stayed, i);
      returned = RandomPlay.onward(returned, i);
    }
    assertThat(returned.moment()).isEqualTo(stayed.moment());
    assertThat(returned.backlog()).isEqualTo(stayed.backlog());
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void goingBackAndDoingTheSameBringsTheSameAndWritesNoSecondBranch(long seed) {
    Engine engine = new Engine(RandomStory.small(seed));
    RandomPlay play = new RandomPlay(engine, seed);
    for (int i = 0; i < 60; i++) {
      Sitting before = play.sitting();
      Sitting after = play.step();
      boolean chose = play.chose() && after.choicesTaken() == before.choicesTaken() + 1;
      if (chose) {
        Sitting back = after.back();
        assertThat(back.moment()).isEqualTo(before.moment());
        int taken = after.decisions().get(before.decisions().size()).taken();
        Sitting again = back.choose(taken);
        assertThat(again.moment()).isEqualTo(after.moment());
        assertThat(again.entry()).isEqualTo(after.entry());
        Sitting forward = back.forward();
        assertThat(forward.moment()).isEqualTo(after.moment());
        assertThat(forward.entry()).isEqualTo(after.entry());
        assertThat(forward.journal()).isSameAs(back.journal());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void nothingReadIsEverLost(long seed) {
    Engine engine = new Engine(RandomStory.small(seed));
    RandomPlay play = new RandomPlay(engine, seed);
    String text = play.sitting().journal().text();
    for (int i = 0; i < 100; i++) {
      String longer = play.step().journal().text();
      assertThat(longer).startsWith(text);
      text = longer;
    }
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void anotherDigestIsNamedWhereItStands(long seed) {
    Engine engine = new Engine(RandomStory.small(seed));
    RandomPlay play = new RandomPlay(engine, seed);
    for (int i = 0; i < 30; i++) {
      play.step();
    }
    String text = play.sitting().journal().text();
    int at = text.indexOf("state: \"") + 8;
    if (at < 8) {
      return;
    }
    String digit = text.charAt(at) == '0' ? "1" : "0";
    String other = text.substring(0, at) + digit + text.substring(at + 1);
    Reading reading = JournalReader.read(other.getBytes(StandardCharsets.UTF_8));
    Replay replay = Replay.of(Edition.of(engine), ((Reading.Whole) reading).journal());
    Misfit first = replay.misfits().get(0);
    assertThat(first.reason()).isEqualTo(Misfit.Reason.DIVERGED);
    assertThat(first.entry()).isEqualTo(1);
    assertThat(first.found()).isEqualTo(text.substring(at, at + 16));
  }
}
