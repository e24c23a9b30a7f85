package bicorne.compiled;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import bicorne.engine.Awaits;
import bicorne.engine.Digest;
import bicorne.engine.Engine;
import bicorne.engine.Moment;
import bicorne.engine.Piece;
import bicorne.loading.Loaded;
import bicorne.loading.StoryLoader;
import bicorne.model.Node;
import bicorne.model.Story;
import bicorne.testkit.Bundle;
import bicorne.testkit.GeneratedStory;
import bicorne.testkit.Golden;
import bicorne.testkit.MemoryFolder;
import bicorne.testkit.RandomStory;
import bicorne.testkit.TextStory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class CompiledStoryTest {

  private static final List<CompiledStory.SourceFile> SOURCES =
      List.of(new CompiledStory.SourceFile("story.yaml", 12, 1_800_000_000_000_000_000L, -5));

  static Stream<Map<String, String>> stories() throws IOException {
    Stream.Builder<Map<String, String>> stories = Stream.builder();
    try (Stream<Path> files = Files.list(Golden.resources().resolve("engine"))) {
      files
          .filter(file -> file.toString().endsWith(".bundle"))
          .sorted()
          .forEach(file -> stories.add(Bundle.read(file).story()));
    }
    stories.add(shipped());
    stories.add(GeneratedStory.files(300, 3, 6, 15, 7, false));
    for (long seed = 0; seed < 40; seed++) {
      stories.add(RandomStory.of(RandomStory.Knobs.small(seed)).files());
    }
    return stories.build();
  }

  private static Map<String, String> shipped() throws IOException {
    Path top = Golden.project().resolve("story/1814");
    Map<String, String> files = new LinkedHashMap<>();
    try (Stream<Path> all = Files.walk(top)) {
      for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
        if (file.toString().endsWith(".yaml")) {
          files.put(top.relativize(file).toString().replace('\\', '/'), Files.readString(file));
        }
      }
    }
    return files;
  }

  private static Story load(Map<String, String> files) {
    Loaded loaded = StoryLoader.load(MemoryFolder.of(files));
    return Objects.requireNonNull(loaded.story(), () -> loaded.problems().toString());
  }

  private static byte[] bytes(Story story) {
    return CompiledStory.write("test 1", SOURCES, "00ff", story);
  }

  @ParameterizedTest
  @MethodSource("stories")
  void whatIsReadBackIsWrittenAgainToTheByte(Map<String, String> files) {
    byte[] bytes = bytes(load(files));
    CompiledStory read = CompiledStory.open(Storage.of(bytes));
    assertThat(read.maker()).isEqualTo("test 1");
    assertThat(read.sources()).isEqualTo(SOURCES);
    assertThat(read.fingerprint()).isEqualTo("00ff");
    assertThat(bytes(read.story())).isEqualTo(bytes);
  }

  @ParameterizedTest
  @MethodSource("stories")
  void aCompiledStoryPlaysAsTheOneItWasMadeFrom(Map<String, String> files) {
    Story story = load(files);
    Story compiled = CompiledStory.open(Storage.of(bytes(story))).story();
    Engine one = new Engine(story);
    Engine other = new Engine(compiled);
    for (int seed = 0; seed < 20; seed++) {
      assertThat(trace(other, seed)).isEqualTo(trace(one, seed));
    }
    for (int node = 0; node < story.nodes().size(); node++) {
      assertThat(compiled.nodeAt(story.address(node))).isEqualTo(node);
    }
    assertThat(compiled.nodeAt("no/such")).isEqualTo(-1);
  }

  @Test
  void claimsAreReadBackAsWritten() {
    Story story = TextStory.of("loading/good/everything").load();
    Story compiled = CompiledStory.open(Storage.of(bytes(story))).story();
    assertThat(story.claims()).isNotEmpty();
    assertThat(compiled.claims()).isEqualTo(story.claims());
    assertThat(compiled.facts()).usingRecursiveComparison().isEqualTo(story.facts());
  }

  /** A random play: digests, header lines and words in every language. */
  private static String trace(Engine engine, int seed) {
    Random random = new Random(seed);
    Digest digest = new Digest(engine);
    StringBuilder trace = new StringBuilder();
    Moment moment = engine.begin();
    for (int step = 0; step < 60; step++) {
      trace.append(digest.of(moment.state())).append(' ').append(moment.page().header().date());
      for (Piece piece : moment.page().pieces()) {
        for (int language = 0; language < engine.story().languages().size(); language++) {
          trace.append(engine.telling().tell(piece, language));
        }
      }
      Awaits awaits = moment.awaits();
      if (awaits instanceof Awaits.Turn) {
        moment = engine.turn(moment);
      } else if (awaits instanceof Awaits.Choice choice) {
        List<Awaits.Offer> open = choice.offers().stream().filter(Awaits.Offer::open).toList();
        moment = engine.choose(moment, open.get(random.nextInt(open.size())).option());
      } else if (awaits instanceof Awaits.Chance chance) {
        moment =
            engine.fall(
                moment, chance.outcomes().get(random.nextInt(chance.outcomes().size())).number());
      } else if (awaits instanceof Awaits.Draw draw) {
        moment =
            engine.draw(moment, draw.nodes().get(random.nextInt(draw.nodes().size())).number());
      } else {
        break;
      }
      trace.append('\n');
    }
    return trace.toString();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void damageIsFoundBeforeItIsUsed(int seed) throws IOException {
    Path file = Golden.resources().resolve("engine/texts.bundle");
    byte[] bytes = bytes(load(Bundle.read(file).story()));
    Random random = new Random(seed);
    for (int i = 0; i < 200; i++) {
      byte[] damaged = bytes.clone();
      int at = random.nextInt(damaged.length);
      damaged[at] ^= (byte) (1 << random.nextInt(8));
      assertThatThrownBy(() -> readAll(damaged)).as("byte " + at).isInstanceOf(Damaged.class);
    }
  }

  @Test
  void aFileCutAnywhereIsRefused() {
    byte[] bytes = bytes(load(GeneratedStory.files(30, 2, 3, 1, 7, false)));
    for (int length = 0; length < bytes.length; length++) {
      byte[] cut = java.util.Arrays.copyOf(bytes, length);
      assertThatThrownBy(() -> readAll(cut)).isInstanceOf(Damaged.class);
    }
  }

  /** Opens and reads every part. */
  private static void readAll(byte[] bytes) {
    Story story = CompiledStory.open(Storage.of(bytes)).story();
    CompiledStory.write("", List.of(), "", story);
    for (Node node : story.nodes()) {
      assertThat(story.nodeAt(story.address(node.number()))).isEqualTo(node.number());
    }
  }
}
