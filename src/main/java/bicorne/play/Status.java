package bicorne.play;

import bicorne.engine.Engine;
import bicorne.engine.State;
import bicorne.model.Story;
import bicorne.model.StoryFile;
import bicorne.model.Way;
import java.util.List;

/** Which variables the status line shows where a reader stands. */
public final class Status {

  private Status() {}

  /** The variables in order; a scene that names none shows its caller's. */
  public static List<Integer> of(Engine engine, State now) {
    Story story = engine.story();
    StoryFile file = story.files().get(story.nodes().get(engine.node(now)).file());
    List<Way> calls = engine.calls(now);
    if (file.status().isEmpty() && file.scene() && !calls.isEmpty()) {
      int caller = calls.get(calls.size() - 1).node();
      return story.files().get(story.nodes().get(caller).file()).status();
    }
    return file.status();
  }
}
