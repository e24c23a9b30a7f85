package bicorne.play;

import bicorne.engine.Awaits;
import bicorne.engine.Engine;
import bicorne.saves.Disk;
import bicorne.saves.Journal;
import bicorne.saves.JournalFile;
import bicorne.saves.Line;
import bicorne.saves.Reading;
import bicorne.saves.Saves;
import bicorne.testkit.TextStory;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.TreeSet;

/**
 * A player who does without end, by a seed, whatever can be done with saves, and says before each
 * thing what the folder may hold from then on, and after it that it is done. It is a program:
 * {@link KilledPlayTest} runs it and kills it.
 *
 * <p>What is said before: a line {@code will}, with every file that is touched and each text it may
 * come to have. What is said after, where a page would be shown: a line {@code did}.
 */
final class RestlessPlayer {

  /** A file that is not there. */
  static final String GONE = "-";

  private static final int MOST_SAVES = 8;
  private static final int LONG_PLAY = 25;

  private final Path folder;
  private final Saves saves;
  private final Engine engine;
  private final SplittableRandom random;
  private final PrintStream out;
  private Keeper keeper;
  private Sitting sitting;

  /** Whether the file of the play was made for it. */
  private boolean begun;

  private RestlessPlayer(Path folder, long seed) {
    this.folder = folder;
    saves = Saves.in(folder);
    engine = engine();
    random = new SplittableRandom(seed);
    out =
        new PrintStream(
            new java.io.FileOutputStream(java.io.FileDescriptor.out),
            false,
            StandardCharsets.UTF_8);
    keeper = Keeper.none();
    sitting = fresh();
  }

  /** The story that is played. */
  static Engine engine() {
    return new Engine(TextStory.of("saves/march").load());
  }

  public static void main(String[] words) {
    new RestlessPlayer(Path.of(words[0]), Long.parseLong(words[1])).live();
  }

  private void live() {
    begin();
    while (true) {
      int kind = random.nextInt(24);
      switch (kind) {
        case 0 -> begin();
        case 1 -> goOn();
        case 2, 3 -> copyOfThePlay();
        case 4 -> copyOfAnother();
        case 5, 6 -> rename();
        case 7 -> delete();
        case 8 -> restore();
        case 9 -> export();
        case 10 -> take();
        case 11 -> nameRoad();
        case 12 -> leave();
        case 13 -> list();
        default -> step();
      }
    }
  }

  private void will(Map<String, List<String>> states) {
    StringBuilder line = new StringBuilder("will");
    for (Map.Entry<String, List<String>> state : states.entrySet()) {
      for (String text : state.getValue()) {
        line.append('\t').append(state.getKey()).append('=').append(text.replace('\n', '\1'));
      }
    }
    say(line.toString());
  }

  private void will(String name, String... texts) {
    Map<String, List<String>> states = new LinkedHashMap<>();
    states.put(name, List.of(texts));
    will(states);
  }

  private void did() {
    say("did");
  }

  private void say(String line) {
    out.print(line + "\n");
    out.flush();
  }

  private Sitting fresh() {
    long seed = random.nextInt(1_000_000);
    return Objects.requireNonNull(
        Sitting.begin(engine, Beginning.whole(seed, "zh-Hans", "2026-11-30T15:04:05Z")));
  }

  private String fileName(Path file) {
    return folder.relativize(file.toAbsolutePath()).toString();
  }

  private String playing() {
    Path file = keeper.file();
    return file == null || file.equals(folder) ? "" : fileName(file);
  }

  private List<String> names() {
    List<String> names = new ArrayList<>();
    for (Saves.Entry entry : saves.list()) {
      names.add(entry.name());
    }
    java.util.Collections.sort(names);
    return names;
  }

  /** The file that a play of no name gets next. */
  private String nextOwn() {
    int last = 0;
    for (String each : names()) {
      String name = each.toLowerCase(java.util.Locale.ROOT);
      if (name.startsWith("march-") && name.substring(6).chars().allMatch(Character::isDigit)) {
        last = Math.max(last, Integer.parseInt(name.substring(6)));
      }
    }
    return "march-" + (last + 1) + Saves.ENDING;
  }

  private String unused() {
    TreeSet<String> taken = new TreeSet<>();
    names().forEach(name -> taken.add(name.toLowerCase(java.util.Locale.ROOT)));
    for (int i = random.nextInt(3); ; i++) {
      String name = (i % 2 == 0 ? "Kept " : "雪夜 ") + i;
      if (!taken.contains(name.toLowerCase(java.util.Locale.ROOT))) {
        return name;
      }
    }
  }

