package bicorne.loading;

import java.util.List;
import java.util.Map;

/** What is called otherwise elsewhere, so that no likeness of letters leads from it to the key. */
final class OtherWords {

  private static final Map<String, List<String>> KEYS =
      Map.ofEntries(
          Map.entry("if", List.of("when", "visible")),
          Map.entry("condition", List.of("when", "visible")),
          Map.entry("unless", List.of("when")),
          Map.entry("then", List.of("do", "text", "to", "goto")),
          Map.entry("goto", List.of("to")),
          Map.entry("next", List.of("goto", "to")),
          Map.entry("target", List.of("goto", "to")),
          Map.entry("link", List.of("goto", "to")),
          Map.entry("speaker", List.of("say")),
          Map.entry("who", List.of("say", "as")),
          Map.entry("name", List.of("title")),
          Map.entry("title", List.of("name")),
          Map.entry("description", List.of("text")),
          Map.entry("options", List.of("choices")),
          Map.entry("chance", List.of("weight", "outcomes")),
          Map.entry("probability", List.of("weight")),
          Map.entry("initial", List.of("start")),
          Map.entry("default", List.of("start", "else")),
          Map.entry("enum", List.of("values")),
          Map.entry("set", List.of("set-of")),
          Map.entry("bool", List.of("flag")),
          Map.entry("comment", List.of("note")));

  private OtherWords() {}

  /** The first of the known keys that another word may be meant for; empty where there is none. */
  static String meant(String word, List<String> known) {
    for (String key : KEYS.getOrDefault(word, List.of())) {
      if (known.contains(key)) {
        return key;
      }
    }
    return "";
  }
}
