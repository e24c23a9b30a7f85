package bicorne.cli;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.compiled.CompiledStory;
import bicorne.engine.Engine;
import bicorne.loading.Loaded;
import bicorne.loading.StoryLoader;
import bicorne.saves.Edition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What lies in the cache folder is the story of today, whole, or is not used. */
class StoryCacheTest {

  @TempDir private Path here;

  @BeforeEach
  void makeAStory() {
    assertThat(CommandLine.in(here).run("new", "story", "river").status())
        .isEqualTo(ExitStatus.FINE);
  }

  private StoryCache cache(String maker) {
    return new StoryCache(
        CommandLine.in(here).around(), new DiskFolder(here.resolve("river")), maker);
  }

  private @Nullable CompiledStory found() {
    return cache("this build").find();
  }

  /** Loads the story as a play does, with something going on before it is kept. */
  private void keep(Meanwhile meanwhile) throws IOException {
    StoryCache cache = cache("this build");
    assertThat(cache.find()).isNull();
    Loaded loaded = StoryLoader.load(new DiskFolder(here.resolve("river")));
    Edition edition = Edition.of(new Engine(Objects.requireNonNull(loaded.story())));
    meanwhile.happens();
    cache.keep(edition.story(), edition.logic());
  }

  private interface Meanwhile {
    void happens() throws IOException;
  }

  private Path compiled() throws IOException {
    try (Stream<Path> files = Files.walk(here.resolve("cache"))) {
      List<Path> found = files.filter(Files::isRegularFile).toList();
      assertThat(found).hasSize(1);
      return found.get(0);
    }
  }

  private Path episode() {
    return here.resolve("river/episodes/opening.yaml");
  }

  /** Another text of the same length. */
  private void edit() throws IOException {
    String text = Files.readString(episode());
    assertThat(text).contains("lantern");
    Files.writeString(episode(), text.replace("lantern", "lanterm"));
  }

  @Test
  void whatWasKeptIsFoundByTheSameBuildOnly() throws IOException {
    keep(() -> {});
    assertThat(found()).isNotNull();
    assertThat(cache("another build").find()).isNull();
  }

  @Test
  void aFileThatWasOnlyTouchedIsStillTheSame() throws IOException {
    keep(() -> {});
    Files.setLastModifiedTime(episode(), FileTime.fromMillis(0));
    assertThat(found()).isNotNull();
    assertThat(found()).isNotNull();
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void anEditIsSeenThoughSizeAndTimeArePutBack() throws IOException {
    keep(() -> {});
    FileTime time = Files.getLastModifiedTime(episode());
    edit();
    Files.setLastModifiedTime(episode(), time);
    assertThat(found()).isNull();
  }

  @Test
  void aStoryThatIsEditedWhileItIsLoadedIsNotKept() throws IOException {
    keep(this::edit);
    assertThat(found()).isNull();
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aNoteThatItWasWholeHoldsForThatVeryFileOnly() throws IOException {
    keep(() -> {});
    Path file = compiled();
    Path note = file.resolveSibling(file.getFileName() + ".whole");
    byte[] damaged = Files.readAllBytes(file);
    damaged[damaged.length / 2] ^= 0x10;
    for (byte[] noted : List.of(new byte[0], new byte[16], damaged)) {
      Files.write(note, noted);
      assertThat(found()).isNotNull();
    }
    Path other = file.resolveSibling("other");
    Files.write(other, damaged);
    Files.setLastModifiedTime(other, Files.getLastModifiedTime(file));
    Files.move(other, file, StandardCopyOption.REPLACE_EXISTING);
    assertThat(found()).isNull();
  }

  @Test
  void noDamageGetsAsFarAsThePlay() throws IOException {
    keep(() -> {});
    Path file = compiled();
    byte[] whole = Files.readAllBytes(file);
    for (int i = 0; i < whole.length; i += 7) {
      byte[] flipped = whole.clone();
      flipped[i] ^= 0x10;
      Files.write(file, flipped);
      assertThat(found()).as("byte %d changed", i).isNull();
      Files.write(file, java.util.Arrays.copyOf(whole, i));
      assertThat(found()).as("cut after %d bytes", i).isNull();
    }
    Files.write(file, whole);
    assertThat(found()).isNotNull();
  }
}
