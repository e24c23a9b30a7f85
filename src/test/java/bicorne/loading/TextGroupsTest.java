package bicorne.loading;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.testkit.DiskFolder;
import bicorne.testkit.Golden;
import bicorne.testkit.MemoryFolder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TextGroupsTest {

  private static final DiskFolder EVERYTHING =
      new DiskFolder(Golden.resources().resolve("loading/good/everything"));

  @Test
  void everyGroupOfTextsIsListedInItsPlace() {
    List<TextGroups.Group> groups = TextGroups.of(EVERYTHING);

    assertThat(groups.get(0).file()).isEqualTo("story.yaml");
    assertThat(groups.get(0).texts()).containsExactly(Map.entry("title", "Everything"));
    assertThat(group(groups, "variables", "corps").texts())
        .containsExactly(
            Map.entry("label", "VI Corps"),
            Map.entry("values/loyal", "loyal"),
            Map.entry("values/wavering", "wavering"),
            Map.entry("values/gone", "gone over"));
    assertThat(group(groups, "nodes", "eve", "choices", "march-by-night").texts().keySet())
        .containsExactly("text", "reply");
    assertThat(group(groups, "nodes", "eve").texts().get("text"))
        .startsWith("The map was pricked with pins again.\nThe army will not march.\n");
  }

  /** Whoever writes a translation with these hashes is not told that it is stale. */
  @Test
  void theHashOfAGroupIsTheOneTheLoaderAsksFor() throws IOException {
    TextGroups.Group eve = group(TextGroups.of(EVERYTHING), "nodes", "eve");

    assertThat(problemsWith(eve.of())).isEmpty();
    assertThat(problemsWith("0badf00d")).containsExactly("B706");
  }

  private static List<String> problemsWith(String of) throws IOException {
    Map<String, byte[]> files = new LinkedHashMap<>();
    for (String file : EVERYTHING.files()) {
      files.put(file, EVERYTHING.read(file, 1 << 20));
    }
    String path = "lang/zh-Hans/episodes/zero.yaml";
    String text = new String(EVERYTHING.read(path, 1 << 20), StandardCharsets.UTF_8);
    String changed = text.replace("  dawn:\n", "  dawn:\n    of: " + of + "\n");
    files.put(path, changed.getBytes(StandardCharsets.UTF_8));
    return StoryLoader.load(MemoryFolder.ofBytes(files)).problems().stream()
        .map(problem -> problem.code().number())
        .toList();
  }

  private static TextGroups.Group group(List<TextGroups.Group> groups, String... path) {
    for (TextGroups.Group group : groups) {
      if (group.path().equals(List.of(path))) {
        return group;
      }
    }
    throw new AssertionError(List.of(path) + " in " + groups);
  }
}
