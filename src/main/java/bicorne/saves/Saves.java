package bicorne.saves;

import bicorne.model.Node;
import bicorne.model.Renames;
import bicorne.model.Story;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The saves of a folder. Names that differ only in letter case or Unicode form are one name, and
 * none leads out of the folder.
 */
public final class Saves {

  /** How a save's file ends. */
  public static final String ENDING = ".save.yaml";

  /** Which saves were played, the last first: an order that trusts no clock. */
  private static final String ORDER = ".bicorne-played";

  private static final String TRASH = "trash";
  private static final int LONGEST_ORDER = 1 << 20;

  /** So many saves have to be read before it is worth remembering what they hold. */
  private static final int WORTH_KEEPING = 32;

  private final Disk disk;
  private final Path folder;

  private Saves(Disk disk, Path folder) {
    this.disk = disk;
    this.folder = folder;
  }

  /** The saves in a folder, which need not exist. */
  public static Saves in(Path folder) {
    return in(Disk.real(), folder);
  }

  /** The same on another disk. */
  public static Saves in(Disk disk, Path folder) {
    return new Saves(disk, folder.toAbsolutePath());
  }

  /** The folder. */
  public Path folder() {
    return folder;
  }

  /** The name of a save's file, without its ending. */
  public static String nameOf(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
  }

  /**
   * A save as a list shows it.
   *
   * @param name the name of its file, without {@link #ENDING}
   * @param automatic whether it was named by the program
   * @param header how it began; null where it cannot be read
   * @param at {@code episode/node} of the last decision on the line the player is on; may be empty
   * @param choices how many choices were taken on that line
   * @param endings the endings reached, as {@code episode/node}
   * @param lastPlayed milliseconds since 1970, to be shown only
   * @param trouble why it was not read whole; null where it was
   * @param fit whether it fits its story, as far as that was tried
   */
  public record Entry(
      String name,
      Path file,
      boolean automatic,
      @Nullable JournalHeader header,
      String at,
      int choices,
      List<String> endings,
      long lastPlayed,
      @Nullable Reading trouble,
      Fit fit) {
    public Entry {
      endings = Collections.unmodifiableList(endings);
    }

    Entry with(Fit other) {
      return new Entry(
          name, file, automatic, header, at, choices, endings, lastPlayed, trouble, other);
    }
  }

  /**
   * Whether a save fits a story.
   *
   * @param logic the logic hash of the story it was tried on; empty where it was not
   */
  public record Fit(String logic, How how) {

    /** It was not tried. */
    public static final Fit UNKNOWN = new Fit("", How.UNKNOWN);

    /** How a save fits. */
    public enum How {
      UNKNOWN,
      FITS,
      /** The story was revised since, and all of it can still be taken. */
      REVISED,
      NOT
    }

    /** How it fits a story; unknown where another was tried. */
    public How on(String edition) {
      return logic.equals(edition) ? how : How.UNKNOWN;
    }

    String written() {
      return how == How.UNKNOWN ? "" : logic + " " + how.name();
    }

    static Fit read(String written) {
      int blank = written.indexOf(' ');
      return blank < 0
          ? UNKNOWN
          : new Fit(written.substring(0, blank), How.valueOf(written.substring(blank + 1)));
    }
  }

  /** All saves, the one played last first. */
  public List<Entry> list() {
    List<Entry> entries = new ArrayList<>();
    SaveIndex index = SaveIndex.of(disk, folder);
    sweep();
    List<String> there = names();
    for (String name : there) {
      entries.add(known(index, name));
    }
    index.keep(there, WORTH_KEEPING);
    TreeMap<String, Integer> order = new TreeMap<>();
    for (String name : order()) {
      order.putIfAbsent(name, order.size());
    }
    entries.sort(new ByPlay(order));
    return Collections.unmodifiableList(entries);
  }

  /**
   * Deletes what programs that were killed in the midst of writing have left: whole files that
   * never got their names. What somebody is writing now is held by them, and is left alone.
   */
  private void sweep() {
    List<String> files;
    try {
      files = disk.list(folder);
    } catch (IOException e) {
      return;
    }
    for (String file : files) {
      String meant = Aside.meantBy(file);
      if (meant != null && (meant.endsWith(ENDING) || meant.equals(ORDER) || SaveIndex.is(meant))) {
        sweep(file, meant);
      }
    }
  }

