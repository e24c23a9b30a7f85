package bicorne.loading;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Place;
import bicorne.model.Renames;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads one language's files and gives each text to the original it belongs to. */
final class TranslationReader {

  private final StoryFolder folder;
  private final Drafts drafts;
  private final Renames renames;
  private final Report report;
  private final FilePlan plan;
  private final int language;
  private final @Nullable Marks marks;

  /** Who wants to know what each translation remembers of its original. */
  interface Marks {

    /**
     * A group of keys with translated texts.
     *
     * @param entry the original's address
     * @param key the key the group stands behind; null for a whole file
     * @param of the hash that stands there, or null
     * @param hash the one that should
     */
    void group(
        String entry,
        Written.@Nullable Words key,
        Written.Entries group,
        Written.@Nullable Words of,
        TextHash hash);
  }

  TranslationReader(
      StoryFolder folder,
      Drafts drafts,
      Renames renames,
      FilePlan plan,
      int language,
      Report report) {
    this(folder, drafts, renames, plan, language, report, null);
  }

  TranslationReader(
      StoryFolder folder,
      Drafts drafts,
      Renames renames,
      FilePlan plan,
      int language,
      Report report,
      @Nullable Marks marks) {
    this.marks = marks;
    this.folder = folder;
    this.drafts = drafts;
    this.renames = renames;
    this.plan = plan;
    this.language = language;
    this.report = report;
  }

  void read() {
    if (drafts.story() != null) {
      file(FilePlan.STORY, plan.top(FilePlan.STORY), drafts.story(), "");
    }
    cards(FilePlan.PEOPLE, drafts.people());
    cards(FilePlan.PLACES, drafts.places());
    cards(FilePlan.SOURCES, drafts.sources());
    files("episodes/", plan.episodes(), false);
    files("scenes/", plan.scenes(), true);
  }

  private void cards(String name, @Nullable List<? extends Named<? extends Translatable>> cards) {
    if (cards != null) {
      file(name, plan.top(name), new Table(cards), "");
    }
  }

  private void files(String base, Map<String, String> paths, boolean scenes) {
    Map<String, String> names = translated(paths.keySet());
    Set<String> left = new LinkedHashSet<>(paths.keySet());
    List<String> ids = new ArrayList<>();
    for (FileEntry file : drafts.files()) {
      if (file.scene() == scenes) {
        String translated = names.getOrDefault(file.id(), file.id());
        left.remove(translated);
        ids.add(file.id());
        if (file.draft() != null) {
          file(base + file.id() + ".yaml", paths.get(translated), file.draft(), file.id());
        }
      }
    }
    for (String id : left) {
      report.unknown(Code.NO_ORIGINAL_FILE, Place.of(paths.getOrDefault(id, id)), id, ids);
    }
  }

  /** Today's names of files with the names they are translated under. */
  private Map<String, String> translated(Iterable<String> names) {
    Map<String, String> translated = new LinkedHashMap<>();
    for (String name : names) {
      translated.put(name, name);
    }
    for (String name : names) {
      translated.putIfAbsent(renames.node(name), name);
    }
    return translated;
  }

  private void file(String name, @Nullable String path, Translatable original, String id) {
    Written written = path == null ? null : folder.read(path);
    if (path != null && written == null) {
      return;
    }
    if (written instanceof Written.Entries entries) {
      String entry = id.isEmpty() ? name.substring(0, name.indexOf('.')) : id;
      new Reading(id, "", entry).entries(null, entries, original);
    } else if (written != null && !written.settled()) {
      report.add(Code.WANTS_KEYS, written);
    }
    missing(path == null ? plan.base() + name : path, original);
  }

  private void missing(String path, Translatable original) {
    Untranslated untranslated = new Untranslated(language);
    original.texts(untranslated);
    if (untranslated.count() > 0) {
      report.add(
          Code.NOT_TRANSLATED,
          Place.of(path),
          String.valueOf(untranslated.count()),
          untranslated.first());
    }
  }

  /** People, places or sources: a file that is a table. */
  private record Table(List<? extends Named<? extends Translatable>> parts)
      implements Translatable {
    @Override
    public void texts(Texts texts) {
      for (Named<? extends Translatable> part : parts) {
        texts.part(part.name(), part.value());
      }
    }
  }

  /** The reading of one file, at some depth: where names can have been renamed. */
  private final class Reading {

    private final String file;
    private final String node;

    /** The address of the original that is being read. */
    private final String entry;

    Reading(String file, String node, String entry) {
      this.file = file;
      this.node = node;
      this.entry = entry;
    }

