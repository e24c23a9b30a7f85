package bicorne.play;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.engine.Engine;
import bicorne.saves.Disk;
import bicorne.saves.FaultyDisk;
import bicorne.saves.Journal;
import bicorne.saves.JournalFile;
import bicorne.saves.Reading;
import bicorne.saves.Saves;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Lets each write, force, rename, deletion and opening of everything that can be done with saves
 * fail in turn, once and for good, in every way a disk can.
 */
class EveryStepFailsTest {

  private static final List<String> FAULTS =
      List.of(
          "No space left on device",
          "Input/output error",
          "Read-only file system",
          "Permission denied");

  private static final Engine ENGINE = RestlessPlayer.engine();

  @TempDir private Path root;
  private Path folder = Path.of("");
  private int runs;

  /** What is done. */
  enum Deed {
    BEGIN,
    DECIDE,
    GO_ON,
    GO_ON_BEHIND_A_TORN_END,
    NAME_A_ROAD,
    COPY_THE_PLAY,
    COPY_THE_PLAY_OVER_ANOTHER,
    COPY,
    COPY_OVER_ANOTHER,
    RENAME,
    RENAME_A_TORN_ONE,
    RENAME_IN_OTHER_LETTERS,
    DELETE,
    RESTORE,
    EXPORT,
    IMPORT,
    RESCUE,
    REMEMBER_WHAT_FITS,
    REMEMBER_THE_ORDER
  }

  private static String text(int decisions, String name, boolean copy) {
    Sitting sitting = begun();
    for (int i = 0; i < decisions; ) {
      int before = sitting.journal().lines().size();
      sitting = RandomPlay.onward(sitting, i);
      i += sitting.journal().lines().size() > before ? 1 : 0;
    }
    return sitting.journal().named(name, copy).text();
  }

  private static Sitting begun() {
    return Objects.requireNonNull(Sitting.begin(ENGINE, Beginning.whole(9, "en", "")));
  }

  /** A folder with a save of each kind. */
  private void furnish() throws IOException {
    folder = Files.createDirectory(root.resolve("run-" + runs++));
    write("march-1", text(2, "", false));
    write("Kept", text(3, "Kept", true));
    write("torn", text(2, "", false) + "--- {n: 9, at: eve/ca");
    write("damaged", text(1, "", false) + "--- {n: 0, oops}\n--- {n: 7, move: 0}\n");
    write("trash/old", text(1, "old", false));
    write("out/new", text(2, "new", false));
  }

  private void write(String name, String text) throws IOException {
    Path file = path(name);
    Files.createDirectories(Objects.requireNonNull(file.getParent()));
    Files.writeString(file, text);
  }

  private Path path(String name) {
    return folder.resolve(name + Saves.ENDING);
  }

  /** Does it; whether it was said to be done. */
  private boolean does(Deed deed, Disk disk) {
    Saves saves = Saves.in(disk, folder);
    return switch (deed) {
      case BEGIN -> begins(disk);
      case DECIDE -> goesOn(disk, "march-1", true);
      case GO_ON -> goesOn(disk, "march-1", false);
      case GO_ON_BEHIND_A_TORN_END -> goesOn(disk, "torn", true);
      case NAME_A_ROAD -> namesRoad(disk);
      case COPY_THE_PLAY -> copiesPlay(disk, "Beside");
      case COPY_THE_PLAY_OVER_ANOTHER -> copiesPlay(disk, "Kept");
      case COPY -> well(saves.copy(path("march-1"), "Beside", false));
      case COPY_OVER_ANOTHER -> well(saves.copy(path("march-1"), "Kept", true));
      case RENAME -> well(saves.rename(path("march-1"), "雪夜"));
      case RENAME_A_TORN_ONE -> well(saves.rename(path("torn"), "mended"));
      case RENAME_IN_OTHER_LETTERS -> well(saves.rename(path("march-1"), "MARCH-1"));
      case DELETE -> well(saves.delete(path("march-1")));
      case RESTORE -> well(saves.restore("old"));
      case EXPORT -> well(saves.export(path("march-1"), path("out/march-1")));
      case IMPORT -> well(saves.take(path("out/new")));
      case RESCUE -> well(saves.rescue(path("damaged"), "rescued"));
      case REMEMBER_WHAT_FITS -> {
        saves.fitsFound(Map.of("march-1", new Saves.Fit("abc", Saves.Fit.How.FITS)));
        yield true;
      }
      case REMEMBER_THE_ORDER -> {
        saves.playedLast("march-1");
        yield true;
      }
    };
  }

