package bicorne.cli;

import bicorne.loading.Folder;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A story's folder on disk.
 *
 * <p>Nothing outside is ever read through it: links to folders are not followed, links to files
 * only to files inside. Pipes and devices are listed but refused before they are opened.
 */
final class DiskFolder implements Folder {

  /** A story has far fewer; somebody's whole home folder has more. */
  private static final int MOST_FILES = 20_000;

  private static final int MOST_DEEP = 64;

  private final Path top;
  private final String name;
  private final TreeMap<String, Entry> files = new TreeMap<>(new ByCodePoints());
  private boolean listed;

  /**
   * A file as it was found.
   *
   * @param seen how it was; null for a link, of which only what it leads to counts
   */
  private record Entry(Path path, @Nullable FileStamp seen) {}

  DiskFolder(Path top) {
    this.top = top;
    Path last = top.getFileName();
    this.name = last == null ? top.toString() : last.toString();
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public List<String> files() throws IOException {
    list();
    return Collections.unmodifiableList(new ArrayList<>(files.keySet()));
  }

  @Override
  public long size(String file) throws IOException {
    return regular(file).size();
  }

  @Override
  public byte[] read(String file, int limit) throws IOException {
    regular(file);
    try (InputStream in = Files.newInputStream(path(file))) {
      return in.readNBytes(limit);
    }
  }

  /** Where the folder lies. */
  Path top() {
    return top;
  }

  /** Where a file of this folder lies. */
  Path path(String file) throws IOException {
    list();
    Entry entry = files.get(file);
    return entry != null ? entry.path() : top.resolve(file);
  }

  /** How a file was when the folder was listed, or is now where that did not tell. */
  FileStamp stamp(String file) throws IOException {
    list();
    Entry entry = files.get(file);
    FileStamp seen = entry == null ? null : entry.seen();
    return seen != null ? seen : FileStamp.of(path(file));
  }

  private BasicFileAttributes regular(String file) throws IOException {
    BasicFileAttributes attributes = Files.readAttributes(path(file), BasicFileAttributes.class);
    if (!attributes.isRegularFile()) {
      throw new NotAFile(file);
    }
    return attributes;
  }

  private void list() throws IOException {
    if (!listed) {
      list(top, "", 0, top.toRealPath());
      listed = true;
    }
  }

  /**
   * Lists what lies in a folder of ours; every start does, so each entry is looked at once.
   *
   * @param front what stands before its files' names
   * @param depth how many folders it lies in
   */
  private void list(Path folder, String front, int depth, Path realTop) throws IOException {
    List<Path> folders = new ArrayList<>();
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
      for (Path entry : entries) {
        String entryName = String.valueOf(entry.getFileName());
        if (entryName.startsWith(".")) {
          continue;
        }
        FileStamp seen = seen(entry);
        if (seen != null && seen.folder()) {
          folders.add(entry);
        } else if (seen == null || !seen.link() || staysInside(entry, realTop)) {
          if (files.size() >= MOST_FILES) {
            throw new FileSystemException(name, null, "More than " + MOST_FILES + " files");
          }
          files.put(front + entryName, new Entry(entry, seen == null || seen.link() ? null : seen));
        }
      }
    } catch (java.nio.file.DirectoryIteratorException e) {
      throw e.getCause();
    }
    for (Path inner : folders) {
      if (depth + 1 < MOST_DEEP) {
        list(inner, front + inner.getFileName() + "/", depth + 1, realTop);
      }
    }
  }

  /** Of the entry itself, not of what it leads to; null where nobody can tell. */
  private static @Nullable FileStamp seen(Path entry) {
    try {
      return FileStamp.of(entry, LinkOption.NOFOLLOW_LINKS);
    } catch (IOException e) {
      return null;
    }
  }

  /** A link that leads nowhere leads out, too. */
  private static boolean staysInside(Path link, Path realTop) {
    try {
      Path real = link.toRealPath();
      return real.startsWith(realTop) && !Files.isDirectory(real);
    } catch (IOException e) {
      return false;
    }
  }

  /** {@link #byCodePoints} as a class: every start lists a folder, and needs no lambda else. */
  private static final class ByCodePoints implements Comparator<String> {
    @Override
    public int compare(String one, String other) {
      return byCodePoints(one, other);
    }
  }

  /** Java's own order of strings is that of UTF-16, in which what is beyond the BMP comes early. */
  static int byCodePoints(String one, String other) {
    int at = 0;
    while (at < one.length() && at < other.length() && one.charAt(at) == other.charAt(at)) {
      at++;
    }
    if (at == one.length() || at == other.length()) {
      return Integer.compare(one.length(), other.length());
    }
    boolean within =
        at > 0
            && Character.isLowSurrogate(one.charAt(at))
            && Character.isLowSurrogate(other.charAt(at))
            && Character.isHighSurrogate(one.charAt(at - 1));
    int from = within ? at - 1 : at;
    return Integer.compare(one.codePointAt(from), other.codePointAt(from));
  }
}
