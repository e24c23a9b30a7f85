package bicorne.grammar;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostic;
import bicorne.grammar.Token.Kind;
import bicorne.grammar.Token.Misstep;
import bicorne.model.Expr.Op;
import bicorne.text.Nearest;
import java.util.List;

/**
 * Explains what cannot be read: for each place where the parser was stopped, what people who write
 * this usually mean. It never repairs.
 */
final class Misreading {

  /** Reads on, to quote a whole value. */
  interface Rule {
    Syntax read() throws Unreadable;
  }

  private final Cursor cursor;
  private final boolean effect;

  Misreading(Cursor cursor, boolean effect) {
    this.cursor = cursor;
    this.effect = effect;
  }

  // Where a value should stand

  Unreadable noValue() {
    Token here = cursor.peek();
    if (here.kind() == Kind.MISSTEP) {
      return misstep(here);
    }
    if (here.kind() == Kind.WORD && cursor.peek(1).sign("(") && !joining(here)) {
      return noFunction(here);
    }
    if (Vocabulary.function(here.text()) && cursor.peek(1).kind() == Kind.MISSTEP) {
      return misstep(cursor.peek(1));
    }
    if (Vocabulary.function(here.text())) {
      return cursor.problem(Code.NEEDS_PARENTHESES, here, here.text(), example(here));
    }
    if (here.sign("=") && !cursor.atStart() && "<>=".contains(cursor.previous().text())) {
      Token last = cursor.previous();
      return cursor.problem(
          Code.SAID_OTHERWISE,
          last.from(),
          here.to(),
          cursor.phrase().excerpt(last.from(), here.to()),
          last.text() + "=");
    }
    if (here.word("not") || here.word("if")) {
      return cursor.problem(Code.NEEDS_TO_BE_ENCLOSED, here, here.text());
    }
    if (cursor.atStart() || (cursor.previous().sign("(") && joining(here))) {
      return joining(here)
          ? cursor.problem(Code.NOTHING_PRECEDES, here, here.text())
          : meaningless(here);
    }
    if (here.end() || joining(here) || here.sign(")")) {
      Token last = cursor.previous();
      return cursor.problem(Code.NOTHING_FOLLOWS, last, last.text());
    }
    return meaningless(here);
  }

  private Unreadable meaningless(Token here) {
    if (here.sign(")")) {
      return cursor.problem(Code.STRAY_PARENTHESIS, here);
    }
    Code code = here.kind() == Kind.WORD ? Code.WORD_OUT_OF_PLACE : Code.NO_SUCH_SIGN;
    return cursor.problem(code, here, here.text());
  }

  /** Whether a token stands between values. */
  private static boolean joining(Token t) {
    return switch (t.kind()) {
      case WORD ->
          switch (t.text()) {
            case "and", "or", "in", "then", "else", "as" -> true;
            default -> false;
          };
      case SIGN -> !"()[]{}".contains(t.text());
      default -> false;
    };
  }

  private Unreadable noFunction(Token word) {
    String small = Vocabulary.miscased(word.text());
    if (small != null) {
      return cursor.problem(Code.SAID_OTHERWISE, word, word.text(), small);
    }
    if (Vocabulary.reserved(word.text())) {
      return cursor.problem(Code.WORD_OUT_OF_PLACE, word, word.text());
    }
    Diagnostic unknown =
        Diagnostic.of(
            Code.UNKNOWN_FUNCTION, cursor.phrase().place(word.from(), word.to()), word.text());
    return new Unreadable(
        Nearest.to(word.text(), Vocabulary.functions()).map(unknown::near).orElse(unknown));
  }

  /** {@code count council}: with what follows, if that can be its value. */
  private String example(Token function) {
    Token next = cursor.peek(1);
    boolean value = next.kind() == Kind.NUMBER || (next.kind() == Kind.WORD && !joining(next));
    StringBuilder example = new StringBuilder(function.text());
    example.append('(').append(value ? next.text() : "…");
    int count = Vocabulary.asking(function.text()) ? 1 : Vocabulary.count(function.text());
    for (int i = 1; i < count; i++) {
      example.append(", …");
    }
    return example.append(')').toString();
  }

  // Where an address should stand

  Unreadable noAddress(boolean opens) {
    Token function = cursor.peek();
    Token there = cursor.peek(opens ? 2 : 1);
    if (there.kind() == Kind.MISSTEP) {
      return misstep(there);
    }
    if (!opens) {
      return cursor.problem(Code.NEEDS_PARENTHESES, function, function.text(), example(function));
    }
    return there.end() ? unclosed(cursor.peek(1)) : wrongAddress(function, there, "NODE");
  }

