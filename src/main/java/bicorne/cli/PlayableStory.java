package bicorne.cli;

import bicorne.diagnostic.Report;
import bicorne.engine.Engine;
import bicorne.loading.Loaded;
import bicorne.loading.StoryLoader;
import bicorne.model.Story;
import bicorne.wording.ErrandWords;
import org.jspecify.annotations.Nullable;

/** A story to be played. One with errors is not: its findings are shown instead. */
final class PlayableStory {

  private PlayableStory() {}

  /** The engine of the story that a call is about. */
  static Engine engine(Call call, @Nullable String named) {
    DiskFolder folder = new Stories(call.around()).find(named);
    Loaded loaded = StoryLoader.load(folder);
    Story story = loaded.story();
    if (story == null) {
      call.err().print(Findings.renderer(call, 2).render(Report.of(loaded.problems())));
      String command = named == null ? "bicorne check" : "bicorne check " + named;
      throw Trouble.findings(ErrandWords.STORY_HAS_ERRORS, "command", command);
    }
    return new Engine(story);
  }
}
