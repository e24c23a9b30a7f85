package bicorne.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import bicorne.wording.Wording;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which story a command is about, and what is said where there is none. */
class StoriesTest {

  @TempDir private Path top;

  @BeforeEach
  void layOut() throws IOException {
    for (String file :
        new String[] {
          "game/story/1814/story.yaml",
          "mine/一个 story/story.yaml",
          "mine/一个 story/episodes/opening.yaml",
          "mine/一个 story/lang/zh-Hans/story.yaml",
          "mine/一个 story/lang/zh-Hans/episodes/opening.yaml",
          "mine/other/story.yaml",
          "notes/readme.txt"
        }) {
      Path path = top.resolve(file);
      Files.createDirectories(path.getParent());
      Files.writeString(path, "");
    }
    Files.createDirectories(top.resolve("empty"));
  }

  private Stories from(String here) {
    return new Stories(CommandLine.in(top.resolve(here)).home(top.resolve("game")).around());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "mine/一个 story",
        "mine/一个 story/episodes",
        "mine/一个 story/lang",
        "mine/一个 story/lang/zh-Hans",
        "mine/一个 story/lang/zh-Hans/episodes"
      })
  void unnamedItIsTheStoryTheFolderIsIn(String here) throws IOException {
    assertThat(from(here).find(null).path("story.yaml"))
        .isEqualTo(top.resolve("mine/一个 story/story.yaml"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "mine", "notes", "empty", "not/there"})
  void elsewhereItIsTheCampaign(String here) throws IOException {
    assertThat(from(here).find(null).path("story.yaml"))
        .isEqualTo(top.resolve("game/story/1814/story.yaml"));
  }

  @Test
  void namedItIsSoughtFromWhereThePersonIs() throws IOException {
    assertThat(from("mine/other").find("../一个 story").path("story.yaml"))
        .isEqualTo(top.resolve("mine/一个 story/story.yaml"));
    assertThat(from("").find("mine/一个 story/lang/zh-Hans").path("story.yaml"))
        .isEqualTo(top.resolve("mine/一个 story/story.yaml"));
  }

  @ParameterizedTest
  @CsvSource(
      value = {
        "nowhere          | There is no folder “nowhere”.",
        "notes/readme.txt | “notes/readme.txt” is no folder, and a story is one: name the folder that holds its story.yaml.",
        "empty            | “empty” is empty. To begin a story in a folder of its own: bicorne new story NAME.",
        "notes            | “notes” is no story: there is no story.yaml in it.",
        "mine             | “mine” is no story but holds some: other, 一个 story. Name one: bicorne check mine/other.",
      },
      delimiter = '|')
  void whatIsNoStoryIsToldInASentence(String name, String sentence) {
    assertThatThrownBy(() -> from("").find(name))
        .isInstanceOfSatisfying(
            Trouble.class,
            trouble -> {
              assertThat(trouble.told(Wording.in("en"))).isEqualTo(sentence);
              assertThat(trouble.status()).isEqualTo(ExitStatus.OUTSIDE);
            });
  }
}
