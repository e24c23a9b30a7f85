package bicorne.saves;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The real disk, of which one step fails, or every step from one on until it is well again. Counts
 * only what changes the disk. A write that fails has written a part.
 */
public final class FaultyDisk implements Disk {

  private final Disk real = Disk.real();
  private final List<String> steps = new ArrayList<>();
  private int failFrom = Integer.MAX_VALUE;
  private int failTo = Integer.MAX_VALUE;
  private String message = "No space left on device";

  /** Lets the steps from {@code first} to {@code last} fail, counted from 0. */
  public FaultyDisk failing(int first, int last) {
    failFrom = first;
    failTo = last;
    return this;
  }

  /** What the failures say. */
  public FaultyDisk saying(String words) {
    message = words;
    return this;
  }

  /** From now on nothing fails. */
  public void heal() {
    failFrom = Integer.MAX_VALUE;
  }

  /** From now on everything fails. */
  public void breakDown() {
    failFrom = steps.size();
    failTo = Integer.MAX_VALUE;
  }

  /** Every step so far, failed ones too. */
  public List<String> steps() {
    return steps;
  }

  private boolean fails(String step) {
    int number = steps.size();
    steps.add(step);
    return number >= failFrom && number <= failTo;
  }

  private void step(String step) throws IOException {
    if (fails(step)) {
      throw failure(step);
    }
  }

  /** The same exceptions as the real disk throws. */
  private IOException failure(String step) {
    return message.equals("Permission denied")
        ? new AccessDeniedException(step)
        : step.startsWith("write") || step.startsWith("force")
            ? new IOException(message)
            : new FileSystemException(step, null, message);
  }

  private static String name(Path path) {
    return String.valueOf(path.getFileName());
  }

  @Override
  public Kind kind(Path path) {
    return real.kind(path);
  }

  @Override
  public @Nullable Object identity(Path file) {
    return real.identity(file);
  }

  @Override
  public long lastWritten(Path file) {
    return real.lastWritten(file);
  }

  @Override
  public byte[] read(Path file, int most) throws IOException {
    return real.read(file, most);
  }

  @Override
  public List<String> list(Path folder) throws IOException {
    return real.list(folder);
  }

  @Override
  public void createFolder(Path folder) throws IOException {
    step("folder");
    real.createFolder(folder);
  }

  @Override
  public Out open(Path file, boolean fresh) throws IOException {
    step((fresh ? "create " : "open ") + name(file));
    Out out = real.open(file, fresh);
    return new Out() {
      @Override
      public long size() throws IOException {
        return out.size();
      }

      @Override
      public void write(long at, byte[] bytes) throws IOException {
        if (fails("write " + name(file))) {
          out.write(at, Arrays.copyOf(bytes, bytes.length / 2));
          throw failure("write");
        }
        out.write(at, bytes);
      }

      @Override
      public void truncate(long size) throws IOException {
        step("truncate " + name(file));
        out.truncate(size);
      }

      @Override
      public void force() throws IOException {
        // No test pulls the plug: that it is asked for is enough, and it takes long.
        step("force " + name(file));
      }

      @Override
      public void close() {
        out.close();
      }
    };
  }

  @Override
  public void move(Path from, Path to) throws IOException {
    step("move " + name(from) + " " + name(to));
    real.move(from, to);
  }

  @Override
  public void delete(Path file) throws IOException {
    step("delete " + name(file));
    real.delete(file);
  }

  @Override
  public void forceFolder(Path folder) throws IOException {
    step("force folder");
  }

  @Override
  public long room(Path folder) {
    return real.room(folder);
  }

  @Override
  public @Nullable Hold hold(Path file) throws IOException {
    return real.hold(file);
  }
}
