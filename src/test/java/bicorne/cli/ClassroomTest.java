package bicorne.cli;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.saves.Saves;
import bicorne.testkit.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ten pupils have played; their teacher has a folder of saves, and a story that was revised. */
class ClassroomTest {

  private static final List<String> PUPILS =
      List.of("Ada", "Ben", "陈晨", "Dora", "Émile", "Finn", "Greta", "Hugo", "Ines", "Jan");

  private static final List<String> DECIDED =
      List.of(
          "cross\n",
          "wait\ncross\n",
          "cross\n",
          "wait\n",
          "wait\nwait\ncross\n",
          "wait\nwait\n",
          "cross\n",
          "wait\nhome\n",
          "wait\nhome\n",
          "cross\n");

  @TempDir private Path here;

  @BeforeEach
  void tenPupilsPlay() throws IOException {
    run("new", "story", "river");
    write(
        """
        title: The river
        start: bank
        nodes:
          bank:
            title: The bank
            text: A river.
            choices:
              cross: { text: Cross at once., goto: wind, history: main }
              wait: { text: Wait., goto: bank, when: nights < 2, effects: nights += 1, locked: no more }
              home: { text: Go home., goto: home, when: nights > 0, locked: not yet }
            history: { text: They crossed at once., certainty: solid, sources: [book] }
          wind:
            title: The ford
            text: A wind.
            ending: { title: Across, kind: divergent }
          home:
            title: The road
            text: The road.
            ending: { title: At home, kind: divergent }
        """);
    for (int i = 0; i < PUPILS.size(); i++) {
      CommandLine.in(here)
          .with("BICORNE_SAVES", here.resolve("pupils").toString())
          .reading(DECIDED.get(i))
          .run("play", "river", "--save", PUPILS.get(i), "--seed", "7");
    }
    Path torn = here.resolve("pupils/Jan" + Saves.ENDING);
    Files.writeString(torn, Files.readString(torn).replace("choose: cross", "choos"));
  }

  private void write(String episode) throws IOException {
    Files.writeString(here.resolve("river/episodes/opening.yaml"), episode);
    Files.writeString(
        here.resolve("river/story.yaml"),
        """
        bicorne: 1
        id: river
        title: The river
        language: en
        start: opening
        episodes: [opening]
        variables:
          nights: { range: 0..5, start: 0, label: Nights, show: number }
        """);
    Files.writeString(
        here.resolve("river/sources.yaml"), "book:\n  title: A book of rivers\n  year: 1900\n");
  }

  private CommandLine.Ran run(String... typed) {
    return CommandLine.in(here).run(typed);
  }