  private void sweep(String left, String meant) {
    Path file = folder.resolve(left);
    try {
      Disk.Hold hold = disk.kind(file) == Disk.Kind.FILE ? disk.hold(folder.resolve(meant)) : null;
      if (hold != null) {
        try {
          disk.delete(file);
        } finally {
          hold.release();
        }
      }
    } catch (IOException e) {
      // A folder that cannot be written is not cleaned.
    }
  }

  /**
   * The one played last first: as the order of plays says, then by the time, then by name. A class
   * and no lambdas: the title lists the saves.
   *
   * @param order places by name
   */
  private record ByPlay(Map<String, Integer> order) implements Comparator<Entry> {
    @Override
    public int compare(Entry one, Entry other) {
      int byOrder = Integer.compare(place(one), place(other));
      int byTime = byOrder != 0 ? byOrder : Long.compare(other.lastPlayed(), one.lastPlayed());
      return byTime != 0 ? byTime : one.name().compareTo(other.name());
    }

    private int place(Entry entry) {
      return order.getOrDefault(entry.name(), Integer.MAX_VALUE);
    }
  }

  private Entry known(SaveIndex index, String name) {
    Path file = folder.resolve(name + ENDING);
    String stamp = disk.stamp(file);
    Entry known = index.find(name, stamp);
    if (known == null) {
      known = entry(file);
      index.learn(stamp, known);
    }
    return known;
  }

  /** What was found out about saves by name is known from now on, until their files change. */
  public void fitsFound(Map<String, Fit> found) {
    SaveIndex index = SaveIndex.of(disk, folder);
    List<String> there = names();
    for (Map.Entry<String, Fit> one : found.entrySet()) {
      if (there.contains(one.getKey())) {
        String stamp = disk.stamp(folder.resolve(one.getKey() + ENDING));
        index.tell(stamp, known(index, one.getKey()).with(one.getValue()));
      }
    }
    index.keep(there, WORTH_KEEPING);
  }

  /** The saves that were deleted. */
  public Saves trash() {
    return new Saves(disk, folder.resolve(TRASH));
  }

  /** A save as a list shows it, wherever it is. */
  public Entry entry(Path file) {
    Glance.Seen seen = glance(file);
    return seen == null
        ? read(file)
        : new Entry(
            nameOf(file),
            file,
            seen.header().name().isEmpty(),
            seen.header(),
            seen.at(),
            seen.choices(),
            seen.endings(),
            disk.lastWritten(file),
            null,
            Fit.UNKNOWN);
  }

  private Glance.@Nullable Seen glance(Path file) {
    try {
      return disk.kind(file) == Disk.Kind.FILE
          ? Glance.at(disk.read(file, Journal.MOST_BYTES))
          : null;
    } catch (IOException e) {
      return null;
    }
  }

  /** The same of a file that has to be read line by line. */
  Entry read(Path file) {
    Reading reading = JournalFile.read(disk, file);
    Journal journal =
        reading instanceof Reading.Whole whole
            ? whole.journal()
            : reading instanceof Reading.Damaged damaged ? damaged.before() : null;
    String at = "";
    int choices = 0;
    TreeSet<String> endings = new TreeSet<>();
    if (journal != null) {
      for (int n = journal.here().to(); n != 0; ) {
        Line.Decision decision = journal.decision(n);
        if (decision == null) {
          break;
        }
        at = at.isEmpty() ? decision.at() : at;
        choices += decision.choose() == null ? 0 : 1;
        n = decision.from();
      }
      for (Line line : journal.lines()) {
        String ending =
            line instanceof Line.Decision decision
                ? decision.ending()
                : ((Line.Move) line).ending();
        if (ending != null) {
          endings.add(ending);
        }
      }
    }
    return new Entry(
        nameOf(file),
        file,
        journal == null || journal.header().name().isEmpty(),
        journal == null ? null : journal.header(),
        at,
        choices,
        new ArrayList<>(endings),
        disk.lastWritten(file),
        reading instanceof Reading.Whole ? null : reading,
        Fit.UNKNOWN);
  }

