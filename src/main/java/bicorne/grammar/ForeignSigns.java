package bicorne.grammar;

import org.jspecify.annotations.Nullable;

/** Signs that people bring from other languages, from books and from input methods. */
final class ForeignSigns {

  /** What is written, what is meant; the longer before those it begins with. */
  private static final String[][] PROGRAMMERS = {
    {"===", "=="},
    {"!==", "!="},
    {"&&", "and"},
    {"||", "or"},
    {"<>", "!="},
    {"=>", ">="},
    {"=<", "<="},
    {"//", "/"},
    {"&", "and"},
    {"!", "not"},
    {"...", ".."},
  };

  private static final String OPENING_QUOTES = "\"'“‘«‹„‚「『＂＇`";
  private static final String CLOSING_QUOTES = "\"'”’»›“‘」』＂＇`";

  private ForeignSigns() {}

  /** The entry of another language's operator that stands at {@code at}, or null. */
  static String @Nullable [] programmers(String text, int at) {
    for (String[] entry : PROGRAMMERS) {
      if (text.startsWith(entry[0], at)) {
        return entry;
      }
    }
    return null;
  }

  /** What a sign from a book or an East Asian input method stands for, or null. */
  static @Nullable String plain(int c) {
    return switch (c) {
      case '≥', '≧', '⩾' -> ">=";
      case '≤', '≦', '⩽' -> "<=";
      case '≠' -> "!=";
      case '×', '⋅', '·', '∗', '✕' -> "*";
      case '÷', '∕' -> "/";
      case '−', '–', '—', '‐', '‑' -> "-";
      case '∧' -> "and";
      case '∨' -> "or";
      case '¬' -> "not";
      case '∈' -> "in";
      case '∉' -> "not in";
      case '…', '〜', '～' -> "..";
      case '《', '〈' -> "<";
      case '》', '〉' -> ">";
      case '【', '〔' -> "(";
      case '】', '〕' -> ")";
      default -> wide(c) ? String.valueOf((char) (c - 0xFEE0)) : null;
    };
  }

  /** Whether this is the full-width form of an ASCII sign. */
  static boolean wide(int c) {
    return c > 0xFF00 && c < 0xFF5F;
  }

  /** What closes a quotation that {@code c} opens, or -1 where {@code c} is no quotation mark. */
  static int closingQuote(int c) {
    int at = OPENING_QUOTES.indexOf(c);
    return at < 0 ? -1 : CLOSING_QUOTES.charAt(at);
  }
}
