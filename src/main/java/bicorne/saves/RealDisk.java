package bicorne.saves;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** The file system of the machine. */
final class RealDisk implements Disk {

  static final RealDisk IT = new RealDisk();

  private RealDisk() {}

  @Override
  public Kind kind(Path path) {
    try {
      BasicFileAttributes attributes =
          Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
      return attributes.isRegularFile()
          ? Kind.FILE
          : attributes.isDirectory()
              ? Kind.FOLDER
              : attributes.isSymbolicLink() ? Kind.LINK : Kind.OTHER;
    } catch (NoSuchFileException e) {
      return Kind.MISSING;
    } catch (IOException e) {
      return isBehindAFile(path) ? Kind.MISSING : Kind.OTHER;
    }
  }

  /** Whether a file stands where a folder of the path should be: there is nothing behind it. */
  private static boolean isBehindAFile(Path path) {
    Path above = path.getParent();
    while (above != null && !Files.exists(above)) {
      above = above.getParent();
    }
    return above != null && !Files.isDirectory(above);
  }

  @Override
  public @Nullable Object identity(Path file) {
    try {
      return Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS)
          .fileKey();
    } catch (IOException e) {
      return null;
    }
  }

  @Override
  public long lastWritten(Path file) {
    try {
      return Files.getLastModifiedTime(file).toMillis();
    } catch (IOException e) {
      return 0;
    }
  }

  @Override
  public String stamp(Path file) {
    try {
      BasicFileAttributes attributes =
          Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
      return attributes.isRegularFile()
          ? attributes.size() + " " + attributes.lastModifiedTime().to(TimeUnit.NANOSECONDS)
          : "";
    } catch (IOException e) {
      return "";
    }
  }

  @Override
  public byte[] read(Path file, int most) throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new IOException("no regular file");
    }
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(most + 1);
    }
  }

  @Override
  public List<String> list(Path folder) throws IOException {
    List<String> names = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        names.add(String.valueOf(file.getFileName()));
      }
    } catch (java.nio.file.DirectoryIteratorException e) {
      throw e.getCause();
    }
    Collections.sort(names);
    return names;
  }

  @Override
  public void createFolder(Path folder) throws IOException {
    // A link to a folder is as good as one, and is refused by what makes folders.
    if (!Files.isDirectory(folder)) {
      Files.createDirectories(folder);
    }
  }

  @Override
  public Out open(Path file, boolean fresh) throws IOException {
    refuseWhatIsNoFile(file);
    FileChannel channel =
        fresh
            ? FileChannel.open(
                file,
                StandardOpenOption.WRITE,
                StandardOpenOption.CREATE,
                StandardOpenOption.TRUNCATE_EXISTING,
                LinkOption.NOFOLLOW_LINKS)
            : FileChannel.open(file, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
    return new Channel(channel);
  }

  /** Opening a pipe would wait for whoever reads it, for ever. */
  static void refuseWhatIsNoFile(Path file) throws IOException {
    Kind kind = IT.kind(file);
    if (kind != Kind.FILE && kind != Kind.MISSING) {
      throw new IOException("no regular file");
    }
  }

  @Override
  public void move(Path from, Path to) throws IOException {
    Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  @Override
  public void delete(Path file) throws IOException {
    Files.deleteIfExists(file);
  }

  @Override
  public void forceFolder(Path folder) throws IOException {
    FileChannel channel;
    try {
      channel = FileChannel.open(folder, StandardOpenOption.READ);
    } catch (IOException e) {
      // Some systems do not open folders; they have no other way to force names.
      return;
    }
    try (channel) {
      channel.force(true);
    }
  }

  @Override
  public long room(Path folder) {
    try {
      return Files.getFileStore(folder).getUsableSpace();
    } catch (IOException e) {
      return Long.MAX_VALUE;
    }
  }

  @Override
  public @Nullable Hold hold(Path file) throws IOException {
    return FolderLocks.hold(file);
  }

  private record Channel(FileChannel channel) implements Out {

    @Override
    public long size() throws IOException {
      return channel.size();
    }

    @Override
    public void write(long at, byte[] bytes) throws IOException {
      ByteBuffer buffer = ByteBuffer.wrap(bytes);
      while (buffer.hasRemaining()) {
        channel.write(buffer, at + buffer.position());
      }
    }

    @Override
    public void truncate(long size) throws IOException {
      channel.truncate(size);
    }

    @Override
    public void force() throws IOException {
      // The size of a file is forced too: without it, what was appended could not be read.
      channel.force(false);
    }

    @Override
    public void close() {
      try {
        channel.close();
      } catch (IOException e) {
        // What was forced is on the disk.
      }
    }
  }
}
