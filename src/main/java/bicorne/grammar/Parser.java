package bicorne.grammar;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Diagnostics;
import bicorne.grammar.Token.Kind;
import bicorne.model.Expr.Op;
import bicorne.model.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads the shape of one phrase, by descent from the loosest operator to the tightest.
 *
 * <p>It knows no names: that is {@link Meaning}'s part. What it cannot read it leaves to {@link
 * Misreading} to explain.
 */
final class Parser {

  /** The most UTF-16 units of a phrase. */
  static final int LONGEST = 4096;

  /** The most parentheses and the like inside each other. */
  static final int DEEPEST = 64;

  /** The most operators: the tree that a chain makes is as high as the chain is long. */
  static final int MOST_OPERATORS = 256;

  /** Whoever makes more mistakes in one phrase is told the rest in the next run. */
  private static final int MOST_MENDED = 8;

  private final Cursor cursor;
  private final Misreading misreading;
  private int depth;
  private final List<Unreadable> mended = new ArrayList<>(0);
  private int operators;

  private Parser(Phrase phrase, boolean effect) throws Unreadable {
    if (phrase.text().length() > LONGEST) {
      throw new Unreadable(tooLong(phrase));
    }
    cursor = new Cursor(phrase);
    misreading = new Misreading(cursor, effect);
    if (cursor.peek().end()) {
      throw cursor.problem(Code.EMPTY_PHRASE, 0, phrase.text().length());
    }
  }

  /**
   * A whole phrase as one expression. A mistake of which it is plain what was meant is reported,
   * and the rest is read as if that stood there: the next mistake need not wait for another run.
   */
  static Syntax expression(Phrase phrase, Diagnostics problems) throws Unreadable {
    Parser parser = new Parser(phrase, false);
    while (true) {
      try {
        Syntax whole = parser.expression();
        parser.expectEnd(whole);
        parser.tell(problems);
        return whole;
      } catch (Unreadable mistake) {
        parser.again(mistake);
      }
    }
  }

  /** Begins anew with a mistake mended; where that does not help, the first is all that is told. */
  private void again(Unreadable mistake) throws Unreadable {
    Token meant = mistake.meant();
    if (meant == null || mended.size() == MOST_MENDED) {
      throw mended.isEmpty() ? mistake : mended.get(0);
    }
    mended.add(mistake);
    cursor.mend(meant);
    depth = 0;
    operators = 0;
  }

  /** What stands in the braces of a text: an expression, and whether it is printed in words. */
  record Printed(Syntax value, boolean inWords) {}

  private void tell(Diagnostics problems) {
    for (Unreadable mistake : mended) {
      problems.add(mistake.problem());
    }
  }

  /** A whole phrase as a value to print. */
  static Printed printed(Phrase phrase, Diagnostics problems) throws Unreadable {
    Parser parser = new Parser(phrase, false);
    while (true) {
      try {
        Printed printed = parser.printed();
        parser.tell(problems);
        return printed;
      } catch (Unreadable mistake) {
        parser.again(mistake);
      }
    }
  }

  private Printed printed() throws Unreadable {
    Syntax value = expression();
    boolean as = cursor.skipWord("as");
    if (as && !cursor.skipWord("words")) {
      throw cursor.problem(Code.AS_WHAT, cursor.previous());
    }
    expectEnd(value);
    return new Printed(value, as);
  }

  /** A whole phrase as one effect. */
  static Syntax.Storing effect(Phrase phrase, Diagnostics problems) throws Unreadable {
    Parser parser = new Parser(phrase, true);
    while (true) {
      try {
        Syntax.Storing effect = parser.effect();
        parser.tell(problems);
        return effect;
      } catch (Unreadable mistake) {
        parser.again(mistake);
      }
    }
  }

  private Syntax.Storing effect() throws Unreadable {
    Token target = cursor.peek();
    if (target.kind() != Kind.WORD || !Vocabulary.storing(cursor.peek(1))) {
      throw misreading.noEffect(this::expression);
    }
    cursor.next();
    Token sign = cursor.next();
    List<Syntax> values = new ArrayList<>();
    do {
      values.add(expression());
      operator();
    } while (values.get(values.size() - 1) instanceof Syntax.Name && cursor.skipSign("|"));
    expectEnd(values.get(values.size() - 1));
    return new Syntax.Storing(
        new Syntax.Name(target.from(), target.to(), target.text()), sign, values);
  }

  private void expectEnd(Syntax whole) throws Unreadable {
    if (!cursor.peek().end()) {
      throw misreading.after(whole);
    }
  }

  // expression: if CONDITION then EXPRESSION else EXPRESSION, or a condition, sum or value

  private Syntax expression() throws Unreadable {
    return cursor.peek().word("if") ? choice() : or();
  }