  private List<String> names() {
    List<String> names = new ArrayList<>();
    try {
      for (String file : disk.list(folder)) {
        if (file.endsWith(ENDING) && file.charAt(0) != '.') {
          names.add(file.substring(0, file.length() - ENDING.length()));
        }
      }
    } catch (IOException e) {
      // No folder, no saves.
    }
    return names;
  }

  /** The file of a name as a person typed it, or null where it cannot be a save's name. */
  public @Nullable Path named(String typed) {
    return SaveName.fault(typed) == null ? there(SaveName.stored(typed)) : null;
  }

  private @Nullable Path there(String name) {
    String folded = SaveName.fold(name);
    try {
      for (String other : names()) {
        if (SaveName.fold(other).equals(folded)) {
          return folder.resolve(other + ENDING);
        }
      }
      return folder.resolve(name + ENDING);
    } catch (InvalidPathException e) {
      return null;
    }
  }

  /** A file for a play that begins, under the next number of its story. */
  public @Nullable JournalFile autosave(String story) {
    String stem = stem(story);
    int last = 0;
    for (String name : names()) {
      String folded = SaveName.fold(name);
      if (folded.startsWith(SaveName.fold(stem) + "-")) {
        last = Math.max(last, number(folded.substring(stem.length() + 1)));
      }
    }
    return firstFree(stem, last + 1);
  }

  private static int number(String digits) {
    return digits.length() < 9 && Scalars.isInteger(digits) ? Integer.parseInt(digits) : 0;
  }

  /** A story's id as a name: cut where it would be too long, replaced where it could be none. */
  private static String stem(String story) {
    String stem = SaveName.stored(story);
    while (stem.getBytes(StandardCharsets.UTF_8).length > SaveName.MOST_BYTES - 12) {
      stem = stem.substring(0, stem.offsetByCodePoints(stem.length(), -1));
    }
    return SaveName.fault(stem) == null ? stem : "story";
  }

  /** A file for a name, or where there is one already beside it: {@code NAME-2}. */
  public @Nullable JournalFile beside(String name) {
    if (SaveName.fault(name) == null) {
      Path path = there(SaveName.stored(name));
      JournalFile file = path == null ? null : JournalFile.fresh(disk, path);
      if (file != null) {
        return file;
      }
    }
    return firstFree(stem(name), 2);
  }

  private @Nullable JournalFile firstFree(String stem, int from) {
    for (int i = from; i < from + 10_000; i++) {
      Path path = there(stem + "-" + i);
      JournalFile file = path == null ? null : JournalFile.fresh(disk, path);
      if (file != null) {
        return file;
      }
    }
    return null;
  }

  /** The endings found over all saves of a story, as {@code episode/node}, sorted. */
  public List<String> endingsFound(String story) {
    TreeSet<String> found = new TreeSet<>();
    for (Entry entry : list()) {
      JournalHeader header = entry.header();
      if (header != null && header.story().equals(story)) {
        found.addAll(entry.endings());
      }
    }
    return Collections.unmodifiableList(new ArrayList<>(found));
  }

  /** The endings found over all saves of a story, as nodes of it, by today's names. */
  public List<Integer> endingsFound(Story story) {
    Renames renames = new Renames(story.renames());
    TreeSet<Integer> found = new TreeSet<>();
    for (String address : endingsFound(story.id())) {
      int node = story.nodeAt(renames.node(address));
      if (node >= 0 && story.nodes().get(node).exit() instanceof Node.Ends) {
        found.add(node);
      }
    }
    return Collections.unmodifiableList(new ArrayList<>(found));
  }

  /** What came of renaming, copying, deleting. */
  public sealed interface Done {
    /** It is on disk. */
    record Well(Path file) implements Done {}

    /** There is a save of that name already. */
    record Exists(Path file) implements Done {}

    /** No save can be called so. */
    record BadName(SaveName.Fault why) implements Done {}

    /** It cannot be read, so it is left alone. */
    record Unread(Reading why) implements Done {}

    /** It could not be written; everything is as it was. */
    record Failed(Failure why) implements Done {}
  }

