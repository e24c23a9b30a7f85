package bicorne.saves;

import bicorne.engine.Hash;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.TreeMap;

/**
 * Keeps two programs from writing one save, by locks on bytes of one hidden file a folder. The
 * system gives a lock up when its process ends, so nothing is ever left locked, and the file is
 * never deleted, so nobody can lock what is no longer there.
 *
 * <p>The saves themselves are not locked: on POSIX systems a process gives up its locks on a file
 * as soon as it closes any descriptor of it, and a list of saves reads them all. For the same
 * reason a process opens the hidden file once, whoever asks.
 */
final class FolderLocks {

  private static final String NAME = ".bicorne-lock";

  private static final Map<String, FolderLocks> OPEN = new TreeMap<>();

  private final String folder;
  private final FileChannel channel;
  private int users;

  private FolderLocks(String folder, FileChannel channel) {
    this.folder = folder;
    this.channel = channel;
  }

  /** Holds a save; null where another program, or another part of this one, holds it. */
  static Disk.@org.jspecify.annotations.Nullable Hold hold(Path file) throws IOException {
    Path parent = file.toAbsolutePath().getParent();
    if (parent == null) {
      throw new IOException("no folder");
    }
    Path real = parent.toRealPath();
    synchronized (OPEN) {
      FolderLocks locks = OPEN.get(real.toString());
      if (locks == null) {
        RealDisk.refuseWhatIsNoFile(real.resolve(NAME));
        FileChannel channel =
            FileChannel.open(
                real.resolve(NAME),
                StandardOpenOption.WRITE,
                StandardOpenOption.CREATE,
                LinkOption.NOFOLLOW_LINKS);
        locks = new FolderLocks(real.toString(), channel);
        OPEN.put(locks.folder, locks);
      }
      return locks.lock(String.valueOf(file.getFileName()));
    }
  }

  private Disk.@org.jspecify.annotations.Nullable Hold lock(String name) throws IOException {
    long place = Hash.mix(Hash.of(SaveName.fold(name))) >>> 2;
    FileLock lock = null;
    users++;
    try {
      lock = channel.tryLock(place, 1, false);
    } catch (OverlappingFileLockException e) {
      // This process holds it.
    } finally {
      if (lock == null) {
        leave();
      }
    }
    return lock == null ? null : new Held(this, lock);
  }

  private void leave() throws IOException {
    users--;
    if (users == 0) {
      OPEN.remove(folder);
      channel.close();
    }
  }

  private record Held(FolderLocks locks, FileLock lock) implements Disk.Hold {
    @Override
    public void release() {
      synchronized (OPEN) {
        try {
          if (lock.isValid()) {
            lock.release();
            locks.leave();
          }
        } catch (IOException e) {
          // It ends with the process.
        }
      }
    }
  }
}
