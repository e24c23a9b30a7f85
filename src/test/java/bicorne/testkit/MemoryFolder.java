package bicorne.testkit;

import bicorne.loading.Folder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** A story folder in memory. */
public final class MemoryFolder implements Folder {

  private final TreeMap<String, byte[]> files = new TreeMap<>();

  /** A folder of text files. */
  public static MemoryFolder of(Map<String, String> texts) {
    MemoryFolder folder = new MemoryFolder();
    texts.forEach((name, text) -> folder.files.put(name, text.getBytes(StandardCharsets.UTF_8)));
    return folder;
  }

  /** A folder of files of any content. */
  public static MemoryFolder ofBytes(Map<String, byte[]> bytes) {
    MemoryFolder folder = new MemoryFolder();
    folder.files.putAll(bytes);
    return folder;
  }

  @Override
  public String name() {
    return "memory";
  }

  @Override
  public List<String> files() {
    return new ArrayList<>(files.keySet());
  }

  @Override
  public long size(String file) {
    return bytes(file).length;
  }

  @Override
  public byte[] read(String file, int limit) {
    return bytes(file).clone();
  }

  private byte[] bytes(String file) {
    return Objects.requireNonNull(files.get(file), file);
  }
}
