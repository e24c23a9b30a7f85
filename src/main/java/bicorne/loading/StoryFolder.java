package bicorne.loading;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Place;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The folder's files within their limits: each is read once, and dropped when it is drafted. */
final class StoryFolder {

  private final Folder folder;
  private final Report report;
  private final PartCount parts = new PartCount(Limits.ALL_PARTS);

  StoryFolder(Folder folder, Report report) {
    this.folder = folder;
    this.report = report;
  }

  /** All files; null where the folder as a whole cannot be read. */
  @Nullable List<String> files() {
    List<String> files;
    long bytes = 0;
    try {
      files = folder.files();
      for (String file : files) {
        bytes += size(file);
      }
    } catch (IOException e) {
      report.add(Code.UNREADABLE, Place.of(folder.name()), folder.name());
      return null;
    }
    if (bytes > Limits.FOLDER_BYTES) {
      report.add(
          Code.FOLDER_TOO_LARGE,
          Place.of(folder.name()),
          String.valueOf(bytes),
          String.valueOf(Limits.FOLDER_BYTES));
      return null;
    }
    return files;
  }

  /** What cannot be measured is reported when it is read. */
  private long size(String file) {
    try {
      return Math.max(0, folder.size(file));
    } catch (IOException e) {
      return 0;
    }
  }

  /** What a YAML file says; null where that cannot be made out, which is reported. */
  @Nullable Written read(String file) {
    SourceText text = text(file);
    return text == null ? null : YamlReader.read(text, parts, report);
  }

  /** A file's text; null where it has none. */
  @Nullable SourceText text(String file) {
    try {
      long size = folder.size(file);
      if (size > Limits.FILE_BYTES) {
        report.add(
            Code.FILE_TOO_LARGE,
            Place.of(file),
            String.valueOf(size),
            String.valueOf(Limits.FILE_BYTES));
        return null;
      }
      byte[] bytes = folder.read(file, Limits.FILE_BYTES + 1);
      if (bytes.length > Limits.FILE_BYTES) {
        report.add(
            Code.FILE_TOO_LARGE,
            Place.of(file),
            String.valueOf(bytes.length),
            String.valueOf(Limits.FILE_BYTES));
        return null;
      }
      return Decoder.decode(file, bytes, report);
    } catch (Folder.NotAFile e) {
      report.add(Code.NOT_A_FILE, Place.of(file), file);
      return null;
    } catch (IOException e) {
      report.add(Code.UNREADABLE, Place.of(file), file);
      return null;
    }
  }
}
