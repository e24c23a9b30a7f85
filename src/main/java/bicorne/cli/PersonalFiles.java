package bicorne.cli;

import bicorne.tui.ReadPages;
import bicorne.tui.Settings;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The few files that are a person's own and no saves: their settings, and which pages they have
 * read.
 *
 * <p>Settings lie in the config folder, pages read in the data folder, by the XDG rules; without a
 * home they last as long as the program.
 */
final class PersonalFiles {

  private static final int MOST_BYTES = 64 * 1024;
  private static final int MOST_PAGES = 200_000;

  /** So many damaged files are kept. */
  private static final int MOST_ASIDE = 20;

  private final @Nullable Path settings;
  private final @Nullable Path pages;

  PersonalFiles(Surroundings around, String story) {
    Path config = around.config();
    settings = config == null ? null : config.resolve("settings.yaml");
    Path data = around.data();
    pages = data == null ? null : data.resolve("read").resolve(story + ".pages");
  }

  /**
   * What came of reading the settings.
   *
   * @param mishap what was wrong with their file; null where nothing was
   */
  record Found(Settings settings, Settings.@Nullable Mishap mishap) {}

  /** The settings; a damaged file is put aside, and what can be read of it is written anew. */
  Found settings() {
    if (settings == null || !Files.exists(settings)) {
      return new Found(Settings.USUAL, null);
    }
    String text = text(settings);
    if (text == null || text.isBlank()) {
      return new Found(Settings.USUAL, aside(settings, List.of()));
    }
    Settings.Read read = Settings.read(text);
    if (read.damaged().isEmpty()) {
      return new Found(read.settings(), null);
    }
    Settings.Mishap mishap = aside(settings, read.damaged());
    if (mishap.aside()) {
      write(read.settings());
    }
    return new Found(read.settings(), mishap);
  }

  /** The text of a file; null where it is none, is too long or cannot be read. */
  private static @Nullable String text(Path file) {
    if (!Files.isRegularFile(file)) {
      return null;
    }
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      return bytes.length > MOST_BYTES
          ? null
          : StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (IOException e) {
      return null;
    }
  }

  /** Under a name that is free, so that what was put aside before stays as well. */
  private static Settings.Mishap aside(Path file, List<Settings.Damaged> lines) {
    for (int number = 1; number <= MOST_ASIDE; number++) {
      String name = number == 1 ? "settings.damaged" : "settings.damaged-" + number;
      Path there = file.resolveSibling(name);
      try {
        Files.move(file, there);
        return new Settings.Mishap(lines, there.toString(), true);
      } catch (IOException e) {
        if (!(e instanceof FileAlreadyExistsException)) {
          break;
        }
      }
    }
    return new Settings.Mishap(lines, file.toString(), false);
  }

  /** Writes the settings whole, aside and renamed; why they could not be kept, or null. */
  @Nullable String write(Settings now) {
    Path file = settings;
    if (file == null || file.getParent() == null) {
      return "HOME";
    }
    try {
      Files.createDirectories(file.getParent());
      Path aside = Files.createTempFile(file.getParent(), "settings-", ".tmp");
      try {
        Files.writeString(aside, now.text());
        Files.move(
            aside, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(aside);
      }
      return null;
    } catch (IOException e) {
      return Reasons.of(e);
    }
  }

  /** The pages read in any play. */
  ReadPages read() {
    if (pages == null || !Files.isRegularFile(pages)) {
      return ReadPages.NONE;
    }
    try (InputStream in = Files.newInputStream(pages)) {
      ByteBuffer bytes = ByteBuffer.wrap(in.readNBytes(8 * MOST_PAGES));
      long[] read = new long[bytes.remaining() / 8];
      for (int i = 0; i < read.length; i++) {
        read[i] = bytes.getLong();
      }
      return ReadPages.of(read);
    } catch (IOException e) {
      return ReadPages.NONE;
    }
  }

  /** Adds a page to those read; that it cannot be kept is no trouble. */
  void remember(long page) {
    Path file = pages;
    if (file == null || file.getParent() == null) {
      return;
    }
    try {
      Files.createDirectories(file.getParent());
      Files.write(
          file,
          ByteBuffer.allocate(8).putLong(page).array(),
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException e) {
      return;
    }
  }
}
