package bicorne.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Folders made to hurt are refused with a located message, in little memory; a large story is not.
 */
class HostileFoldersTest {

  private static final Map<String, String> SAID = new LinkedHashMap<>();

  /** All are loaded by one process of 256 MB, which prints a line for each. */
  @BeforeAll
  static void loadAll() throws IOException, InterruptedException {
    Process process = forked("-Xmx256m", HostileFolder.class.getName());
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    for (String line : said.strip().split("\n", -1)) {
      int colon = line.indexOf(": ");
      SAID.put(line.substring(0, colon), line.substring(colon + 2));
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void aHostileFolderIsRefusedByName(String name, String expected) {
    assertThat(SAID.get(name)).contains(expected);
  }

  static List<Arguments> all() {
    List<Arguments> all = new ArrayList<>();
    for (HostileFolder hostile : HostileFolder.ALL) {
      all.add(Arguments.of(hostile.name(), hostile.expected()));
    }
    all.add(Arguments.of(HostileFolder.FULL, "B128"));
    return all;
  }

  @Test
  void aStoryOfTwentyThousandNodesLoadsInHalfAGigabyte() throws IOException, InterruptedException {
    Process process = forked("-Xmx512m", LargeStory.class.getName());
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(process.waitFor()).as(said).isZero();
    assertThat(said.strip()).isEqualTo(String.valueOf(LargeStory.NODES));
  }

  private static Process forked(String heap, String main) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home", ""), "bin", "java").toString());
    command.add(heap);
    command.add("-XX:+UseSerialGC");
    command.add("-cp");
    command.add(System.getProperty("java.class.path", ""));
    command.add(main);
    return new ProcessBuilder(command).redirectErrorStream(true).start();
  }
}
