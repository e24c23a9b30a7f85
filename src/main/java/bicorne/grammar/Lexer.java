package bicorne.grammar;

import bicorne.diagnostic.Code;
import bicorne.grammar.Token.Kind;
import bicorne.grammar.Token.Misstep;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a phrase into tokens. What the language does not have becomes a token too, so that the
 * parser reports the first mistake in reading order.
 */
final class Lexer {

  private static final String[] SIGNS = {
    "==", "!=", "<=", ">=", "+=", "-=", "..", "<", ">", "=", "+", "-", "*", "/", "%", "(", ")", ",",
    ";", "|", "[", "]", "{", "}"
  };

  private final String text;
  private final List<Token> tokens = new ArrayList<>();

  /** For each open parenthesis whether a comma in it parts a function's values. */
  private final List<Boolean> calls = new ArrayList<>();

  private int at;

  private Lexer(String text) {
    this.text = text;
  }

  /** The tokens of a phrase; the last is the end. */
  static List<Token> tokens(String text) {
    Lexer lexer = new Lexer(text);
    lexer.skipSpace();
    while (lexer.at < text.length()) {
      lexer.next();
      lexer.skipSpace();
    }
    lexer.tokens.add(new Token(Kind.END, "", text.length(), text.length(), null));
    return lexer.tokens;
  }

  private void skipSpace() {
    while (at < text.length() && Vocabulary.space(text.charAt(at))) {
      at++;
    }
  }

  private void next() {
    int c = text.codePointAt(at);
    if (afterAsking() && addressLength() > 0) {
      int to = at + addressLength();
      add(Kind.ADDRESS, Vocabulary.composed(text.substring(at, to)), to);
    } else if (Character.isDigit(c)) {
      number();
    } else if (Vocabulary.wordPart(c) && c != '_') {
      int to = wordEnd(at);
      add(Kind.WORD, Vocabulary.composed(text.substring(at, to)), to);
    } else {
      sign(c);
    }
  }

  /** Whether {@code seen(} or the like was just read. */
  private boolean afterAsking() {
    int n = tokens.size();
    return n >= 2
        && tokens.get(n - 1).sign("(")
        && tokens.get(n - 2).kind() == Kind.WORD
        && Vocabulary.asking(tokens.get(n - 2).text());
  }

  private int addressLength() {
    int to = at;
    while (to < text.length()) {
      int c = text.codePointAt(to);
      if (!Vocabulary.wordPart(c) && c != '-' && c != '/' && c != '#') {
        break;
      }
      to += Character.charCount(c);
    }
    return to - at;
  }

  /** A hyphen belongs to a word if the word goes on behind it. */
  private int wordEnd(int from) {
    int to = from;
    while (to < text.length()) {
      int c = text.codePointAt(to);
      boolean hyphen =
          c == '-' && to + 1 < text.length() && Vocabulary.wordPart(text.codePointAt(to + 1));
      if (!hyphen && !Vocabulary.wordPart(c)) {
        break;
      }
      to += Character.charCount(c);
    }
    return to;
  }

  private void number() {
    int to = at;
    boolean plain = true;
    while (to < text.length() && Character.isDigit(text.codePointAt(to))) {
      plain &= Vocabulary.digit(text.charAt(to));
      to += Character.charCount(text.codePointAt(to));
    }
    String digits = text.substring(at, to);
    if (!plain) {
      misstep(to, Code.TYPE_ANOTHER_SIGN, digits, plainDigits(digits));
    } else if (charAt(to) == '.' && Vocabulary.digit(charAt(to + 1))) {
      int end = runEnd(to, ".");
      misstep(end, Code.NOT_WHOLE, text.substring(at, end));
    } else if ("_'’".indexOf(charAt(to)) >= 0 && Vocabulary.digit(charAt(to + 1))) {
      int end = runEnd(to, "_'’");
      misstep(end, Code.PARTED_DIGITS, digitsOf(at, end));
    } else if (thousands(to)) {
      int end = to;
      while (thousands(end)) {
        end += 4;
      }
      misstep(end, Code.PARTED_DIGITS, digitsOf(at, end));
    } else if (to < text.length() && Vocabulary.wordPart(text.codePointAt(to))) {
      int end = wordEnd(to);
      misstep(end, Code.NOT_A_NAME, text.substring(at, end));
    } else {
      add(Kind.NUMBER, digits, to);
    }
  }

  /** A comma and three digits, where a comma does not part a function's values. */
  private boolean thousands(int comma) {
    return charAt(comma) == ','
        && !calls.contains(true)
        && Vocabulary.digit(charAt(comma + 1))
        && Vocabulary.digit(charAt(comma + 2))
        && Vocabulary.digit(charAt(comma + 3))
        && !Vocabulary.digit(charAt(comma + 4));
  }

  private int runEnd(int from, String between) {
    int to = from;
    while (Vocabulary.digit(charAt(to))
        || (between.indexOf(charAt(to)) >= 0 && Vocabulary.digit(charAt(to + 1)))) {
      to++;
    }
    return to;
  }

  private String digitsOf(int from, int to) {
    StringBuilder digits = new StringBuilder();
    for (int i = from; i < to; i++) {
      if (Vocabulary.digit(text.charAt(i))) {
        digits.append(text.charAt(i));
      }
    }
    return digits.toString();
  }

