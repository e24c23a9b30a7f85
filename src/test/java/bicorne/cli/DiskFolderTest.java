package bicorne.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import bicorne.loading.Folder;
import bicorne.testkit.Program;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A story's folder on disk: what is in it, in which order, and what is never opened. */
class DiskFolderTest {

  @TempDir private Path top;

  private Path write(String file, String text) throws IOException {
    Path path = top.resolve(file);
    Files.createDirectories(path.getParent());
    return Files.writeString(path, text);
  }

  @Test
  void filesComeByCodePointsWhateverTheFileSystemSays() throws IOException {
    write("story/story.yaml", "");
    write("story/episodes/a.yaml", "");
    write("story/episodes.yaml", "");
    write("story/episodes/\uFF5E.yaml", ""); // beyond surrogates in UTF-16, before them in Unicode
    write("story/episodes/\uD842\uDFB7.yaml", "");
    write("story/episodes/布里埃纳.yaml", "");
    assertThat(new DiskFolder(top.resolve("story")).files())
        .containsExactly(
            "episodes.yaml",
            "episodes/a.yaml",
            "episodes/布里埃纳.yaml",
            "episodes/\uFF5E.yaml",
            "episodes/\uD842\uDFB7.yaml",
            "story.yaml");
  }

  @Test
  void hiddenFilesAndFoldersAreLeftOut() throws IOException {
    write("story/story.yaml", "");
    write("story/.git/config", "");
    write("story/.story.yaml.swp", "");
    assertThat(new DiskFolder(top.resolve("story")).files()).containsExactly("story.yaml");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void linksThatLeaveTheFolderAreLeftOut() throws IOException {
    write("secret.yaml", "");
    write("story/story.yaml", "told");
    Path story = top.resolve("story");
    Files.createSymbolicLink(story.resolve("inside.yaml"), Path.of("story.yaml"));
    Files.createSymbolicLink(story.resolve("outside.yaml"), Path.of("../secret.yaml"));
    Files.createSymbolicLink(story.resolve("nowhere.yaml"), Path.of("gone.yaml"));
    Files.createSymbolicLink(story.resolve("round"), Path.of("."));
    Files.createSymbolicLink(story.resolve("up"), Path.of(".."));
    DiskFolder folder = new DiskFolder(story);
    assertThat(folder.files()).containsExactly("inside.yaml", "story.yaml");
    assertThat(new String(folder.read("inside.yaml", 99), StandardCharsets.UTF_8))
        .isEqualTo("told");
  }

  @Test
  void aFileIsReadNoFurtherThanAsked() throws IOException {
    write("story.yaml", "0123456789");
    DiskFolder folder = new DiskFolder(top);
    assertThat(folder.size("story.yaml")).isEqualTo(10);
    assertThat(folder.read("story.yaml", 4)).hasSize(4);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aPipeIsRefusedBeforeItIsOpened() throws IOException {
    assertThat(Program.of("mkfifo", top.resolve("story.yaml").toString()).run().status()).isZero();
    DiskFolder folder = new DiskFolder(top);
    assertThat(folder.files()).containsExactly("story.yaml");
    assertThatThrownBy(() -> folder.read("story.yaml", 9)).isInstanceOf(Folder.NotAFile.class);
    assertThatThrownBy(() -> folder.size("story.yaml")).isInstanceOf(IOException.class);
  }
}
