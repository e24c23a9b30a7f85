package bicorne.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GoldenTest {

  @TempDir Path folder;

  @Test
  void aMissingExpectationIsWrittenAndFailsAndThenHolds() throws IOException {
    Golden golden = new Golden(folder, false);
    assertThatThrownBy(() -> golden.compare("a/b.expected", "one\r\n二\n"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("no expectation a/b.expected");
    assertThat(Files.readString(folder.resolve("a/b.expected"))).isEqualTo("one\n二\n");
    assertThatCode(() -> golden.compare("a/b.expected", "one\n二\n")).doesNotThrowAnyException();
  }

  @Test
  void anotherTextFailsWithTheDifferenceAndTheCommandAndLeavesTheFile() throws IOException {
    Files.writeString(folder.resolve("x.expected"), "one\ntwo\nthree\n");
    assertThatThrownBy(() -> new Golden(folder, false).compare("x.expected", "one\n2\nthree"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("  one\n- two\n")
        .hasMessageContaining("+ 2\n")
        .hasMessageContaining("+ three(no line end)")
        .hasMessageContaining("-Dtest='GoldenTest' -Dbicorne.update=true");
    assertThat(Files.readString(folder.resolve("x.expected"))).isEqualTo("one\ntwo\nthree\n");
  }

  @Test
  void theUpdateSwitchRewritesAndStillFails() throws IOException {
    Files.writeString(folder.resolve("x.expected"), "old\n");
    Golden golden = new Golden(folder, true);
    assertThatThrownBy(() -> golden.compare("x.expected", "new\n"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("was rewritten");
    assertThat(Files.readString(folder.resolve("x.expected"))).isEqualTo("new\n");
    assertThatCode(() -> golden.compare("x.expected", "new\n")).doesNotThrowAnyException();
  }

  @Test
  void aTextThatNamesThisCheckoutIsRefused() {
    String text = Golden.project().resolve("story.yaml").toString();
    assertThatThrownBy(() -> new Golden(folder, true).compare("x.expected", text))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("a folder of this machine");
    assertThat(folder.resolve("x.expected")).doesNotExist();
  }

  @Test
  void anExpectationWithoutItsInputFails() throws IOException {
    Files.createDirectories(folder.resolve("bad"));
    Files.writeString(folder.resolve("bad/a.expected"), "");
    Files.writeString(folder.resolve("bad/b.expected"), "");
    Files.writeString(folder.resolve("bad/b.yaml"), "");
    Golden golden = new Golden(folder, false);
    assertThatThrownBy(() -> golden.leftOver("bad", ".expected", List.of("bad/b.expected")))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("[bad/a.expected]");
    assertThatCode(
            () -> golden.leftOver("bad", ".expected", List.of("bad/a.expected", "bad/b.expected")))
        .doesNotThrowAnyException();
  }
}
