package bicorne.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import bicorne.saves.FaultyDisk;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A story is rewritten whole or not at all, wherever that is interrupted. */
class StoryWriterTest {

  private static final Map<String, String> OLD =
      Map.of(
          "story.yaml", "old story",
          "episodes/one.yaml", "old one",
          "episodes/two.yaml", "old two",
          "lang/de/episodes/one.yaml", "alt");
  private static final Map<String, String> NEW =
      Map.of(
          "story.yaml", "new story",
          "episodes/one.yaml", "new one",
          "lang/de/episodes/one.yaml", "neu",
          "scenes/three.yaml", "new three");

  @TempDir private Path here;
  private Path top = Path.of("");

  @BeforeEach
  void aStory() throws IOException {
    top = here.resolve("story");
    for (Map.Entry<String, String> file : OLD.entrySet()) {
      Path path = top.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.writeString(path, file.getValue());
    }
  }

  private static Map<String, String> revised() {
    Map<String, String> files = new TreeMap<>(OLD);
    files.putAll(NEW);
    return files;
  }

  /** What a command finds: it finishes first what was decided. */
  private Map<String, String> found() {
    if (StoryWriter.unfinished(top)) {
      new StoryWriter(top).finish();
    }
    return files(top);
  }

  private static Map<String, String> files(Path folder) {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        String name = folder.relativize(file).toString().replace('\\', '/');
        if (!name.startsWith(".")) {
          files.put(name, Files.readString(file));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return files;
  }

  private boolean interrupted(FaultyDisk disk) {
    try {
      new StoryWriter(top, disk).write(StoryWriter.bytes(NEW));
      return false;
    } catch (Trouble trouble) {
      assertThat(trouble.status()).isEqualTo(ExitStatus.OUTSIDE);
      return true;
    }
  }

  @Test
  void whereverItStopsTheStoryIsTheOldOrTheNew() throws IOException {
    int olds = 0;
    int news = 0;
    for (int step = 0; ; step++) {
      aStory();
      Files.deleteIfExists(top.resolve("scenes/three.yaml"));
      // Nothing works any more from this step on, not even cleaning up: as if it were killed there.
      boolean stopped = interrupted(new FaultyDisk().failing(step, Integer.MAX_VALUE));
      Map<String, String> found = found();
      if (!stopped) {
        assertThat(found).isEqualTo(revised());
        break;
      }
      assertThat(found).as("step %s", step).isIn(OLD, revised());
      olds += found.equals(OLD) ? 1 : 0;
      news += found.equals(OLD) ? 0 : 1;
    }
    assertThat(olds).as("stopped before it was decided").isGreaterThan(10);
    assertThat(news).as("stopped after it was decided").isGreaterThan(8);
  }

  @Test
  void oneStepThatFailsBeforeTheDecisionLeavesNothingBehind() throws IOException {
    for (int step = 0; ; step++) {
      aStory();
      Files.deleteIfExists(top.resolve("scenes/three.yaml"));
      FaultyDisk disk = new FaultyDisk().failing(step, step);
      boolean stopped = interrupted(disk);
      if (StoryWriter.unfinished(top)) {
        break;
      }
      assertThat(stopped).isTrue();
      assertThat(files(top)).isEqualTo(OLD);
      assertThat(top.resolve(".rewriting")).doesNotExist();
      assertThat(step).isLessThan(100);
    }
    assertThat(found()).isEqualTo(revised());
  }

  @Test
  void whatWasLeftHalfWrittenIsClearedAwayByTheNextWriter() throws IOException {
    interrupted(new FaultyDisk().failing(6, Integer.MAX_VALUE));
    assertThat(top.resolve(".rewriting")).exists();
    Files.writeString(top.resolve(".rewriting/stray"), "x");
    new StoryWriter(top).write(StoryWriter.bytes(Map.of("story.yaml", "newer")));
    assertThat(Files.readString(top.resolve("story.yaml"))).isEqualTo("newer");
    assertThat(Files.readString(top.resolve("episodes/one.yaml"))).isEqualTo("old one");
    try (Stream<Path> all = Files.list(top)) {
      assertThat(all.map(file -> String.valueOf(file.getFileName())))
          .containsExactlyInAnyOrder("story.yaml", "episodes", "lang");
    }
  }

  @Test
  void aCommandFinishesWhatAnotherDecided() throws IOException {
    CommandLine.in(here).run("new", "story", "mine");
    top = here.resolve("mine");
    Map<String, String> before = files(top);
    Map<String, String> renamed = new TreeMap<>(before);
    for (String file : new String[] {"episodes/opening.yaml", "tests/across.play"}) {
      renamed.put(file, before.getOrDefault(file, "").replace("cross", "go-over"));
    }
    FaultyDisk whole = new FaultyDisk();
    new StoryWriter(top, whole).write(StoryWriter.bytes(renamed));
    new StoryWriter(top).write(StoryWriter.bytes(before));
    int decision = whole.steps().indexOf("move .rewriting .rewritten");
    assertThat(decision).isPositive();
    FaultyDisk killed = new FaultyDisk().failing(decision + 5, Integer.MAX_VALUE);
    assertThatThrownBy(() -> new StoryWriter(top, killed).write(StoryWriter.bytes(renamed)))
        .isInstanceOf(Trouble.class);
    assertThat(files(top)).isNotIn(before, renamed);
    assertThat(CommandLine.in(here).run("test", "mine").status()).isEqualTo(ExitStatus.FINE);
    assertThat(files(top)).isEqualTo(renamed);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aLinkIsFollowedInsideAndNowhereElse() throws IOException {
    Files.delete(top.resolve("episodes/one.yaml"));
    Files.createSymbolicLink(top.resolve("episodes/one.yaml"), Path.of("two.yaml"));
    new StoryWriter(top).write(StoryWriter.bytes(Map.of("episodes/one.yaml", "both")));
    assertThat(top.resolve("episodes/one.yaml")).isSymbolicLink();
    assertThat(Files.readString(top.resolve("episodes/two.yaml"))).isEqualTo("both");

    Path outside = here.resolve("outside");
    Files.createDirectory(outside);
    Files.writeString(outside.resolve("mine.yaml"), "mine");
    Files.createSymbolicLink(top.resolve("scenes"), outside);
    Files.createSymbolicLink(top.resolve("people.yaml"), outside.resolve("mine.yaml"));
    for (String file :
        new String[] {"scenes/mine.yaml", "scenes/new.yaml", "people.yaml", "../x.yaml"}) {
      assertThatThrownBy(() -> new StoryWriter(top).write(StoryWriter.bytes(Map.of(file, "x"))))
          .isInstanceOf(Trouble.class);
    }
    Files.createSymbolicLink(top.resolve(".rewriting"), outside);
    new StoryWriter(top).write(StoryWriter.bytes(Map.of("story.yaml", "x")));
    assertThat(files(outside)).isEqualTo(Map.of("mine.yaml", "mine"));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void whatALinkLeadsToIsNoPlaceForWhatWasDecided() throws IOException {
    Path outside = here.resolve("outside");
    Files.createDirectory(outside);
    Files.createDirectories(top.resolve(".rewritten/scenes"));
    Files.writeString(top.resolve(".rewritten/scenes/new.yaml"), "x");
    Files.createSymbolicLink(top.resolve("scenes"), outside);
    assertThatThrownBy(() -> new StoryWriter(top).finish()).isInstanceOf(Trouble.class);
    assertThat(files(outside)).isEmpty();
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void whoMayReadAFileStaysAsItWas() throws IOException {
    Path file = top.resolve("story.yaml");
    Files.setPosixFilePermissions(
        file, java.nio.file.attribute.PosixFilePermissions.fromString("rw-r-----"));
    new StoryWriter(top).write(Map.of("story.yaml", "x".getBytes(StandardCharsets.UTF_8)));
    assertThat(
            java.nio.file.attribute.PosixFilePermissions.toString(
                Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-r-----");
  }
}
