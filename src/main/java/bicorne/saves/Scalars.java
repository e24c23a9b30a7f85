package bicorne.saves;

/**
 * Words as YAML. A word is written without quotes only if every reader of YAML 1.1 and 1.2 takes it
 * for the same text.
 */
final class Scalars {

  /** Words that some reader of YAML takes for a truth value, nothing, or a number. */
  private static final String[] TAKEN = {
    "true", "false", "yes", "no", "on", "off", "y", "n", "null", "nan", "inf"
  };

  private Scalars() {}

  /** Writes a text. */
  static void text(StringBuilder to, String text) {
    if (isPlain(text)) {
      to.append(text);
    } else {
      quote(to, text);
    }
  }

  /** Writes a variable's value: numbers and truth values as such, else a text. */
  static void value(StringBuilder to, String value) {
    if (isInteger(value) || value.equals("true") || value.equals("false")) {
      to.append(value);
    } else {
      text(to, value);
    }
  }

  /** Whether a text can stand without quotes, in braces too. */
  static boolean isPlain(String text) {
    int length = text.length();
    if (length == 0 || !Character.isLetter(text.charAt(0)) || text.charAt(length - 1) == ' ') {
      return false;
    }
    for (int i = 1; i < length; i++) {
      char c = text.charAt(i);
      if (!(Character.isLetterOrDigit(c) || c == '-' || c == '_' || c == '/' || c == '.')
          && !(c == '|' || (c == ' ' && text.charAt(i - 1) != ' '))) {
        return false;
      }
    }
    for (String word : TAKEN) {
      if (word.equalsIgnoreCase(text)) {
        return false;
      }
    }
    return true;
  }

  /** Whether a text is digits, perhaps behind a minus, without a leading zero. */
  static boolean isInteger(String text) {
    int from = text.startsWith("-") ? 1 : 0;
    int digits = text.length() - from;
    if (digits < 1 || digits > 18 || (text.charAt(from) == '0' && text.length() > 1)) {
      return false;
    }
    for (int i = from; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return true;
  }

  /** Writes a text in double quotes; what cannot be seen is escaped. */
  static void quote(StringBuilder to, String text) {
    to.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        to.append('\\').append(c);
      } else if (c == '\n') {
        to.append("\\n");
      } else if (c == '\t') {
        to.append("\\t");
      } else if (Character.isHighSurrogate(c)
          && i + 1 < text.length()
          && Character.isLowSurrogate(text.charAt(i + 1))) {
        to.append(c).append(text.charAt(++i));
      } else if (Character.isSurrogate(c)) {
        to.append('\uFFFD');
      } else if (isUnseen(c)) {
        to.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
          to.append(Character.forDigit((c >> shift) & 15, 16));
        }
      } else {
        to.append(c);
      }
    }
    to.append('"');
  }

  /** Controls, line and paragraph separators, bidirectional controls, marks of byte order. */
  private static boolean isUnseen(char c) {
    return c < 0x20
        || (c >= 0x7f && c < 0xa0)
        || c == 0x61c
        || (c >= 0x200b && c <= 0x200f)
        || (c >= 0x2028 && c <= 0x202e)
        || (c >= 0x2060 && c <= 0x206f)
        || (c >= 0xe000 && c <= 0xf8ff)
        || c == 0xfeff
        || c >= 0xfff0;
  }
}