  Unreadable afterAddress(Token function, Token open, Token address) {
    Token here = cursor.peek();
    if (here.kind() == Kind.MISSTEP) {
      return misstep(here);
    }
    return here.end() ? unclosed(open) : wrongAddress(function, here, address.text());
  }

  private Unreadable wrongAddress(Token function, Token at, String address) {
    String name = function.text();
    boolean node = !name.equals("chose") && !name.equals("fell");
    String example = node || address.indexOf('#') >= 0 ? address : address + "#ID";
    Code code = node ? Code.ASKS_ABOUT_NODE : Code.ASKS_ABOUT_OPTION;
    return cursor.problem(code, at, name, name + "(" + example + ")");
  }

  // Behind a value

  Unreadable after(Syntax value) {
    Token here = cursor.peek();
    Token last = cursor.previous();
    if (here.kind() == Kind.MISSTEP) {
      return misstep(here);
    }
    if (last.kind() == Kind.WORD && Vocabulary.miscased(last.text()) != null) {
      return said(last, last, "" + Vocabulary.miscased(last.text()));
    }
    if (Vocabulary.storing(here)) {
      return storing(here, last);
    }
    return here.kind() == Kind.WORD
        ? wordAfter(here, last, value)
        : here.kind() == Kind.NUMBER ? numberAfter(here, last) : signAfter(here, last, value);
  }

  private Unreadable storing(Token here, Token last) {
    if (here.sign("=")) {
      Unreadable problem = cursor.problem(Code.STORES_NOT_COMPARES, here);
      return effect ? problem : problem.meaning(here, "==");
    }
    if (!effect) {
      return cursor.problem(Code.EFFECT_NOT_CONDITION, here, last.text());
    }
    // army += 1 and morale -= 1
    Token joint = cursor.peek(-2);
    return joint.word("and") || joint.word("then")
        ? several(joint, joint)
        : cursor.problem(Code.NO_SUCH_SIGN, here, here.text());
  }

  private Unreadable wordAfter(Token here, Token last, Syntax value) {
    String left = cursor.phrase().excerpt(value.from(), value.to());
    Token next = cursor.peek(1);
    String small = Vocabulary.miscased(here.text());
    if (small != null) {
      return said(here, here, small);
    }
    return switch (here.text()) {
      case "between" -> between(here, left);
      case "is", "equals" ->
          next.word("not")
              ? said(here, next, "!=")
              : next.word("in") ? said(here, next, "in") : said(here, here, "==");
      case "mod" -> said(here, here, "%");
      case "div" -> said(here, here, "/");
      case "elif", "elseif", "elsif" -> said(here, here, "else if");
      case "has", "contains", "includes" ->
          said(here, here, (next.kind() == Kind.WORD ? next.text() : "…") + " in " + left);
      case "not" -> misplacedNot(here, next, left);
      case "then", "else", "as", "in" -> cursor.problem(Code.WORD_OUT_OF_PLACE, here, here.text());
      default -> effect && Vocabulary.storing(next) ? several(last, here) : unjoined(here, last);
    };
  }

  private Unreadable between(Token here, String left) {
    Token low = cursor.peek(1);
    Token high = cursor.peek(3);
    boolean numbers = low.kind() == Kind.NUMBER && high.kind() == Kind.NUMBER;
    String range = numbers ? low.text() + ".." + high.text() : "5..7";
    return said(here, numbers ? high : here, left + " in " + range);
  }

  private Unreadable misplacedNot(Token here, Token next, String left) {
    boolean value = next.kind() == Kind.NUMBER || next.kind() == Kind.WORD;
    if (next.sign("==")) {
      value = true;
      next = cursor.peek(2);
    }
    String meant = value ? left + " != " + next.text() : "not " + left;
    return cursor.problem(Code.MISPLACED_NOT, here, meant);
  }

  private Unreadable numberAfter(Token here, Token last) {
    StringBuilder digits = new StringBuilder(last.text());
    int i = 0;
    while (cursor.peek(i).kind() == Kind.NUMBER && cursor.peek(i).text().length() == 3) {
      digits.append(cursor.peek(i++).text());
    }
    return last.kind() == Kind.NUMBER && i > 0
        ? cursor.problem(
            Code.PARTED_DIGITS, last.from(), cursor.peek(i - 1).to(), digits.toString())
        : unjoined(here, last);
  }

