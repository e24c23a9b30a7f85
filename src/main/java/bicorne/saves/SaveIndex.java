package bicorne.saves;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the saves of a folder without reading them: a cache, believed only where size
 * and time of a file are what they were. Nothing depends on it; it may be deleted at any time.
 */
final class SaveIndex {

  private static final String FILE = ".bicorne-known";
  private static final String FIRST = "bicorne-known 1";
  private static final int FIELDS = 17;
  private static final int LONGEST = 64 << 20;

  private final Disk disk;
  private final Path folder;
  private final Map<String, Known> known = new LinkedHashMap<>();
  private int learnt;
  private boolean telling;

  private SaveIndex(Disk disk, Path folder) {
    this.disk = disk;
    this.folder = folder;
  }

  /** A save as it was when its file had that stamp. */
  record Known(String stamp, Saves.Entry entry) {}

  /** What is known of a folder; nothing where that cannot be read. */
  static SaveIndex of(Disk disk, Path folder) {
    SaveIndex index = new SaveIndex(disk, folder);
    try {
      Path file = folder.resolve(FILE);
      if (disk.kind(file) == Disk.Kind.FILE) {
        index.read(new String(disk.read(file, LONGEST), StandardCharsets.UTF_8));
      }
    } catch (IOException e) {
      index.known.clear();
    }
    return index;
  }

  private void read(String text) {
    int from = text.indexOf('\n') + 1;
    if (from == 0 || !text.substring(0, from - 1).equals(FIRST)) {
      return;
    }
    for (int end = text.indexOf('\n', from); end >= 0; end = text.indexOf('\n', from)) {
      List<String> fields = split(text, from, end);
      Known one = fields.size() == FIELDS ? known(fields) : null;
      if (one != null) {
        known.put(one.entry().name(), one);
      }
      from = end + 1;
    }
  }

  private static List<String> split(String text, int from, int end) {
    List<String> fields = new ArrayList<>(FIELDS);
    StringBuilder field = new StringBuilder();
    for (int i = from; i < end; i++) {
      char c = text.charAt(i);
      if (c == '\t') {
        fields.add(field.toString());
        field.setLength(0);
      } else if (c == '\\' && i + 1 < end) {
        char next = text.charAt(++i);
        field.append(next == 't' ? '\t' : next == 'n' ? '\n' : next);
      } else {
        field.append(c);
      }
    }
    fields.add(field.toString());
    return fields;
  }

  private @Nullable Known known(List<String> f) {
    try {
      JournalHeader header =
          new JournalHeader(
              f.get(2),
              f.get(3),
              f.get(4),
              Long.parseLong(f.get(5)),
              f.get(6),
              f.get(7).equals("true"),
              f.get(8),
              f.get(9),
              f.get(10),
              f.get(11).equals("true"),
              Collections.emptyMap(),
              Collections.emptyMap());
      return new Known(
          f.get(1),
          new Saves.Entry(
              f.get(0),
              folder.resolve(f.get(0) + Saves.ENDING),
              header.name().isEmpty(),
              header,
              f.get(12),
              Integer.parseInt(f.get(13)),
              endings(f.get(14)),
              Long.parseLong(f.get(15)),
              null,
              Saves.Fit.read(f.get(16))));
    } catch (IllegalArgumentException e) {
      // Another hand has written here: what it says of this save is read from the save.
      return null;
    }
  }

  private static List<String> endings(String joined) {
    List<String> endings = new ArrayList<>();
    int from = 0;
    while (from < joined.length()) {
      int end = joined.indexOf(' ', from);
      end = end < 0 ? joined.length() : end;
      endings.add(joined.substring(from, end));
      from = end + 1;
    }
    return endings;
  }

  /** The entry of a file that has not changed since; else null. */
  Saves.@Nullable Entry find(String name, String stamp) {
    Known one = known.get(name);
    return one != null && !stamp.isEmpty() && one.stamp().equals(stamp) ? one.entry() : null;
  }

  /** What was read is known from now on; what cannot be read, never. */
  void learn(String stamp, Saves.Entry entry) {
    if (entry.header() != null && entry.trouble() == null && !stamp.isEmpty()) {
      known.put(entry.name(), new Known(stamp, entry));
      learnt++;
    } else {
      known.remove(entry.name());
    }
  }

  /** This is worth keeping, however little it is. */
  void tell(String stamp, Saves.Entry entry) {
    learn(stamp, entry);
    telling = true;
  }

  /**
   * Keeps it, where enough was learnt to be worth a write; that it cannot be kept is no trouble.
   *
   * @param there the names of the saves that are still there
   */
  void keep(List<String> there, int worth) {
    if (!telling && learnt < worth) {
      return;
    }
    StringBuilder text = new StringBuilder(FIRST).append('\n');
    for (String name : there) {
      Known one = known.get(name);
      if (one != null) {
        line(text, one);
      }
    }
    Path beside = folder.resolve(FILE + ".new");
    try {
      Disk.Out out = disk.open(beside, true);
      try {
        out.write(0, text.toString().getBytes(StandardCharsets.UTF_8));
      } finally {
        out.close();
      }
      disk.move(beside, folder.resolve(FILE));
    } catch (IOException e) {
      drop(beside);
    }
  }

  private void drop(Path beside) {
    try {
      disk.delete(beside);
    } catch (IOException e) {
      // A folder that cannot be written has nothing to be cleaned.
    }
  }

  private static void line(StringBuilder text, Known one) {
    Saves.Entry entry = one.entry();
    JournalHeader header = entry.header();
    if (header == null) {
      return;
    }
    String[] fields = {
      entry.name(),
      one.stamp(),
      header.story(),
      header.logic(),
      header.bicorne(),
      Long.toString(header.seed()),
      header.start(),
      Boolean.toString(header.alone()),
      header.language(),
      header.name(),
      header.created(),
      Boolean.toString(header.copy()),
      entry.at(),
      Integer.toString(entry.choices()),
      String.join(" ", entry.endings()),
      Long.toString(entry.lastPlayed()),
      entry.fit().written()
    };
    for (int i = 0; i < fields.length; i++) {
      text.append(i == 0 ? "" : "\t");
      escaped(text, fields[i]);
    }
    text.append('\n');
  }

  private static void escaped(StringBuilder text, String field) {
    for (int i = 0; i < field.length(); i++) {
      char c = field.charAt(i);
      switch (c) {
        case '\t' -> text.append("\\t");
        case '\n' -> text.append("\\n");
        case '\\' -> text.append("\\\\");
        default -> text.append(c);
      }
    }
  }
}
