package bicorne.diagnostic;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/**
 * SARIF 2.1.0, for code hosts and editors that show findings where they stand.
 *
 * <p>One run with a rule for each code that was found. Files are relative to the story's folder,
 * which whoever uploads the document may say; columns count UTF-16 units, as ours do.
 */
public final class SarifRenderer implements Renderer {

  private final Sentences sentences;
  private final String version;

  /** Prints messages in the language of the sentences, as this version of the program. */
  public SarifRenderer(Sentences sentences, String version) {
    this.sentences = sentences;
    this.version = version;
  }

  @Override
  public String render(Report report) {
    Map<String, Code> rules = new TreeMap<>();
    for (Diagnostic problem : report.problems()) {
      rules.put(problem.code().number(), problem.code());
    }
    JsonWriter json = new JsonWriter().open('{');
    json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json");
    json.field("version", "2.1.0");
    json.key("runs").open('[').element().open('{');
    tool(json, rules);
    json.field("columnKind", "utf16CodeUnits");
    json.field("language", sentences.language());
    json.key("results").open('[');
    for (Diagnostic problem : report.problems()) {
      result(json.element(), problem);
    }
    return json.close(']').close('}').close(']').close('}').document();
  }

  private void tool(JsonWriter json, Map<String, Code> rules) {
    json.key("tool").open('{').key("driver").open('{');
    json.field("name", "Bicorne").field("version", version);
    json.key("rules").open('[');
    for (Map.Entry<String, Code> rule : rules.entrySet()) {
      CodePage page = CodePage.of(rule.getValue());
      boolean chinese = !sentences.language().equals("en");
      json.element().open('{').field("id", rule.getKey());
      message(json, "shortDescription", sentence(rule.getValue()));
      message(
          json, "fullDescription", String.join("\n\n", chinese ? page.chinese() : page.english()));
      json.key("defaultConfiguration").open('{');
      json.field("level", level(rule.getValue())).close('}');
      json.close('}');
    }
    json.close(']').close('}').close('}');
  }

  private String sentence(Code code) {
    return sentences.problem(Diagnostic.of(code, Place.of(""), "...", "...", "...", "...", "..."));
  }

  private void result(JsonWriter json, Diagnostic problem) {
    json.open('{').field("ruleId", problem.code().number());
    json.field("level", level(problem.code()));
    message(json, "message", sentences.problemAndQuestion(problem));
    json.key("locations").open('[');
    location(json.element(), problem.place(), "");
    json.close(']');
    if (!problem.related().isEmpty()) {
      json.key("relatedLocations").open('[');
      for (Diagnostic.Related related : problem.related()) {
        location(json.element(), related.place(), sentences.remark(related.remark()));
      }
      json.close(']');
    }
    json.close('}');
  }

  private static String level(Code code) {
    return switch (code.severity()) {
      case ERROR -> "error";
      case WARNING -> "warning";
      case NOTE -> "note";
    };
  }

  private static void message(JsonWriter json, String key, String text) {
    json.key(key).open('{').field("text", text).close('}');
  }

  private static void location(JsonWriter json, Place place, String message) {
    json.open('{').key("physicalLocation").open('{');
    json.key("artifactLocation").open('{').field("uri", uri(place.file())).close('}');
    if (place.line() > 0) {
      json.key("region").open('{');
      json.field("startLine", place.line()).field("startColumn", place.column());
      json.field("endLine", place.endLine()).field("endColumn", place.endColumn());
      json.close('}');
    }
    json.close('}');
    if (!message.isEmpty()) {
      message(json, "message", message);
    }
    json.close('}');
  }

  /** A path as a URI: what is no plain letter, digit or mark is written in percent. */
  private static String uri(String file) {
    StringBuilder uri = new StringBuilder();
    for (byte unit : file.getBytes(StandardCharsets.UTF_8)) {
      char c = (char) (unit & 0xFF);
      boolean plain = c < 0x80 && (Character.isLetterOrDigit(c) || "-_.~/".indexOf(c) >= 0);
      if (plain) {
        uri.append(c);
      } else {
        uri.append('%');
        uri.append(Character.toUpperCase(Character.forDigit(c >> 4, 16)));
        uri.append(Character.toUpperCase(Character.forDigit(c & 15, 16)));
      }
    }
    return uri.toString();
  }
}
