package bicorne.loading;

import java.io.IOException;
import java.util.List;

/**
 * A story's folder as the loader sees it: names and bytes. Whoever touches the disk implements it.
 */
public interface Folder {

  /** What has a name there is a pipe, a device, or something else that is not read. */
  final class NotAFile extends IOException {
    private static final long serialVersionUID = 1L;

    /** A name for it. */
    public NotAFile(String file) {
      super(file);
    }
  }

  /** How messages call it. */
  String name();

  /**
   * The files below it, as paths with {@code /}, in code-point order; hidden files and links that
   * leave it are left out.
   */
  List<String> files() throws IOException;

  /** The size of a file in bytes; {@link NotAFile} where it is none. */
  long size(String file) throws IOException;

  /**
   * All bytes of a file. Asked only for files whose size is within the limit; may stop after {@code
   * limit} bytes.
   */
  byte[] read(String file, int limit) throws IOException;
}
