package bicorne.saves;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.testkit.Golden;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GlanceTest {

  @TempDir private Path folder;

  private static byte[] save(String name) {
    try {
      return Files.readAllBytes(Golden.resources().resolve("saves/" + name + ".save.yaml"));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  @Test
  void whatWeWriteIsSeenAtOnce() {
    Glance.Seen seen = Objects.requireNonNull(Glance.at(save("march")));
    assertThat(seen.header().name()).isEqualTo("Before the road");
    assertThat(Glance.at(save("march-whole"))).isNotNull();
  }

  /** It sees what a reader sees, or nothing; whatever a file holds. */
  @ParameterizedTest
  @ValueSource(strings = {"march", "march-whole"})
  void whateverIsInAFileItSeesWhatAReaderSees(String name) throws IOException {
    byte[] sound = save(name);
    Path file = folder.resolve("a.save.yaml");
    Saves saves = Saves.in(folder);
    SplittableRandom random = new SplittableRandom(1814);
    String letters = "-{}:,\" \n0129atrueno|\\\u00e9";
    int seen = 0;
    for (int i = 0; i < 6_000; i++) {
      String text = new String(sound, StandardCharsets.ISO_8859_1);
      for (int change = random.nextInt(3); change >= 0 && i > 0; change--) {
        int at = random.nextInt(text.length());
        int to = Math.min(text.length(), at + random.nextInt(random.nextInt(9) == 0 ? 200 : 3));
        char letter = letters.charAt(random.nextInt(letters.length()));
        text = text.substring(0, at) + (random.nextBoolean() ? letter : "") + text.substring(to);
      }
      byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
      if (Glance.at(bytes) != null) {
        seen++;
        Files.write(file, bytes);
        assertThat(saves.entry(file)).as(text).isEqualTo(saves.read(file));
      }
    }
    assertThat(seen).isGreaterThan(100);
  }
}
