package bicorne.grammar;

import bicorne.model.Expr.Op;
import java.text.Normalizer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The words and letters of the expression language. */
final class Vocabulary {

  /** The functions of values, and how many each takes. */
  private static final List<String> FUNCTIONS =
      List.of("min", "max", "abs", "clamp", "round", "count", "before");

  private static final int[] COUNTS = {2, 2, 1, 3, 2, 1, 1};

  /** The functions that ask about a node or an option. */
  private static final List<String> ASKING = List.of("seen", "visits", "chose", "fell", "at");

  private static final List<String> OTHERS =
      List.of("if", "then", "else", "and", "or", "not", "in", "true", "false", "empty", "as");

  private Vocabulary() {}

  /** Whether a word belongs to the language, so that no variable or value can be called so. */
  static boolean reserved(String word) {
    return FUNCTIONS.contains(word) || ASKING.contains(word) || OTHERS.contains(word);
  }

  static boolean function(String word) {
    return FUNCTIONS.contains(word);
  }

  static boolean asking(String word) {
    return ASKING.contains(word);
  }

  /** How many values a function takes. */
  static int count(String function) {
    return COUNTS[FUNCTIONS.indexOf(function)];
  }

  static List<String> functions() {
    List<String> all = new java.util.ArrayList<>(FUNCTIONS);
    all.addAll(ASKING);
    return all;
  }

  /** The word of the language that differs from this one only in case, or null. */
  static @Nullable String miscased(String word) {
    String small = lower(word);
    return !small.equals(word) && reserved(small) ? small : null;
  }

  static @Nullable Op comparison(Token token) {
    if (token.kind() != Token.Kind.SIGN) {
      return null;
    }
    return switch (token.text()) {
      case "==" -> Op.EQ;
      case "!=" -> Op.NE;
      case "<" -> Op.LT;
      case "<=" -> Op.LE;
      case ">" -> Op.GT;
      case ">=" -> Op.GE;
      default -> null;
    };
  }

  static boolean storing(Token token) {
    return token.sign("=") || token.sign("+=") || token.sign("-=");
  }

  /** A letter, digit or mark of any script, or {@code _}: what a word is made of. */
  static boolean wordPart(int c) {
    if (c < 0x80) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || digit(c) || c == '_';
    }
    int type = Character.getType(c);
    return Character.isLetterOrDigit(c)
        || type == Character.NON_SPACING_MARK
        || type == Character.COMBINING_SPACING_MARK;
  }

  static boolean space(int c) {
    return c == ' '
        || (c >= '\t' && c <= '\r')
        || (c >= 0x85 && (c == 0x85 || Character.isSpaceChar(c)));
  }

  static boolean digit(int c) {
    return c >= '0' && c <= '9';
  }

  /** The form in which names are compared. */
  static String composed(String word) {
    for (int i = 0; i < word.length(); i++) {
      if (word.charAt(i) >= 0x80) {
        return Normalizer.normalize(word, Normalizer.Form.NFC);
      }
    }
    return word;
  }

  private static String lower(String word) {
    StringBuilder small = new StringBuilder(word.length());
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      small.append(c >= 'A' && c <= 'Z' ? (char) (c + 32) : c);
    }
    return small.toString();
  }
}
