package bicorne.loading;

import java.util.List;

/** What is called otherwise elsewhere, so that no likeness of letters leads from it to the key. */
final class OtherWords {

  private OtherWords() {}

  /** The first of the known keys that another word may be meant for; empty where there is none. */
  static String meant(String word, List<String> known) {
    for (String key : keys(word)) {
      if (known.contains(key)) {
        return key;
      }
    }
    return "";
  }

  private static List<String> keys(String word) {
    return switch (word) {
      case "if", "condition" -> List.of("when", "visible");
      case "unless" -> List.of("when");
      case "then" -> List.of("do", "text", "to", "goto");
      case "goto" -> List.of("to");
      case "next", "target", "link" -> List.of("goto", "to");
      case "speaker" -> List.of("say");
      case "who" -> List.of("say", "as");
      case "name" -> List.of("title");
      case "title" -> List.of("name");
      case "description" -> List.of("text");
      case "options" -> List.of("choices");
      case "chance" -> List.of("weight", "outcomes");
      case "probability" -> List.of("weight");
      case "initial" -> List.of("start");
      case "default" -> List.of("start", "else");
      case "enum" -> List.of("values");
      case "set" -> List.of("set-of");
      case "bool" -> List.of("flag");
      case "comment" -> List.of("note");
      default -> List.of();
    };
  }
}
