package bicorne.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.testkit.Golden;
import bicorne.testkit.SarifSchema;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Findings as SARIF 2.1.0. */
class SarifRendererTest {

  private static final Source SOURCE = new Source("episodes/布里 埃纳.yaml", "a: 1\nb: 2\n");

  private static final Report REPORT =
      Report.of(
          List.of(
              Diagnostic.of(Code.REPEATED_KEY, Place.of(SOURCE, 2, 1, 2), "a")
                  .and(Code.Remark.FIRST_HERE, Place.of(SOURCE, 1, 1, 2)),
              Diagnostic.of(Code.NO_SUCH_NODE, Place.of(SOURCE, 2, 4, 5), "\u001b[2J").near("ann"),
              Diagnostic.of(Code.NO_ENDING, Place.of("story.yaml"))));

  @Test
  void aReportIsWrittenAsExpected() {
    Golden.check(
        "diagnostic/sarif.expected", new SarifRenderer(Sentences.in("en"), "1").render(REPORT));
  }

  @Test
  void everyCodeAtEveryKindOfPlaceFitsThePublicSchema() {
    List<Diagnostic> all = new ArrayList<>();
    for (Code code : Code.values()) {
      all.add(Diagnostic.of(code, Place.of(SOURCE, 1, 1, 2), "a", "b", "c", "d").near("e"));
      all.add(Diagnostic.of(code, Place.of("lang/zh-Hans/story with blanks.yaml"), "1", "2"));
      all.add(Diagnostic.of(code, new Place(SOURCE.name(), SOURCE, 1, 1, 2, 3), "\u0001\ud83d"));
    }
    for (String language : List.of("en", "zh-Hans")) {
      SarifRenderer renderer = new SarifRenderer(Sentences.in(language), "1");
      for (Report report : List.of(REPORT, Report.of(List.of()), Report.of(all))) {
        assertThat(SarifSchema.refused(renderer.render(report))).isEmpty();
      }
    }
  }

  @Test
  void theSchemaRefusesWhatIsNoLog() {
    String log = new SarifRenderer(Sentences.in("en"), "1").render(REPORT);
    for (String[] edit :
        new String[][] {
          {"\"startLine\": 2", "\"startLine\": 0"},
          {"\"level\": \"error\"", "\"level\": \"fatal\""},
          {"\"results\"", "\"result\""},
          {"\"version\": \"2.1.0\"", "\"version\": \"2.0\""}
        }) {
      assertThat(log).contains(edit[0]);
      assertThat(SarifSchema.refused(log.replace(edit[0], edit[1]))).as(edit[1]).isNotEmpty();
    }
  }

  /** What the schema does not demand, and those who show findings need. */
  @Test
  void everyResultHasARuleALevelAWordAndAPlace() throws IOException {
    for (String language : List.of("en", "zh-Hans")) {
      JsonNode log =
          new ObjectMapper()
              .readTree(new SarifRenderer(Sentences.in(language), "1").render(REPORT));
      assertThat(log.at("/version").asText()).isEqualTo("2.1.0");
      JsonNode run = log.at("/runs/0");
      assertThat(run.at("/tool/driver/name").asText()).isNotEmpty();
      assertThat(run.at("/results")).hasSize(3);
      for (JsonNode result : run.at("/results")) {
        assertThat(run.at("/tool/driver/rules").findValuesAsText("id"))
            .contains(result.at("/ruleId").asText());
        assertThat(result.at("/level").asText()).isIn("error", "warning", "note");
        assertThat(result.at("/message/text").asText()).isNotEmpty();
        JsonNode place = result.at("/locations/0/physicalLocation");
        assertThat(place.at("/artifactLocation/uri").asText()).matches("[A-Za-z0-9%./_~-]+");
        assertThat(place.has("region")).isEqualTo(!place.toString().contains("story.yaml"));
      }
    }
  }

  @Test
  void aReportWithoutFindingsHasAnEmptyListOfThem() throws IOException {
    String json = new SarifRenderer(Sentences.in("en"), "1").render(Report.of(List.of()));

    assertThat(new ObjectMapper().readTree(json).at("/runs/0/results").isArray()).isTrue();
  }
}