  /** A save that is not being played, or empty. */
  private String another() {
    List<String> names = names();
    String own = playing();
    names.removeIf(name -> (name + Saves.ENDING).equals(own));
    return names.isEmpty() ? "" : names.get(random.nextInt(names.size()));
  }

  private Path path(String name) {
    return folder.resolve(name + Saves.ENDING);
  }

  private Journal journal(String name) {
    return ((Reading.Whole) JournalFile.read(Disk.real(), path(name))).journal();
  }

  private boolean crowded() {
    return names().size() >= MOST_SAVES;
  }

  private void begin() {
    leave();
    if (crowded()) {
      delete();
      delete();
    }
    sitting = fresh();
    begun = true;
    if (random.nextBoolean()) {
      keeper = Keeper.create(folder, null);
      keep(nextOwn());
    } else {
      String name = unused();
      keeper = Keeper.create(folder, name);
      keep(name + Saves.ENDING);
    }
    step();
  }

  /** Hands the play to the disk; the page would be shown behind it. */
  private void keep(String file) {
    will(file, sitting.journal().text());
    keeper.keep(sitting);
    check();
    did();
  }

  private void check() {
    if (!keeper.keeping()) {
      throw new IllegalStateException("not kept: " + keeper.lost());
    }
  }

  private void leave() {
    String file = playing();
    if (file.isEmpty()) {
      return;
    }
    if (begun && sitting.noted().journal().lines().isEmpty()) {
      // A play in which nothing was decided leaves nothing behind.
      will(file, GONE);
    } else {
      will(file, sitting.noted().journal().text());
    }
    keeper.leave(sitting);
    check();
    keeper.close();
    keeper = Keeper.none();
    did();
  }

  private void goOn() {
    String name = another();
    if (name.isEmpty() || journal(name).lines().size() > LONG_PLAY) {
      return;
    }
    leave();
    Keeper.Entered entered = Keeper.open(path(name));
    Journal journal = ((Reading.Whole) entered.reading()).journal();
    sitting = ((Opened.Ready) Sitting.open(engine, journal)).sitting();
    keeper = Objects.requireNonNull(entered.keeper());
    begun = journal.header().copy();
    if (begun) {
      will(nextOwn(), sitting.journal().named("", false).text());
    } else {
      will(name + Saves.ENDING, sitting.journal().text());
    }
    keeper.keep(sitting);
    check();
    did();
    // From here on the play has the name of its file, as the keeper gives it.
    sitting =
        ((Opened.Ready) Sitting.open(engine, journal(Saves.nameOf(folder.resolve(playing())))))
            .sitting();
  }

  /** A page, a choice, or a place where it is chosen otherwise. */
  private void step() {
    if (playing().isEmpty() || sitting.journal().lines().size() > LONG_PLAY) {
      begin();
      return;
    }
    int where = random.nextInt(8);
    if (where == 0 && sitting.canGoBack()) {
      sitting = sitting.back();
    } else if (where == 1) {
      List<Integer> places = new ArrayList<>(List.of(0));
      for (Line line : sitting.journal().lines()) {
        if (sitting.canGoTo(line.n())) {
          places.add(line.n());
        }
      }
      sitting = sitting.to(places.get(random.nextInt(places.size())));
    }
    Awaits awaits = sitting.moment().awaits();
    if (awaits instanceof Awaits.Turn || awaits instanceof Awaits.Choice) {
      sitting = RandomPlay.onward(sitting, random.nextInt(100));
    } else {
      sitting = sitting.to(0);
    }
    keep(playing());
  }

  private void nameRoad() {
    List<Integer> decisions = new ArrayList<>();
    for (Line line : sitting.journal().lines()) {
      if (line instanceof Line.Decision) {
        decisions.add(line.n());
      }
    }
    if (!decisions.isEmpty() && !playing().isEmpty()) {
      sitting =
          sitting.roadNamed(
              decisions.get(random.nextInt(decisions.size())), "路 " + random.nextInt(9));
      keep(playing());
    }
  }

