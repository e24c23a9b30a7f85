package bicorne.diagnostic;

import java.util.Locale;

/**
 * One JSON document, for editors and other programs.
 *
 * <pre>{@code
 * {
 *   "version": 1,              the version of this form; fields may be added without a new one
 *   "language": "en",          of the messages, as a BCP 47 tag
 *   "problems": [              by file, line, column and code
 *     {
 *       "code": "B301",
 *       "severity": "error",   or "warning" or "note", in every language
 *       "file": "episodes/brienne.yaml",
 *       "line": 14,            from 1; 0, like the three after it, for a whole file
 *       "column": 13,          from 1, in UTF-16 units
 *       "endLine": 14,
 *       "endColumn": 19,       exclusive
 *       "message": "There is no node `attick`.",
 *       "suggestion": "attic", the nearest known name, or null
 *       "related": [           other places that belong to it; may be empty
 *         {"message": "The first stands here.", "file": ..., "line": ..., "column": ...,
 *          "endLine": ..., "endColumn": ...}
 *       ]
 *     }
 *   ],
 *   "counts": {
 *     "errors": 1,
 *     "warnings": 0,
 *     "notes": 0,
 *     "files": 1,              with a problem
 *     "notShown": 0            problems found beyond those listed
 *   }
 * }
 * }</pre>
 *
 * <p>All keys are always there, in this order. {@code file} and {@code suggestion} are exact; in a
 * {@code message} very long names are cut and unsafe characters marked.
 */
public final class JsonRenderer implements Renderer {

  private static final int VERSION = 1;

  private final Sentences sentences;

  /** Prints messages in the language of the sentences. */
  public JsonRenderer(Sentences sentences) {
    this.sentences = sentences;
  }

  @Override
  public String render(Report report) {
    JsonWriter json = new JsonWriter().open('{').field("version", VERSION);
    json.field("language", sentences.language());
    json.key("problems").open('[');
    for (Diagnostic problem : report.problems()) {
      problem(json.element(), problem);
    }
    json.close(']');
    json.key("counts").open('{');
    json.field("errors", report.count(Severity.ERROR));
    json.field("warnings", report.count(Severity.WARNING));
    json.field("notes", report.count(Severity.NOTE));
    json.field("files", report.files());
    json.field("notShown", report.dropped());
    return json.close('}').close('}').document();
  }

  private void problem(JsonWriter json, Diagnostic problem) {
    json.open('{').field("code", problem.code().number());
    json.field("severity", problem.severity().name().toLowerCase(Locale.ROOT));
    place(json, problem.place());
    json.field("message", sentences.problem(problem));
    if (problem.near().isEmpty()) {
      json.nothing("suggestion");
    } else {
      json.field("suggestion", problem.near());
    }
    json.key("related").open('[');
    for (Diagnostic.Related related : problem.related()) {
      json.element().open('{').field("message", sentences.remark(related.remark()));
      place(json, related.place());
      json.close('}');
    }
    json.close(']').close('}');
  }

  private static void place(JsonWriter json, Place place) {
    json.field("file", place.file());
    json.field("line", place.line());
    json.field("column", place.column());
    json.field("endLine", place.endLine());
    json.field("endColumn", place.endColumn());
  }
}
