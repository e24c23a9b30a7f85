package bicorne.cli;

import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.LineRenderer;
import bicorne.diagnostic.Report;
import bicorne.diagnostic.Severity;
import bicorne.diagnostic.Source;
import bicorne.engine.Engine;
import bicorne.loading.Loaded;
import bicorne.loading.StoryLoader;
import bicorne.model.Story;
import bicorne.saves.Edition;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A story that is written on while it is played: read again at each save. */
final class LiveStory {

  private final Call call;
  private final DiskFolder folder;
  private final StoryWatch watch;

  LiveStory(Call call, DiskFolder folder) {
    this.call = call;
    this.folder = folder;
    watch = new StoryWatch(folder.top());
  }

  /**
   * What a save has made of the story.
   *
   * @param edition null where it has errors now
   * @param errors a line each
   */
  record News(@Nullable Edition edition, List<String> errors) {
    News {
      errors = List.copyOf(errors);
    }
  }

  /** What has been saved since the last time; null if nothing was, or it is not at rest yet. */
  @Nullable News news() {
    if (!watch.changed()) {
      return null;
    }
    Loaded loaded = StoryLoader.load(new DiskFolder(folder.top()));
    Story story = loaded.story();
    if (story != null) {
      return new News(Edition.of(new Engine(story)), List.of());
    }
    List<Diagnostic> errors = new ArrayList<>();
    for (Diagnostic problem : loaded.problems()) {
      if (problem.severity() == Severity.ERROR) {
        errors.add(problem);
      }
    }
    String told = new LineRenderer(call.sentences()).render(Report.of(errors));
    return new News(null, new Source("", told.stripTrailing()).lines());
  }
}
