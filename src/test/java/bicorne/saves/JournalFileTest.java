package bicorne.saves;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalFileTest {

  @TempDir private Path folder;

  private static Journal begun() {
    return Journal.of(
        new JournalHeader(
            "march",
            "d900f4560dfbe43a",
            "1.0.0",
            9,
            "eve/camp",
            false,
            "en",
            "",
            "",
            false,
            new LinkedHashMap<>(),
            new LinkedHashMap<>()));
  }

  private static Journal and(Journal journal, String choice) {
    return journal.decided(
        journal.here().to(),
        "eve/camp",
        choice,
        null,
        null,
        new LinkedHashMap<>(),
        null,
        null,
        "0123456789abcdef");
  }

  private JournalFile fresh(Disk disk, String name) {
    return Objects.requireNonNull(JournalFile.fresh(disk, folder.resolve(name + Saves.ENDING)));
  }

  private static Journal read(Path file) {
    Reading reading = JournalFile.read(Disk.real(), file);
    assertThat(reading).isInstanceOf(Reading.Whole.class);
    return ((Reading.Whole) reading).journal();
  }

  private List<String> files() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.map(file -> file.getFileName().toString())
          .filter(name -> !name.equals(".bicorne-lock"))
          .sorted()
          .toList();
    }
  }

  @Test
  void aNewFileIsForcedAsideAndMovedAndALineIsForcedWhereItIs() {
    FaultyDisk disk = new FaultyDisk();
    try (JournalFile file = fresh(disk, "a")) {
      disk.steps().clear();
      Journal journal = begun();
      assertThat(file.write(journal)).isNull();
      assertThat(disk.steps())
          .containsExactly(
              "folder",
              "create .a.save.yaml.new",
              "write .a.save.yaml.new",
              "force .a.save.yaml.new",
              "move .a.save.yaml.new a.save.yaml",
              "force folder");
      disk.steps().clear();
      assertThat(file.write(and(journal, "listen"))).isNull();
      assertThat(disk.steps())
          .containsExactly("open a.save.yaml", "write a.save.yaml", "force a.save.yaml");
      disk.steps().clear();
      assertThat(file.write(and(journal, "listen"))).isNull();
      assertThat(disk.steps()).isEmpty();
    }
  }

  /** For each step that can fail: what was there stays, and the next write brings all of it. */
  @Test
  void whicheverStepFailsNothingWrittenIsLostAndTheNextWriteBringsAll() throws IOException {
    int steps = 1;
    for (int failing = 0; failing < steps; failing++) {
      Path sub = Files.createDirectory(folder.resolve("step" + failing));
      FaultyDisk disk = new FaultyDisk();
      disk.failing(failing, failing);
      Path path = sub.resolve("a" + Saves.ENDING);
      JournalFile file = JournalFile.fresh(disk, path);
      if (file == null) {
        continue;
      }
      Journal journal = begun();
      @Nullable Journal safe = null;
      for (int line = 0; line < 6; line++) {
        Failure failure = file.write(journal);
        if (failure == null) {
          safe = journal;
          assertThat(read(path).text()).isEqualTo(journal.text());
        } else {
          assertThat(failure.why()).isEqualTo(Failure.Why.FULL);
          assertKept(path, safe, journal);
        }
        journal = and(journal, "choice-" + line);
      }
      disk.heal();
      assertThat(file.write(journal)).isNull();
      assertThat(read(path).text()).isEqualTo(journal.text());
      file.close();
      try (Stream<Path> left = Files.list(sub)) {
        assertThat(left.map(name -> name.getFileName().toString()))
            .as("step %s", failing)
            .containsOnly("a.save.yaml", ".bicorne-lock");
      }
      steps = Math.max(steps, disk.steps().size());
    }
    assertThat(steps).isGreaterThan(15);
  }

  /** After a failure the file holds all that was safe, and at most what was just to be written. */
  private static void assertKept(Path path, @Nullable Journal safe, Journal journal) {
    if (safe == null) {
      assertThat(Files.exists(path) ? read(path).text() : journal.text()).isEqualTo(journal.text());
    } else {
      Reading reading = JournalFile.read(Disk.real(), path);
      assertThat(reading).isInstanceOf(Reading.Whole.class);
      String text = ((Reading.Whole) reading).journal().text();
      assertThat(text).startsWith(safe.text());
      assertThat(journal.text()).startsWith(text);
    }
  }

  @Test
  void aDiskThatStaysFullLeavesTheFileAsItWasToTheByte() throws IOException {
    FaultyDisk disk = new FaultyDisk();
    try (JournalFile file = fresh(disk, "a")) {
      Journal journal = and(begun(), "listen");
      assertThat(file.write(journal)).isNull();
      byte[] before = Files.readAllBytes(file.file());
      // The disk is full: writing fails half-way, cutting off again does not.
      for (int i = 0; i < 5; i++) {
        disk.failing(disk.steps().size(), disk.steps().size() + (i == 0 ? 1 : 0));
        journal = and(journal, "more-" + i);
        Failure failure = Objects.requireNonNull(file.write(journal));
        assertThat(failure.why()).isEqualTo(Failure.Why.FULL);
        disk.heal();
      }
      assertThat(Files.readAllBytes(file.file())).startsWith(before);
      assertThat(file.write(journal)).isNull();
      assertThat(read(file.file()).text()).isEqualTo(journal.text());
    }
  }

  @Test
  void aTornLineIsPutAsideBeforeTheNextIsWritten() throws IOException {
    Path path = folder.resolve("a" + Saves.ENDING);
    Journal journal = and(begun(), "listen");
    Files.writeString(path, journal.text() + "--- {n: 2, at: eve/ca");
    JournalFile.Opened opened = JournalFile.open(Disk.real(), path);
    assertThat(opened.reading()).isEqualTo(new Reading.Whole(whole(opened), true));
    try (JournalFile file = Objects.requireNonNull(opened.file())) {
      Journal longer = and(whole(opened), "march");
      assertThat(file.write(longer)).isNull();
      assertThat(file.aside()).isEqualTo(folder.resolve("a.torn-1"));
      assertThat(Files.readString(folder.resolve("a.torn-1"))).isEqualTo("--- {n: 2, at: eve/ca");
      assertThat(Files.readString(path)).isEqualTo(longer.text());
    }
  }

  private static Journal whole(JournalFile.Opened opened) {
    return ((Reading.Whole) opened.reading()).journal();
  }

  @Test
  void whereATornLineCannotBePutAsideItIsNotCutOff() throws IOException {
    Path path = folder.resolve("a" + Saves.ENDING);
    String torn = and(begun(), "listen").text() + "--- {n: 2, at";
    Files.writeString(path, torn);
    FaultyDisk disk = new FaultyDisk();
    JournalFile.Opened opened = JournalFile.open(disk, path);
    disk.breakDown();
    try (JournalFile file = Objects.requireNonNull(opened.file())) {
      Journal longer = and(whole(opened), "march");
      assertThat(file.write(longer)).isNotNull();
      assertThat(Files.readString(path)).isEqualTo(torn);
      disk.heal();
      assertThat(file.write(longer)).isNull();
      assertThat(Files.readString(path)).isEqualTo(longer.text());
    }
  }

  @Test
  void whatACrashLeftBesideAFileIsSweptAway() throws IOException {
    Path path = folder.resolve("a" + Saves.ENDING);
    Files.writeString(path, begun().text());
    Files.writeString(folder.resolve(".a.save.yaml.new"), "--- {bicorne-sa");
    Objects.requireNonNull(JournalFile.open(Disk.real(), path).file()).close();
    assertThat(files()).containsExactly("a.save.yaml");
  }

  @Test
  void aSecondReaderOfTheSameSaveIsTold() {
    try (JournalFile first = fresh(Disk.real(), "a")) {
      first.write(begun());
      JournalFile.Opened second = JournalFile.open(Disk.real(), first.file());
      assertThat(second.busy()).isTrue();
      assertThat(second.file()).isNull();
      assertThat(second.reading()).isInstanceOf(Reading.Whole.class);
      assertThat(JournalFile.replacing(Disk.real(), first.file())).isNull();
      // Reading it has not given up the lock of the first.
      assertThat(JournalFile.open(Disk.real(), first.file()).busy()).isTrue();
      // Another save of the folder is free.
      fresh(Disk.real(), "b").close();
      assertThat(JournalFile.open(Disk.real(), first.file()).busy()).isTrue();
    }
    JournalFile.Opened third = JournalFile.open(Disk.real(), folder.resolve("a" + Saves.ENDING));
    assertThat(third.busy()).isFalse();
    Objects.requireNonNull(third.file()).close();
  }

  @Test
  void aSecondProgramIsToldAndAKilledOneLeavesNothingLocked() throws Exception {
    Path path = folder.resolve("a" + Saves.ENDING);
    Files.writeString(path, begun().text());
    Process other =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Holding.class.getName(),
                path.toString())
            .redirectErrorStream(true)
            .start();
    try (BufferedReader told =
        new BufferedReader(new InputStreamReader(other.getInputStream(), StandardCharsets.UTF_8))) {
      assertThat(told.readLine()).isEqualTo("held");
      assertThat(JournalFile.open(Disk.real(), path).busy()).isTrue();
    } finally {
      other.destroyForcibly().waitFor();
    }
    JournalFile.Opened opened = JournalFile.open(Disk.real(), path);
    assertThat(opened.busy()).isFalse();
    Objects.requireNonNull(opened.file()).close();
  }

  /** The other program: holds a save until it is killed. */
  static final class Holding {
    public static void main(String[] args) throws IOException {
      JournalFile.Opened opened = JournalFile.open(Disk.real(), Path.of(args[0]));
      System.out.println(opened.file() == null ? "not held" : "held");
      System.in.read();
    }
  }

  @Test
  void whatAnotherProgramWroteIsNeverWrittenOver() throws IOException {
    try (JournalFile file = fresh(Disk.real(), "a")) {
      Journal journal = and(begun(), "listen");
      file.write(journal);
      String longer = and(journal, "by-hand").text();
      Files.writeString(file.file(), longer);
      Failure failure = Objects.requireNonNull(file.write(and(journal, "march")));
      assertThat(failure.why()).isEqualTo(Failure.Why.TAKEN);
      assertThat(Files.readString(file.file())).isEqualTo(longer);
    }
  }

  @Test
  void anEditorThatPutAnotherFileInItsPlaceIsNoticed() throws IOException {
    try (JournalFile file = fresh(Disk.real(), "a")) {
      Journal journal = and(begun(), "listen");
      file.write(journal);
      file.write(and(journal, "wait"));
      Path edited = folder.resolve("edited");
      Files.writeString(edited, begun().text());
      Files.move(edited, file.file(), java.nio.file.StandardCopyOption.REPLACE_EXISTING);
      Failure failure = Objects.requireNonNull(file.write(and(journal, "march")));
      assertThat(failure.why()).isEqualTo(Failure.Why.TAKEN);
      assertThat(Files.readString(file.file())).isEqualTo(begun().text());
    }
  }

  @Test
  void aFileThatWasDeletedIsWrittenAnew() throws IOException {
    try (JournalFile file = fresh(Disk.real(), "a")) {
      Journal journal = and(begun(), "listen");
      file.write(journal);
      Files.delete(file.file());
      Journal longer = and(journal, "march");
      assertThat(file.write(longer)).isNull();
      assertThat(Files.readString(file.file())).isEqualTo(longer.text());
    }
  }

  @Test
  void aLinkIsReadAndNeverWritten() throws IOException {
    Path outside = Files.createDirectory(folder.resolve("outside")).resolve("b.yaml");
    Files.writeString(outside, begun().text());
    Path link = folder.resolve("a" + Saves.ENDING);
    Files.createSymbolicLink(link, outside);
    JournalFile.Opened opened = JournalFile.open(Disk.real(), link);
    assertThat(opened.reading()).isInstanceOf(Reading.Whole.class);
    assertThat(opened.file()).isNull();
    assertThat(JournalFile.fresh(Disk.real(), link)).isNull();
  }

  @Test
  void aFolderThatIsALinkIsAsGoodAsOne() throws IOException {
    Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), elsewhere);
    JournalFile file =
        Objects.requireNonNull(JournalFile.fresh(Disk.real(), link.resolve("a" + Saves.ENDING)));
    assertThat(file.write(begun())).isNull();
    // The same save by its other path is the same save.
    assertThat(JournalFile.open(Disk.real(), elsewhere.resolve("a" + Saves.ENDING)).busy())
        .isTrue();
    file.close();
  }

  @Test
  void whatIsNoFileIsRefusedAtOnce() throws IOException {
    Path sub = Files.createDirectory(folder.resolve("a" + Saves.ENDING));
    assertThat(JournalFile.read(Disk.real(), sub))
        .isEqualTo(new Reading.Unreadable(Reading.Obstacle.NOT_A_FILE, ""));
    assertThat(JournalFile.read(Disk.real(), folder.resolve("none")))
        .isEqualTo(new Reading.Unreadable(Reading.Obstacle.MISSING, ""));
    assertThat(JournalFile.read(Disk.real(), Path.of("/dev/zero")))
        .isEqualTo(new Reading.Unreadable(Reading.Obstacle.NOT_A_FILE, ""));
  }

  @Test
  void aFolderThatCannotBeMadeIsSaid() throws IOException {
    Files.writeString(folder.resolve("file"), "");
    Path path = folder.resolve("file").resolve("saves").resolve("a" + Saves.ENDING);
    JournalFile file = Objects.requireNonNull(JournalFile.fresh(Disk.real(), path));
    Failure failure = Objects.requireNonNull(file.write(begun()));
    assertThat(failure.why()).isEqualTo(Failure.Why.NO_FOLDER);
    file.close();
  }

  @Test
  void whatTheSystemSaysCannotSteerATerminal() {
    assertThat(JournalFile.clean(new IOException("a\u001b[2Jb\nc"))).isEqualTo("a [2Jb c");
    List<String> all =
        new ArrayList<>(List.of(JournalFile.clean(new IOException("x".repeat(999)))));
    assertThat(all.get(0)).hasSize(200);
  }
}
