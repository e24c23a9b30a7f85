package bicorne.authoring;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a story folder carries so that editors complete and check while one writes: schemas, and the
 * settings by which the YAML language server finds them. Both lie in hidden folders, which no story
 * is read from.
 */
public final class EditorFiles {

  private EditorFiles() {}

  /** The files by their paths in the story's folder. */
  public static Map<String, String> all() {
    Map<String, String> files = new LinkedHashMap<>();
    StringBuilder settings = new StringBuilder("{\n  \"yaml.schemas\": {\n");
    int left = StorySchema.kinds().size();
    for (String kind : StorySchema.kinds()) {
      String schema = ".schema/" + kind + ".json";
      files.put(schema, StorySchema.of(kind));
      settings.append("    \"").append(schema).append("\": \"/").append(StorySchema.glob(kind));
      settings.append(--left == 0 ? "\"\n" : "\",\n");
    }
    settings.append(
        "  },\n  \"[yaml]\": { \"editor.insertSpaces\": true, \"editor.tabSize\": 2 }\n}\n");
    files.put(".vscode/settings.json", settings.toString());
    return files;
  }
}
