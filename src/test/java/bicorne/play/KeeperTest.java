package bicorne.play;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.engine.Awaits;
import bicorne.engine.Engine;
import bicorne.saves.Disk;
import bicorne.saves.FaultyDisk;
import bicorne.saves.Journal;
import bicorne.saves.JournalFile;
import bicorne.saves.Reading;
import bicorne.saves.SaveName;
import bicorne.saves.Saves;
import bicorne.testkit.Program;
import bicorne.testkit.RandomStory;
import bicorne.testkit.TextStory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class KeeperTest {

  private static Engine engine;

  @TempDir private Path folder;

  @BeforeAll
  static void load() {
    engine = new Engine(TextStory.of("saves/march").load());
  }

  private static Sitting begin() {
    return Objects.requireNonNull(Sitting.begin(engine, Beginning.whole(9, "en", "")));
  }

  /** Turns pages to the next decision and takes a choice. */
  private static Sitting choose(Sitting sitting, String id) {
    Sitting here = turned(sitting);
    Awaits.Choice choice = (Awaits.Choice) here.moment().awaits();
    for (Awaits.Offer offer : choice.offers()) {
      if (engine.story().options().get(offer.option()).id().equals(id)) {
        return here.choose(offer.option());
      }
    }
    throw new AssertionError("no choice " + id);
  }

  private static Sitting turned(Sitting sitting) {
    Sitting here = sitting;
    while (here.moment().awaits() instanceof Awaits.Turn) {
      here = here.turn();
    }
    return here;
  }

  private static Journal read(Path file) {
    Reading reading = JournalFile.read(Disk.real(), file);
    assertThat(reading).isInstanceOf(Reading.Whole.class);
    return ((Reading.Whole) reading).journal();
  }

  private static Path file(Keeper keeper) {
    return Objects.requireNonNull(keeper.file());
  }

  private static Sitting reopened(Keeper.Entered entered) {
    Opened opened = Sitting.open(engine, ((Reading.Whole) entered.reading()).journal());
    return ((Opened.Ready) opened).sitting();
  }

  private List<String> files() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.map(file -> file.getFileName().toString())
          .filter(name -> !name.startsWith("."))
          .sorted()
          .toList();
    }
  }

  @Test
  void whateverIsShownIsInTheFileAndComesBack() {
    try (Keeper keeper = Keeper.create(folder, null)) {
      Sitting sitting = begin();
      assertThat(keeper.keep(sitting)).isEmpty();
      for (String id : List.of("listen", "march", "hear", "storm", "rest", "again")) {
        sitting = choose(sitting, id);
        assertThat(keeper.keep(sitting)).isEmpty();
        assertThat(read(file(keeper)).text()).isEqualTo(sitting.journal().text());
        assertThat(keeper.keeping()).isTrue();
      }
      assertThat(file(keeper)).isEqualTo(folder.resolve("march-1.save.yaml"));
    }
    try (Keeper second = Keeper.create(folder, null)) {
      second.keep(choose(begin(), "listen"));
      assertThat(file(second)).isEqualTo(folder.resolve("march-2.save.yaml"));
    }
  }

  @Test
  void leavingOnAPageComesBackToThatPage() {
    Sitting left;
    Path file;
    try (Keeper keeper = Keeper.create(folder, null)) {
      left = choose(choose(begin(), "listen"), "wait").turn();
      assertThat(left.pagesTurned()).isPositive();
      keeper.leave(left);
      file = file(keeper);
    }
    Keeper.Entered entered = Keeper.open(file);
    try (Keeper keeper = Objects.requireNonNull(entered.keeper())) {
      Sitting back = reopened(entered);
      SittingPropertiesTest.assertSame(back, left);
      long size = back.journal().bytes();
      // Coming back and leaving again writes nothing.
      keeper.keep(back);
      keeper.leave(back);
      assertThat(read(file).bytes()).isEqualTo(size);
    }
  }

  @Test
  void goingBackAndLeavingComesBackThere() {
    Sitting left;
    Path file;
    try (Keeper keeper = Keeper.create(folder, null)) {
      Sitting sitting = choose(choose(choose(begin(), "listen"), "march"), "hear");
      keeper.keep(sitting);
      left = sitting.back().back();
      keeper.keep(left);
      keeper.leave(left);
      file = file(keeper);
    }
    Keeper.Entered entered = Keeper.open(file);
    try (Keeper keeper = Objects.requireNonNull(entered.keeper())) {
      Sitting back = reopened(entered);
      assertThat(keeper.file()).isEqualTo(file);
      SittingPropertiesTest.assertSame(back, left);
      assertThat(back.forward().forward().choicesTaken()).isEqualTo(3);
    }
  }

  @Test
  void aPlayInWhichNothingWasDecidedLeavesNothing() throws IOException {
    try (Keeper keeper = Keeper.create(folder, null)) {
      keeper.keep(begin());
      assertThat(files()).containsExactly("march-1.save.yaml");
    }
    assertThat(files()).isEmpty();
  }

  static List<Integer> steps() {
    return java.util.stream.IntStream.range(0, 40).boxed().toList();
  }

  /** Write k fails: what was shown as kept is kept, and all of it once the disk is well again. */
  @ParameterizedTest
  @MethodSource("steps")
  void whicheverStepFailsNoDecisionThatWasShownAsKeptIsLost(int step) {
    FaultyDisk disk = new FaultyDisk().failing(step, step + step % 4);
    Engine random = new Engine(RandomStory.small(step));
    RandomPlay play = new RandomPlay(random, step);
    Keeper keeper = Keeper.create(disk, folder, null);
    String kept = "";
    boolean failing = false;
    for (int i = 0; i < 30; i++) {
      Sitting sitting = play.step();
      List<Notice> notices = keeper.keep(sitting);
      boolean failed = !keeper.keeping();
      assertThat(notices.stream().anyMatch(Notice.NotKept.class::isInstance))
          .isEqualTo(failed && !failing);
      assertThat(notices.stream().anyMatch(Notice.KeptAgain.class::isInstance))
          .isEqualTo(!failed && failing);
      failing = failed;
      if (!failed) {
        kept = sitting.journal().text();
        assertThat(read(file(keeper)).text()).isEqualTo(kept);
      } else if (!kept.isEmpty()) {
        assertThat(read(file(keeper)).text()).startsWith(kept);
      }
    }
    disk.heal();
    keeper.leave(play.sitting());
    assertThat(keeper.keeping()).isTrue();
    assertThat(read(file(keeper)).text()).startsWith(play.sitting().journal().text());
    keeper.close();
  }

  @Test
  void aDiskThatIsFullIsToldOnceAndThatItIsKeptAgainToo() {
    FaultyDisk disk = new FaultyDisk();
    try (Keeper keeper = Keeper.create(disk, folder, null)) {
      Sitting sitting = choose(begin(), "listen");
      assertThat(keeper.keep(sitting)).isEmpty();
      disk.breakDown();
      sitting = choose(sitting, "march");
      assertThat(keeper.keep(sitting))
          .singleElement()
          .isEqualTo(
              new Notice.NotKept(
                  Notice.Why.FULL, file(keeper).toString(), "No space left on device"));
      sitting = choose(sitting, "hear");
      assertThat(keeper.keep(sitting)).isEmpty();
      assertThat(keeper.keeping()).isFalse();
      disk.heal();
      sitting = choose(sitting, "storm");
      assertThat(keeper.keep(sitting))
          .singleElement()
          .isEqualTo(
              new Notice.KeptAgain(file(keeper).toString(), sitting.journal().lines().size()));
      assertThat(read(file(keeper)).text()).isEqualTo(sitting.journal().text());
    }
  }

  @Test
  void aPlayThatCannotBeKeptGoesOnAndCanBeMovedElsewhere() throws IOException {
    Path blocked = Files.writeString(folder.resolve("blocked"), "").resolve("saves");
    try (Keeper keeper = Keeper.create(blocked, null)) {
      Sitting sitting = choose(begin(), "listen");
      List<Notice> notices = keeper.keep(sitting);
      assertThat(notices)
          .singleElement()
          .satisfies(
              notice ->
                  assertThat(((Notice.NotKept) notice).why()).isEqualTo(Notice.Why.NO_FOLDER));
      Path other = folder.resolve("other").resolve("saves");
      assertThat(keeper.moveTo(other, sitting))
          .singleElement()
          .isInstanceOf(Notice.KeptAgain.class);
      assertThat(read(file(keeper)).text()).isEqualTo(sitting.journal().text());
      assertThat(file(keeper).getParent()).isEqualTo(other);
    }
  }

  @Test
  void theSecondOnOneSaveGoesOnInACopyAndIsTold() {
    try (Keeper first = Keeper.create(folder, "Laon")) {
      Sitting sitting = choose(begin(), "listen");
      first.keep(sitting);
      Keeper.Entered entered = Keeper.open(file(first));
      try (Keeper second = Objects.requireNonNull(entered.keeper())) {
        Sitting other = reopened(entered);
        assertThat(second.keep(other))
            .containsExactly(
                new Notice.InACopy(
                    file(first).toString(), folder.resolve("Laon-2.save.yaml").toString()));
        other = choose(other, "wait");
        sitting = choose(sitting, "march");
        assertThat(second.keep(other)).isEmpty();
        assertThat(first.keep(sitting)).isEmpty();
        assertThat(read(file(first)).text()).isEqualTo(sitting.journal().text());
        assertThat(read(file(second)).text()).isEqualTo(other.journal().text());
      }
    }
  }

  @Test
  void twoThatBeginUnderOneNameAtOnceGetTwoSavesAndTheSecondIsTold() {
    try (Keeper first = Keeper.create(folder, "Laon");
        Keeper second = Keeper.create(folder, "LAON")) {
      assertThat(first.keep(choose(begin(), "listen"))).isEmpty();
      assertThat(second.keep(choose(begin(), "listen")))
          .containsExactly(
              new Notice.InACopy(
                  folder.resolve("Laon.save.yaml").toString(),
                  folder.resolve("LAON-2.save.yaml").toString()));
    }
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  @Timeout(60)
  void pipesAmongTheSavesNeverHoldUpAPlay() throws IOException {
    for (String name : List.of(".bicorne-lock", ".bicorne-played.new", ".Laon.save.yaml.new")) {
      assertThat(Program.of("mkfifo", folder.resolve(name).toString()).run().status()).isZero();
    }
    try (Keeper keeper = Keeper.create(folder, "Laon")) {
      Sitting sitting = choose(begin(), "listen");
      keeper.keep(sitting);
      keeper.keep(sitting);
      assertThat(read(file(keeper)).text()).isEqualTo(sitting.journal().text());
    }
  }

  @Test
  void aSaveThatAnotherHasWrittenIsLeftToItAndPlayGoesOnInACopy() throws IOException {
    try (Keeper keeper = Keeper.create(folder, "Laon")) {
      Sitting sitting = choose(begin(), "listen");
      keeper.keep(sitting);
      Path file = file(keeper);
      String others = read(file).text() + "--- {n: 2, move: 0}\n";
      Files.writeString(file, others);
      sitting = choose(sitting, "march");
      assertThat(keeper.keep(sitting))
          .containsExactly(
              new Notice.InACopy(file.toString(), folder.resolve("Laon-2.save.yaml").toString()));
      assertThat(Files.readString(file)).isEqualTo(others);
      assertThat(read(file(keeper)).text()).isEqualTo(sitting.journal().text());
    }
  }

  @Test
  void aCopyUnderANameStaysAsItIsWhilePlayGoesOn() throws IOException {
    String copied;
    Path copy;
    try (Keeper keeper = Keeper.create(folder, null)) {
      Sitting sitting = choose(begin(), "listen");
      keeper.keep(sitting);
      Keeper.Copied done = keeper.copy(sitting, " Vor Laon: ", false);
      assertThat(done).isEqualTo(new Keeper.Copied.BadName(SaveName.Fault.CHARACTER));
      done = keeper.copy(sitting, " 布里埃纳 ", false);
      copy = folder.resolve("布里埃纳.save.yaml");
      assertThat(done).isEqualTo(new Keeper.Copied.Done(copy, "布里埃纳"));
      copied = Files.readString(copy);
      assertThat(read(copy).header().name()).isEqualTo("布里埃纳");
      sitting = choose(sitting, "march");
      keeper.keep(sitting);
      assertThat(Files.readString(copy)).isEqualTo(copied);
      assertThat(keeper.copy(sitting, "布里埃纳", false))
          .isEqualTo(new Keeper.Copied.Exists(copy, "布里埃纳"));
      assertThat(Files.readString(copy)).isEqualTo(copied);
      assertThat(keeper.copy(sitting, "布里埃纳", true))
          .isEqualTo(new Keeper.Copied.Done(copy, "布里埃纳"));
      assertThat(read(copy).lines()).hasSize(2);
      copied = Files.readString(copy);
    }
    // Opened and gone on with, it is still left alone: play goes on in an autosave.
    Keeper.Entered entered = Keeper.open(copy);
    try (Keeper keeper = Objects.requireNonNull(entered.keeper())) {
      Sitting sitting = choose(reopened(entered), "hear");
      assertThat(keeper.keep(sitting)).isEmpty();
      assertThat(file(keeper)).isEqualTo(folder.resolve("march-2.save.yaml"));
      assertThat(read(file(keeper)).header().copy()).isFalse();
      assertThat(Files.readString(copy)).isEqualTo(copied);
    }
    // Unless the player asks for the copy itself.
    entered = Keeper.openItself(copy);
    try (Keeper keeper = Objects.requireNonNull(entered.keeper())) {
      Sitting sitting = choose(reopened(entered), "hear");
      assertThat(keeper.keep(sitting)).isEmpty();
      assertThat(file(keeper)).isEqualTo(copy);
      assertThat(read(copy).lines()).hasSize(3);
      assertThat(read(copy).header().name()).isEqualTo("布里埃纳");
    }
  }

  @Test
  void aTornLineIsToldAndPutAside() throws IOException {
    Path file;
    try (Keeper keeper = Keeper.create(folder, null)) {
      keeper.keep(choose(begin(), "listen"));
      file = file(keeper);
    }
    Files.writeString(file, read(file).text() + "--- {n: 2, at: e");
    Keeper.Entered entered = Keeper.open(file);
    assertThat(entered.notices())
        .containsExactly(new Notice.TornLine(folder.resolve("march-1.torn-1").toString(), 1));
    try (Keeper keeper = Objects.requireNonNull(entered.keeper())) {
      Sitting sitting = choose(reopened(entered), "march");
      assertThat(keeper.keep(sitting)).isEmpty();
      assertThat(read(file).text()).isEqualTo(sitting.journal().text());
    }
  }

  @Test
  void aDamagedSaveIsNotTouchedAndItsBeginningCanBeGoneOnWith() throws IOException {
    Path file = folder.resolve("march-1.save.yaml");
    Sitting whole = choose(choose(begin(), "listen"), "march");
    String damaged = whole.journal().text().replace("choose: march", "choose: [march") + "\n";
    Files.writeString(file, damaged);
    Keeper.Entered entered = Keeper.open(file);
    assertThat(entered.keeper()).isNull();
    Reading.Damaged reading = (Reading.Damaged) entered.reading();
    assertThat(reading.line()).isEqualTo(3);
    Opened opened = Sitting.open(engine, Objects.requireNonNull(reading.before()));
    try (Keeper keeper = Keeper.create(folder, null)) {
      keeper.keep(choose(((Opened.Ready) opened).sitting(), "wait"));
      assertThat(file(keeper)).isEqualTo(folder.resolve("march-2.save.yaml"));
    }
    assertThat(Files.readString(file)).isEqualTo(damaged);
  }

  @Test
  void whoWantsNothingKeptIsNotToldSo() {
    try (Keeper keeper = Keeper.none()) {
      assertThat(keeper.keep(choose(begin(), "listen"))).isEmpty();
      assertThat(keeper.leave(choose(begin(), "listen"))).isEmpty();
      assertThat(keeper.file()).isNull();
    }
  }

  @Test
  void manyStepsMakeAFileThatIsOnlyAppendedTo() {
    FaultyDisk disk = new FaultyDisk();
    try (Keeper keeper = Keeper.create(disk, folder, null)) {
      Sitting sitting = choose(begin(), "listen");
      keeper.keep(sitting);
      disk.steps().clear();
      for (String id : List.of("march", "hear", "storm", "rest", "again", "push-on")) {
        sitting = choose(sitting, id);
        keeper.keep(sitting);
      }
      List<String> steps = new ArrayList<>(disk.steps());
      assertThat(steps.remove(0)).startsWith("open ");
      assertThat(steps).allMatch(step -> step.startsWith("write ") || step.startsWith("force "));
      assertThat(Saves.nameOf(file(keeper))).isEqualTo("march-1");
    }
  }
}
