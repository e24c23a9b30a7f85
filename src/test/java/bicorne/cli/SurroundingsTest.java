package bicorne.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folders by rule, terminals, colours and seeds. */
class SurroundingsTest {

  @TempDir private Path top;
  private Path person;
  private Path home;

  @BeforeEach
  void layOut() throws IOException {
    person = Files.createDirectories(top.resolve("person"));
    home = Files.createDirectories(top.resolve("game"));
  }

  private Surroundings around(Map<String, String> variables) {
    return new Surroundings(variables, top, home);
  }

  @Test
  void savesLieWhereTheyWereAskedFor() {
    Surroundings around = around(Map.of("BICORNE_SAVES", "by variable", "HOME", "" + person));
    assertThat(SavesPlace.of("asked/../for", around)).isEqualTo(top.resolve("for"));
    assertThat(SavesPlace.of(null, around)).isEqualTo(top.resolve("by variable"));
  }

  @Test
  void elseBesideTheLauncherEvenIfNothingIsThereYet() {
    assertThat(SavesPlace.of(null, around(Map.of()))).isEqualTo(home.resolve("saves"));
  }

  @Test
  void elseInTheDataFolder() {
    Surroundings none = new Surroundings(Map.of("HOME", "" + person), top, null);
    assertThat(SavesPlace.of(null, none)).isEqualTo(person.resolve(".local/share/bicorne/saves"));
    Surroundings named =
        new Surroundings(Map.of("HOME", "" + person, "XDG_DATA_HOME", top + "/d"), top, null);
    assertThat(SavesPlace.of(null, named)).isEqualTo(top.resolve("d/bicorne/saves"));
  }

  @Test
  void elseNowhere() {
    assertThat(SavesPlace.of(null, new Surroundings(Map.of(), top, null))).isNull();
    assertThat(SavesPlace.of(null, new Surroundings(Map.of("HOME", "/no/where"), top, null)))
        .isNull();
  }

  @Test
  void aFolderOfTheRulesThatIsRelativeDoesNotCount() {
    assertThat(around(Map.of("XDG_CACHE_HOME", "c", "HOME", "" + person)).cache())
        .isEqualTo(person.resolve(".cache/bicorne"));
  }

  @Test
  void coloursGoOnlyWhereTheyAreUnderstoodAndWanted() {
    assertThat(around(Map.of("BICORNE_TERMINALS", "01", "TERM", "xterm")).colours(1)).isTrue();
    assertThat(around(Map.of("BICORNE_TERMINALS", "02", "TERM", "xterm")).colours(1)).isFalse();
    assertThat(around(Map.of("BICORNE_TERMINALS", "1", "TERM", "dumb")).colours(1)).isFalse();
    assertThat(around(Map.of("BICORNE_TERMINALS", "1")).colours(1)).isFalse();
    assertThat(
            around(Map.of("BICORNE_TERMINALS", "1", "TERM", "xterm", "NO_COLOR", "1")).colours(1))
        .isFalse();
  }

  @Test
  void nobodyForeseesASeed() {
    Set<Long> seeds = new TreeSet<>();
    for (int i = 0; i < 100; i++) {
      long seed = Seeds.unforeseen();
      assertThat(seed).isBetween(0L, 999_999_999_999L);
      seeds.add(seed);
    }
    assertThat(seeds).hasSize(100);
    assertThat(Seeds.of("-9223372036854775808")).isEqualTo(Long.MIN_VALUE);
  }
}