  /** Gives a save another name. */
  public Done rename(Path file, String typed) {
    JournalFile.Opened opened = JournalFile.open(disk, file);
    JournalFile held = opened.file();
    if (held == null) {
      return opened.busy() ? new Done.Failed(taken(file)) : new Done.Unread(opened.reading());
    }
    try (held) {
      Journal journal = ((Reading.Whole) opened.reading()).journal();
      boolean same = SaveName.fold(SaveName.stored(typed)).equals(SaveName.fold(nameOf(file)));
      // A torn end is put aside first: it would go with the old file.
      Failure torn = held.write(journal);
      if (torn != null) {
        return new Done.Failed(torn);
      }
      Done done = same ? inPlace(file, held, journal, typed) : put(journal, typed, false, false);
      if (!same && done instanceof Done.Well) {
        disk.delete(file);
        disk.forceFolder(folder);
      }
      return done;
    } catch (IOException e) {
      return new Done.Failed(JournalFile.failure(disk, file, e));
    }
  }

  /** The same name in other letters: the file is written anew and moved in one step. */
  private Done inPlace(Path file, JournalFile held, Journal journal, String typed)
      throws IOException {
    SaveName.Fault fault = SaveName.fault(typed);
    if (fault != null) {
      return new Done.BadName(fault);
    }
    String name = SaveName.stored(typed);
    Failure failure = held.write(journal.named(name, journal.header().copy()));
    if (failure != null) {
      return new Done.Failed(failure);
    }
    Path path = file.resolveSibling(name + ENDING);
    if (!path.equals(file)) {
      disk.move(file, path);
      disk.forceFolder(folder);
    }
    return new Done.Well(path);
  }

  /** Copies a save under another name, to be kept as it is. */
  public Done copy(Path file, String typed, boolean replace) {
    Reading reading = JournalFile.read(disk, file);
    return reading instanceof Reading.Whole whole
        ? put(whole.journal(), typed, true, replace)
        : new Done.Unread(reading);
  }

  private Done put(Journal journal, String typed, boolean copy, boolean replace) {
    SaveName.Fault fault = SaveName.fault(typed);
    Path path = named(typed);
    if (fault != null || path == null) {
      return new Done.BadName(fault == null ? SaveName.Fault.CHARACTER : fault);
    }
    JournalFile target =
        replace ? JournalFile.replacing(disk, path) : JournalFile.fresh(disk, path);
    if (target == null) {
      boolean there = !replace && disk.kind(path) != Disk.Kind.MISSING;
      return there ? new Done.Exists(path) : new Done.Failed(taken(path));
    }
    try (target) {
      Failure failure = target.write(journal.named(nameOf(path), copy || journal.header().copy()));
      return failure == null ? new Done.Well(path) : new Done.Failed(failure);
    }
  }

  /** Moves a save into the folder {@code trash}. */
  public Done delete(Path file) {
    Path trash = folder.resolve(TRASH);
    Disk.Hold hold = null;
    try {
      if (disk.kind(file) == Disk.Kind.FILE) {
        hold = disk.hold(file);
        if (hold == null) {
          return new Done.Failed(taken(file));
        }
      }
      disk.createFolder(trash);
      Path target = trash.resolve(nameOf(file) + ENDING);
      for (int i = 2; disk.kind(target) != Disk.Kind.MISSING; i++) {
        target = trash.resolve(nameOf(file) + "-" + i + ENDING);
      }
      disk.move(file, target);
      disk.forceFolder(trash);
      disk.forceFolder(folder);
      return new Done.Well(target);
    } catch (IOException e) {
      return new Done.Failed(JournalFile.failure(disk, file, e));
    } finally {
      if (hold != null) {
        hold.release();
      }
    }
  }