  private Syntax choice() throws Unreadable {
    Token start = cursor.next();
    deeper(start);
    Syntax condition = or();
    expectWord("then", start, condition);
    Syntax yes = expression();
    expectWord("else", start, yes);
    depth--;
    // A long chain of else-ifs is no nesting to its author.
    Syntax no = expression();
    return new Syntax.Choice(start.from(), cursor.previous().to(), condition, yes, no);
  }

  private void expectWord(String word, Token start, Syntax before) throws Unreadable {
    if (!cursor.skipWord(word)) {
      throw misreading.unfinishedIf(word, start, before);
    }
  }

  // condition: comparisons joined by or, and, not (loosest first), and parentheses

  private Syntax or() throws Unreadable {
    int from = cursor.peek().from();
    Syntax left = and();
    while (cursor.skipWord("or")) {
      operator();
      Syntax right = and();
      left = new Syntax.Join(from, cursor.previous().to(), Op.OR, left, right);
    }
    return left;
  }

  private Syntax and() throws Unreadable {
    int from = cursor.peek().from();
    Syntax left = not();
    while (cursor.skipWord("and")) {
      operator();
      Syntax right = not();
      left = new Syntax.Join(from, cursor.previous().to(), Op.AND, left, right);
    }
    return left;
  }

  private Syntax not() throws Unreadable {
    Token start = cursor.peek();
    if (!cursor.skipWord("not")) {
      return comparison();
    }
    deeper(start);
    Syntax operand = not();
    depth--;
    return new Syntax.Not(start.from(), cursor.previous().to(), operand);
  }

  private Syntax comparison() throws Unreadable {
    int from = cursor.peek().from();
    Syntax left = sum();
    int leftEnd = cursor.previous().to();
    Op op = Vocabulary.comparison(cursor.peek());
    if (op == null) {
      return listFollows() ? listed(from, left) : left;
    }
    Token sign = cursor.next();
    operator();
    int rightStart = cursor.peek().from();
    Syntax right = sum();
    if (Vocabulary.comparison(cursor.peek()) != null) {
      String middle = cursor.since(rightStart);
      String first = cursor.phrase().excerpt(from, leftEnd) + " " + sign.text() + " " + middle;
      throw misreading.chained(first, middle, from, this::sum);
    }
    return new Syntax.Comparison(from, cursor.previous().to(), op, left, right);
  }

  private boolean listFollows() {
    return cursor.peek().word("in") || (cursor.peek().word("not") && cursor.peek(1).word("in"));
  }

  private Syntax listed(int from, Syntax value) throws Unreadable {
    String left = cursor.since(from);
    boolean negated = cursor.skipWord("not");
    Token in = cursor.next();
    List<Syntax.Item> items = new ArrayList<>();
    do {
      operator();
      items.add(item(left + (negated ? " not in " : " in "), in));
    } while (cursor.skipSign("|"));
    if (cursor.peek().sign(",") || cursor.peek().word("to") || cursor.peek().sign("-")) {
      throw misreading.listed(left + (negated ? " not in " : " in "), in);
    }
    return new Syntax.Listed(from, cursor.previous().to(), value, items, negated);
  }

  private Syntax.Item item(String beginning, Token in) throws Unreadable {
    Token start = cursor.peek();
    if (!listable(start)) {
      throw misreading.listed(beginning, in);
    }
    Syntax low = unary();
    Token dots = cursor.peek();
    if (!cursor.skipSign("..")) {
      return new Syntax.Item(low, null);
    }
    Syntax high = unary();
    if (!(low instanceof Syntax.Digits least) || !(high instanceof Syntax.Digits most)) {
      String range = cursor.since(start.from());
      throw cursor.problem(Code.NOT_LISTED, start.from(), cursor.previous().to(), range);
    }
    if (least.value() > most.value()) {
      String from = cursor.phrase().excerpt(low.from(), dots.from());
      String to = cursor.phrase().excerpt(dots.to(), high.to());
      throw cursor.problem(Code.RANGE_REVERSED, start.from(), high.to(), from, to);
    }
    return new Syntax.Item(low, high);
  }

  private static boolean listable(Token start) {
    return start.kind() == Kind.NUMBER
        || start.sign("-")
        || (start.kind() == Kind.WORD
            && !start.word("not")
            && !start.word("true")
            && !start.word("false"));
  }

  // sum: + - * / % over integers, parentheses and functions

  private Syntax sum() throws Unreadable {
    int from = cursor.peek().from();
    Syntax left = product();
    while (cursor.peek().sign("+") || cursor.peek().sign("-")) {
      misreading.checkMinus();
      Op op = cursor.next().sign("+") ? Op.ADD : Op.SUB;
      operator();
      Syntax right = product();
      left = new Syntax.Arithmetic(from, cursor.previous().to(), op, left, right);
    }
    return left;
  }

