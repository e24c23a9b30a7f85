package bicorne.loading;

import bicorne.diagnostic.Code;
import bicorne.text.Names;
import java.util.List;

/** What names may look like. */
final class Id {

  /** The words of conditions, expressions and effects, which no variable or value may be. */
  static final List<String> RESERVED =
      List.of(
          "or", "and", "not", "in", "if", "then", "else", "true", "false", "empty", "seen",
          "visits", "chose", "fell", "min", "max", "abs", "clamp", "round", "count", "before", "as",
          "at");

  private Id() {}

  /** The name in Unicode form C, in which two that look the same are the same. */
  static String nfc(String name) {
    for (int i = 0; i < name.length(); i++) {
      if (name.charAt(i) > '~') {
        return Names.nfc(name);
      }
    }
    return name;
  }

  /** Reports a name that does not look like its kind. */
  static void check(Form.Kind kind, Written.Words words, Report report) {
    String name = nfc(words.value());
    switch (kind) {
      case VARIABLE_NAME -> {
        if (!looks(name, true, false)) {
          report.add(Code.BAD_VARIABLE_NAME, words, name);
        } else {
          reserved(name, words, report);
        }
        LookAlike.check(name, words, report);
      }
      case VALUE_NAME -> {
        if (!looks(name, true, true)) {
          report.add(Code.BAD_VALUE_NAME, words, name);
        } else {
          reserved(name, words, report);
        }
        LookAlike.check(name, words, report);
      }
      case ID -> {
        if (!id(name)) {
          report.add(Code.BAD_ID, words, name);
        }
        LookAlike.check(name, words, report);
      }
      default -> {}
    }
  }

  private static void reserved(String name, Written.Words words, Report report) {
    if (RESERVED.contains(name)) {
      report.add(Code.RESERVED_WORD, words, name);
    }
  }

  /** Whether a name is an id: letters and digits of any script, {@code -} and {@code _}. */
  static boolean id(String name) {
    return looks(name, false, true);
  }

  private static boolean looks(String name, boolean letterFirst, boolean hyphen) {
    boolean any = false;
    for (int i = 0; i < name.length(); i += Character.charCount(name.codePointAt(i))) {
      int c = name.codePointAt(i);
      boolean letter = Character.isLetter(c);
      boolean digit = Character.isDigit(c);
      boolean mark = i > 0 && mark(c);
      if (!letter && !digit && !mark && c != '_' && !(hyphen && c == '-')) {
        return false;
      }
      if (i == 0 && letterFirst && !letter) {
        return false;
      }
      any |= letter || digit;
    }
    return any;
  }

  /** Many scripts write vowels as marks on the letter before. */
  private static boolean mark(int c) {
    int type = Character.getType(c);
    return type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK;
  }
}
