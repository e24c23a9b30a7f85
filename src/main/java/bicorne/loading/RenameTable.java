package bicorne.loading;

import bicorne.diagnostic.Code;
import bicorne.model.Renames;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Holds {@code renames} to its promise: what is gone is gone, and what is named today is there. */
final class RenameTable {

  private final Index index;
  private final Addresses addresses;
  private final Report report;

  RenameTable(Index index, Report report) {
    this.index = index;
    this.addresses = new Addresses(index, -1);
    this.report = report;
  }

  /** The table from gone to present, as it is written. */
  static Map<String, String> table(@Nullable StoryDraft story) {
    Map<String, String> table = new LinkedHashMap<>();
    if (story != null) {
      for (Named<Written.Words> rename : story.renames()) {
        if (rename.value() != null) {
          table.put(rename.name(), Id.nfc(rename.value().value()));
        }
      }
    }
    return table;
  }

  /** The table with every chain of renames followed to its end, so that it is followed once. */
  static Map<String, String> direct(@Nullable StoryDraft story) {
    Map<String, String> table = table(story);
    Map<String, String> direct = new LinkedHashMap<>();
    for (String gone : table.keySet()) {
      Set<String> chain = new LinkedHashSet<>();
      String now = gone;
      while (table.containsKey(now) && !direct.containsKey(now) && chain.add(now)) {
        now = table.getOrDefault(now, now);
      }
      now = direct.getOrDefault(now, now);
      for (String name : chain) {
        direct.put(name, now);
      }
    }
    return direct;
  }

  /** Reports every rename that cannot be followed. */
  Map<String, String> check(@Nullable StoryDraft story) {
    Map<String, String> table = table(story);
    Renames renames = new Renames(table);
    if (story != null) {
      for (Named<Written.Words> rename : story.renames()) {
        if (rename.value() != null) {
          check(rename, rename.value(), table, renames);
        }
      }
      circles(story, table);
    }
    return table;
  }

  private void check(
      Named<Written.Words> rename,
      Written.Words present,
      Map<String, String> table,
      Renames renames) {
    String gone = rename.name();
    String now = Id.nfc(present.value());
    Kind kind = Kind.of(gone);
    if (kind == Kind.NONE || Kind.of(now) == Kind.NONE) {
      Written.Words wrong = kind == Kind.NONE ? rename.key() : present;
      report.add(Code.BAD_RENAME, wrong, wrong.value());
    } else if (kind != Kind.of(now)) {
      report.add(Code.RENAMED_TO_OTHER_KIND, present, gone, now);
    } else {
      int there = number(gone, kind);
      if (there != Addresses.NONE && there != Addresses.NOT_JUDGED) {
        report.add(Code.RENAMED_IS_THERE, rename.key(), gone);
      }
      if (!table.containsKey(now)
          && number(now, kind) == Addresses.NONE
          && number(today(now, kind, renames), kind) == Addresses.NONE) {
        report.unknown(Code.RENAMED_TO_NOTHING, present.place(), now, known(kind));
      }
    }
  }

  private static String today(String address, Kind kind, Renames renames) {
    if (kind != Kind.OPTION) {
      return renames.node(address);
    }
    int hash = address.indexOf('#');
    String node = address.substring(0, hash);
    return renames.node(node) + "#" + renames.option(node, address.substring(hash + 1));
  }

  private int number(String address, Kind kind) {
    FileEntry file = kind == Kind.FILE ? index.file(address) : null;
    return switch (kind) {
      case FILE -> file == null ? Addresses.NONE : file.number();
      case NODE -> addresses.node(address);
      default -> addresses.option(address);
    };
  }

  private Iterable<String> known(Kind kind) {
    return switch (kind) {
      case FILE -> index.fileIds();
      case NODE -> addresses.nodes();
      default -> addresses.options();
    };
  }

  /** Reports each circle once. */
  private void circles(StoryDraft story, Map<String, String> table) {
    Set<String> done = new LinkedHashSet<>();
    for (Named<Written.Words> rename : story.renames()) {
      List<String> chain = new ArrayList<>();
      Set<String> inChain = new LinkedHashSet<>();
      String name = rename.name();
      while (table.containsKey(name) && !done.contains(name) && inChain.add(name)) {
        chain.add(name);
        name = table.getOrDefault(name, "");
      }
      if (inChain.contains(name)) {
        List<String> circle = new ArrayList<>(chain.subList(chain.indexOf(name), chain.size()));
        circle.add(name);
        report.add(Code.RENAME_CIRCLE, rename.key(), String.join(" → ", circle));
      }
      done.addAll(chain);
    }
  }

  /** What a rename names. */
  private enum Kind {
    FILE,
    NODE,
    OPTION,
    NONE;

    static Kind of(String address) {
      int slash = address.indexOf('/');
      int hash = address.indexOf('#');
      if (slash < 0 && hash < 0) {
        return Id.id(address) ? FILE : NONE;
      }
      if (slash < 0 || !Id.id(address.substring(0, slash))) {
        return NONE;
      }
      String node = address.substring(slash + 1, hash < 0 ? address.length() : hash);
      if (!Id.id(node)) {
        return NONE;
      }
      return hash < 0 ? NODE : Id.id(address.substring(hash + 1)) ? OPTION : NONE;
    }
  }
}
