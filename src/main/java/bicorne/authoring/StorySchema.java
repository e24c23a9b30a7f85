package bicorne.authoring;

import bicorne.diagnostic.JsonWriter;
import bicorne.loading.Form;
import bicorne.loading.Format;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The JSON Schema (2020-12) of one kind of file, made from the description that the loader reads
 * by.
 *
 * <p>It says what may stand where, for editors: keys and their meaning, what is needed, which words
 * are possible. Whether names exist and conditions make sense only {@code check} knows. A text may
 * be any scalar, for what is typed is taken as it is.
 */
public final class StorySchema {

  private static final String ID = "^[\\p{L}\\p{N}\\p{M}_-]+$";

  private final Map<String, Form> shared = new LinkedHashMap<>();
  private final List<String> waiting = new ArrayList<>();
  private final JsonWriter json = new JsonWriter();

  private StorySchema() {}

  /** The kinds of files there are: {@code story}, {@code people}, ... {@code scene}. */
  public static List<String> kinds() {
    List<String> kinds = new ArrayList<>();
    for (Format.File file : Format.files()) {
      kinds.add(kind(file));
    }
    return kinds;
  }

  /** Which files are of a kind, as editors write it: {@code episodes/*.yaml}. */
  public static String glob(String kind) {
    return file(kind).path().replace("ID", "*");
  }

  /** The schema of a kind of file. */
  public static String of(String kind) {
    return new StorySchema().document(file(kind));
  }

  /** The schema of any file of a story, for a tool that knows only one. */
  public static String ofAll() {
    return new StorySchema().documentOfAll();
  }

  private static Format.File file(String kind) {
    for (Format.File file : Format.files()) {
      if (kind(file).equals(kind)) {
        return file;
      }
    }
    throw new IllegalArgumentException(kind);
  }

  /** From {@code episodes/ID.yaml} comes {@code episode}. */
  private static String kind(Format.File file) {
    String path = file.path();
    int slash = path.indexOf('/');
    return slash < 0
        ? path.substring(0, path.length() - ".yaml".length())
        : path.substring(0, slash - 1);
  }

  private String documentOfAll() {
    json.open('{').field("$schema", "https://json-schema.org/draft/2020-12/schema");
    json.field("title", "Bicorne " + Format.version());
    json.key("anyOf").open('[');
    for (String kind : kinds()) {
      json.element().open('{');
      reference("file-" + kind, file(kind).form(), null);
      json.close('}');
    }
    json.close(']');
    definitions();
    return json.close('}').document();
  }

  private String document(Format.File file) {
    json.open('{').field("$schema", "https://json-schema.org/draft/2020-12/schema");
    json.field("title", "Bicorne " + Format.version() + ": " + file.path());
    body(file.form(), null);
    definitions();
    return json.close('}').document();
  }

  private void definitions() {
    json.key("$defs").open('{');
    for (int i = 0; i < waiting.size(); i++) { // grows while it is written
      Form form = shared.get(waiting.get(i));
      json.key(waiting.get(i)).open('{');
      if (form != null) {
        body(form, null);
      }
      json.close('}');
    }
    json.close('}');
  }

  /** The keywords of a form, or a reference to it where it has a name. */
  private void form(Form form, @Nullable String sentence) {
    if (form instanceof Form.Keys keys) {
      reference(keys.name(), keys, sentence == null ? keys.sentence() : sentence);
    } else if (form instanceof Form.Named named) {
      reference(
          named.name(), shared.containsKey(named.name()) ? null : named.form().get(), sentence);
    } else {
      body(form, sentence);
    }
  }

  private void reference(String name, @Nullable Form form, @Nullable String sentence) {
    if (form != null && shared.putIfAbsent(name, form) == null) {
      waiting.add(name);
    }
    describe(sentence);
    json.field("$ref", "#/$defs/" + name);
  }

  private void describe(@Nullable String sentence) {
    if (sentence != null) {
      json.field("description", sentence);
    }
  }

  private void body(Form form, @Nullable String sentence) {
    if (form instanceof Form.Keys keys) {
      keys(keys, sentence);
    } else if (form instanceof Form.Table table) {
      table(table, sentence);
    } else if (form instanceof Form.Listed listed) {
      describe(sentence);
      json.field("type", "array");
      json.key("items").open('{');
      form(listed.item(), null);
      json.close('}');
      if (listed.filled()) {
        json.field("minItems", 1);
      }
    } else if (form instanceof Form.AnyOf any) {
      describe(sentence);
      json.key("anyOf").open('[');
      for (Form each : any.forms()) {
        json.element().open('{');
        form(each, null);
        json.close('}');
      }
      json.close(']');
    } else if (form instanceof Form.Fixed fixed) {
      describe(sentence);
      words(fixed.words());
    } else if (form instanceof Form.Value value) {
      describe(sentence);
      value(value.kind());
    } else {
      throw new IllegalStateException(form.toString());
    }
  }

  private void keys(Form.Keys keys, @Nullable String sentence) {
    describe(sentence == null ? keys.sentence() : sentence);
    json.field("type", "object");
    json.key("properties").open('{');
    for (Form.Key key : keys.keys()) {
      json.key(key.name()).open('{');
      form(key.form(), key.sentence());
      json.close('}');
    }
    json.close('}');
    json.key("required").open('[');
    for (Form.Key key : keys.keys()) {
      if (key.required()) {
        json.item(key.name());
      }
    }
    json.close(']').truth("additionalProperties", false);
    if (!keys.oneOf().isEmpty()) {
      json.key("anyOf").open('[');
      for (String key : keys.oneOf()) {
        json.element().open('{').key("required").open('[').item(key).close(']').close('}');
      }
      json.close(']');
    }
  }

  private void table(Form.Table table, @Nullable String sentence) {
    describe(sentence);
    json.field("type", "object");
    if (table.key() != Form.Kind.RENAMED) {
      json.key("propertyNames").open('{').field("pattern", ID).close('}');
    }
    json.key("additionalProperties").open('{');
    form(table.value(), null);
    json.close('}');
    if (table.filled()) {
      json.field("minProperties", 1);
    }
  }

  private void words(List<String> words) {
    json.key("enum").open('[');
    for (String word : words) {
      if (word.equals("true") || word.equals("false")) {
        json.literal(word);
      }
      json.item(word);
    }
    json.close(']');
  }

  private void value(Form.Kind kind) {
    switch (kind) {
      case TRUTH -> words(List.of("true", "false"));
      case FORMAT_VERSION ->
          json.key("enum").open('[').literal(Format.version()).item(Format.version()).close(']');
      case INTEGER -> types("integer", "string");
      case DEGREES -> types("number", "string");
      case RANGE, DATE -> json.field("type", "string");
      default -> types("string", "number", "boolean");
    }
    String pattern = pattern(kind);
    if (!pattern.isEmpty()) {
      json.field("pattern", pattern);
    }
  }

  private void types(String... types) {
    json.key("type").open('[');
    for (String type : types) {
      json.item(type);
    }
    json.close(']');
  }

  private static String pattern(Form.Kind kind) {
    return switch (kind) {
      case INTEGER -> "^[+-]?[0-9]+$";
      case RANGE -> "^ *[+-]?[0-9]+ *\\.\\. *[+-]?[0-9]+ *$";
      case DATE -> "^[0-9]{4}-[0-9]{2}-[0-9]{2}$";
      default -> "";
    };
  }
}