  private static boolean well(Saves.Done done) {
    return done instanceof Saves.Done.Well;
  }

  private boolean begins(Disk disk) {
    try (Keeper keeper = Keeper.create(disk, folder, null)) {
      keeper.keep(begun());
      Sitting sitting = RandomPlay.onward(RandomPlay.onward(begun(), 0), 0);
      List<Notice> told = keeper.keep(sitting);
      assertThat(keeper.keeping() || keeper.lost() != null).as("it is told: %s", told).isTrue();
      return keeper.keeping();
    }
  }

  private Sitting opened(Keeper.Entered entered) {
    Journal journal = ((Reading.Whole) entered.reading()).journal();
    return ((Opened.Ready) Sitting.open(ENGINE, journal)).sitting();
  }

  private boolean goesOn(Disk disk, String name, boolean decides) {
    Keeper.Entered entered = Keeper.open(disk, path(name), false);
    Sitting sitting = opened(entered);
    try (Keeper keeper = Objects.requireNonNull(entered.keeper())) {
      if (decides) {
        int lines = sitting.journal().lines().size();
        while (sitting.journal().lines().size() == lines) {
          sitting = RandomPlay.onward(sitting, 0);
        }
      }
      keeper.keep(sitting);
      return keeper.keeping();
    }
  }

  private boolean namesRoad(Disk disk) {
    Keeper.Entered entered = Keeper.open(disk, path("march-1"), false);
    try (Keeper keeper = Objects.requireNonNull(entered.keeper())) {
      keeper.keep(opened(entered).roadNamed(1, "路"));
      return keeper.keeping();
    }
  }

  private boolean copiesPlay(Disk disk, String name) {
    Keeper.Entered entered = Keeper.open(disk, path("march-1"), false);
    try (Keeper keeper = Objects.requireNonNull(entered.keeper())) {
      return keeper.copy(opened(entered), name, true) instanceof Keeper.Copied.Done;
    }
  }

