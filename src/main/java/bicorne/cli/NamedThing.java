package bicorne.cli;

import bicorne.authoring.StoryName;
import bicorne.loading.Loaded;
import bicorne.loading.StoryLoader;
import bicorne.model.Story;
import bicorne.rules.Places;
import bicorne.text.Nearest;
import bicorne.wording.ErrandWords;
import java.util.ArrayList;
import java.util.List;

/** The one thing of a story that somebody named; {@link Trouble} where it is none or several. */
record NamedThing(DiskFolder folder, Story story, StoryName name) {

  static NamedThing of(Call call, String typed) {
    DiskFolder folder = new Stories(call.around()).find(call.arguments().value(Flag.STORY));
    Loaded loaded = StoryLoader.load(folder);
    Story story = loaded.story();
    Places places = loaded.places();
    if (story == null || places == null) {
      throw Trouble.findings(ErrandWords.STORY_BROKEN, "command", "bicorne check");
    }
    List<StoryName> meant = StoryName.meant(story, places, typed);
    if (meant.isEmpty()) {
      throw unknown(story, places, typed);
    }
    if (meant.size() > 1) {
      List<String> names = new ArrayList<>();
      for (StoryName each : meant.subList(0, Math.min(8, meant.size()))) {
        names.add(each.address());
      }
      String several = String.join(", ", names) + (meant.size() > names.size() ? ", ..." : "");
      throw Trouble.usage(ErrandWords.NAME_OF_SEVERAL, "name", typed, "names", several);
    }
    return new NamedThing(folder, story, meant.get(0));
  }

  private static Trouble unknown(Story story, Places places, String typed) {
    List<String> known = new ArrayList<>();
    for (StoryName each : StoryName.all(story, places)) {
      known.add(each.name());
      known.add(each.plain());
    }
    Trouble trouble = Trouble.usage(ErrandWords.NAME_UNKNOWN, "name", typed);
    String near = Nearest.to(typed, known).orElse("");
    return near.isEmpty() ? trouble : trouble.and(ErrandWords.DID_YOU_MEAN, "near", near);
  }
}
