package bicorne.loading;

import bicorne.diagnostic.Diagnostics;
import bicorne.model.Renames;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the entries of a translation remember of their originals, and the edit of the file that
 * would make each remember today's.
 *
 * <p>An edit touches nothing but the {@code of} itself: comments, layout and line ends stay.
 */
public final class Origins {

  /** How an entry stands to its original. */
  public enum Standing {
    /** It remembers nothing yet. */
    NEW,
    /** It was made from the original as it is. */
    CURRENT,
    /** The original has changed since. */
    STALE
  }

  /**
   * One entry with translated texts.
   *
   * @param file the path of the translation's file
   * @param line where the entry begins, from 1
   * @param entry the original's address: {@code brienne}, {@code brienne/eve}, {@code
   *     brienne/eve#march}, {@code people/ney}
   * @param from the edit replaces what stands in the file's text from here, in UTF-16 units without
   *     a byte-order mark,
   * @param to up to here
   * @param text with this
   */
  public record Origin(
      String file, int line, String entry, Standing standing, int from, int to, String text) {}

  private Origins() {}

  /** All entries of one language of a story, in the order of files and of what stands in them. */
  public static List<Origin> of(Folder folder, String tag) {
    Report report = new Report(new Diagnostics());
    List<Origin> found = new ArrayList<>();
    StoryFolder files = new StoryFolder(folder, report);
    List<String> names = files.files();
    FilePlan plan = FilePlan.of(names == null ? List.of() : names, report);
    FilePlan translation = plan.languages().get(tag);
    Drafts drafts = translation == null ? null : new DraftReader(files, plan, report).read();
    if (drafts != null && translation != null) {
      Renames renames = new Renames(RenameTable.direct(drafts.story()));
      new TranslationReader(files, drafts, renames, translation, 1, report, new Collector(found))
          .read();
    }
    return Collections.unmodifiableList(found);
  }

  /** Works out for each entry how it stands, and where its {@code of} is or would be. */
  private record Collector(List<Origin> found) implements TranslationReader.Marks {

    @Override
    public void group(
        String entry,
        Written.@Nullable Words key,
        Written.Entries group,
        Written.@Nullable Words of,
        TextHash hash) {
      String now = hash.toString();
      SourceText file = group.file();
      int line = file.lineOf(key == null ? group.from() : key.from()) + 1;
      if (of != null) {
        Standing standing = of.value().equals(now) ? Standing.CURRENT : Standing.STALE;
        found.add(new Origin(file.name(), line, entry, standing, of.from(), of.to(), now));
        return;
      }
      int first = group.entries().get(0).key().from();
      String mark = "of: " + now;
      int at = first;
      if (group.braces()) {
        mark += ", ";
      } else {
        String lineEnd = lineEnd(file, first);
        String indent = " ".repeat(first - file.lineStart(first));
        boolean alone = file.text().substring(file.lineStart(first), first).isBlank();
        if (alone && key != null && file.lineOf(key.to()) < file.lineOf(first)) {
          // Above the comments of the first key, right below the name of the entry.
          at = file.lineEnd(key.to());
          mark = lineEnd + indent + mark;
        } else {
          mark += lineEnd + indent;
        }
      }
      found.add(new Origin(file.name(), line, entry, Standing.NEW, at, at, mark));
    }

    private static String lineEnd(SourceText file, int at) {
      int end = file.lineEnd(at);
      return end < file.text().length() && file.text().charAt(end) == '\r' ? "\r\n" : "\n";
    }
  }
}
