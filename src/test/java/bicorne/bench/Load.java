package bicorne.bench;

import bicorne.loading.Loaded;
import bicorne.loading.StoryLoader;
import bicorne.testkit.DiskFolder;
import java.nio.file.Path;

/** Loads and checks a story once, in a process of its own. */
final class Load {

  private Load() {}

  /** Loads a folder; prints what that cost. */
  public static void main(String[] arguments) {
    Loaded loaded = StoryLoader.load(new DiskFolder(Path.of(arguments[0])));
    if (loaded.story() == null) {
      throw new IllegalStateException(loaded.problems().toString());
    }
    System.out.println(Compose.cost());
  }
}