  /**
   * Takes a save back out of the trash, under its name or where there is one of that name again
   * under the next free: {@code NAME-2}.
   */
  public Done restore(String name) {
    Path file = folder.resolve(TRASH).resolve(name + ENDING);
    if (SaveName.fault(name) != null || disk.kind(file) == Disk.Kind.MISSING) {
      return new Done.Unread(new Reading.Unreadable(Reading.Obstacle.MISSING, ""));
    }
    Path target = free(name);
    if (target == null) {
      return new Done.BadName(SaveName.Fault.CHARACTER);
    }
    Disk.Hold hold = null;
    try {
      hold = disk.hold(target);
      // Another program may be about to write there.
      if (hold == null || disk.kind(target) != Disk.Kind.MISSING) {
        return new Done.Failed(taken(target));
      }
      disk.move(file, target);
      disk.forceFolder(folder);
      disk.forceFolder(folder.resolve(TRASH));
      return new Done.Well(target);
    } catch (IOException e) {
      return new Done.Failed(JournalFile.failure(disk, file, e));
    } finally {
      if (hold != null) {
        hold.release();
      }
    }
  }

  /** Where a save of that name can be put without taking another's place. */
  private @Nullable Path free(String name) {
    Path path = there(name);
    String stem = stem(name);
    for (int i = 2; path != null && disk.kind(path) != Disk.Kind.MISSING && i < 10_000; i++) {
      path = there(stem + "-" + i);
    }
    return path;
  }

  /**
   * Writes a save to a file anywhere, byte by byte, whatever state it is in; never over another.
   */
  public Done export(Path file, Path target) {
    if (disk.kind(target) != Disk.Kind.MISSING) {
      return new Done.Exists(target);
    }
    try {
      byte[] bytes = disk.read(file, Journal.MOST_BYTES);
      Aside aside = Aside.of(disk, target);
      aside.write(bytes);
      aside.move();
      Path parent = target.toAbsolutePath().getParent();
      if (parent != null) {
        disk.forceFolder(parent);
      }
      return new Done.Well(target);
    } catch (IOException e) {
      return new Done.Failed(JournalFile.failure(disk, target, e));
    }
  }

  /** Takes a save in from a file anywhere, under the name of its file or the next that is free. */
  public Done take(Path file) {
    Reading reading = JournalFile.read(disk, file);
    if (!(reading instanceof Reading.Whole whole)) {
      return new Done.Unread(reading);
    }
    String name = nameOf(file);
    String wanted = SaveName.fault(name) == null ? name : stem(whole.journal().header().story());
    Path target = free(SaveName.stored(wanted));
    return target == null
        ? new Done.BadName(SaveName.Fault.CHARACTER)
        : put(whole.journal(), nameOf(target), whole.journal().header().copy(), false);
  }

  /**
   * What can be read of a damaged save becomes one of its own; the damaged one is left as it is.
   */
  public Done rescue(Path file, String typed) {
    Reading reading = JournalFile.read(disk, file);
    Journal before =
        reading instanceof Reading.Damaged damaged
            ? damaged.before()
            : reading instanceof Reading.Whole whole ? whole.journal() : null;
    return before == null ? new Done.Unread(reading) : put(before, typed, false, false);
  }

  private static Failure taken(Path file) {
    return new Failure(Failure.Why.TAKEN, file.toString(), "");
  }

  private List<String> order() {
    try {
      Path file = folder.resolve(ORDER);
      byte[] bytes =
          disk.kind(file) == Disk.Kind.FILE ? disk.read(file, LONGEST_ORDER) : new byte[0];
      return lines(new String(bytes, StandardCharsets.UTF_8));
    } catch (IOException e) {
      return List.of();
    }
  }

  private static List<String> lines(String text) {
    List<String> lines = new ArrayList<>();
    int from = 0;
    for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      lines.add(text.substring(from, end));
      from = end + 1;
    }
    return lines;
  }

  /** Whether a save is known to have been played here. */
  public boolean hasBeenPlayed(String name) {
    return order().contains(name);
  }

  /** A save was played: it is the first of the list from now on. Nothing depends on it. */
  public void playedLast(String name) {
    List<String> order = order();
    if (!order.isEmpty() && order.get(0).equals(name)) {
      return;
    }
    sweep();
    StringBuilder text = new StringBuilder(name).append('\n');
    TreeSet<String> there = new TreeSet<>(names());
    for (String other : order) {
      if (!other.equals(name) && there.remove(other)) {
        text.append(other).append('\n');
      }
    }
    Aside.publish(disk, folder.resolve(ORDER), text.toString());
  }
}
