package bicorne.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestTest {
  private static final List<String> KNOWN =
      List.of("attic", "cellar", "road-to-provence", "brienne", "army", "巴黎", "枫丹白露", "loyalty");

  @ParameterizedTest
  @CsvSource({
    "attick, attic",
    "atitc, attic",
    "ATTIC, attic",
    "celar, cellar",
    "road_to_provence, road-to-provence",
    "Road to Provence, road-to-provence",
    "roadtoprovence, road-to-provence",
    "brieene, brienne",
    "amry, army",
    "巴梨, 巴黎",
    "枫单白露, 枫丹白露",
    "枫丹白路, 枫丹白露",
    "royalty, loyalty"
  })
  void aNearNameIsFound(String wrong, String known) {
    assertThat(Nearest.to(wrong, KNOWN)).contains(known);
  }

  @ParameterizedTest
  @CsvSource({"x", "zz", "marshal", "''", "elba", "北京", "a"})
  void aFarNameIsNot(String wrong) {
    assertThat(Nearest.to(wrong, KNOWN)).isEmpty();
  }

  @Test
  void ofEquallyNearNamesTheFirstIsTaken() {
    assertThat(Nearest.to("nodex", List.of("node-a", "nodea", "nodeb"))).contains("nodea");
    assertThat(Nearest.to("nodex", List.of("nodeb", "nodea"))).contains("nodeb");
    assertThat(Nearest.to("Nodea", List.of("nodeb", "nodea"))).contains("nodea");
  }

  @Test
  void supplementaryCharactersCountOnce() {
    assertThat(Nearest.to("𠮷野屋", List.of("𠮷野家"))).contains("𠮷野家");
    assertThat(Nearest.to("𠮷", List.of("𡃁"))).isEmpty();
  }

  @Test
  void hugeNamesCostNothing() {
    String huge = "x".repeat(1_000_000);
    assertThat(Nearest.to(huge, List.of("x", huge + "y", huge))).contains(huge);
    assertThat(Nearest.to("x", List.of())).isEmpty();
  }
}
