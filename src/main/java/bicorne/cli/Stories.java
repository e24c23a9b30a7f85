package bicorne.cli;

import bicorne.wording.ErrandWords;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Which folder is the story a command is about: the one that was named, else the one the person is
 * in, else the campaign that comes along.
 */
final class Stories {

  private static final String MAIN_FILE = "story.yaml";
  private static final String CAMPAIGN = "story/1814";

  private final Surroundings around;

  Stories(Surroundings around) {
    this.around = around;
  }

  /** The story's folder; {@link Trouble} says in a sentence why there is none. */
  DiskFolder find(@Nullable String named) {
    Path top = named != null ? named(named) : unnamed();
    if (StoryWriter.unfinished(top)) {
      new StoryWriter(top).finish();
    }
    return new DiskFolder(top);
  }

  /** Whether there is anything of that name. */
  boolean exists(String name) {
    try {
      return Files.exists(around.here().resolve(name));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /** Whether a word names a folder with a story in it. */
  boolean isStory(String name) {
    try {
      return storyAt(around.here().resolve(name).normalize()) != null;
    } catch (InvalidPathException e) {
      return false;
    }
  }

  private Path named(String name) {
    Path folder;
    try {
      folder = around.here().resolve(name).normalize();
    } catch (InvalidPathException e) {
      throw Trouble.outside(ErrandWords.NO_FOLDER, "folder", name);
    }
    if (!Files.exists(folder)) {
      throw Trouble.outside(ErrandWords.NO_FOLDER, "folder", name);
    }
    if (!Files.isDirectory(folder)) {
      throw Trouble.outside(ErrandWords.NOT_A_FOLDER, "folder", name);
    }
    Path story = storyAt(folder);
    if (story == null) {
      throw noStory(folder, name);
    }
    return story;
  }

  private Path unnamed() {
    for (Path folder = around.here(); folder != null; folder = folder.getParent()) {
      Path story = storyAt(folder);
      if (story != null) {
        return story;
      }
    }
    Path campaign = around.home() == null ? null : around.home().resolve(CAMPAIGN);
    if (campaign == null || storyAt(campaign) == null) {
      throw Trouble.outside(ErrandWords.NO_CAMPAIGN);
    }
    return campaign;
  }

  /** The story that a folder is, or that it is a translation of; null where it is neither. */
  private static @Nullable Path storyAt(Path folder) {
    Path above = folder.getParent();
    if (above != null && above.endsWith("lang") && above.getParent() != null) {
      Path original = above.getParent();
      if (Files.exists(original.resolve(MAIN_FILE))) {
        return original;
      }
    }
    return Files.exists(folder.resolve(MAIN_FILE)) ? folder : null;
  }

  private static Trouble noStory(Path folder, String name) {
    TreeSet<String> stories = new TreeSet<>(DiskFolder::byCodePoints);
    boolean empty = true;
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
      for (Path entry : entries) {
        empty = false;
        if (Files.exists(entry.resolve(MAIN_FILE))) {
          stories.add(String.valueOf(entry.getFileName()));
        }
      }
    } catch (IOException e) {
      return Trouble.outside(ErrandWords.FOLDER_FORBIDDEN, "folder", name, "why", Reasons.of(e));
    }
    if (empty) {
      return Trouble.outside(
          ErrandWords.EMPTY_FOLDER, "folder", name, "command", "bicorne new story NAME");
    }
    if (!stories.isEmpty()) {
      List<String> first = new ArrayList<>(stories).subList(0, Math.min(5, stories.size()));
      return Trouble.outside(
          ErrandWords.SEVERAL_STORIES,
          "folder",
          name,
          "stories",
          String.join(", ", first) + (stories.size() > first.size() ? ", ..." : ""),
          "command",
          "bicorne check " + Path.of(name).resolve(stories.first()));
    }
    return Trouble.outside(ErrandWords.NO_STORY, "folder", name);
  }
}
