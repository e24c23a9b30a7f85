package bicorne.play;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.engine.Awaits;
import bicorne.engine.Engine;
import bicorne.model.StoryFile;
import bicorne.saves.Edition;
import bicorne.saves.Replay;
import bicorne.testkit.TextStory;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The shipped campaign, played by readers who do anything. */
class CampaignPlayTest {

  private static Engine engine;
  private static Edition edition;

  @BeforeAll
  static void load() {
    engine = new Engine(TextStory.campaign().load());
    edition = Edition.of(engine);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 6, 7, 8, 9})
  void whatIsPlayedIsComeBackToAndReplays(long seed) {
    RandomPlay play = new RandomPlay(engine, seed);
    for (int i = 0; i < 400; i++) {
      Sitting here = play.step();
      assertThat(here.moment().awaits()).isNotInstanceOf(Awaits.Fault.class);
      if (i % 80 == 0) {
        Opened opened = Sitting.open(edition, here.noted().journal());
        SittingPropertiesTest.assertSame(((Opened.Ready) opened).sitting(), here);
      }
    }
    Replay replay = Replay.of(edition, play.sitting().journal());
    assertThat(replay.misfits()).isEmpty();
    assertThat(replay.endings()).isEqualTo(play.sitting().endingsReached());
  }

  @Test
  void everyEpisodeCanBePlayedAlone() {
    for (StoryFile file : engine.story().files()) {
      if (file.scene()) {
        continue;
      }
      Beginning beginning = Beginning.episode(file.id(), 7, "en", "");
      Sitting sitting = Objects.requireNonNull(Sitting.begin(edition, beginning));
      for (int i = 0; i < 1_000 && !isOver(sitting); i++) {
        sitting =
            sitting.moment().awaits() instanceof Awaits.Choice choice
                ? sitting.choose(firstOpen(choice))
                : sitting.turn();
      }
      assertThat(isOver(sitting)).as(file.id()).isTrue();
      Opened opened = Sitting.open(edition, sitting.noted().journal());
      SittingPropertiesTest.assertSame(((Opened.Ready) opened).sitting(), sitting);
      assertThat(Reckoning.of(sitting, List.of()).endings()).isPositive();
    }
  }

  private static boolean isOver(Sitting sitting) {
    Awaits awaits = sitting.moment().awaits();
    return awaits instanceof Awaits.End || awaits instanceof Awaits.Left;
  }

  private static int firstOpen(Awaits.Choice choice) {
    for (Awaits.Offer offer : choice.offers()) {
      if (offer.open()) {
        return offer.option();
      }
    }
    throw new AssertionError("no choice is open");
  }
}
