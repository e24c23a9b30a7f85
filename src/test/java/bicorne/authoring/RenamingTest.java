package bicorne.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Place;
import bicorne.diagnostic.Severity;
import bicorne.loading.Loaded;
import bicorne.loading.StoryLoader;
import bicorne.model.Story;
import bicorne.rules.Places;
import bicorne.testkit.Bundle;
import bicorne.testkit.Golden;
import bicorne.testkit.MemoryFolder;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A name is changed wherever it is meant, and nowhere else. */
class RenamingTest {

  private static final Map<String, String> FILES = files();

  private static Map<String, String> files() {
    Bundle bundle = Bundle.read(Golden.resources().resolve("authoring/rename.story"));
    Map<String, String> files = new TreeMap<>(bundle.story());
    files.put("tests/a.play", bundle.part("tests/a.play"));
    return files;
  }

  static Stream<String> names() {
    return all(FILES).stream().map(StoryName::address);
  }

  private static List<StoryName> all(Map<String, String> files) {
    Loaded loaded = StoryLoader.load(MemoryFolder.of(files));
    return StoryName.all(story(loaded), places(loaded));
  }

  private static Story story(Loaded loaded) {
    assertThat(loaded.problems()).noneMatch(p -> p.severity() == Severity.ERROR);
    return Objects.requireNonNull(loaded.story());
  }

  private static Places places(Loaded loaded) {
    return Objects.requireNonNull(loaded.places());
  }

  private static StoryName named(Map<String, String> files, String address) {
    for (StoryName name : all(files)) {
      if (name.address().equals(address)) {
        return name;
      }
    }
    throw new AssertionError("no " + address);
  }

  private static Renaming.Result rename(Map<String, String> files, StoryName what, String now)
      throws IOException {
    MemoryFolder folder = MemoryFolder.of(files);
    return Renaming.of(folder, story(StoryLoader.load(folder)), what, now);
  }

  /** There and back again leaves every byte as it was, and the tests pass in between. */
  @ParameterizedTest
  @MethodSource("names")
  void everyNameCanBeChangedAndChangedBack(String address) throws IOException {
    StoryName what = named(FILES, address);
    Renaming.Result there = rename(FILES, what, "changed");
    assertThat(told(there.problems())).isEmpty();
    Map<String, String> changed = new TreeMap<>(FILES);
    changed.putAll(there.files());
    assertThat(changed).isNotEqualTo(FILES);
    Loaded loaded = StoryLoader.load(MemoryFolder.of(changed));
    assertThat(StoryTests.run(story(loaded), List.of(test(changed))).get(0).problems()).isEmpty();

    changed.computeIfPresent("story.yaml", (file, text) -> withoutRenames(text));
    StoryName now =
        named(changed, address.substring(0, address.length() - what.name().length()) + "changed");
    Renaming.Result back = rename(changed, now, what.name());
    assertThat(told(back.problems())).isEmpty();
    changed.putAll(back.files());
    changed.computeIfPresent("story.yaml", (file, text) -> withoutRenames(text));
    assertThat(changed).isEqualTo(FILES);
  }

  private static bicorne.diagnostic.Source test(Map<String, String> files) {
    return new bicorne.diagnostic.Source("tests/a.play", files.getOrDefault("tests/a.play", ""));
  }

  private static String withoutRenames(String text) {
    int at = text.indexOf("renames:");
    return at < 0 ? text : text.substring(0, at);
  }

  /** Where each name is spoken of, for a reader to check once. */
  @Test
  void referencesAreThosePlaces() throws IOException {
    StringBuilder told = new StringBuilder();
    for (StoryName name : all(FILES)) {
      MemoryFolder folder = MemoryFolder.of(FILES);
      told.append(name.address()).append('\n');
      for (Place place : Renaming.references(folder, story(StoryLoader.load(folder)), name)) {
        String line = Objects.requireNonNull(place.source()).line(place.line());
        assertThat(line.substring(place.column() - 1)).startsWith(name.name());
        told.append("  ").append(place.file()).append(':').append(place.line());
        told.append(':').append(place.column()).append("  ").append(line.strip()).append('\n');
      }
    }
    Golden.check("authoring/references.expected", told.toString().replaceAll("z{3,}|q{3,}", "*"));
  }

