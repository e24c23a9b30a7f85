package bicorne.grammar;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostic;
import java.util.List;

/** Where a parser stands in a phrase. */
final class Cursor {

  private final Phrase phrase;
  private final List<Token> tokens;
  private int at;

  Cursor(Phrase phrase) {
    this.phrase = phrase;
    this.tokens = Lexer.tokens(phrase.text());
  }

  /** Puts what was meant in the place of what is written there, and goes back to the start. */
  void mend(Token meant) {
    for (int i = 0; i < tokens.size(); i++) {
      if (tokens.get(i).from() == meant.from()) {
        tokens.set(i, meant);
      }
    }
    at = 0;
  }

  Phrase phrase() {
    return phrase;
  }

  Token peek() {
    return tokens.get(at);
  }

  /** The token {@code ahead} further on (or back); beyond the ends the end itself. */
  Token peek(int ahead) {
    int i = at + ahead;
    return tokens.get(i < 0 || i >= tokens.size() ? tokens.size() - 1 : i);
  }

  /** The token just read; only where one was. */
  Token previous() {
    return tokens.get(at - 1);
  }

  boolean atStart() {
    return at == 0;
  }

  Token next() {
    Token token = tokens.get(at);
    if (!token.end()) {
      at++;
    }
    return token;
  }

  boolean skipWord(String word) {
    boolean found = peek().word(word);
    if (found) {
      next();
    }
    return found;
  }

  boolean skipSign(String sign) {
    boolean found = peek().sign(sign);
    if (found) {
      next();
    }
    return found;
  }

  /** What was written from {@code from} to the token just read. */
  String since(int from) {
    return phrase.excerpt(from, previous().to());
  }

  Unreadable problem(Code code, Token token, String... arguments) {
    return problem(code, token.from(), token.to(), arguments);
  }

  Unreadable problem(Code code, int from, int to, String... arguments) {
    return new Unreadable(Diagnostic.of(code, phrase.place(from, to), arguments));
  }
}
