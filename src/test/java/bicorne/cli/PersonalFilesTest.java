package bicorne.cli;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.tui.Settings;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PersonalFilesTest {

  @TempDir Path home;
  private Path folder;
  private Path file;
  private PersonalFiles files;

  @BeforeEach
  void open() throws IOException {
    folder = Files.createDirectories(home.resolve(".config/bicorne"));
    file = folder.resolve("settings.yaml");
    files =
        new PersonalFiles(new Surroundings(Map.of("HOME", home.toString()), home, null), "ford");
  }

  private void isPutAside(String name) {
    PersonalFiles.Found found = files.settings();
    assertThat(found.settings()).isEqualTo(Settings.USUAL);
    Settings.Mishap mishap = Objects.requireNonNull(found.mishap());
    assertThat(mishap.lines()).isEmpty();
    assertThat(mishap.aside()).isTrue();
    assertThat(mishap.file()).isEqualTo(folder.resolve(name).toString());
    assertThat(file).doesNotExist();
    assertThat(folder.resolve(name)).exists();
    assertThat(files.settings()).isEqualTo(new PersonalFiles.Found(Settings.USUAL, null));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n \n", "theme: \u00ff"})
  void whatIsNoTextOfSettingsIsPutAside(String text) throws IOException {
    Files.write(file, text.getBytes(StandardCharsets.ISO_8859_1));
    isPutAside("settings.damaged");
  }

  @Test
  void aFileTooLongIsPutAside() throws IOException {
    Files.writeString(file, "# so\n".repeat(20_000));
    isPutAside("settings.damaged");
  }

  @Test
  void aFolderInItsPlaceIsPutAside() throws IOException {
    Files.createDirectories(file.resolve("in it"));
    isPutAside("settings.damaged");
  }

  @Test
  void whatWasPutAsideBeforeStays() throws IOException {
    Files.writeString(folder.resolve("settings.damaged"), "older");
    Files.writeString(file, "");
    isPutAside("settings.damaged-2");
    assertThat(folder.resolve("settings.damaged")).hasContent("older");
  }

  @Test
  void whatCanBeReadOfADamagedFileStaysInForce() throws IOException {
    String damaged = "theme: light\nwidth: wide\nfont: big\nred\u001b[31m: 1\n";
    Files.writeString(file, damaged);
    PersonalFiles.Found found = files.settings();
    assertThat(Objects.requireNonNull(found.mishap()).lines())
        .containsExactly(
            new Settings.Damaged(2, "width: wide"), new Settings.Damaged(4, "red\u001b[31m: 1"));
    assertThat(folder.resolve("settings.damaged")).hasContent(damaged);
    PersonalFiles.Found next = files.settings();
    assertThat(next.mishap()).isNull();
    assertThat(next.settings()).isEqualTo(found.settings());
    assertThat(next.settings().theme()).isEqualTo(Settings.Theme.LIGHT);
    assertThat(next.settings().more()).containsExactly("font: big");
  }

  @Test
  void damagedPagesAreAsGoodAsNone() throws IOException {
    Path pages = home.resolve(".local/share/bicorne/read/ford.pages");
    Files.createDirectories(pages);
    assertThat(files.read()).isEqualTo(bicorne.tui.ReadPages.NONE);
    Files.delete(pages);
    Files.write(pages, new byte[11]);
    assertThat(files.read()).isNotEqualTo(bicorne.tui.ReadPages.NONE);
  }
}