    /** The same, of what stands inside under some key, or under a name in a table of that key. */
    private Reading inside(String key, String name) {
      if (marks == null) {
        return this;
      }
      boolean option = key.equals("choices") || key.equals("outcomes");
      int choice = entry.indexOf('#');
      String inside =
          option
              ? (choice < 0 ? entry : entry.substring(0, choice)) + "#" + name
              : key.isEmpty() || key.equals("nodes")
                  ? entry + "/" + name
                  : entry + "/" + key + "/" + name;
      return new Reading(file, node, inside);
    }

    void entries(Written.@Nullable Words parent, Written.Entries entries, Translatable original) {
      TextsOf texts = new TextsOf(original);
      Written.Words of = null;
      boolean any = false;
      boolean judged = true;
      for (Written.Entry entry : entries.entries()) {
        judged &= !report.doubtful(entry.key().value());
      }
      for (Written.Entry entry : entries.entries()) {
        if (entry.value().settled()) {
          continue;
        }
        String key = Id.nfc(entry.key().value());
        if (texts.text(key) != null) {
          text(entry, texts.text(key));
          any = true;
        } else if (texts.part(key) != null) {
          inside("", key).part(entry, texts.part(key));
        } else if (texts.table(key) != null) {
          table(entry.value(), key, texts.table(key));
        } else if (texts.labels(key) != null) {
          labels(entry.value(), texts.labels(key));
          any = true;
        } else if (key.equals("of") && texts.hash().any()) {
          of = stale(entry.value(), texts.hash(), judged);
        } else if (judged || !(key.equals("of") || report.doubtful(key))) {
          report.unknown(Code.NO_SUCH_TEXT, entry.key().place(), key, texts.keys());
        }
      }
      if (marks != null && any) {
        marks.group(this.entry, parent, entries, of, texts.hash());
      }
    }

    private void part(Written.Entry entry, @Nullable Translatable original) {
      Written written = entry.value();
      if (original == null) {
        return;
      }
      if (written instanceof Written.Entries entries) {
        entries(entry.key(), entries, original);
      } else if (!written.settled()) {
        report.add(Code.WANTS_KEYS, written);
      }
    }

    private void table(
        Written written,
        String key,
        @Nullable List<? extends Named<? extends Translatable>> table) {
      if (table == null) {
        return;
      }
      if (!(written instanceof Written.Entries entries)) {
        report.add(Code.WANTS_KEYS, written);
        return;
      }
      Originals originals = new Originals(table);
      for (Written.Entry entry : entries.entries()) {
        String id = Id.nfc(entry.key().value());
        Named<? extends Translatable> original = originals.get(id);
        original = original == null ? originals.get(today(key, id)) : original;
        if (original == null) {
          if (!report.doubtful(id)) {
            report.unknown(Code.NO_SUCH_TEXT, entry.key().place(), id, originals.names());
          }
        } else if (original.value() != null && !entry.value().settled()) {
          Reading inside =
              key.equals("nodes") ? new Reading(file, original.name(), this.entry) : this;
          inside.inside(key, original.name()).part(entry, original.value());
        }
      }
    }

    /** What a name of a table is called today. */
    private String today(String key, String id) {
      if (key.equals("nodes")) {
        String now = renames.node(file + "/" + id);
        return now.startsWith(file + "/") ? now.substring(file.length() + 1) : id;
      }
      return node.isEmpty() ? id : renames.option(file + "/" + node, id);
    }

    private void labels(Written written, @Nullable List<Named<TextDraft>> labels) {
      if (labels == null) {
        return;
      }
      if (!(written instanceof Written.Entries entries)) {
        report.add(Code.WANTS_KEYS, written);
        return;
      }
      for (Written.Entry entry : entries.entries()) {
        String id = Id.nfc(entry.key().value());
        List<String> names = new ArrayList<>();
        TextDraft original = null;
        for (Named<TextDraft> label : labels) {
          if (label.value() != null) {
            names.add(label.name());
            original = label.name().equals(id) ? label.value() : original;
          }
        }
        if (original != null) {
          text(entry, original);
        } else {
          report.unknown(Code.NO_SUCH_TEXT, entry.key().place(), id, names);
        }
      }
    }

    private void text(Written.Entry entry, @Nullable TextDraft original) {
      if (original == null || entry.value().settled()) {
        return;
      }
      if (original.translation(language) != null) {
        report.add(Code.TRANSLATED_TWICE, entry.key(), entry.key().value());
        return;
      }
      TextDraft translation =
          original.isLine()
              ? LineShape.LINE.read(entry.value(), report)
              : TextShape.TEXT.read(entry.value(), report);
      if (translation != null) {
        original.translate(language, translation);
      }
    }

    private Written.@Nullable Words stale(Written written, TextHash hash, boolean judged) {
      Written.Words of = WordsShape.ID.read(written, report);
      if (of != null && judged && !of.value().equals(hash.toString())) {
        report.add(Diagnostic.of(Code.STALE, of.place(), of.value(), hash.toString()));
      }
      return of;
    }
  }
}
