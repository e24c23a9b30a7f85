package bicorne.authoring;

import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Severity;
import bicorne.loading.Folder;
import bicorne.loading.Loaded;
import bicorne.loading.Origins;
import bicorne.loading.Origins.Origin;
import bicorne.loading.Origins.Standing;
import bicorne.loading.StoryLoader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Lets the entries of a translation remember the originals they were made from.
 *
 * <p>A new entry gets its {@code of}. A stale one is left alone, since its {@code of} is the very
 * warning that somebody has to look at it; it is renewed only where that was asked for by name.
 * What would be written is read again first: a file that would then say anything else is left as it
 * is.
 *
 * @param entries all that have translated texts
 * @param fresh so many got their first {@code of}
 * @param renewed so many stale ones were renewed
 * @param stale those that are stale still
 * @param files the files to be written, by their paths
 * @param left the files that could not be changed safely
 */
public record Remembering(
    List<Origin> entries,
    int fresh,
    int renewed,
    List<Origin> stale,
    Map<String, byte[]> files,
    List<String> left) {

  private static final int MOST_BYTES = 64 << 20;

  /** Stands for every entry where one is named. */
  public static final String ALL = "all";

  /**
   * Works out what to write for one language of a story without errors; nothing is written.
   *
   * @param renew the entries whose stale mark is to be renewed, each with what is inside it
   */
  public static Remembering of(Folder folder, String tag, List<String> renew) throws IOException {
    List<Origin> entries = Origins.of(folder, tag);
    Map<String, List<Origin>> edits = new LinkedHashMap<>();
    for (Origin origin : entries) {
      if (origin.standing() == Standing.NEW
          || (origin.standing() == Standing.STALE && named(origin.entry(), renew))) {
        edits.computeIfAbsent(origin.file(), f -> new ArrayList<>()).add(origin);
      }
    }
    Map<String, byte[]> files = new LinkedHashMap<>();
    for (Map.Entry<String, List<Origin>> edited : edits.entrySet()) {
      byte[] before = folder.read(edited.getKey(), MOST_BYTES);
      files.put(edited.getKey(), edited(before, edited.getValue()));
    }
    List<String> left = spoiled(new Overlay(folder, files), tag, edits, entries);
    for (String file : left) {
      files.remove(file);
    }
    int fresh = 0;
    int renewed = 0;
    List<Origin> stale = new ArrayList<>();
    for (Origin origin : entries) {
      boolean written =
          files.containsKey(origin.file())
              && edits.getOrDefault(origin.file(), List.of()).contains(origin);
      if (origin.standing() == Standing.STALE && !written) {
        stale.add(origin);
      }
      fresh += written && origin.standing() == Standing.NEW ? 1 : 0;
      renewed += written && origin.standing() == Standing.STALE ? 1 : 0;
    }
    return new Remembering(entries, fresh, renewed, stale, files, left);
  }

  /** Whether an entry is one of those named, or stands inside one. */
  public static boolean named(String entry, List<String> names) {
    for (String name : names) {
      boolean inside =
          entry.startsWith(name)
              && entry.length() > name.length()
              && "/#".indexOf(entry.charAt(name.length())) >= 0;
      if (name.equals(ALL) || entry.equals(name) || inside) {
        return true;
      }
    }
    return false;
  }

  private static byte[] edited(byte[] before, List<Origin> edits) {
    String whole = new String(before, StandardCharsets.UTF_8);
    int mark = whole.startsWith("\uFEFF") ? 1 : 0;
    StringBuilder text = new StringBuilder(whole);
    List<Origin> backwards = new ArrayList<>(edits);
    backwards.sort((one, other) -> Integer.compare(one.from(), other.from()));
    Collections.reverse(backwards);
    for (Origin edit : backwards) {
      text.replace(mark + edit.from(), mark + edit.to(), edit.text());
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** The files that would not read as before, but for what they remember. */
  private static List<String> spoiled(
      Folder changed, String tag, Map<String, List<Origin>> edits, List<Origin> before) {
    List<String> spoiled = new ArrayList<>();
    if (edits.isEmpty()) {
      return spoiled;
    }
    Loaded loaded = StoryLoader.load(changed);
    List<Origin> after = Origins.of(changed, tag);
    for (Map.Entry<String, List<Origin>> file : edits.entrySet()) {
      List<String> wanted = new ArrayList<>();
      for (Origin origin : before) {
        if (origin.file().equals(file.getKey())) {
          boolean current =
              origin.standing() == Standing.CURRENT || file.getValue().contains(origin);
          wanted.add(origin.entry() + (current ? " current" : " stale"));
        }
      }
      List<String> found = new ArrayList<>();
      for (Origin origin : after) {
        if (origin.file().equals(file.getKey())) {
          found.add(
              origin.entry() + (origin.standing() == Standing.CURRENT ? " current" : " stale"));
        }
      }
      boolean error = false;
      for (Diagnostic problem : loaded.problems()) {
        error |=
            problem.severity() == Severity.ERROR && problem.place().file().equals(file.getKey());
      }
      if (error || !wanted.equals(found)) {
        spoiled.add(file.getKey());
      }
    }
    return spoiled;
  }

  /** A folder with some files as they would be. */
  private record Overlay(Folder folder, Map<String, byte[]> changed) implements Folder {

    @Override
    public String name() {
      return folder.name();
    }

    @Override
    public List<String> files() throws IOException {
      return folder.files();
    }

    @Override
    public long size(String file) throws IOException {
      byte[] bytes = changed.get(file);
      return bytes == null ? folder.size(file) : bytes.length;
    }

    @Override
    public byte[] read(String file, int limit) throws IOException {
      byte[] bytes = changed.get(file);
      return bytes == null ? folder.read(file, limit) : bytes;
    }
  }
}