  private String clean(CommandLine.Ran ran) {
    return (ran.out() + ran.err() + "=== " + ran.status() + "\n").replace(here.toString(), "HERE");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "zh-Hans"})
  void oneCommandSaysWhatEachDecidedAndHowItEnded(String tag) {
    CommandLine.Ran ran =
        run("replay", "--print", "summary", "--story", "river", "--language", tag, "pupils");
    Golden.check("cli/class/summary." + tag + ".expected", clean(ran));
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "zh-Hans"})
  void oneCommandChecksThemAgainstTheStoryOfToday(String tag) throws IOException {
    Path story = here.resolve("river/episodes/opening.yaml");
    Files.writeString(story, Files.readString(story).replace("nights < 2", "nights < 1"));
    CommandLine.Ran ran =
        run("replay", "--verify", "--story", "river", "--language", tag, "pupils");
    Golden.check("cli/class/verify." + tag + ".expected", clean(ran));
  }

  @Test
  void theSameForPrograms() throws IOException {
    Path story = here.resolve("river/episodes/opening.yaml");
    Files.writeString(story, Files.readString(story).replace("nights < 2", "nights < 1"));
    CommandLine.Ran ran = run("replay", "--verify", "--json", "--story", "river", "pupils");
    Golden.check("cli/class/verify.json.expected", clean(ran).replace("}, {", "},\n {"));
    assertThat(ran.status()).isEqualTo(ExitStatus.SAVE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "zh-Hans"})
  void theTreeOfThemAllShowsWhatWasTriedAndNamesNothingElse(String tag) {
    CommandLine.Ran ran =
        run("saves", "--tree", "--story", "river", "--saves", "pupils", "--language", tag);
    Golden.check("cli/class/tree." + tag + ".expected", clean(ran));
    assertThat(ran.out()).doesNotContain("History", "历史");
    CommandLine.Ran told =
        run(
            "saves",
            "--tree",
            "--history",
            "--story",
            "river",
            "--saves",
            "pupils",
            "--language",
            tag);
    Golden.check("cli/class/history." + tag + ".expected", clean(told));
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "zh-Hans"})
  void inPlayTheTreeOfThemAllIsTold(String tag) {
    CommandLine.Ran ran =
        CommandLine.in(here)
            .with("BICORNE_SAVES", here.resolve("pupils").toString())
            .reading(tag.equals("en") ? ":tree\n" : ":试过的路\n")
            .run("play", "river", "--save", "teacher", "--language", tag);
    Golden.check("cli/class/told-tree." + tag + ".expected", clean(ran));
  }

  @Test
  void nothingOfItTouchesTheSavesOrLeavesAnythingBesideThem() throws IOException {
    String before = listing();
    oneCommandSaysWhatEachDecidedAndHowItEnded("en");
    run("replay", "--verify", "--story", "river", "pupils");
    theTreeOfThemAllShowsWhatWasTriedAndNamesNothingElse("en");
    assertThat(listing()).isEqualTo(before);
  }

  private String listing() throws IOException {
    StringBuilder all = new StringBuilder();
    try (var files = Files.list(here.resolve("pupils"))) {
      for (Path file : files.sorted().toList()) {
        all.append(file.getFileName()).append('\n').append(Files.readString(file));
      }
    }
    return all.toString();
  }

  // Looking after them.

  private CommandLine.Ran saves(String... typed) {
    return CommandLine.in(here).with("BICORNE_SAVES", here.resolve("pupils").toString()).run(typed);
  }

  @Test
  void savesAreRenamedCopiedExportedDeletedAndTakenBack() {
    assertThat(saves("saves", "rename", "Ada", "阿达 Lovelace").out())
        .isEqualTo("“Ada” is called “阿达 Lovelace” now.\n");
    assertThat(saves("saves", "copy", "Ben", "ben").status()).isEqualTo(ExitStatus.USAGE);
    assertThat(saves("saves", "copy", "Ben", "CON").err()).contains("some systems keep");
    assertThat(saves("saves", "copy", "Ben", "a".repeat(121)).err()).contains("too long");
    assertThat(saves("saves", "copy", "Ben", "Ben’s").status()).isEqualTo(ExitStatus.FINE);
    assertThat(saves("saves", "export", "Ben", "ben.yaml").status()).isEqualTo(ExitStatus.FINE);
    assertThat(saves("saves", "export", "Ben", "ben.yaml").err()).contains("a file already");
    assertThat(saves("saves", "delete", "Ben").out()).contains("bicorne saves restore 'Ben'");
    assertThat(saves("saves", "--trash").out()).startsWith("Ben\n    ");
    assertThat(saves("saves", "restore", "Ben").out()).isEqualTo("“Ben” is back.\n");
    assertThat(saves("saves", "delete", "Nobody").status()).isEqualTo(ExitStatus.OUTSIDE);
    assertThat(saves("saves", "import", "ben.yaml").status()).isEqualTo(ExitStatus.FINE);
    assertThat(saves("saves", "rname", "a", "b").err()).contains("bicorne saves rename");
    assertThat(saves("saves", "rename", "Ben").status()).isEqualTo(ExitStatus.USAGE);
    assertThat(saves("saves", "show", "Dora").out()).startsWith("Dora\n    ");
  }

  @Test
  void aDamagedSaveIsNamedKeptAndItsReadablePartOffered() throws IOException {
    Path jan = here.resolve("pupils/Jan" + Saves.ENDING);
    String before = Files.readString(jan);
    assertThat(saves("saves").out()).contains("bicorne saves copy 'Jan' NAME");
    assertThat(saves("saves", "copy", "Jan", "Jan again").out())
        .isEqualTo(
            "“Jan” is damaged and stays as it is; what can be read of it is now “Jan again”.\n");
    assertThat(Files.readString(jan)).isEqualTo(before);
    assertThat(saves("replay", "--plain", "--story", "river", "Jan").out())
        .contains("Page 1 of 1", "damaged at line 2");
  }

  private List<String> known(String fit) {
    String list = saves("saves", "--story", "river").out().replace("\n    ", " ");
    return list.lines().filter(line -> line.contains(fit)).toList();
  }

  @Test
  void howASaveFitsIsKnownFromWhoeverOpenedItLast() throws IOException {
    assertThat(known(", fits.")).hasSize(9);
    Path story = here.resolve("river/episodes/opening.yaml");
    Files.writeString(story, Files.readString(story).replace("nights < 2", "nights < 1"));
    assertThat(known("fits")).isEmpty();
    saves("replay", "--verify", "--story", "river", "Ada", "Dora");
    assertThat(known("fits")).hasSize(2);
    saves("replay", "--print", "text", "--story", "river", "Ben");
    saves("replay", "--print", "summary", "--story", "river", "Greta");
    saves("replay", "--plain", "--story", "river", "Hugo");
    assertThat(known("fits the revised story")).hasSize(5);
    saves("play", "river", "--save", "Émile");
    assertThat(known("does not fit")).hasSize(1);
  }

  @Test
  void fromAPageOfAReplayPlayGoesOnAsANewRoadOfTheSave() throws IOException {
    CommandLine line =
        CommandLine.in(here)
            .with("BICORNE_SAVES", here.resolve("pupils").toString())
            .reading("1\n:branch\nhome\n");
    Path ben = here.resolve("pupils/Ben" + Saves.ENDING);
    String before = Files.readString(ben);
    CommandLine.Ran ran = line.run("replay", "--plain", "--story", "river", "Ben");
    assertThat(ran.status()).isEqualTo(ExitStatus.FINE);
    assertThat(Files.readString(ben)).startsWith(before);
    assertThat(ran.out()).contains("Playing on from here.");
  }

  @Test
  void aSaveThatLiesElsewhereIsNobodysToWriteIn() throws IOException {
    String before = listing();
    CommandLine.Ran ran =
        CommandLine.in(here)
            .reading("1\n:branch\nhome\ncross\n")
            .run("replay", "--plain", "--story", "river", "pupils/Ben.save.yaml");
    assertThat(ran.out()).contains("That save lies elsewhere");
    assertThat(listing()).isEqualTo(before);
    assertThat(run("saves", "--story", "river").out()).startsWith("river-1\n    ");
  }
}
