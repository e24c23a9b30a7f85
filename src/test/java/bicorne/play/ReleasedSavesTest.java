package bicorne.play;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.engine.Engine;
import bicorne.saves.Disk;
import bicorne.saves.Journal;
import bicorne.saves.JournalCodec;
import bicorne.saves.JournalFile;
import bicorne.saves.Line;
import bicorne.saves.Reading;
import bicorne.testkit.Golden;
import bicorne.testkit.Program;
import bicorne.testkit.TextStory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/**
 * A save of every version of the format that was ever released opens for ever. Saves and their
 * stories below {@code saves/released/VERSION} are never written again.
 */
class ReleasedSavesTest {

  private static final Path RELEASED = Golden.resources().resolve("saves/released");

  @TempDir private Path folder;

  static List<Path> saves() throws IOException {
    try (Stream<Path> all = Files.walk(RELEASED)) {
      return all.filter(file -> file.toString().endsWith(".save.yaml")).sorted().toList();
    }
  }

  private static Journal journal(Path save) {
    Reading reading = JournalFile.read(Disk.real(), save);
    assertThat(reading).isInstanceOf(Reading.Whole.class);
    assertThat(((Reading.Whole) reading).torn()).isFalse();
    return ((Reading.Whole) reading).journal();
  }

  private static Engine story(Path save) {
    return new Engine(TextStory.in(save.resolveSibling("story")).load());
  }

  @Test
  void everyVersionHasItsSaves() {
    for (int version = 1; version <= JournalCodec.VERSION; version++) {
      assertThat(RELEASED.resolve(Integer.toString(version)).resolve("plain.save.yaml")).exists();
    }
  }

  @ParameterizedTest
  @MethodSource("saves")
  void itIsReplayedToEveryDigestOnEveryBranch(Path save) throws IOException {
    Journal journal = journal(save);
    assertThat(journal.text()).isEqualTo(Files.readString(save));
    Opened opened = Sitting.open(story(save), journal);
    assertThat(opened).isInstanceOf(Opened.Ready.class);
    Opened.Ready ready = (Opened.Ready) opened;
    assertThat(ready.revised()).isFalse();
    assertThat(ready.differences()).isEmpty();
    assertThat(ready.elsewhere()).isEmpty();
    for (Line line : journal.lines()) {
      if (line instanceof Line.Decision decision) {
        assertThat(ready.sitting().canGoTo(decision.n())).isTrue();
        assertThat(ready.sitting().to(decision.n()).entry()).isEqualTo(decision.n());
      }
    }
  }

  /** Proves that digests are looked at: one that is wrong is found. */
  @ParameterizedTest
  @MethodSource("saves")
  void aDigestThatIsWrongIsFound(Path save) throws IOException {
    String text = Files.readString(save);
    int state = text.indexOf("state: \"");
    if (state < 0) {
      return;
    }
    char digit = text.charAt(state + 8);
    Path other = folder.resolve("other.save.yaml");
    Files.writeString(
        other,
        text.substring(0, state + 8) + (digit == '0' ? '1' : '0') + text.substring(state + 9));
    assertThat(told(Sitting.open(story(save), journal(other)))).isTrue();
  }

  private static boolean told(Opened opened) {
    return !(opened instanceof Opened.Ready ready) || !ready.elsewhere().isEmpty();
  }

  @ParameterizedTest
  @MethodSource("saves")
  void anyReaderOfYamlReadsTheSame(Path save) throws IOException {
    List<Map<?, ?>> documents = new ArrayList<>();
    for (Object document :
        new Yaml(new SafeConstructor(new LoaderOptions())).loadAll(Files.readString(save))) {
      documents.add((Map<?, ?>) document);
    }
    Journal journal = journal(save);
    Map<?, ?> header = documents.get(0);
    assertThat(header.get("bicorne-save")).isEqualTo(1);
    assertThat(header.get("story")).isEqualTo(journal.header().story());
    assertThat(header.get("logic")).isEqualTo(journal.header().logic());
    assertThat(((Number) Objects.requireNonNull(header.get("seed"))).longValue())
        .isEqualTo(journal.header().seed());
    assertThat(header.get("start")).isEqualTo(journal.header().start());
    assertThat(Objects.requireNonNullElse(header.get("name"), ""))
        .isEqualTo(journal.header().name());
    assertThat(words(header.get("begin"))).isEqualTo(journal.header().begin());
    assertThat(documents).hasSize(journal.lines().size() + 1);
    for (int i = 0; i < journal.lines().size(); i++) {
      assertThat(documents.get(i + 1)).satisfies(new Same(journal.lines().get(i))::as);
    }
  }

  private static Map<String, String> words(@Nullable Object mapping) {
    Map<String, String> words = new LinkedHashMap<>();
    if (mapping != null) {
      ((Map<?, ?>) mapping)
          .forEach((key, value) -> words.put(String.valueOf(key), String.valueOf(value)));
    }
    return words;
  }

  private record Same(Line line) {

    void as(Map<?, ?> keys) {
      assertThat(keys.get("n")).isEqualTo(line.n());
      if (line instanceof Line.Move move) {
        assertThat(keys.get("move")).isEqualTo(move.to());
        assertThat(Objects.requireNonNullElse(keys.get("page"), 0)).isEqualTo(move.page());
        assertThat(keys.get("ending")).isEqualTo(move.ending());
        assertThat(Objects.requireNonNullElse(keys.get("name"), "")).isEqualTo(move.name());
        return;
      }
      Line.Decision decision = (Line.Decision) line;
      assertThat(keys.get("at")).isEqualTo(decision.at());
      assertThat(keys.get("choose")).isEqualTo(decision.choose());
      assertThat(keys.get("fell")).isEqualTo(decision.fell());
      assertThat(keys.get("drew")).isEqualTo(decision.drew());
      assertThat(words(keys.get("set"))).isEqualTo(decision.set());
      assertThat(keys.get("ending")).isEqualTo(decision.ending());
      assertThat(keys.get("state")).isEqualTo(decision.state());
    }
  }

  @Test
  void aSaveOfALaterVersionIsRefusedWithBothVersionsNamedAndLeftAsItIs() throws IOException {
    String later =
        Files.readString(RELEASED.resolve("1/plain.save.yaml"))
            .replace("bicorne-save: 1", "bicorne-save: 7")
            .replace("0.1.0", "9.4.0");
    Path save = folder.resolve("later.save.yaml");
    Files.writeString(save, later);
    Program.Ran ran =
        Program.bicorne(
                Path.of(System.getProperty("java.home")),
                "replay",
                "--print",
                "text",
                "--language",
                "en",
                "--story",
                RELEASED.resolve("1/story").toString(),
                save.toString())
            .run();
    assertThat(ran.status()).isNotZero();
    assertThat(ran.err()).contains("of version 7", "up to version 1").doesNotContain("Exception");
    assertThat(save).hasContent(later);
  }
}
