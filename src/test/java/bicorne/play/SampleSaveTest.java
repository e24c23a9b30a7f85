package bicorne.play;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.engine.Awaits;
import bicorne.engine.Engine;
import bicorne.saves.JournalReader;
import bicorne.saves.Reading;
import bicorne.testkit.Golden;
import bicorne.testkit.TextStory;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/** The save that comes along is history's road through the campaign as it is today. */
class SampleSaveTest {

  @Test
  void theSampleSaveFitsTheCampaignAndEndsAsHistoryDid() throws IOException {
    byte[] bytes =
        Files.readAllBytes(Golden.project().resolve("saves/sample/historical-road.save.yaml"));
    Reading reading = JournalReader.read(bytes);
    assertThat(reading).isInstanceOf(Reading.Whole.class);
    Engine engine = new Engine(TextStory.campaign().load());
    Opened opened = Sitting.open(engine, ((Reading.Whole) reading).journal());
    assertThat(opened).isInstanceOf(Opened.Ready.class);
    Opened.Ready ready = (Opened.Ready) opened;
    assertThat(ready.revised()).as("play it anew: see CONTRIBUTING").isFalse();
    assertThat(ready.sitting().moment().awaits())
        .isEqualTo(new Awaits.End(engine.story().nodeAt("governing-elba/the-empty-chest")));
  }
}
