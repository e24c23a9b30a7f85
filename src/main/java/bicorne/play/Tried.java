package bicorne.play;

import bicorne.model.Story;
import bicorne.saves.Disk;
import bicorne.saves.Edition;
import bicorne.saves.JournalFile;
import bicorne.saves.JournalHeader;
import bicorne.saves.Reading;
import bicorne.saves.Saves;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * What was tried in many saves of a story, read without touching them.
 *
 * @param edition the story they were opened on
 * @param plays where each stands, by name, in the order they were asked for
 * @param unread how many of them could not be read, do not fit at all, or were too many
 */
public record Tried(Edition edition, Map<String, Sitting> plays, int unread) {

  /** So many saves are laid over each other. */
  private static final int MOST = 1_000;

  public Tried {
    plays = Collections.unmodifiableMap(plays);
  }

  /** In all saves of the story that lie in a folder, by name. */
  public static Tried in(Saves saves, Edition edition) {
    TreeMap<String, Path> files = new TreeMap<>();
    for (Saves.Entry entry : saves.list()) {
      JournalHeader header = entry.header();
      if (header != null && header.story().equals(edition.story().id())) {
        files.put(entry.name(), entry.file());
      }
    }
    return in(files, edition);
  }

  /** In these files, by name. */
  public static Tried in(Map<String, Path> files, Edition edition) {
    Map<String, Sitting> plays = new LinkedHashMap<>();
    for (Map.Entry<String, Path> file : files.entrySet()) {
      if (plays.size() < MOST
          && JournalFile.read(Disk.real(), file.getValue()) instanceof Reading.Whole whole) {
        Sitting standing = Sitting.open(edition, whole.journal()).standing();
        if (standing != null) {
          plays.put(file.getKey(), standing);
        }
      }
    }
    return new Tried(edition, plays, files.size() - plays.size());
  }

  /** The story. */
  public Story story() {
    return edition.story();
  }

  /** All of it, laid over each other. */
  public Tree tree() {
    return Tree.of(story(), plays);
  }
}
