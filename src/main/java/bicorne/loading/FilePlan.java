package bicorne.loading;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Place;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Which file of a folder is what. The same plan serves the story and each of its translations.
 *
 * <p>Ids are names of files without their ending, in Unicode form C; paths are kept as the folder
 * gave them.
 */
final class FilePlan {

  static final String STORY = "story.yaml";
  static final String PEOPLE = "people.yaml";
  static final String PLACES = "places.yaml";
  static final String SOURCES = "sources.yaml";

  private static final List<String> ROOT = List.of(STORY, PEOPLE, PLACES, SOURCES);
  private static final String YAML = ".yaml";
  private static final String PICTURE = ".txt";

  private final String base;
  private final Map<String, String> root = new LinkedHashMap<>();
  private final Map<String, String> episodes = new LinkedHashMap<>();
  private final Map<String, String> scenes = new LinkedHashMap<>();
  private final Map<String, String> pictures = new LinkedHashMap<>();
  private final Map<String, FilePlan> languages = new LinkedHashMap<>();

  private FilePlan(String base) {
    this.base = base;
  }

  /** Sorts a folder's files; what looks like a story's file but is not read gives a warning. */
  static FilePlan of(List<String> files, Report report) {
    FilePlan plan = new FilePlan("");
    for (String file : files) {
      plan.place(file, report);
    }
    return plan;
  }

  /** The folder the plan is for: empty, or {@code lang/TAG/}. */
  String base() {
    return base;
  }

  /** The path of one of the files at the top; null where it is not there. */
  @Nullable String top(String name) {
    return root.get(name);
  }

  /** Paths of episodes by id. */
  Map<String, String> episodes() {
    return episodes;
  }

  /** Paths of scenes by id. */
  Map<String, String> scenes() {
    return scenes;
  }

  /** Paths of drawings by id. */
  Map<String, String> pictures() {
    return pictures;
  }

  /** The plans of the translations by the name of their folder. */
  Map<String, FilePlan> languages() {
    return languages;
  }

  private void place(String file, Report report) {
    String name = file.substring(base.length());
    int slash = name.indexOf('/');
    String folder = slash < 0 ? "" : name.substring(0, slash);
    String rest = name.substring(slash + 1);
    if (folder.equals("lang") && base.isEmpty() && rest.indexOf('/') > 0) {
      String tag = rest.substring(0, rest.indexOf('/'));
      languages.computeIfAbsent(tag, t -> new FilePlan("lang/" + t + "/")).place(file, report);
      return;
    }
    boolean read = false;
    if (folder.isEmpty()) {
      read = ROOT.contains(name) && root.putIfAbsent(name, file) == null;
    } else if (folder.equals("episodes") || folder.equals("scenes")) {
      read = keep(folder.equals("scenes") ? scenes : episodes, rest, YAML, file, report);
    } else if (folder.equals("pictures")) {
      read = base.isEmpty() && keep(pictures, rest, PICTURE, file, report);
    }
    if (!read) {
      unread(file, name, report);
    }
  }

  private static boolean keep(
      Map<String, String> files, String name, String ending, String path, Report report) {
    if (!name.endsWith(ending) || name.indexOf('/') >= 0) {
      return false;
    }
    String id = Id.nfc(name.substring(0, name.length() - ending.length()));
    if (!Id.id(id)) {
      report.add(Code.BAD_ID, Place.of(path), id);
    }
    String before = files.putIfAbsent(id, path);
    if (before != null) {
      report.add(
          Diagnostic.of(Code.NAME_TAKEN, Place.of(path), id)
              .and(Code.Remark.FIRST_HERE, Place.of(before)));
    }
    return true;
  }

  private static void unread(String file, String name, Report report) {
    if (name.endsWith(".yml")) {
      report.add(Code.OTHER_ENDING, Place.of(file), file);
    } else if (name.endsWith(YAML)) {
      List<String> known = new ArrayList<>(ROOT);
      int slash = name.indexOf('/');
      if (slash > 0) {
        known.add("episodes" + name.substring(slash));
        known.add("scenes" + name.substring(slash));
      }
      Diagnostic problem = Diagnostic.of(Code.FILE_NOT_READ, Place.of(file), file);
      Optional<String> near = report.near(name, known);
      report.add(near.isPresent() ? problem.near(near.get()) : problem);
    }
  }
}
