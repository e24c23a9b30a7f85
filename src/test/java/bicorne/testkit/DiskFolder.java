package bicorne.testkit;

import bicorne.loading.Folder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/** A story folder on the disk, for fixtures. */
public final class DiskFolder implements Folder {

  private final Path root;

  public DiskFolder(Path root) {
    this.root = root;
  }

  @Override
  public String name() {
    return String.valueOf(root.getFileName());
  }

  @Override
  public List<String> files() throws IOException {
    List<String> files = new ArrayList<>();
    try (Stream<Path> paths = Files.walk(root)) {
      paths
          .filter(Files::isRegularFile)
          .forEach(path -> files.add(root.relativize(path).toString().replace('\\', '/')));
    }
    Collections.sort(files);
    return files;
  }

  @Override
  public long size(String file) throws IOException {
    return Files.size(root.resolve(file));
  }

  @Override
  public byte[] read(String file, int limit) throws IOException {
    return Files.readAllBytes(root.resolve(file));
  }
}
