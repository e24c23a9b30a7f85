package bicorne.loading;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.diagnostic.Diagnostic;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Limits that are judged by size, before anything is read. */
class LimitsTest {

  @Test
  void aFileTooLargeIsRefusedWithoutBeingRead() {
    Loaded loaded = StoryLoader.load(new Sizes(Map.of("episodes/e.yaml", 100L << 20)));

    assertThat(codes(loaded)).containsExactly("B104");
    assertThat(codes(StoryLoader.load(new Sizes(Map.of("episodes/e.yaml", 9L << 20)))))
        .containsExactly("B103", "B101");
  }

  @Test
  void aFolderTooLargeIsRefusedWithoutBeingRead() {
    Map<String, Long> sizes = new TreeMap<>();
    for (int i = 0; i < 9; i++) {
      sizes.put("pictures/film" + i + ".mp4", 8L << 20);
    }
    Loaded loaded = StoryLoader.load(new Sizes(sizes));

    assertThat(codes(loaded)).containsExactly("B104");
    assertThat(loaded.problems().get(0).arguments()).containsExactly("75497472", "67108864");
  }

  @Test
  void aFileThatGrewSinceItWasMeasuredIsRefused() {
    Loaded loaded =
        StoryLoader.load(
            new Sizes(Map.of("story.yaml", 10L)) {
              @Override
              public byte[] read(String file, int limit) {
                return new byte[limit];
              }
            });

    assertThat(codes(loaded)).containsExactly("B103");
  }

  @Test
  void aFolderThatCannotBeReadIsAProblemLikeAnyOther() {
    Loaded list =
        StoryLoader.load(
            new Sizes(Map.of()) {
              @Override
              public List<String> files() throws IOException {
                throw new IOException("gone");
              }
            });
    Loaded read =
        StoryLoader.load(
            new Sizes(Map.of("story.yaml", 10L)) {
              @Override
              public byte[] read(String file, int limit) throws IOException {
                throw new IOException("gone");
              }
            });

    assertThat(codes(list)).containsExactly("B102");
    assertThat(codes(read)).containsExactly("B102");
  }

  private static List<String> codes(Loaded loaded) {
    assertThat(loaded.story()).isNull();
    return loaded.problems().stream().map(Diagnostic::code).map(code -> code.number()).toList();
  }

  /** A folder of sizes: reading any of its files is a mistake. */
  private static class Sizes implements Folder {

    private final Map<String, Long> sizes;

    Sizes(Map<String, Long> sizes) {
      this.sizes = new TreeMap<>(sizes);
    }

    @Override
    public String name() {
      return "sizes";
    }

    @Override
    public List<String> files() throws IOException {
      return List.copyOf(sizes.keySet());
    }

    @Override
    public long size(String file) {
      return sizes.getOrDefault(file, 0L);
    }

    @Override
    public byte[] read(String file, int limit) throws IOException {
      throw new AssertionError(file + " is read");
    }
  }
}
