package bicorne.cli;

import bicorne.tui.ReadPages;
import bicorne.tui.Settings;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
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

  private final @Nullable Path settings;
  private final @Nullable Path pages;

  PersonalFiles(Surroundings around, String story) {
    Path config = around.config();
    settings = config == null ? null : config.resolve("settings.yaml");
    Path data = around.data();
    pages = data == null ? null : data.resolve("read").resolve(story + ".pages");
  }

  /** The settings; one that is no text at all is put aside, so that the next start is clean. */
  Settings.Read settings() {
    if (settings == null || !Files.isRegularFile(settings)) {
      return Settings.read("");
    }
    try {
      if (Files.size(settings) > MOST_BYTES) {
        return aside();
      }
      return Settings.read(
          StandardCharsets.UTF_8
              .newDecoder()
              .decode(ByteBuffer.wrap(Files.readAllBytes(settings)))
              .toString());
    } catch (CharacterCodingException e) {
      return aside();
    } catch (IOException e) {
      return Settings.read("");
    }
  }

  private Settings.Read aside() {
    Path file = settings;
    if (file != null) {
      try {
        Files.move(
            file, file.resolveSibling("settings.damaged"), StandardCopyOption.REPLACE_EXISTING);
      } catch (IOException e) {
        return Settings.read("?");
      }
    }
    return Settings.read("?");
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
    try {
      long size = Math.min(Files.size(pages), 8L * MOST_PAGES);
      ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(pages));
      long[] read = new long[(int) (size / 8)];
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