  private Syntax product() throws Unreadable {
    int from = cursor.peek().from();
    Syntax left = unary();
    for (Op op = productSign(); op != null; op = productSign()) {
      cursor.next();
      operator();
      Syntax right = unary();
      left = new Syntax.Arithmetic(from, cursor.previous().to(), op, left, right);
    }
    return left;
  }

  private @Nullable Op productSign() {
    Token sign = cursor.peek();
    return sign.sign("*") ? Op.MUL : sign.sign("/") ? Op.DIV : sign.sign("%") ? Op.MOD : null;
  }

  private Syntax unary() throws Unreadable {
    Token start = cursor.peek();
    if (!cursor.skipSign("-")) {
      return primary();
    }
    if (cursor.peek().kind() == Kind.NUMBER) {
      Token digits = cursor.next();
      return new Syntax.Digits(start.from(), digits.to(), -value(digits));
    }
    deeper(start);
    Syntax operand = unary();
    depth--;
    return new Syntax.Minus(start.from(), cursor.previous().to(), operand);
  }

  private Syntax primary() throws Unreadable {
    Token start = cursor.peek();
    if (start.kind() == Kind.NUMBER) {
      cursor.next();
      return new Syntax.Digits(start.from(), start.to(), value(start));
    }
    if (cursor.skipSign("(")) {
      deeper(start);
      Syntax inside = expression();
      expectClosing(start, inside);
      depth--;
      return inside;
    }
    return start.kind() == Kind.WORD ? word(start) : throwMissing();
  }

  private Syntax word(Token start) throws Unreadable {
    String word = start.text();
    if (word.equals("true") || word.equals("false")) {
      cursor.next();
      return new Syntax.Truth(start.from(), start.to(), word.equals("true"));
    }
    boolean opens = cursor.peek(1).sign("(");
    if (Vocabulary.asking(word)) {
      return asking(start);
    }
    if (Vocabulary.function(word) && opens) {
      return call(start);
    }
    if (opens || (Vocabulary.reserved(word) && !word.equals("empty"))) {
      return throwMissing();
    }
    cursor.next();
    return new Syntax.Name(start.from(), start.to(), word);
  }

  private Syntax throwMissing() throws Unreadable {
    throw misreading.noValue();
  }

  private Syntax call(Token function) throws Unreadable {
    cursor.next();
    Token open = cursor.next();
    deeper(open);
    List<Syntax> values = new ArrayList<>();
    do {
      operator();
      values.add(expression());
    } while (cursor.skipSign(","));
    expectClosing(open, values.get(values.size() - 1));
    depth--;
    int wanted = Vocabulary.count(function.text());
    int to = cursor.previous().to();
    if (values.size() != wanted) {
      String name = function.text();
      String count = String.valueOf(wanted);
      String given = String.valueOf(values.size());
      throw cursor.problem(Code.NUMBER_OF_VALUES, function.from(), to, name, count, given);
    }
    return new Syntax.Call(function.from(), to, function.text(), values);
  }

  private Syntax asking(Token function) throws Unreadable {
    boolean opens = cursor.peek(1).sign("(");
    Token address = cursor.peek(2);
    if (!opens || address.kind() != Kind.ADDRESS) {
      throw misreading.noAddress(opens);
    }
    cursor.next();
    Token open = cursor.next();
    cursor.next();
    if (!cursor.skipSign(")")) {
      throw misreading.afterAddress(function, open, address);
    }
    return new Syntax.Asking(
        function.from(),
        cursor.previous().to(),
        function.text(),
        address.text(),
        address.from(),
        address.to());
  }

  private void expectClosing(Token open, Syntax inside) throws Unreadable {
    if (!cursor.skipSign(")")) {
      throw cursor.peek().end() ? misreading.unclosed(open) : misreading.after(inside);
    }
  }

  private long value(Token digits) throws Unreadable {
    String text = digits.text();
    int zeros = 0;
    while (zeros < text.length() - 1 && text.charAt(zeros) == '0') {
      zeros++;
    }
    long value = text.length() - zeros > 16 ? Long.MAX_VALUE : Long.parseLong(text);
    if (value > Type.EXACT_LIMIT) {
      String excerpt = cursor.phrase().excerpt(digits.from(), digits.to());
      throw cursor.problem(Code.NUMBER_TOO_GREAT, digits, excerpt);
    }
    return value;
  }

  private void deeper(Token at) throws Unreadable {
    if (++depth > DEEPEST) {
      throw cursor.problem(Code.PHRASE_TOO_DEEP, at, String.valueOf(DEEPEST));
    }
  }

  private void operator() throws Unreadable {
    if (++operators > MOST_OPERATORS) {
      throw new Unreadable(tooLong(cursor.phrase()));
    }
  }

  private static Diagnostic tooLong(Phrase phrase) {
    return Diagnostic.of(
        Code.PHRASE_TOO_LONG,
        phrase.place(),
        String.valueOf(LONGEST),
        String.valueOf(MOST_OPERATORS));
  }
}
