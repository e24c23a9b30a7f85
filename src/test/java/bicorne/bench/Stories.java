package bicorne.bench;

import bicorne.testkit.GeneratedStory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** Two generated stories on the disk, one ten times as long, and a person who has nothing yet. */
record Stories(Path folder, Path usual, Path longer) {
  private static final int NODES = 2_000;

  static Stories in(Path folder) throws IOException {
    return new Stories(
        folder, write(folder.resolve("usual"), NODES), write(folder.resolve("longer"), 10 * NODES));
  }

  private static Path write(Path folder, int nodes) throws IOException {
    for (Map.Entry<String, String> file :
        GeneratedStory.files(nodes, 3, 8, nodes / 20, 1, true).entrySet()) {
      Path path = folder.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.writeString(path, file.getValue());
    }
    return folder;
  }

  /** Where everything personal lies, and in which language. */
  Map<String, String> environment() {
    Map<String, String> environment = new TreeMap<>();
    environment.put("PATH", String.valueOf(System.getenv("PATH")));
    environment.put("HOME", folder.resolve("home").toString());
    environment.put("LC_ALL", "en_US.UTF-8");
    for (String kind : new String[] {"CONFIG", "CACHE", "DATA", "STATE"}) {
      environment.put("XDG_" + kind + "_HOME", folder.resolve(kind).toString());
    }
    return environment;
  }
}
