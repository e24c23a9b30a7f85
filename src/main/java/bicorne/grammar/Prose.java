package bicorne.grammar;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostics;
import bicorne.diagnostic.Severity;
import bicorne.model.Card;
import bicorne.model.Expr;
import bicorne.model.Inline;
import bicorne.model.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads one text: paragraphs, lines and marks. The time grows with the text's length, no faster.
 */
final class Prose {

  /** A text with more problems than this of one severity is not read or reported on further. */
  private static final int MOST_PROBLEMS = 100;

  /** Wide braces farther apart than this are no slip in typing one pair of them. */
  private static final int WIDEST_BRACES = 200;

  private static final String SPECIAL = "\\* \t\r\n{[｛";

  /** What a printed label counts as where lines join: in Chinese it is Chinese. */
  private static final int LABEL = '中';

  private final Phrase phrase;
  private final String text;
  private final Scope scope;
  private final Diagnostics problems;
  private final Reader.Manner manner;
  private final LineJoin join;
  private final int errorsBefore;
  private int warnings;
  private @Nullable Marks marks;

  /** The character printed last. */
  private int last;

  Prose(Phrase phrase, Scope scope, Diagnostics problems, Reader.Manner manner, LineJoin join) {
    this.phrase = phrase;
    this.text = phrase.text();
    this.scope = scope;
    this.problems = problems;
    this.manner = manner;
    this.join = join;
    this.errorsBefore = problems.errors();
  }

  List<List<Inline>> paragraphs() {
    if (oneLineOfWords()) {
      return List.of(List.of(new Inline.Words(text)));
    }
    List<List<Inline>> paragraphs = new ArrayList<>();
    int from = -1;
    int to = 0;
    for (int at = 0; at <= text.length() && !broken(); at = lineAfter(lineEnd(at))) {
      int end = lineEnd(at);
      if (blank(at, end) && from >= 0) {
        add(paragraphs, from, to);
        from = -1;
      } else if (!blank(at, end)) {
        from = from < 0 ? at : from;
        to = end;
      }
    }
    if (from >= 0 && !broken()) {
      add(paragraphs, from, to);
    }
    return paragraphs;
  }

  /** Whether it is one line without any mark, as most labels are: it says what it says. */
  private boolean oneLineOfWords() {
    int length = text.length();
    if (length == 0 || Vocabulary.space(text.charAt(0)) || text.charAt(length - 1) == ' ') {
      return false;
    }
    for (int at = 0; at < length; at++) {
      switch (text.charAt(at)) {
        case '\\', '*', '{', '}', '[', ']', '｛', '\t', '\n', '\r' -> {
          return false;
        }
        default -> {}
      }
    }
    return true;
  }

  private void add(List<List<Inline>> paragraphs, int from, int to) {
    if (manner.oneParagraph() && paragraphs.size() == 1) {
      report(Code.ONE_PARAGRAPH, from, lineEnd(from));
    }
    int start = skipBlank(from, to);
    int end = trimmed(start, to);
    marks = Marks.of(phrase, start, end, this::report);
    if (marks != null) {
      paragraphs.add(stretch(start, end));
    }
  }

  /** Whether there are so many errors that reading on helps nobody. */
  private boolean broken() {
    return problems.errors() - errorsBefore >= MOST_PROBLEMS;
  }

  // Lines

