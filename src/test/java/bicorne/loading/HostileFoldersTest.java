package bicorne.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Folders made to hurt are refused with a located message, in little memory; a large story is not.
 */
class HostileFoldersTest {

  @ParameterizedTest
  @MethodSource("all")
  void aHostileFolderIsRefusedByName(String name) {
    HostileFolder hostile = HostileFolder.named(name);

    assertThat(hostile.problems()).contains(hostile.expected());
  }

  static List<String> all() {
    return HostileFolder.ALL.stream().map(HostileFolder::name).toList();
  }

  @Test
  void allOfThemAreRefusedInTheHeapOfASmallMachine() throws IOException, InterruptedException {
    Process process = forked("-Xmx256m", HostileFolder.class.getName());
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(process.waitFor()).as(said).isZero();
    assertThat(said.strip().split("\n")).hasSize(HostileFolder.ALL.size() + 1);
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
