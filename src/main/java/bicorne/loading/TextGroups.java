package bicorne.loading;

import bicorne.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The texts of a story as they stand in its files, for whoever writes translations: what there is
 * to translate, and the {@code of} a translation remembers it by.
 */
public final class TextGroups {

  private TextGroups() {}

  /**
   * The texts standing directly in one group of keys.
   *
   * @param file the original's path in the folder; the translation's is the same below its language
   * @param path the keys and ids that lead to the group; empty for the file itself
   * @param of the hash of the texts
   * @param texts each text by its key, in the format's order; a label's key is {@code values/ID} or
   *     {@code set-of/ID}; a text in pieces has only its words, one piece a line
   */
  public record Group(String file, List<String> path, String of, Map<String, String> texts) {}

  /** All groups of a folder that have texts, in the order of files and of what stands in them. */
  public static List<Group> of(Folder folder) {
    Report report = new Report(new Diagnostics());
    StoryFolder files = new StoryFolder(folder, report);
    List<String> names = files.files();
    FilePlan plan = FilePlan.of(names == null ? List.of() : names, report);
    Drafts drafts = names == null ? null : new DraftReader(files, plan, report).read();
    List<Group> groups = new ArrayList<>();
    if (drafts != null) {
      collect(drafts, groups);
    }
    return groups;
  }

  private static void collect(Drafts drafts, List<Group> groups) {
    new Walk(FilePlan.STORY, List.of(), groups).group(drafts.story());
    new Walk(FilePlan.PEOPLE, List.of(), groups).parts(drafts.people());
    new Walk(FilePlan.PLACES, List.of(), groups).parts(drafts.places());
    new Walk(FilePlan.SOURCES, List.of(), groups).parts(drafts.sources());
    for (FileEntry file : drafts.files()) {
      new Walk(file.path(), List.of(), groups).group(file.draft());
    }
  }

  /** Goes through one group and those inside it. */
  private static final class Walk implements Translatable.Texts {

    private final String file;
    private final List<String> path;
    private final List<Group> groups;
    private final Map<String, String> texts = new LinkedHashMap<>();

    Walk(String file, List<String> path, List<Group> groups) {
      this.file = file;
      this.path = path;
      this.groups = groups;
    }

    void group(@Nullable Translatable part) {
      if (part == null) {
        return;
      }
      int number = groups.size();
      part.texts(this);
      if (!texts.isEmpty()) {
        groups.add(number, new Group(file, path, new TextsOf(part).hash().toString(), texts));
      }
    }

    void parts(@Nullable List<? extends Named<? extends Translatable>> parts) {
      if (parts != null) {
        for (Named<? extends Translatable> part : parts) {
          inside(part.name()).group(part.value());
        }
      }
    }

    private Walk inside(String key) {
      List<String> inside = new ArrayList<>(path);
      inside.add(key);
      return new Walk(file, inside, groups);
    }

    @Override
    public void text(String key, @Nullable TextDraft text) {
      if (text != null) {
        StringBuilder words = new StringBuilder();
        words(text, words);
        texts.put(key, words.toString());
      }
    }

    private static void words(TextDraft text, StringBuilder words) {
      Written.Words own = text.words();
      if (own != null) {
        words.append(words.length() == 0 ? "" : "\n").append(own.value());
      }
      for (BlockDraft block : text.blocks()) {
        List<TextDraft> inside = new ArrayList<>();
        add(block.document(), inside);
        add(block.alt(), inside);
        add(block.text(), inside);
        inside.addAll(FileDraft.orNone(block.visits()));
        add(block.otherwise(), inside);
        for (TextDraft each : inside) {
          words(each, words);
        }
      }
    }

    private static void add(@Nullable TextDraft text, List<TextDraft> texts) {
      if (text != null) {
        texts.add(text);
      }
    }

    @Override
    public void part(String key, @Nullable Translatable part) {
      inside(key).group(part);
    }

    @Override
    public void table(String key, @Nullable List<? extends Named<? extends Translatable>> table) {
      inside(key).parts(table);
    }

    @Override
    public void labels(String key, List<Named<TextDraft>> labels) {
      for (Named<TextDraft> label : labels) {
        text(key + "/" + label.name(), label.value());
      }
    }
  }
}