  private int lineEnd(int at) {
    int end = at;
    while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
      end++;
    }
    return end;
  }

  /** Behind the line break at {@code end}, which may be two characters long. */
  private int lineAfter(int end) {
    return text.startsWith("\r\n", end) ? end + 2 : end + 1;
  }

  private boolean blank(int from, int to) {
    for (int i = from; i < to; i++) {
      if (!Vocabulary.space(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean gap(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
  }

  private int skipBlank(int from, int to) {
    int at = from;
    while (at < to && gap(text.charAt(at))) {
      at++;
    }
    return at;
  }

  /** Where a stretch ends without the spaces behind it; an escaped one belongs to it. */
  private int trimmed(int from, int to) {
    int end = to;
    while (end > from && gap(text.charAt(end - 1)) && !escaped(from, end - 1)) {
      end--;
    }
    return end;
  }

  private boolean escaped(int from, int at) {
    int first = at;
    while (first > from && text.charAt(first - 1) == '\\') {
      first--;
    }
    return (at - first) % 2 == 1;
  }

  // A stretch: a paragraph, or what stands inside a mark

  private List<Inline> stretch(int from, int to) {
    Stretch stretch = new Stretch(this::loneStars);
    int at = from;
    while (at < to && !broken()) {
      char c = text.charAt(at);
      at =
          switch (c) {
            case '\\' -> escape(stretch, at, to);
            case '*' -> stars(stretch, from, at, to);
            case ' ', '\t' -> spaces(stretch, at, to);
            case '\n', '\r' -> lineBreak(stretch, at, to);
            case '{', '[' -> mark(stretch, at);
            default -> words(stretch, at, to);
          };
    }
    return stretch.end();
  }

  private int words(Stretch stretch, int from, int to) {
    if (text.charAt(from) == '｛') {
      lookForWideBraces(from);
    }
    int at = from + 1;
    while (at < to && SPECIAL.indexOf(text.charAt(at)) < 0) {
      at++;
    }
    return say(stretch, from, at);
  }

  private int say(Stretch stretch, int from, int to) {
    stretch.pieces().add(text, from, to);
    last = text.codePointBefore(to);
    return to;
  }

  private int escape(Stretch stretch, int at, int to) {
    if (at + 1 >= to) {
      report(Code.LAST_BACKSLASH, at, at + 1);
      return say(stretch, at, to);
    }
    char next = text.charAt(at + 1);
    if (next == '\n' || next == '\r') {
      stretch.pieces().add(new Inline.LineBreak());
      last = ' ';
      return skipBlank(lineAfter(at + 1), to);
    }
    return say(stretch, at + 1, at + 1 + Character.charCount(text.codePointAt(at + 1)));
  }

  private int spaces(Stretch stretch, int from, int to) {
    int at = from;
    while (at < to && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
      at++;
    }
    boolean lineEnds = at < to && gap(text.charAt(at));
    return lineEnds ? at : say(stretch, from, at);
  }

  private int lineBreak(Stretch stretch, int from, int to) {
    int at = skipBlank(from, to);
    if (join.space(last, meeting(at))) {
      stretch.pieces().add(' ');
      last = ' ';
    }
    return at;
  }

  /** The first character printed from {@code from} on; a placeholder counts as a number. */
  private int meeting(int from) {
    int at = from;
    while (at < text.length() && (text.charAt(at) == '*' || text.charAt(at) == '[')) {
      at++;
    }
    if (at < text.length() && text.charAt(at) == '\\') {
      at++;
    }
    return at >= text.length() ? ' ' : text.charAt(at) == '{' ? '0' : text.codePointAt(at);
  }

  private int stars(Stretch stretch, int from, int at, int to) {
    int end = at;
    while (end < to && text.charAt(end) == '*') {
      end++;
    }
    boolean open = end < to && !Vocabulary.space(text.charAt(end));
    boolean close = at > from && !Vocabulary.space(text.charAt(at - 1));
    if (end - at > 3 || !(open || close)) {
      if (open || close) {
        loneStars(at, end - at);
      }
      return say(stretch, at, end);
    }
    stretch.stars(at, end - at, open, close);
    return end;
  }

  private void loneStars(int at, int count) {
    String stars = phrase.excerpt(at, at + count);
    report(Code.LONE_STAR, at, at + count, stars, stars.replace("*", "\\*"));
  }

  // Marks

  private int mark(Stretch stretch, int at) {
    Marks.Mark mark = marks == null ? null : marks.opening(at);
    if (mark == null) {
      return say(stretch, at, at + 1);
    }
    if (text.charAt(at) == '[') {
      link(stretch, mark);
    } else if (mark.question >= 0) {
      choice(stretch, mark);
    } else {
      value(stretch, mark);
    }
    return mark.last + 1;
  }

  private void link(Stretch stretch, Marks.Mark mark) {
    int from = skipBlank(mark.close + 2, mark.last);
    int to = trimmed(from, mark.last);
    String id = Vocabulary.composed(text.substring(from, to));
    Card.Ref card = scope.card(id);
    if (card == null) {
      new Unknown(phrase, scope, problems).card(id, from, to);
    }
    List<Inline> inside = stretch(mark.open + 1, mark.close);
    if (card != null) {
      stretch.pieces().add(new Inline.Link(card, inside));
    }
  }

  private void choice(Stretch stretch, Marks.Mark mark) {
    Expr condition = condition(phrase.part(mark.open + 1, mark.question));
    int yesEnd = mark.bar < 0 ? mark.close : mark.bar;
    List<Inline> yes = branch(mark.question + 1, yesEnd);
    List<Inline> no = mark.bar < 0 ? List.of() : branch(mark.bar + 1, mark.close);
    if (condition != null) {
      stretch.pieces().add(new Inline.Either(condition, yes, no));
    }
    last = LABEL;
  }

  /** Spaces beside the signs that part a choice are no text. */
  private List<Inline> branch(int from, int to) {
    int start = skipBlank(from, to);
    return stretch(start, trimmed(start, to));
  }

  private void value(Stretch stretch, Marks.Mark mark) {
    Phrase part = phrase.part(mark.open + 1, mark.close);
    try {
      Inline printed = printed(part, Parser.printed(part, problems));
      if (printed != null) {
        stretch.pieces().add(printed);
      }
      last = printed instanceof Inline.Numeral n && !n.inWords() ? '0' : LABEL;
    } catch (Unreadable unreadable) {
      problems.add(unreadable.problem());
    }
  }

  private @Nullable Expr condition(Phrase part) {
    try {
      Syntax syntax = Parser.expression(part, problems);
      Meaning meaning = new Meaning(part, scope, problems, manner.beforeAllowed());
      Value value = meaning.condition(syntax);
      meaning.settled(value, syntax);
      return value == null ? null : value.expr();
    } catch (Unreadable unreadable) {
      problems.add(unreadable.problem());
      return null;
    }
  }

  private @Nullable Inline printed(Phrase part, Parser.Printed printed) {
    Meaning meaning = new Meaning(part, scope, problems, manner.beforeAllowed());
    Syntax syntax = printed.value();
    String words = meaning.words(syntax);
    if (syntax instanceof Syntax.Choice choice && choice.hint(meaning) == null) {
      // {if army < 20 then few else many}: words, not values.
      String meant = meaning.words(choice.condition()) + " ? … | …";
      meaning.problem(Code.SAID_OTHERWISE, syntax, words, "{" + meant + "}");
      return null;
    }
    Value value = syntax.read(meaning, null);
    if (value == null) {
      return null;
    }
    if (value.is(Type.Kind.INTEGER)) {
      return new Inline.Numeral(value.expr(), printed.inWords());
    }
    if (value.is(Type.Kind.FLAG)) {
      meaning.problem(Code.TRUTH_NOT_PRINTED, syntax, words, "{" + words + " ? … | …}");
      return null;
    }
    if (printed.inWords()) {
      meaning.problem(Code.AS_WORDS_OF_NUMBER, syntax, "{" + words + "}");
      return null;
    }
    if (value.expr() instanceof Expr.Read read) {
      return new Inline.Label(read.variable(), false);
    }
    if (value.expr() instanceof Expr.Before before) {
      return new Inline.Label(before.variable(), true);
    }
    meaning.problem(Code.LABEL_OF_VARIABLE, syntax, words);
    return null;
  }

  /** {@code ｛army｝}, typed with an input method on: likely a slip, but plain text to us. */
  private void lookForWideBraces(int at) {
    int to = at + 1;
    while (to < text.length() && Vocabulary.wordPart(text.codePointAt(to))) {
      to += Character.charCount(text.codePointAt(to));
    }
    String word = Vocabulary.composed(text.substring(at + 1, to));
    int close = scope.variable(word) == null ? -1 : closeOfWideBraces(to);
    if (close >= 0) {
      String inside = text.substring(at + 1, close);
      report(Code.WIDE_BRACES, at, close + 1, "｛" + inside + "｝", "{" + inside + "}");
    }
  }

  private int closeOfWideBraces(int from) {
    int close = from;
    while (close < text.length() && close - from < WIDEST_BRACES) {
      if (text.charAt(close) == '｝') {
        return close;
      }
      close++;
    }
    return -1;
  }

  private void report(Code code, int from, int to, String... arguments) {
    if (code.severity() == Severity.ERROR || warnings++ < MOST_PROBLEMS) {
      problems.add(code, phrase.place(from, to), arguments);
    }
  }
}