  /** A claim has its condition in words as well: they change with it, and hinder nothing. */
  @ParameterizedTest
  @CsvSource(
      value = {
        "variable:hours         ; light ; hours <= 11 and (not at(road/ford) or hours > 0",
        "variable:dusk          ; gloom ; at(road/late) and dusk",
        "node:road/ford         ; weir  ; not at(road/ford)",
        "node:road/late         ; past  ; at(road/late) and",
        "option:road/inn#read   ; open  ; not chose(road/inn#read)",
        "option:road/ford#swept ; lost  ; fell(road/ford#swept)",
        "value:horse=tired      ; weary ; horse == tired",
        "value:horse=lame       ; halt  ; horse not in fresh | lame",
        "value:knows=miller     ; baker ; miller in knows and",
        "value:pace=trot        ; jog   ; pace in walk | trot",
      },
      delimiter = ';')
  void whatAClaimNamesIsFoundAndRenamedInIt(String address, String now, String claim)
      throws IOException {
    StoryName what = named(FILES, address);
    String before = Objects.requireNonNull(FILES.get("story.yaml"));
    int at = before.indexOf(claim) + claim.indexOf(what.name());
    assertThat(before).contains(claim);
    MemoryFolder folder = MemoryFolder.of(FILES);
    assertThat(Renaming.references(folder, story(StoryLoader.load(folder)), what))
        .anyMatch(place -> place.file().equals("story.yaml") && offset(before, place) == at);
    Renaming.Result result = rename(FILES, what, now);
    assertThat(told(result.problems())).isEmpty();
    String after = result.files().getOrDefault("story.yaml", "");
    assertThat(after)
        .contains(claim.replaceAll("\\b" + what.name() + "\\b", now))
        .doesNotContain(claim);
  }

  private static int offset(String text, Place place) {
    int line = 0;
    for (int n = 1; n < place.line(); n++) {
      line = text.indexOf('\n', line) + 1;
    }
    return line + place.column() - 1;
  }

  @Test
  void aNameThatIsTakenIsRefusedAndNothingChanges() throws IOException {
    for (String taken : List.of("ford", "a b", "")) {
      Renaming.Result result = rename(FILES, named(FILES, "node:road/inn"), taken);
      assertThat(result.files()).isEmpty();
      assertThat(result.problems()).isNotEmpty();
    }
    assertThat(rename(FILES, named(FILES, "variable:hours"), "not").problems()).isNotEmpty();
    assertThat(rename(FILES, named(FILES, "variable:hours"), "tired").problems()).isNotEmpty();
  }

  /** Old saves follow: the table of renames says where the old name went. */
  @Test
  void nodesAndOptionsAreWrittenDownForOldSaves() throws IOException {
    String first =
        rename(FILES, named(FILES, "node:road/inn"), "tavern")
            .files()
            .getOrDefault("story.yaml", "");
    assertThat(first).endsWith("renames:\n  road/inn: road/tavern\n");
    Map<String, String> files = new TreeMap<>(FILES);
    files.putAll(rename(FILES, named(FILES, "node:road/inn"), "tavern").files());
    files.putAll(rename(files, named(files, "node:road/tavern"), "hostel").files());
    assertThat(files.get("story.yaml"))
        .endsWith("renames:\n  road/tavern: road/hostel\n  road/inn: road/hostel\n");
    files.putAll(rename(files, named(files, "option:road/hostel#ride"), "leave").files());
    assertThat(files.get("story.yaml")).contains("  road/hostel#ride: road/hostel#leave\n");
    assertThat(StoryLoader.load(MemoryFolder.of(files)).story()).isNotNull();
  }

  private static List<String> told(List<Diagnostic> problems) {
    List<String> told = new ArrayList<>();
    for (Diagnostic problem : problems) {
      told.add(
          problem.code()
              + " "
              + problem.place().file()
              + ":"
              + problem.place().line()
              + ":"
              + problem.place().column()
              + " "
              + problem.arguments());
    }
    return told;
  }
}
