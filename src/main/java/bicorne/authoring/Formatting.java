package bicorne.authoring;

import bicorne.diagnostic.Diagnostic;
import bicorne.loading.Folder;
import bicorne.loading.Layout;
import bicorne.loading.Loaded;
import bicorne.loading.StoryLoader;
import bicorne.model.Story;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * A story's files in the canonical layout, proved to be the same story: it is loaded as it is and
 * as it would be, and must come out equal, or equally wrong.
 *
 * @param files those that are laid out otherwise, with what they would be; nothing is written
 * @param looked so many files were looked at
 * @param left why some files cannot be read as YAML, and stay as they are
 */
public record Formatting(Map<String, String> files, int looked, List<Diagnostic> left) {

  /**
   * Works out the layout of a whole story.
   *
   * @throws IllegalStateException if it would be another story, which is our mistake
   */
  public static Formatting of(Folder folder) throws IOException {
    Layout layout = Layout.of(folder);
    if (!layout.texts().isEmpty()) {
      EditedFolder edited = new EditedFolder(folder);
      layout.texts().forEach(edited::add);
      if (!same(StoryLoader.load(folder), StoryLoader.load(edited))) {
        throw new IllegalStateException("Another layout would make it another story");
      }
    }
    return new Formatting(layout.texts(), layout.files(), layout.left());
  }

  private static boolean same(Loaded before, Loaded after) {
    Story one = before.story();
    Story other = after.story();
    boolean same = one == null && other == null;
    if (one != null && other != null) {
      same = SameStory.butForBlanks(one, other);
    }
    return same && found(before).equals(found(after));
  }

  /** What is found, wherever it stands. */
  private static List<String> found(Loaded loaded) {
    List<String> found = new ArrayList<>();
    for (Diagnostic problem : loaded.problems()) {
      String words = String.join(" ", problem.arguments()).replaceAll("\\s+", " ").strip();
      found.add(problem.place().file() + " " + problem.code().number() + " " + words);
    }
    Collections.sort(found);
    return found;
  }
}
