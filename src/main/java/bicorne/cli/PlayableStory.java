package bicorne.cli;

import bicorne.compiled.CompiledStory;
import bicorne.diagnostic.Report;
import bicorne.engine.Engine;
import bicorne.loading.Loaded;
import bicorne.loading.StoryLoader;
import bicorne.model.Story;
import bicorne.saves.Edition;
import bicorne.wording.ErrandWords;
import org.jspecify.annotations.Nullable;

/** A story to be played or explored. One with errors is not: its findings are shown instead. */
final class PlayableStory {

  private PlayableStory() {}

  /** The story that a call is about, from its compiled form where that is still the right one. */
  static Edition edition(Call call, @Nullable String named) {
    DiskFolder folder = new Stories(call.around()).find(named);
    Edition edition = edition(call, folder, new StoryCache(call.around(), folder));
    if (edition == null) {
      String command = named == null ? "bicorne check" : "bicorne check " + named;
      throw Trouble.findings(ErrandWords.STORY_HAS_ERRORS, "command", command);
    }
    return edition;
  }

  /** The same of a folder; null where the story has errors, which then have been told. */
  static @Nullable Edition edition(Call call, DiskFolder folder, StoryCache cache) {
    CompiledStory compiled = cache.find();
    if (compiled != null) {
      return Edition.of(new Engine(compiled.story()), compiled.fingerprint());
    }
    Loaded loaded = StoryLoader.load(folder);
    Story story = loaded.story();
    if (story == null) {
      call.err().print(Findings.renderer(call, 2).render(Report.of(loaded.problems())));
      return null;
    }
    Edition edition = Edition.of(new Engine(story));
    cache.keep(story, edition.logic());
    return edition;
  }

  /** The story that a call is about, where it is at hand and has no errors; else null. */
  static @Nullable Edition known(Call call) {
    try {
      DiskFolder folder = new Stories(call.around()).find(call.arguments().value(Flag.STORY));
      CompiledStory compiled = new StoryCache(call.around(), folder).find();
      if (compiled != null) {
        return Edition.of(new Engine(compiled.story()), compiled.fingerprint());
      }
      Story story = StoryLoader.load(folder).story();
      return story == null ? null : Edition.of(new Engine(story));
    } catch (Trouble trouble) {
      // Whoever asks can do without.
      return null;
    }
  }
}