  private Unreadable signAfter(Token here, Token last, Syntax value) {
    return switch (here.text()) {
      case ")" -> cursor.problem(Code.STRAY_PARENTHESIS, here);
      case "(" -> unjoined(here, last);
      case ".." -> cursor.problem(Code.RANGE_OUT_OF_PLACE, here);
      case "|" -> bar(here, value);
      case ",", ";" ->
          cursor.peek(1).end()
              ? cursor.problem(Code.NO_SUCH_SIGN, here, here.text())
              : effect ? listOfEffects(here) : said(here, here, "and");
      default -> cursor.problem(Code.NO_SUCH_SIGN, here, here.text());
    };
  }

  private Unreadable listOfEffects(Token comma) {
    for (int i = 1; !cursor.peek(i).end(); i++) {
      if (Vocabulary.storing(cursor.peek(i))) {
        return several(comma, comma);
      }
    }
    return said(comma, comma, "|");
  }

  /** Two effects that meet at a comma or word, or with nothing between two tokens. */
  private Unreadable several(Token last, Token next) {
    Phrase phrase = cursor.phrase();
    boolean joint = last.from() == next.from();
    String first = phrase.excerpt(0, joint ? last.from() : last.to());
    String rest = phrase.excerpt(joint ? last.to() : next.from(), phrase.text().length());
    String list = "[" + first + ", " + rest.replace(';', ',') + "]";
    return cursor.problem(Code.SEVERAL_EFFECTS, last.from(), next.to(), list);
  }

  /** {@code corps == loyal | gone}. */
  private Unreadable bar(Token here, Syntax value) {
    Syntax last = value;
    while (last instanceof Syntax.Join join) {
      last = join.right();
    }
    if (!(last instanceof Syntax.Comparison c) || (c.op() != Op.EQ && c.op() != Op.NE)) {
      return said(here, here, "or");
    }
    Phrase phrase = cursor.phrase();
    Token next = cursor.peek(1);
    String meant =
        phrase.excerpt(c.left().from(), c.left().to())
            + (c.op() == Op.EQ ? " in " : " not in ")
            + phrase.excerpt(c.right().from(), c.right().to())
            + " | "
            + (next.end() ? "…" : next.text());
    return cursor.problem(Code.BAR_OUT_OF_PLACE, here, meant);
  }

  private Unreadable unjoined(Token here, Token last) {
    return cursor.problem(Code.NOTHING_JOINS, last.from(), here.to(), last.text(), here.text());
  }

  private Unreadable said(Token first, Token last, String meant) {
    String written = cursor.phrase().excerpt(first.from(), last.to());
    return cursor.problem(Code.SAID_OTHERWISE, first.from(), last.to(), written, meant);
  }

  private Unreadable misstep(Token token) {
    Misstep misstep = token.misstep();
    if (misstep == null) {
      return meaningless(token);
    }
    List<String> arguments = misstep.arguments();
    Token last = cursor.peek(-1);
    boolean changes =
        !effect && "++ -- *= /= %=".contains(token.text()) && token.text().length() == 2;
    if (changes && last.kind() == Kind.WORD) {
      return cursor.problem(Code.EFFECT_NOT_CONDITION, token, last.text());
    }
    if (token.text().equals(":=") && !effect) {
      return cursor.problem(Code.SAID_OTHERWISE, token, ":=", "==").meaning(token, "==");
    }
    if (misstep.code() == Code.TYPE_ANOTHER_SIGN && arguments.get(1).equals("=") && !effect) {
      return cursor.problem(misstep.code(), token, arguments.get(0), "==").meaning(token, "==");
    }
    Unreadable problem = cursor.problem(misstep.code(), token, arguments.toArray(new String[0]));
    String meant = meant(misstep);
    return meant.isEmpty() ? problem : problem.meaning(token, meant);
  }

  /** The one word or sign that is plainly meant; empty where it is none, or not one. */
  private static String meant(Misstep misstep) {
    String last =
        misstep.arguments().isEmpty()
            ? ""
            : misstep.arguments().get(misstep.arguments().size() - 1);
    boolean plain =
        switch (misstep.code()) {
          case TYPE_ANOTHER_SIGN, SAID_OTHERWISE, QUOTED_VALUE, PARTED_DIGITS -> true;
          default -> false;
        };
    // Two at least: the end is one.
    return plain && !last.isEmpty() && Lexer.tokens(last).size() == 2 ? last : "";
  }

  // Inside a phrase

  /** A minus between values stands between spaces. */
  void checkMinus() throws Unreadable {
    Token minus = cursor.peek();
    Token last = cursor.previous();
    Token next = cursor.peek(1);
    boolean apart = last.to() < minus.from() && minus.to() < next.from();
    if (minus.sign("-") && !apart && !next.end()) {
      String left = last.sign(")") ? "…" : last.text();
      String right = next.kind() == Kind.NUMBER || next.kind() == Kind.WORD ? next.text() : "…";
      throw cursor.problem(Code.MINUS_NEEDS_SPACES, last.from(), next.to(), left + " - " + right);
    }
  }

