package bicorne.authoring;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Diagnostics;
import bicorne.engine.Awaits;
import bicorne.engine.Engine;
import bicorne.engine.Moment;
import bicorne.engine.Road;
import bicorne.loading.Folder;
import bicorne.loading.Loaded;
import bicorne.loading.StoryLoader;
import bicorne.model.History;
import bicorne.model.Option;
import bicorne.model.Story;
import bicorne.model.StoryFile;
import bicorne.rules.Places;
import java.util.List;

/** Everything that is wrong with a story, and where history's road leads in it. */
public final class Check {

  private Check() {}

  /** The problems of a story folder that it does not allow itself, sorted. */
  public static List<Diagnostic> of(Folder folder) {
    Diagnostics all = new Diagnostics();
    Allowed.without(found(folder), folder).forEach(all::add);
    return all.sorted();
  }

  private static List<Diagnostic> found(Folder folder) {
    Loaded loaded = StoryLoader.load(folder);
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