  private void copyOfThePlay() {
    if (playing().isEmpty()) {
      return;
    }
    String over = random.nextBoolean() && crowded() ? another() : "";
    if (over.isEmpty() && crowded()) {
      return;
    }
    String name = over.isEmpty() ? unused() : over;
    will(name + Saves.ENDING, sitting.noted().journal().named(name, true).text());
    done(keeper.copy(sitting, name, true) instanceof Keeper.Copied.Done);
  }

  private void copyOfAnother() {
    String from = another();
    if (from.isEmpty() || crowded()) {
      return;
    }
    String name = unused();
    will(name + Saves.ENDING, journal(from).named(name, true).text());
    done(saves.copy(path(from), name, false) instanceof Saves.Done.Well);
  }

  private void done(boolean well) {
    if (!well) {
      throw new IllegalStateException("it was not done");
    }
    did();
  }

  private void rename() {
    String from = another();
    if (from.isEmpty()) {
      return;
    }
    String upper = from.toUpperCase(java.util.Locale.ROOT);
    boolean letters = random.nextBoolean() && !upper.equals(from);
    String name = letters ? upper : unused();
    Journal before = journal(from);
    String now = before.named(name, before.header().copy()).text();
    Map<String, List<String>> states = new LinkedHashMap<>();
    states.put(from + Saves.ENDING, letters ? List.of(now, GONE) : List.of(GONE));
    states.put(name + Saves.ENDING, List.of(now));
    will(states);
    done(saves.rename(path(from), name) instanceof Saves.Done.Well);
  }

  private void delete() {
    String name = another();
    if (name.isEmpty()) {
      return;
    }
    String trashed = name;
    List<String> there = trashed();
    for (int i = 2; there.contains(trashed); i++) {
      trashed = name + "-" + i;
    }
    Map<String, List<String>> states = new LinkedHashMap<>();
    states.put(name + Saves.ENDING, List.of(GONE));
    states.put("trash/" + trashed + Saves.ENDING, List.of(journal(name).text()));
    will(states);
    done(saves.delete(path(name)) instanceof Saves.Done.Well);
  }

  private List<String> trashed() {
    List<String> names = new ArrayList<>();
    for (Saves.Entry entry : saves.trash().list()) {
      names.add(entry.name());
    }
    return names;
  }

  private void restore() {
    List<String> names = trashed();
    List<String> there = names();
    there.replaceAll(name -> name.toLowerCase(java.util.Locale.ROOT));
    names.removeIf(name -> there.contains(name.toLowerCase(java.util.Locale.ROOT)));
    if (names.isEmpty() || crowded()) {
      return;
    }
    String name = names.get(random.nextInt(names.size()));
    String text =
        ((Reading.Whole)
                JournalFile.read(Disk.real(), saves.trash().folder().resolve(name + Saves.ENDING)))
            .journal()
            .text();
    Map<String, List<String>> states = new LinkedHashMap<>();
    states.put("trash/" + name + Saves.ENDING, List.of(GONE));
    states.put(name + Saves.ENDING, List.of(text));
    will(states);
    done(saves.restore(name) instanceof Saves.Done.Well);
  }

  private void export() {
    String name = another();
    Path target = folder.resolve("out").resolve(name + Saves.ENDING);
    if (name.isEmpty() || Disk.real().kind(target) != Disk.Kind.MISSING) {
      return;
    }
    will("out/" + name + Saves.ENDING, journal(name).text());
    done(saves.export(path(name), target) instanceof Saves.Done.Well);
  }

  private void take() {
    List<Saves.Entry> outside = Saves.in(folder.resolve("out")).list();
    if (outside.isEmpty() || crowded()) {
      return;
    }
    Path file = outside.get(random.nextInt(outside.size())).file();
    String name = Saves.nameOf(file);
    if (names().stream().anyMatch(name::equalsIgnoreCase)) {
      return;
    }
    Journal journal = ((Reading.Whole) JournalFile.read(Disk.real(), file)).journal();
    will(name + Saves.ENDING, journal.named(name, journal.header().copy()).text());
    done(saves.take(file) instanceof Saves.Done.Well);
  }

  /** Lists and remembers, which writes no save. */
  private void list() {
    Map<String, Saves.Fit> found = new LinkedHashMap<>();
    for (String name : names()) {
      found.put(name, new Saves.Fit("0123456789abcdef", Saves.Fit.How.FITS));
    }
    say("will");
    saves.fitsFound(found);
    saves.playedLast(names().isEmpty() ? "x" : names().get(random.nextInt(names().size())));
    did();
  }
}
