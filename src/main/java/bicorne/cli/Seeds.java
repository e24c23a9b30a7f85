package bicorne.cli;

import bicorne.wording.ErrandWords;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import org.jspecify.annotations.Nullable;

/** Seeds of chance: the one that was asked for, else one nobody can foresee. */
final class Seeds {

  /** Twelve digits at most: enough to be another each time, short enough to be told a friend. */
  private static final long BITS = (1L << 39) - 1;

  private Seeds() {}

  /** The seed a person typed, or a new one. */
  static long of(@Nullable String typed) {
    if (typed == null) {
      return unforeseen();
    }
    try {
      return Long.parseLong(typed);
    } catch (NumberFormatException e) {
      throw Trouble.usage(ErrandWords.NOT_A_NUMBER, "option", "--seed", "value", typed);
    }
  }

  /** The system's own generator, where it can be read like a file: Java's takes time to start. */
  static long unforeseen() {
    try (InputStream random = Files.newInputStream(Path.of("/dev/urandom"))) {
      byte[] bytes = random.readNBytes(Long.BYTES);
      if (bytes.length == Long.BYTES) {
        return ByteBuffer.wrap(bytes).getLong() & BITS;
      }
    } catch (IOException | RuntimeException e) {
      // Not every system has it; the other way is slower and as good.
    }
    return new SecureRandom().nextLong() & BITS;
  }
}
