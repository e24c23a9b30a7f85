package bicorne.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ListsTest {
  @ParameterizedTest
  @CsvSource({
    "en, 'A, B and C', A and B",
    "en-US, 'A, B and C', A and B",
    "zh-Hans, A、B和C, A和B",
    "zh-Hant, A、B和C, A和B",
    "fr, 'A, B, C', 'A, B'"
  })
  void join(String tag, String three, String two) {
    assertThat(Lists.join(tag, List.of("A", "B", "C"))).isEqualTo(three);
    assertThat(Lists.join(tag, List.of("A", "B"))).isEqualTo(two);
    assertThat(Lists.join(tag, List.of("A"))).isEqualTo("A");
    assertThat(Lists.join(tag, List.of())).isEmpty();
  }
}