  private Map<String, String> files() {
    TreeMap<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : (Iterable<Path>) all.filter(Files::isRegularFile)::iterator) {
        String name = folder.relativize(file).toString();
        if (!name.endsWith(".bicorne-lock")) {
          files.put(name, Files.readString(file, StandardCharsets.UTF_8));
        }
      }
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
    return files;
  }

  private void clear() throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : (Iterable<Path>) all.sorted(Comparator.reverseOrder())::iterator) {
        Files.delete(file);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void whicheverStepFailsNothingIsLostNothingIsTouchedAndTheNextTimeItIsDone(Deed deed)
      throws IOException {
    furnish();
    Map<String, String> before = files();
    FaultyDisk well = new FaultyDisk();
    assertThat(does(deed, well)).isTrue();
    Map<String, String> after = files();
    List<String> steps = List.copyOf(well.steps());
    assertThat(steps).isNotEmpty();
    clear();
    for (int step = 0; step < steps.size(); step++) {
      for (String fault : FAULTS) {
        boolean first = fault.equals(FAULTS.get(0));
        for (int last : first ? new int[] {step, Integer.MAX_VALUE} : new int[] {step}) {
          furnish();
          FaultyDisk disk = new FaultyDisk().failing(step, last).saying(fault);
          boolean done = does(deed, disk);
          disk.heal();
          String what =
              deed + ", " + steps.get(step) + ": " + fault + (last == step ? "" : ", and so on");
          look(what, before, after, done);
          boolean again = does(deed, disk);
          settled(what, before, after, done, again);
          clear();
        }
      }
    }
  }

  private static boolean isSave(String name) {
    return name.endsWith(Saves.ENDING) && !name.startsWith(".") && !name.contains("/.");
  }

  /** Every save is what it was or what it was to be; nothing is in neither. */
  private void look(
      String what, Map<String, String> before, Map<String, String> after, boolean done) {
    Map<String, String> now = files();
    for (Map.Entry<String, String> file : now.entrySet()) {
      String name = file.getKey();
      if (isSave(name)) {
        assertThat(file.getValue()).as("%s: %s", what, name).isIn(states(name, before, after));
      }
    }
    for (Map.Entry<String, String> file : before.entrySet()) {
      String name = file.getKey();
      if (Objects.equals(file.getValue(), after.get(name))) {
        assertThat(now).as("%s: not touched", what).containsEntry(name, file.getValue());
      } else if (!now.containsKey(name)) {
        assertThat(now.values())
            .as("%s: %s is somewhere", what, name)
            .containsAnyElementsOf(after.values());
        assertThat(after).as(what).doesNotContainKey(name);
      }
    }
    if (done) {
      assertThat(saves(now)).as("%s: said to be done", what).isEqualTo(saves(after));
    }
  }

  private static Map<String, String> saves(Map<String, String> files) {
    Map<String, String> saves = new TreeMap<>(files);
    saves.keySet().removeIf(name -> !isSave(name));
    return saves;
  }

  /**
   * What a file may hold: the old, the new, a beginning of the new that is no less than the old.
   */
  private static List<String> states(
      String name, Map<String, String> before, Map<String, String> after) {
    List<String> states = new java.util.ArrayList<>();
    String old = before.get(name);
    String now = after.get(name);
    if (old != null) {
      states.add(old);
      // A torn end may have been put aside already.
      states.add(old.substring(0, old.lastIndexOf('\n') + 1));
    }
    if (now != null) {
      states.add(now);
      String whole =
          old == null
              ? now.substring(0, now.indexOf('\n') + 1)
              : old.substring(0, old.lastIndexOf('\n') + 1);
      if (now.startsWith(whole)) {
        for (int i = whole.length(); i < now.length(); i++) {
          states.add(now.substring(0, i));
        }
      }
    }
    // In other letters the file is first written anew, and then moved.
    if (old != null && now == null && name.equals("march-1" + Saves.ENDING)) {
      states.add(after.getOrDefault("MARCH-1" + Saves.ENDING, old));
    }
    return states;
  }

  /** The disk is well again: the same deed is done, or was done already, and nothing lies about. */
  private void settled(
      String what,
      Map<String, String> before,
      Map<String, String> after,
      boolean done,
      boolean again) {
    Saves.in(folder).list();
    Saves.in(folder.resolve("out")).list();
    Saves.in(folder).trash().list();
    Map<String, String> now = files();
    assertThat(now.keySet()).as(what).noneMatch(name -> name.endsWith(".new"));
    if (!done) {
      assertThat(now).as("%s: and then again", what).containsAllEntriesOf(sure(before, after));
    }
    for (Map.Entry<String, String> file : now.entrySet()) {
      if (isSave(file.getKey()) && !file.getKey().startsWith("damaged")) {
        assertThat(JournalFile.read(Disk.real(), folder.resolve(file.getKey())))
            .as("%s: %s", what, file.getKey())
            .isInstanceOf(Reading.Whole.class);
      }
    }
    assertThat(again || done || now.keySet().containsAll(saves(after).keySet())).as(what).isTrue();
  }

  /** What the deed does not touch. */
  private static Map<String, String> sure(Map<String, String> before, Map<String, String> after) {
    Map<String, String> sure = new TreeMap<>(before);
    sure.entrySet().removeIf(file -> !file.getValue().equals(after.get(file.getKey())));
    return sure;
  }
}
