package bicorne.saves;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.model.Story;
import bicorne.testkit.ManySaves;
import bicorne.testkit.TextStory;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SavesTest {

  @TempDir private Path folder;
  private Saves saves;

  @BeforeEach
  void in() {
    saves = Saves.in(folder);
  }

  private Path write(String name, Journal journal) throws IOException {
    return Files.writeString(folder.resolve(name + Saves.ENDING), journal.text());
  }

  private static Journal journal(String story, String name) {
    return Journal.of(
            new JournalHeader(
                story,
                "0123456789abcdef",
                "1.0.0",
                9,
                "a/b",
                false,
                "en",
                name,
                "",
                false,
                new LinkedHashMap<>(),
                new LinkedHashMap<>()))
        .decided(0, "a/b", "x", null, null, new LinkedHashMap<>(), null, null, "0123456789abcdef");
  }

  private static List<String> names(List<Saves.Entry> entries) {
    return entries.stream().map(Saves.Entry::name).toList();
  }

  @Test
  void aFolderThatIsNotThereHoldsNoSaves() {
    assertThat(Saves.in(folder.resolve("none")).list()).isEmpty();
    assertThat(Saves.in(folder.resolve("none")).endingsFound("march")).isEmpty();
  }

  @Test
  void theListShowsWhatASaveHolds() throws IOException {
    write("march-1", journal("march", ""));
    write("Laon", journal("march", "Laon").moved(1, 2, "road/paris"));
    Files.writeString(folder.resolve("broken.save.yaml"), "hello");
    Files.writeString(folder.resolve("newer.save.yaml"), "--- {bicorne-save: 2}\n");
    Files.writeString(folder.resolve("notes.yaml"), "hello");
    Files.createDirectory(folder.resolve("folder.save.yaml"));
    List<Saves.Entry> list = saves.list();
    assertThat(names(list))
        .containsExactlyInAnyOrder("march-1", "Laon", "broken", "newer", "folder");
    Saves.Entry laon = saves.entry(folder.resolve("Laon.save.yaml"));
    assertThat(laon.at()).isEqualTo("a/b");
    assertThat(laon.choices()).isEqualTo(1);
    assertThat(laon.endings()).containsExactly("road/paris");
    assertThat(laon.automatic()).isFalse();
    assertThat(saves.entry(folder.resolve("march-1.save.yaml")).automatic()).isTrue();
    assertThat(saves.entry(folder.resolve("newer.save.yaml")).trouble())
        .isEqualTo(new Reading.Newer("2", ""));
  }

  @Test
  void theOnePlayedLastIsFirstWhateverTheClockSays() throws IOException {
    for (String name : List.of("a", "b", "c")) {
      write(name, journal("march", name));
    }
    Files.setLastModifiedTime(
        folder.resolve("b.save.yaml"),
        java.nio.file.attribute.FileTime.fromMillis(9_999_999_999_999L));
    saves.playedLast("b");
    saves.playedLast("a");
    saves.playedLast("c");
    saves.playedLast("a");
    assertThat(names(saves.list())).containsExactly("a", "c", "b");
    // A damaged or missing order is no harm.
    Files.write(folder.resolve(".bicorne-played"), new byte[] {(byte) 0xff, 0, '\n', 'q'});
    assertThat(names(saves.list())).containsExactlyInAnyOrder("a", "b", "c");
  }

  @Test
  void endingsAreFoundOverAllSavesOfAStory() throws IOException {
    write("a", journal("march", "a").moved(1, 1, "road/paris"));
    write("b", journal("march", "b").moved(1, 1, "road/alone").moved(1, 1, "road/paris"));
    write("c", journal("other", "c").moved(1, 1, "x/y"));
    assertThat(saves.endingsFound("march")).containsExactly("road/alone", "road/paris");
    write("d", journal("march", "d").moved(1, 1, "gone/away").moved(1, 1, "eve/camp"));
    Story march = TextStory.of("saves/march").load();
    assertThat(saves.endingsFound(march))
        .containsExactly(march.nodeAt("road/alone"), march.nodeAt("road/paris"));
  }

  @Test
  void namesThatAreOneFindTheSameFile() throws IOException {
    Path laon = write("Laon", journal("march", "Laon"));
    Path elan = write("e\u0301lan", journal("march", "élan"));
    assertThat(saves.named("LAON")).isEqualTo(laon);
    assertThat(saves.named("Élan")).isEqualTo(elan);
    assertThat(saves.named("Laon2")).isEqualTo(folder.resolve("Laon2.save.yaml"));
    assertThat(saves.named("../x")).isNull();
  }

  @Test
  void aSaveIsRenamedWithItsNameInside() throws IOException {
    Path laon = write("Laon", journal("march", "Laon"));
    write("Other", journal("march", "Other"));
    assertThat(saves.rename(laon, "other")).isInstanceOf(Saves.Done.Exists.class);
    assertThat(saves.rename(laon, "a/b"))
        .isEqualTo(new Saves.Done.BadName(SaveName.Fault.CHARACTER));
    Saves.Done done = saves.rename(laon, "雪");
    assertThat(done).isEqualTo(new Saves.Done.Well(folder.resolve("雪.save.yaml")));
    assertThat(names(saves.list())).containsExactlyInAnyOrder("Other", "雪");
    Saves.Entry renamed = saves.entry(folder.resolve("雪.save.yaml"));
    assertThat(Objects.requireNonNull(renamed.header()).name()).isEqualTo("雪");
    assertThat(renamed.choices()).isEqualTo(1);
  }

  @Test
  void onlyTheLetterCaseCanBeRenamedToo() throws IOException {
    Path laon = write("laon", journal("march", "laon"));
    assertThat(saves.rename(laon, "Laon"))
        .isEqualTo(new Saves.Done.Well(folder.resolve("Laon.save.yaml")));
    assertThat(names(saves.list())).containsExactly("Laon");
  }

  @Test
  void aSaveThatIsPlayedIsNotRenamedOrDeleted() throws IOException {
    Path laon = write("Laon", journal("march", "Laon"));
    try (JournalFile playing = Objects.requireNonNull(JournalFile.open(Disk.real(), laon).file())) {
      assertThat(saves.rename(laon, "x")).isInstanceOf(Saves.Done.Failed.class);
      assertThat(saves.delete(laon)).isInstanceOf(Saves.Done.Failed.class);
      assertThat(playing.file()).exists();
    }
  }

  @Test
  void whatIsDeletedLiesInTheTrash() throws IOException {
    Path laon = write("Laon", journal("march", "Laon"));
    assertThat(saves.delete(laon)).isInstanceOf(Saves.Done.Well.class);
    write("Laon", journal("march", "Laon").moved(0, 0, null));
    assertThat(saves.delete(laon)).isInstanceOf(Saves.Done.Well.class);
    assertThat(saves.list()).isEmpty();
    assertThat(folder.resolve("trash/Laon.save.yaml")).exists();
    assertThat(folder.resolve("trash/Laon-2.save.yaml")).exists();
    // What cannot be read can be deleted too.
    Files.writeString(folder.resolve("broken.save.yaml"), "hello");
    assertThat(saves.delete(folder.resolve("broken.save.yaml")))
        .isInstanceOf(Saves.Done.Well.class);
  }

  @Test
  void aCopyIsMarkedAsOne() throws IOException {
    Path laon = write("march-1", journal("march", ""));
    assertThat(saves.copy(laon, "Kept", false)).isInstanceOf(Saves.Done.Well.class);
    assertThat(saves.copy(laon, "kept", false)).isInstanceOf(Saves.Done.Exists.class);
    assertThat(saves.copy(laon, "kept", true)).isInstanceOf(Saves.Done.Well.class);
    JournalHeader header =
        Objects.requireNonNull(saves.entry(folder.resolve("Kept.save.yaml")).header());
    assertThat(header.copy()).isTrue();
    assertThat(header.name()).isEqualTo("Kept");
  }

  @Test
  void autosavesAreNumberedPastTheLastWhateverTheStoryIsCalled() throws IOException {
    for (String story : List.of("march", "1814", "con", "布里埃纳", "x".repeat(300), "a/b")) {
      Files.createDirectories(folder);
      JournalFile first = Objects.requireNonNull(saves.autosave(story));
      assertThat(first.write(journal(story, ""))).isNull();
      JournalFile second = Objects.requireNonNull(saves.autosave(story));
      assertThat(second.file().getParent()).isEqualTo(folder);
      assertThat(second.file()).isNotEqualTo(first.file());
      assertThat(SaveName.fault(Saves.nameOf(second.file()))).isNull();
      second.close();
      first.close();
    }
    write("march-41", journal("march", ""));
    try (JournalFile next = Objects.requireNonNull(saves.autosave("march"))) {
      assertThat(Saves.nameOf(next.file())).isEqualTo("march-42");
    }
  }

  @Test
  void whatIsDeletedCanBeTakenBackAndTakesNobodysPlace() throws IOException {
    Path laon = write("Laon", journal("march", "Laon"));
    assertThat(saves.delete(laon)).isInstanceOf(Saves.Done.Well.class);
    assertThat(saves.list()).isEmpty();
    assertThat(names(saves.trash().list())).containsExactly("Laon");
    write("laon", journal("march", "another"));
    assertThat(saves.restore("Laon"))
        .isEqualTo(new Saves.Done.Well(folder.resolve("Laon-2.save.yaml")));
    assertThat(names(saves.list())).containsExactlyInAnyOrder("laon", "Laon-2");
    assertThat(saves.trash().list()).isEmpty();
    assertThat(saves.restore("Laon")).isInstanceOf(Saves.Done.Unread.class);
    assertThat(saves.restore("../Laon")).isInstanceOf(Saves.Done.Unread.class);
  }

  @Test
  void anExportIsTheSameBytesAndNeverOverwrites() throws IOException {
    Path laon = write("Laon", journal("march", "Laon"));
    Path out = folder.resolveSibling(folder.getFileName() + "-out.yaml");
    try {
      assertThat(saves.export(laon, out)).isEqualTo(new Saves.Done.Well(out));
      assertThat(out).hasSameBinaryContentAs(laon);
      assertThat(saves.export(laon, out)).isEqualTo(new Saves.Done.Exists(out));
    } finally {
      Files.deleteIfExists(out);
    }
  }

  @Test
  void anImportTakesTheNameOfItsFileOrTheNextThatIsFree() throws IOException {
    Path outside = Files.createDirectory(folder.resolve("elsewhere")).resolve("Laon.save.yaml");
    Files.writeString(outside, journal("march", "Laon").text());
    assertThat(saves.take(outside))
        .isEqualTo(new Saves.Done.Well(folder.resolve("Laon.save.yaml")));
    assertThat(saves.take(outside))
        .isEqualTo(new Saves.Done.Well(folder.resolve("Laon-2.save.yaml")));
    Files.writeString(outside, "hello");
    assertThat(saves.take(outside)).isInstanceOf(Saves.Done.Unread.class);
    assertThat(names(saves.list())).containsExactlyInAnyOrder("Laon", "Laon-2");
  }

  @Test
  void ofADamagedSaveTheReadablePartBecomesOneOfItsOwn() throws IOException {
    String text = journal("march", "").text();
    Path broken = folder.resolve("broken.save.yaml");
    Files.writeString(broken, text + "--- {n: 2, oops}\n");
    assertThat(saves.rescue(broken, "what is left"))
        .isEqualTo(new Saves.Done.Well(folder.resolve("what is left.save.yaml")));
    assertThat(saves.entry(folder.resolve("what is left.save.yaml")).choices()).isEqualTo(1);
    assertThat(broken).hasContent(text + "--- {n: 2, oops}\n");
  }

  /**
   * What is remembered of many saves is what is read, and a file that has changed is read again.
   */
  @Test
  void aListThatIsRememberedIsTheSameAsOneThatIsRead() throws IOException {
    for (int i = 0; i < 40; i++) {
      write("march-" + i, journal("march", i % 2 == 0 ? "" : "tab\there " + i));
    }
    Files.writeString(folder.resolve("broken.save.yaml"), "hello");
    saves.fitsFound(java.util.Map.of("march-3", new Saves.Fit("abc", Saves.Fit.How.REVISED)));
    List<String> first = shown(saves.list());
    assertThat(folder.resolve(".bicorne-known")).exists();
    assertThat(shown(Saves.in(folder).list())).isEqualTo(first);
    Saves.Entry third = find("march-3");
    assertThat(third.fit().on("abc")).isEqualTo(Saves.Fit.How.REVISED);
    assertThat(third.fit().on("other")).isEqualTo(Saves.Fit.How.UNKNOWN);
    write("march-3", journal("march", "").moved(1, 1, "road/paris"));
    assertThat(find("march-3").endings()).containsExactly("road/paris");
    assertThat(find("march-3").fit()).isEqualTo(Saves.Fit.UNKNOWN);
    for (String damage : List.of("", "bicorne-known 1\nmarch-1\t\n", "x", "bicorne-known 2\n")) {
      Files.writeString(folder.resolve(".bicorne-known"), damage);
      assertThat(saves.list()).hasSize(41);
    }
    Files.write(folder.resolve(".bicorne-known"), new byte[] {(byte) 0xff, '\n', 9, 9, 9});
    assertThat(saves.list()).hasSize(41);
  }

  @Test
  void thousandsOfSavesAreListedWithoutReadingThemAgain() throws IOException {
    ManySaves.in(folder, 2_000);
    assertThat(saves.list()).hasSize(2_000);
    List<String> read = new ArrayList<>();
    Disk counting =
        (Disk)
            Proxy.newProxyInstance(
                Disk.class.getClassLoader(),
                new Class<?>[] {Disk.class},
                (proxy, method, arguments) -> {
                  if (method.getName().equals("read")) {
                    read.add(String.valueOf(((Path) arguments[0]).getFileName()));
                  }
                  return method.invoke(Disk.real(), arguments);
                });
    assertThat(Saves.in(counting, folder).list()).hasSize(2_000);
    assertThat(read).containsExactly(".bicorne-known");
  }

  private Saves.Entry find(String name) {
    return saves.list().stream().filter(entry -> entry.name().equals(name)).findFirst().get();
  }

  private static List<String> shown(List<Saves.Entry> entries) {
    return entries.stream()
        .map(
            entry ->
                entry.name()
                    + entry.at()
                    + entry.choices()
                    + entry.endings()
                    + entry.lastPlayed()
                    + entry.automatic()
                    + (entry.header() == null ? "" : entry.header().story() + entry.header().name())
                    + (entry.trouble() == null))
        .sorted()
        .toList();
  }
}