  private static String plainDigits(String digits) {
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < digits.length(); i += Character.charCount(digits.codePointAt(i))) {
      plain.append(Character.digit(digits.codePointAt(i), 10));
    }
    return plain.toString();
  }

  private void sign(int c) {
    if (changedByItself() || quotation(c) || foreign(c)) {
      return;
    }
    for (String sign : SIGNS) {
      if (text.startsWith(sign, at)) {
        track(sign);
        add(Kind.SIGN, sign, at + sign.length());
        return;
      }
    }
    int to = at + Character.charCount(c);
    boolean visible = c > ' ' && (c < 0x7F || (Character.isDefined(c) && !hidden(c)));
    misstep(to, Code.NO_SUCH_SIGN, visible ? text.substring(at, to) : "U+" + hex(c));
  }

  /** {@code army++}, {@code army *= 2}, {@code army := 5}, {@code $army}. */
  private boolean changedByItself() {
    Token last = tokens.isEmpty() ? null : tokens.get(tokens.size() - 1);
    String name = last == null || last.kind() != Kind.WORD ? "" : last.text();
    String two = text.substring(at, Math.min(text.length(), at + 2));
    if (two.equals("++") || two.equals("--")) {
      String before = name.isEmpty() ? wordAt(at + 2) : name;
      String change = two.charAt(0) + "= 1";
      misstep(at + 2, Code.SAID_OTHERWISE, two, before.isEmpty() ? change : before + " " + change);
    } else if (two.equals(":=")) {
      misstep(at + 2, Code.SAID_OTHERWISE, two, "=");
    } else if (two.equals("**") || two.charAt(0) == '^') {
      int to = at + (two.equals("**") ? 2 : 1);
      misstep(to, Code.SAID_OTHERWISE, text.substring(at, to), name + " * " + name);
    } else if (tokens.size() == 1
        && (two.equals("=+") || (two.equals("=-") && Vocabulary.space(charAt(at + 2))))) {
      misstep(at + 2, Code.SAID_OTHERWISE, two, two.charAt(1) + "=");
    } else if (two.equals("*=") || two.equals("/=") || two.equals("%=")) {
      String left = name.isEmpty() ? "army" : name;
      misstep(at + 2, Code.SAID_OTHERWISE, two, left + " = " + left + " " + two.charAt(0) + " …");
    } else if ("$@".indexOf(text.charAt(at)) >= 0 && !wordAt(at + 1).isEmpty()) {
      String bare = wordAt(at + 1);
      misstep(at + 1 + bare.length(), Code.SAID_OTHERWISE, text.charAt(at) + bare, bare);
    } else if (text.charAt(at) == '?') {
      misstep(at + 1, Code.QUESTION_MARK);
    } else {
      return false;
    }
    return true;
  }

  private boolean quotation(int c) {
    int closing = ForeignSigns.closingQuote(c);
    int end = closing < 0 ? -1 : text.indexOf(closing, at + 1);
    if (end < 0) {
      return false;
    }
    misstep(end + 1, Code.QUOTED_VALUE, text.substring(at + 1, end).strip());
    return true;
  }

  private boolean foreign(int c) {
    String[] programmers =
        text.startsWith("!=", at) && !text.startsWith("!==", at)
            ? null
            : ForeignSigns.programmers(text, at);
    if (programmers != null) {
      misstep(at + programmers[0].length(), Code.SAID_OTHERWISE, programmers[0], programmers[1]);
      return true;
    }
    String plain = c == '、' ? calls.contains(true) ? "," : "|" : ForeignSigns.plain(c);
    if (plain == null) {
      return false;
    }
    int to = at + 1;
    if (ForeignSigns.wide(c) && c != '～') {
      // ＝＝ and ＞＝ are one sign; others stand one by one.
      while ("＝＞＜！＆｜".indexOf(c) >= 0
          && to < text.length()
          && "＝＆｜".indexOf(text.charAt(to)) >= 0) {
        plain += ForeignSigns.plain(text.charAt(to++));
      }
      plain = plain.equals("&&") ? "and" : plain.equals("||") ? "or" : plain;
      plain = plain.equals("!") ? "not" : plain;
    }
    misstep(to, Code.TYPE_ANOTHER_SIGN, text.substring(at, to), plain);
    return true;
  }

  private void track(String sign) {
    if (sign.equals("(")) {
      Token last = tokens.isEmpty() ? null : tokens.get(tokens.size() - 1);
      calls.add(last != null && last.kind() == Kind.WORD && Vocabulary.function(last.text()));
    } else if (sign.equals(")") && !calls.isEmpty()) {
      calls.remove(calls.size() - 1);
    }
  }

  private String wordAt(int from) {
    boolean letter = from < text.length() && Character.isLetter(text.codePointAt(from));
    return letter ? text.substring(from, wordEnd(from)) : "";
  }

  private char charAt(int i) {
    return i < text.length() ? text.charAt(i) : 0;
  }

  private static boolean hidden(int c) {
    int type = Character.getType(c);
    return type == Character.FORMAT
        || type == Character.CONTROL
        || type == Character.SURROGATE
        || type == Character.PRIVATE_USE
        || type == Character.NON_SPACING_MARK
        || type == Character.ENCLOSING_MARK;
  }

  private static String hex(int c) {
    StringBuilder hex = new StringBuilder(Integer.toHexString(c));
    while (hex.length() < 4) {
      hex.insert(0, '0');
    }
    for (int i = 0; i < hex.length(); i++) {
      hex.setCharAt(i, Character.toUpperCase(hex.charAt(i)));
    }
    return hex.toString();
  }

  private void add(Kind kind, String word, int to) {
    tokens.add(new Token(kind, word, at, to, null));
    at = to;
  }

  private void misstep(int to, Code code, String... arguments) {
    @Nullable Misstep misstep = Misstep.of(code, arguments);
    tokens.add(new Token(Kind.MISSTEP, text.substring(at, to), at, to, misstep));
    at = to;
  }
}
