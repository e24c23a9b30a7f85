package bicorne.cli;

import bicorne.model.Story;
import bicorne.model.StoryFile;
import bicorne.text.Nearest;
import bicorne.wording.ErrandWords;
import bicorne.wording.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A story's episodes, as they are named to a command. */
final class Episodes {

  private Episodes() {}

  /** The episode of this name, or null; a scene is none. */
  static @Nullable StoryFile named(Story story, String id) {
    for (StoryFile file : story.files()) {
      if (!file.scene() && file.id().equals(id)) {
        return file;
      }
    }
    return null;
  }

  /**
   * That there is none of this name: with the one probably meant, else with all there are.
   *
   * @param typed how the one that was meant would have been typed
   */
  static Trouble unknown(Story story, String id, Wording wording, UnaryOperator<String> typed) {
    List<String> episodes = new ArrayList<>();
    for (StoryFile file : story.files()) {
      if (!file.scene()) {
        episodes.add(file.id());
      }
    }
    Trouble trouble = Trouble.usage(ErrandWords.NO_EPISODE, "episode", id);
    String near = Nearest.to(id, episodes).orElse("");
    return near.isEmpty()
        ? trouble.and(ErrandWords.ITS_EPISODES, "episodes", wording.list(episodes))
        : trouble.and(ErrandWords.DID_YOU_MEAN, "near", typed.apply(near));
  }
}
