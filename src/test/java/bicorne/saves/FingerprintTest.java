package bicorne.saves;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.testkit.TextStory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FingerprintTest {

  private static final TextStory MARCH = TextStory.of("saves/march");

  private static String of(TextStory story) {
    return Fingerprint.of(story.load());
  }

  /** Saves of every released version hold it, so it never becomes another for the same story. */
  @Test
  void itIsTheSameForEver() {
    assertThat(of(MARCH)).isEqualTo("d900f4560dfbe43a");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "story.yaml; start: 85; start: 86",
        "story.yaml; range: 0..120; range: 0..121",
        "story.yaml; range: 0..9; range: -1..9",
        "story.yaml; start: loyal }; start: gone }",
        "story.yaml; start: [ney]; start: [victor]",
        "story.yaml; flag: false; flag: true",
        "story.yaml; army >= 80; army > 80",
        "episodes/eve.yaml; asked: { flag: false }; asked: { flag: true }",
        "episodes/eve.yaml; when: strong; when: not strong",
        "episodes/eve.yaml; '        once: true\n'; ''",
        "episodes/eve.yaml; 60 + 4 * morale; 60 + 5 * morale",
        "episodes/eve.yaml; call: council; note: no council",
        "episodes/eve.yaml; effects: army -= 9; effects: army -= 8",
        "episodes/eve.yaml; effects: [asked = true, morale += 1]; effects: [morale += 1, asked = true]",
        "episodes/field.yaml; visits(village) < 3; visits(village) < 4",
        "episodes/field.yaml; weight: 2 }; weight: 3 }",
        "episodes/field.yaml; when: army < 80 }; when: army < 81 }",
        "episodes/field.yaml; else: crossroads; else: orchard",
        "episodes/road.yaml; corps == gone; corps == loyal",
        "scenes/council.yaml; council += victor, return; council -= victor, return",
      })
  void whateverDecidesWhatCanHappenIsInIt(String file, String old, String now) {
    assertThat(of(MARCH.edited(file, old, now == null ? "" : now))).isNotEqualTo(of(MARCH));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "story.yaml; title: The March; title: A March",
        "story.yaml; label: Army, show: number; label: Men, unit: thousand men, show: gauge",
        "story.yaml; gone: gone over; gone: lost",
        "episodes/eve.yaml; text: Storm it.; text: Take it by storm.",
        "episodes/eve.yaml; date: 1814-01-28; date: 1814-01-27",
        "episodes/eve.yaml; text: He marched at once.; text: He did not wait.",
        "episodes/eve.yaml; goto: bridge; goto: eve/bridge",
        "episodes/eve.yaml; army -= 9; army = army - 9",
        "episodes/eve.yaml; '{ weight: 40, text'; '{ weight: 40, note: often, text'",
        "episodes/road.yaml; kind: divergent; kind: historical",
      })
  void nothingElseIs(String file, String old, String now) {
    assertThat(of(MARCH.edited(file, old, now))).isEqualTo(of(MARCH));
  }

  @Test
  void noTwoOfManyDifferentStoriesShareIt() {
    List<String> all = new ArrayList<>();
    for (long seed = 0; seed < 300; seed++) {
      all.add(Fingerprint.of(bicorne.testkit.RandomStory.small(seed)));
    }
    assertThat(all).doesNotHaveDuplicates();
    assertThat(Fingerprint.of(bicorne.testkit.RandomStory.small(7))).isEqualTo(all.get(7));
  }
}
