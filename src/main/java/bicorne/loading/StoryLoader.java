package bicorne.loading;

import bicorne.diagnostic.Diagnostics;
import bicorne.diagnostic.Place;
import bicorne.model.Renames;
import bicorne.model.Story;
import bicorne.rules.Rules;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads a story folder: the table of contents of loading.
 *
 * <p>Files become drafts, one after the other; names get their numbers; texts and conditions are
 * read where the names are known. Every pass goes on after a problem, so one run finds them all.
 */
public final class StoryLoader {

  private StoryLoader() {}

  /** Reads everything and reports everything. */
  public static Loaded load(Folder folder) {
    Diagnostics problems = new Diagnostics();
    Report report = new Report(problems);
    SourceMap map = null;
    Story story = null;
    StoryFolder files = new StoryFolder(folder, report);
    List<String> names = files.files();
    if (names != null) {
      FilePlan plan = FilePlan.of(names, report);
      Drafts drafts = new DraftReader(files, plan, report).read();
      if (drafts != null) {
        map = new SourceMap(top(drafts), drafts.files());
        story = build(files, plan, drafts, map, report);
      }
    }
    if (story != null && map != null) {
      Rules.check(story, map, problems);
    }
    boolean whole = story != null && !problems.anyErrors();
    return new Loaded(whole ? story : null, whole ? map : null, problems.sorted());
  }

  private static @Nullable Story build(
      StoryFolder files, FilePlan plan, Drafts drafts, SourceMap map, Report report) {
    List<String> languages = Languages.of(drafts.story(), plan, report);
    Renames renames = new Renames(RenameTable.direct(drafts.story()));
    for (int i = 1; i < languages.size(); i++) {
      FilePlan translation = plan.languages().get(languages.get(i));
      if (translation != null) {
        new TranslationReader(files, drafts, renames, translation, i, report).read();
      }
    }
    Index index = new Index(drafts, map, report);
    Variables variables = new Variables(drafts, map, report);
    return new StoryBuilder(drafts, index, variables, languages, map, report).build();
  }

  private static Place top(Drafts drafts) {
    StoryDraft story = drafts.story();
    return story == null ? Place.of(FilePlan.STORY) : story.file().top();
  }
}
