package bicorne.loading;

import bicorne.model.Story;
import bicorne.testkit.GeneratedStory;
import bicorne.testkit.MemoryFolder;

/** Loads a story of 20,000 nodes, for a machine with little memory; prints how many it has. */
final class LargeStory {

  private LargeStory() {}

  static final int NODES = 20_000;

  public static void main(String[] arguments) {
    Loaded loaded =
        StoryLoader.load(MemoryFolder.of(GeneratedStory.files(NODES, 3, 8, 1000, 1, false)));
    Story story = loaded.story();
    System.out.println(story == null ? loaded.problems() : story.nodes().size());
  }
}
