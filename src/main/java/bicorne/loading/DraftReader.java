package bicorne.loading;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Place;
import bicorne.model.Story;
import bicorne.text.DisplayWidth;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The first pass: every file to its draft, one after the other. */
final class DraftReader {

  private final StoryFolder folder;
  private final FilePlan plan;
  private final Report report;

  DraftReader(StoryFolder folder, FilePlan plan, Report report) {
    this.folder = folder;
    this.plan = plan;
    this.report = report;
  }

  /** All drafts; null where the story is of another version of the format. */
  @Nullable Drafts read() {
    String main = plan.top(FilePlan.STORY);
    StoryDraft story = null;
    if (main == null) {
      report.add(Code.NO_SUCH_FILE, Place.of(FilePlan.STORY), FilePlan.STORY);
    } else {
      Written written = folder.read(main);
      if (written != null && otherVersion(written)) {
        return null;
      }
      story = written == null ? null : StoryDraft.SHAPE.read(written, report);
    }
    Set<String> missing = new LinkedHashSet<>();
    List<FileEntry> files = files(story, missing);
    int errors = report.problems().errors();
    List<Story.Picture> pictures = pictures();
    boolean picturesWhole = errors == report.problems().errors();
    return new Drafts(
        story,
        files,
        missing,
        cards(FilePlan.PEOPLE, CardDraft.Person.TABLE),
        cards(FilePlan.PLACES, CardDraft.Place.TABLE),
        cards(FilePlan.SOURCES, CardDraft.Source.TABLE),
        pictures,
        picturesWhole);
  }

  private boolean otherVersion(Written written) {
    if (written instanceof Written.Entries entries) {
      for (Written.Entry entry : entries.entries()) {
        if (entry.key().value().equals(StoryDraft.BICORNE.name())
            && entry.value() instanceof Written.Words version
            && !version.settled()
            && !version.value().equals(StoryDraft.VERSION)) {
          report.add(Code.OTHER_VERSION, version, version.value(), StoryDraft.VERSION);
          return true;
        }
      }
    }
    return false;
  }

  private <T> @Nullable List<Named<T>> cards(String name, Shape<List<Named<T>>> shape) {
    String path = plan.top(name);
    if (path == null) {
      return List.of();
    }
    Written written = folder.read(path);
    return written == null ? null : shape.read(written, report);
  }

  private List<FileEntry> files(@Nullable StoryDraft story, Set<String> missing) {
    List<FileEntry> files = new ArrayList<>();
    Map<String, String> rest = new LinkedHashMap<>(plan.episodes());
    if (story != null && story.episodes() != null) {
      for (String id : listed(story.episodes(), rest)) {
        String path = rest.remove(id);
        if (path == null) {
          missing.add(id);
        } else {
          files.add(entry(files.size(), id, false, path));
        }
      }
    }
    for (Map.Entry<String, String> left : rest.entrySet()) {
      files.add(entry(files.size(), left.getKey(), false, left.getValue()));
    }
    for (Map.Entry<String, String> scene : new TreeMap<>(plan.scenes()).entrySet()) {
      files.add(entry(files.size(), scene.getKey(), true, scene.getValue()));
    }
    return files;
  }

  /** The episodes that are listed, once each; reports those without a file and files not listed. */
  private List<String> listed(List<Written.Words> list, Map<String, String> files) {
    Map<String, Written.Words> listed = new LinkedHashMap<>();
    for (Written.Words episode : list) {
      if (listed.putIfAbsent(Id.nfc(episode.value()), episode) != null) {
        report.add(Code.TWICE_IN_LIST, episode, episode.value());
      }
    }
    List<String> without = new ArrayList<>();
    List<String> unlisted = new ArrayList<>();
    for (String id : files.keySet()) {
      if (!listed.containsKey(id)) {
        unlisted.add(id);
      }
    }
    for (Map.Entry<String, Written.Words> episode : listed.entrySet()) {
      if (!files.containsKey(episode.getKey())) {
        without.add(episode.getKey());
        List<String> near = unlisted.isEmpty() ? List.copyOf(files.keySet()) : unlisted;
        report.unknown(Code.NO_EPISODE_FILE, episode.getValue().place(), episode.getKey(), near);
      }
    }
    for (Map.Entry<String, String> file : files.entrySet()) {
      if (!listed.containsKey(file.getKey())) {
        report.unknown(Code.EPISODE_NOT_LISTED, Place.of(file.getValue()), file.getKey(), without);
      }
    }
    return List.copyOf(listed.keySet());
  }

  private FileEntry entry(int number, String id, boolean scene, String path) {
    Written written = folder.read(path);
    FileDraft draft = written == null ? null : FileDraft.SHAPE.read(written, report);
    SourceText source = written == null ? null : written.file();
    return new FileEntry(number, id, scene, path, source, draft);
  }

  private List<Story.Picture> pictures() {
    List<Story.Picture> pictures = new ArrayList<>();
    for (Map.Entry<String, String> picture : plan.pictures().entrySet()) {
      SourceText text = folder.text(picture.getValue());
      if (text != null) {
        pictures.add(new Story.Picture(picture.getKey(), lines(text)));
      }
    }
    return pictures;
  }

  /** A drawing's lines, none of them wider than a page. */
  private List<String> lines(SourceText text) {
    List<String> lines = new ArrayList<>();
    int from = 0;
    while (from < text.text().length()) {
      int to = text.lineEnd(from);
      String line = text.text().substring(from, to);
      int tab = line.indexOf('\t');
      if (tab >= 0) {
        report.add(Code.TAB_IN_PICTURE, text.place(from + tab, from + tab + 1));
      }
      int cells = DisplayWidth.of(line);
      if (cells > Limits.PICTURE_CELLS) {
        report.add(
            Code.PICTURE_TOO_WIDE,
            text.place(from, to),
            String.valueOf(cells),
            String.valueOf(Limits.PICTURE_CELLS));
      }
      lines.add(line);
      int next = text.text().indexOf('\n', to);
      from = next < 0 ? text.text().length() : next + 1;
    }
    return lines;
  }
}
