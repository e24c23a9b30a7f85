package bicorne.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import org.junit.jupiter.api.Test;

class JsonRendererTest {

  @Test
  void aParserReadsBackExactlyWhatWasMeant() throws Exception {
    StringBuilder all = new StringBuilder();
    for (int c = 0; c <= 0x2100; c++) {
      all.append((char) c);
    }
    all.append("皇帝🐎👨‍👩‍👧\u202e\ufeff\udb40\udc01");
    Diagnostic problem =
        Diagnostic.of(Code.NO_SUCH_FILE, Place.of(all.toString()), "x").near(all + "\\\"");
    String json = new JsonRenderer(Sentences.in("en")).render(new Report(List.of(problem), 7));
    JsonNode read = new ObjectMapper().readTree(json);
    assertThat(read.at("/problems/0/file").asText()).isEqualTo(all.toString());
    assertThat(read.at("/problems/0/suggestion").asText()).isEqualTo(all + "\\\"");
    assertThat(read.at("/problems/0/message").asText()).isEqualTo("There is no `x`.");
    assertThat(read.at("/counts/notShown").asInt()).isEqualTo(7);
    assertThat(json.chars().filter(c -> c < ' ' && c != '\n')).isEmpty();
  }

  @Test
  void aLoneSurrogateIsEscaped() {
    Diagnostic problem = Diagnostic.of(Code.NO_SUCH_FILE, Place.of("a\ud800b"), "x");
    assertThat(new JsonRenderer(Sentences.in("en")).render(Report.of(List.of(problem))))
        .contains("\"file\": \"a\\ud800b\"");
  }
}
