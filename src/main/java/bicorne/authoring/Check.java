package bicorne.authoring;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Diagnostics;
import bicorne.engine.Awaits;
import bicorne.engine.Engine;
import bicorne.engine.Moment;
import bicorne.engine.Road;
import bicorne.explore.Limits;
import bicorne.explore.Progress;
import bicorne.loading.Folder;
import bicorne.loading.Loaded;
import bicorne.loading.StoryLoader;
import bicorne.model.History;
import bicorne.model.Option;
import bicorne.model.Story;
import bicorne.model.StoryFile;
import bicorne.rules.Places;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Everything that is wrong with a story, and where history's road leads in it. */
public final class Check {

  private Check() {}

  /** The problems of a story folder that it does not allow itself, sorted. */
  public static List<Diagnostic> of(Folder folder) {
    Diagnostics all = new Diagnostics();
    Allowed.without(found(folder), folder).forEach(all::add);
    return all.sorted();
  }

  /**
   * What a check found, and what it went through.
   *
   * @param problems those that the folder does not allow itself, sorted
   * @param outlook what can happen in the story; null where it has errors, or nobody looked
   */
  public record Explored(List<Diagnostic> problems, @Nullable Outlook outlook) {
    public Explored {
      problems = List.copyOf(problems);
    }
  }

  /** So far a check goes: by what is counted, so that it says the same on every machine. */
  public static final Limits BUDGET = new Limits(300_000, 96L << 20);

  /** The same with all that shows only in play, as far as the limits allow. */
  public static Explored explored(Folder folder, Limits limits, int threads, Progress progress) {
    Loaded loaded = StoryLoader.load(folder);
    List<Diagnostic> known = found(loaded);
    Outlook outlook = null;
    Story story = loaded.story();
    Places places = loaded.places();
    if (story != null && places != null) {
      Outlook.Wanted wanted = new Outlook.Wanted(story.claims(), -1, false, true, limits, threads);
      outlook = Outlook.of(story, wanted, progress);
      known = Proofs.with(outlook, places, known);
    }
    Diagnostics all = new Diagnostics();
    Allowed.without(known, folder).forEach(all::add);
    return new Explored(all.sorted(), outlook);
  }

  private static List<Diagnostic> found(Folder folder) {
    return found(StoryLoader.load(folder));
  }

  private static List<Diagnostic> found(Loaded loaded) {
    Story story = loaded.story();
    Places places = loaded.places();
    if (story == null || places == null) {
      return loaded.problems();
    }
    Diagnostics all = new Diagnostics();
    loaded.problems().forEach(all::add);
    if (tellsHistory(story)) {
      road(story, places, all);
    }
    return all.sorted();
  }

  /** A story that marks nothing as history has no road to speak of. */
  private static boolean tellsHistory(Story story) {
    for (Option option : story.options()) {
      if (option.history() == History.Mark.MAIN) {
        return true;
      }
    }
    return false;
  }

  private static void road(Story story, Places places, Diagnostics all) {
    Engine engine = new Engine(story);
    Road road = new Road(engine);
    Moment last = road.last();
    int node = engine.node(last.state());
    if (last.awaits() instanceof Awaits.Turn || last.awaits() instanceof Awaits.Draw) {
      all.add(Code.ROAD_CIRCLES, places.node(node), story.address(node));
    } else if (!(last.awaits() instanceof Awaits.End)) {
      all.add(Code.ROAD_STOPS, places.node(node), story.address(node));
    }
    for (StoryFile file : story.files()) {
      if (!file.scene() && road.entry(file.number()) == null) {
        all.add(Code.ROAD_MISSES, places.file(file.number()), file.id());
      }
    }
  }
}