  Unreadable chained(String first, String middle, int from, Rule sum) throws Unreadable {
    Token sign = cursor.next();
    int right = cursor.peek().from();
    sum.read();
    String meant = first + " and " + middle + " " + sign.text() + " " + cursor.since(right);
    return cursor.problem(Code.CHAINED_COMPARISON, from, cursor.previous().to(), meant);
  }

  Unreadable unfinishedIf(String word, Token start, Syntax before) {
    Token here = cursor.peek();
    boolean closes = here.end() || here.sign(")") || here.sign(",") || here.word("else");
    return closes || here.word("then")
        ? cursor.problem(Code.IF_INCOMPLETE, start, word)
        : after(before);
  }

  Unreadable unclosed(Token open) {
    Phrase phrase = cursor.phrase();
    int end = phrase.text().length();
    Diagnostic missing = Diagnostic.of(Code.UNCLOSED_PARENTHESIS, phrase.place(end, end));
    return new Unreadable(
        missing.and(Code.Remark.OPENED_HERE, phrase.place(open.from(), open.to())));
  }

  /** Brackets, commas, {@code 5-7} or {@code 5 to 7} behind {@code in}. */
  Unreadable listed(String beginning, Token in) {
    Token here = cursor.peek();
    Token last = cursor.previous();
    Token next = cursor.peek(1);
    if ((here.word("to") || here.sign("-")) && next.kind() == Kind.NUMBER) {
      return said(last, next, last.text() + ".." + next.text());
    }
    if (here.sign("(") || here.sign("[") || here.sign("{") || here.sign(",")) {
      return cursor.problem(Code.LIST_OTHERWISE, here, beginning + parted(in));
    }
    if (here.word("not")) {
      return cursor.problem(
          Code.MISPLACED_NOT,
          here,
          (beginning.endsWith(" not in ")
                  ? beginning.replace(" not in ", " in ")
                  : beginning.replace(" in ", " not in "))
              + "…");
    }
    if (here.kind() == Kind.MISSTEP) {
      return misstep(here);
    }
    if (here.end() || joining(here)) {
      return cursor.problem(Code.NOTHING_FOLLOWS, last, last.text());
    }
    return cursor.problem(Code.NOT_LISTED, here, here.text());
  }

  /** The words and numbers from {@code in} on, parted as they should be. */
  private String parted(Token in) {
    StringBuilder items = new StringBuilder();
    int i = -1;
    while (cursor.peek(i).from() != in.from()) {
      i--;
    }
    boolean dots = false;
    for (i++; !cursor.peek(i).end() && !joiningWord(cursor.peek(i)); i++) {
      Token t = cursor.peek(i);
      boolean item = t.kind() == Kind.NUMBER || t.kind() == Kind.WORD;
      if (item || t.sign("..")) {
        items.append(item && !dots && items.length() > 0 ? " | " : "").append(t.text());
        dots = t.sign("..");
      }
    }
    return items.length() == 0 ? "…" : items.toString();
  }

  private static boolean joiningWord(Token t) {
    return t.kind() == Kind.WORD && joining(t);
  }

  // Where an effect should stand

  Unreadable noEffect(Rule expression) throws Unreadable {
    Token first = cursor.peek();
    Token second = cursor.peek(1);
    if (first.kind() == Kind.WORD && second.sign("==")) {
      return cursor.problem(Code.COMPARES_NOT_STORES, second);
    }
    if (first.kind() == Kind.MISSTEP || second.kind() == Kind.MISSTEP) {
      return misstep(first.kind() == Kind.MISSTEP ? first : second);
    }
    if ((second.sign("+") || second.sign("-")) && cursor.peek(2).sign("=")) {
      return said(second, cursor.peek(2), second.text() + "=");
    }
    if (second.kind() == Kind.WORD && Vocabulary.storing(cursor.peek(2))) {
      return said(first, second, second.text() + " " + cursor.peek(2).text() + " …");
    }
    if (first.word("if")) {
      return said(first, first, "{ when: CONDITION, do: EFFECT }");
    }
    // A mistake inside is told first: it may be all that is wrong.
    String example = anyName() + " = …";
    expression.read();
    return cursor.problem(Code.CONDITION_NOT_EFFECT, first.from(), cursor.previous().to(), example);
  }

  private String anyName() {
    for (int i = 0; !cursor.peek(i).end(); i++) {
      Token token = cursor.peek(i);
      if (token.kind() == Kind.WORD && !Vocabulary.reserved(token.text())) {
        return token.text();
      }
    }
    return "VARIABLE";
  }
}
