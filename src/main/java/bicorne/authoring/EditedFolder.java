package bicorne.authoring;

import bicorne.loading.Folder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A story's folder with some of its files rewritten, in memory: nothing on disk has changed yet.
 */
final class EditedFolder implements Folder {

  private static final String MARK = "\uFEFF";
  private static final int MOST_BYTES = 8 << 20;

  private final Folder folder;
  private final Map<String, String> edited = new TreeMap<>();

  EditedFolder(Folder folder) {
    this.folder = folder;
  }

  /** A file's text, without a byte-order mark; columns of places count in it. */
  String text(String file) throws IOException {
    String now = edited.get(file);
    if (now == null) {
      now = new String(folder.read(file, MOST_BYTES), StandardCharsets.UTF_8);
    }
    return now.startsWith(MARK) ? now.substring(1) : now;
  }

  /** Gives a file another text; a byte-order mark stays. */
  void rewrite(String file, String text) throws IOException {
    String old = new String(folder.read(file, MOST_BYTES), StandardCharsets.UTF_8);
    edited.put(file, old.startsWith(MARK) ? MARK + text : text);
  }

  /** Gives a file a text, as it is; it may be new. */
  void add(String file, String text) {
    edited.put(file, text);
  }

  /** The files that were rewritten, and their texts. */
  Map<String, String> edited() {
    return Collections.unmodifiableMap(edited);
  }

  @Override
  public String name() {
    return folder.name();
  }

  @Override
  public List<String> files() throws IOException {
    TreeSet<String> files = new TreeSet<>(folder.files());
    files.addAll(edited.keySet());
    return List.copyOf(files);
  }

  @Override
  public long size(String file) throws IOException {
    String now = edited.get(file);
    return now == null ? folder.size(file) : now.getBytes(StandardCharsets.UTF_8).length;
  }

  @Override
  public byte[] read(String file, int limit) throws IOException {
    String now = edited.get(file);
    return now == null ? folder.read(file, limit) : now.getBytes(StandardCharsets.UTF_8);
  }
}
