package bicorne.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Why the system could not do something, in its own words and without class names. */
final class Reasons {

  private Reasons() {}

  /** What the system says. */
  static String of(IOException e) {
    if (e instanceof FileSystemException inFile) {
      String reason = inFile.getReason();
      if (reason != null) {
        return reason;
      }
      if (e instanceof AccessDeniedException) {
        return "Permission denied";
      }
      if (e instanceof NoSuchFileException) {
        return "No such file or directory";
      }
    }
    String message = e.getMessage();
    return message == null ? "I/O error" : message;
  }
}
