package bicorne.bench;

import bicorne.engine.Awaits;
import bicorne.engine.Engine;
import bicorne.engine.Moment;
import bicorne.engine.Piece;
import bicorne.loading.Loaded;
import bicorne.loading.StoryLoader;
import bicorne.model.Story;
import bicorne.testkit.GeneratedStory;
import bicorne.testkit.MemoryFolder;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Plays a generated story at random, for ever, with its text produced: one operation is one choice.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class PlayBenchmark {

  /** How many nodes the story has. */
  @Param({"2000"})
  public int nodes = 2000;

  private Engine engine = new Engine(story(4));
  private Moment moment = engine.begin();
  private int random = 12345;

  private static Story story(int nodes) {
    Loaded loaded =
        StoryLoader.load(MemoryFolder.of(GeneratedStory.files(nodes, 3, 12, nodes / 20, 1, true)));
    return Objects.requireNonNull(loaded.story(), () -> loaded.problems().toString());
  }

  /** Loads the story. */
  @Setup
  public void load() {
    engine = new Engine(story(nodes));
    moment = engine.begin();
  }

  /** One choice, and all text of the page and the choices that follow. */
  @Benchmark
  public void choose(Blackhole hole) {
    List<Awaits.Offer> offers = ((Awaits.Choice) moment.awaits()).offers();
    random = random * 1_664_525 + 1_013_904_223;
    Awaits.Offer taken = offers.get((random >>> 16) % offers.size());
    moment = engine.choose(moment, taken.option());
    for (Piece piece : moment.page().pieces()) {
      hole.consume(engine.telling().tell(piece, 0));
    }
    for (Awaits.Offer offer : ((Awaits.Choice) moment.awaits()).offers()) {
      hole.consume(
          engine
              .telling()
              .line(engine.story().options().get(offer.option()).text(), moment.state(), 0));
    }
  }
}
