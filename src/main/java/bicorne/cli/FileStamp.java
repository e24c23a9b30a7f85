package bicorne.cli;

import bicorne.engine.Hash;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * What one look at a file tells without opening it.
 *
 * @param folder whether it is a folder
 * @param link whether it is a symbolic link; never where links are followed
 * @param size in bytes
 * @param stamp what tells that it may have changed
 * @param changed when the system says it was, in milliseconds; where it does not say, the future
 */
record FileStamp(boolean folder, boolean link, long size, long stamp, long changed) {

  private static final String UNIX =
      "unix:isDirectory,isSymbolicLink,size,lastModifiedTime,ctime,ino";

  /**
   * Looks at a file. The time of the last change can be set by anybody, and is, by what copies and
   * unpacks; the system's own time of it and the file's number cannot.
   */
  static FileStamp of(Path path, LinkOption... how) throws IOException {
    try {
      Map<String, Object> all = Files.readAttributes(path, UNIX, how);
      if (all.get("size") instanceof Long size
          && all.get("lastModifiedTime") instanceof FileTime modified
          && all.get("ctime") instanceof FileTime changed) {
        String stamp = nanos(modified) + " " + nanos(changed) + " " + all.get("ino");
        return new FileStamp(
            Boolean.TRUE.equals(all.get("isDirectory")),
            Boolean.TRUE.equals(all.get("isSymbolicLink")),
            size,
            Hash.of(stamp),
            changed.toMillis());
      }
    } catch (UnsupportedOperationException | IllegalArgumentException e) {
      // Another kind of system.
    }
    BasicFileAttributes basic = Files.readAttributes(path, BasicFileAttributes.class, how);
    return new FileStamp(
        basic.isDirectory(),
        basic.isSymbolicLink(),
        basic.size(),
        nanos(basic.lastModifiedTime()),
        Long.MAX_VALUE);
  }

  private static long nanos(FileTime time) {
    return time.to(TimeUnit.NANOSECONDS);
  }
}
