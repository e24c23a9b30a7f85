package bicorne;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.testkit.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The page on the architecture says of who may know whom what is held to in {@link LayersTest}. */
class ArchitecturePageTest {

  @Test
  void whoMayKnowWhomIsWhatIsHeldTo() throws IOException {
    Map<String, Set<String>> page = new TreeMap<>();
    for (String line : Files.readAllLines(Golden.project().resolve("docs/ARCHITECTURE.md"))) {
      if (line.matches(" {4}[a-z., ]+ {2,}(nothing of ours|everything|[a-z]+(, [a-z]+)*)")) {
        String[] sides = line.strip().split(" {2,}", -1);
        for (String one : sides[0].split(", ", -1)) {
          page.put("bicorne." + one, known(sides[1]));
        }
      }
    }
    Map<String, Set<String>> plan = new TreeMap<>(Layers.MAY_USE);
    plan.remove("bicorne");
    plan.put("bicorne.cli", Set.of("everything"));
    assertThat(page).isEqualTo(plan);
  }

  private static Set<String> known(String words) {
    Set<String> known = new TreeSet<>();
    if (words.equals("everything")) {
      return Set.of(words);
    }
    if (!words.equals("nothing of ours")) {
      for (String one : words.split(", ", -1)) {
        known.add("bicorne." + one);
      }
    }
    return known;
  }
}
