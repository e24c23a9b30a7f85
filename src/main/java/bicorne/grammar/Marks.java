package bicorne.grammar;

import bicorne.diagnostic.Code;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The braces and links of one paragraph: which belong together, found in one pass.
 *
 * <p>What forms no mark is reported here and stands as written. An expression inside braces is not
 * looked into: its {@code *} and {@code |} are its own.
 */
final class Marks {

  /** The most marks open at once: a stretch inside a mark is read by recursion. */
  static final int DEEPEST = 16;

  /** Receives what is found wrong. */
  interface Report {
    void problem(Code code, int from, int to, String... arguments);
  }

  /** One mark. Offsets that it has not are -1. */
  static final class Mark {
    /** Of the opening brace or bracket. */
    final int open;

    /** Of {@code ?} in braces that choose. */
    final int question;

    /** Of {@code |} in braces that choose. */
    int bar = -1;

    /** Of the closing brace or bracket. */
    int close = -1;

    /** Of its last character: a link goes on to the parenthesis behind its bracket. */
    int last = -1;

    private boolean holdsLink;

    private Mark(int open, int question) {
      this.open = open;
      this.question = question;
    }

    private boolean chooses() {
      return question >= 0;
    }
  }

  private final Phrase phrase;
  private final String text;
  private final int end;
  private final Report report;
  private final List<Mark> found = new ArrayList<>();
  private final List<Mark> open = new ArrayList<>();
  private int choosing;
  private boolean tooDeep;
  private int next;

  private Marks(Phrase phrase, int end, Report report) {
    this.phrase = phrase;
    this.text = phrase.text();
    this.end = end;
    this.report = report;
  }

  /** The marks between two offsets, or null if there are too many inside each other. */
  static @Nullable Marks of(Phrase phrase, int from, int to, Report report) {
    Marks marks = new Marks(phrase, to, report);
    int at = from;
    while (at < to && !marks.tooDeep) {
      at = marks.step(at);
    }
    if (marks.tooDeep) {
      return null;
    }
    marks.keepFrom(0);
    return marks;
  }

  /** The mark that opens at {@code at}, or null. Asked with rising offsets only. */
  @Nullable Mark opening(int at) {
    while (next < found.size() && (found.get(next).open < at || found.get(next).close < 0)) {
      next++;
    }
    return next < found.size() && found.get(next).open == at ? found.get(next) : null;
  }

  private int step(int at) {
    return switch (text.charAt(at)) {
      case '\\' -> at + 2;
      case '{' -> brace(at);
      case '[' -> bracket(at);
      case '|' -> bar(at);
      case '}' -> closeBrace(at);
      case ']' -> closeBracket(at);
      default -> at + 1;
    };
  }

  private int bracket(int at) {
    push(new Mark(at, -1));
    return at + 1;
  }

  /** Reads to the end of the expression, which holds no brace and no question mark. */
  private int brace(int at) {
    int i = at + 1;
    while (i < end && "{}?".indexOf(text.charAt(i)) < 0) {
      i += text.charAt(i) == '\\' ? 2 : 1;
    }
    if (i >= end || text.charAt(i) == '{') {
      report.problem(Code.LONE_OPENING_BRACE, at, at + 1);
      return at + 1;
    }
    if (text.charAt(i) == '?') {
      push(new Mark(at, i));
      choosing++;
    } else if (text.substring(at + 1, i).isBlank()) {
      report.problem(Code.EMPTY_BRACES, at, i + 1);
    } else {
      Mark value = new Mark(at, -1);
      value.close = i;
      value.last = i;
      found.add(value);
    }
    return i + 1;
  }

  private void push(Mark mark) {
    if (open.size() == DEEPEST) {
      tooDeep = true;
      report.problem(Code.MARKS_TOO_DEEP, mark.open, mark.open + 1, String.valueOf(DEEPEST));
    }
    open.add(mark);
    found.add(mark);
  }

  private int bar(int at) {
    if (choosing == 0) {
      return at + 1;
    }
    Mark innermost = innermostChoosing();
    if (innermost.bar < 0) {
      innermost.bar = at;
    } else {
      report.problem(Code.THIRD_TEXT, at, at + 1);
    }
    return at + 1;
  }

  private int closeBrace(int at) {
    if (choosing == 0) {
      report.problem(Code.LONE_CLOSING_BRACE, at, at + 1);
      return at + 1;
    }
    Mark mark = innermostChoosing();
    mark.close = at;
    mark.last = at;
    open.remove(open.size() - 1);
    choosing--;
    return at + 1;
  }

  /** The innermost open braces that choose; brackets open inside them are none. */
  private Mark innermostChoosing() {
    int i = open.size() - 1;
    while (!open.get(i).chooses()) {
      i--;
    }
    keepFrom(i + 1);
    return open.get(i);
  }

  /** What is still open from that place of the stack on stands as written. */
  private void keepFrom(int level) {
    for (int i = open.size() - 1; i >= level; i--) {
      Mark mark = open.remove(i);
      int to = mark.open + 1;
      if (mark.chooses()) {
        choosing--;
        report.problem(Code.LONE_OPENING_BRACE, mark.open, to);
      } else {
        report.problem(Code.NO_LINK, mark.open, to, "[");
      }
    }
  }

  private int closeBracket(int at) {
    Mark mark = open.isEmpty() ? null : open.get(open.size() - 1);
    if (mark == null || mark.chooses()) {
      report.problem(Code.NO_LINK, at, at + 1, "]");
      return at + 1;
    }
    open.remove(open.size() - 1);
    int last = targetEnd(at + 1);
    if (last < 0) {
      report.problem(Code.NO_LINK, mark.open, at + 1, phrase.excerpt(mark.open, at + 1));
      if (found.get(found.size() - 1) == mark) {
        found.remove(found.size() - 1);
      }
      return at + 1;
    }
    if (text.substring(mark.open + 1, at).isBlank()) {
      report.problem(Code.LINK_WITHOUT_WORDS, mark.open, at + 1);
    }
    if (mark.holdsLink) {
      report.problem(Code.LINK_IN_LINK, mark.open, at + 1);
    }
    for (Mark around : open) {
      around.holdsLink = true;
    }
    mark.close = at;
    mark.last = last;
    return last + 1;
  }

  /** Where the parenthesis opened at {@code at} closes, if it holds an id on one line; else -1. */
  private int targetEnd(int at) {
    if (at >= end || text.charAt(at) != '(') {
      return -1;
    }
    int i = at + 1;
    while (i < end && "()[]{}\\\r\n".indexOf(text.charAt(i)) < 0) {
      i++;
    }
    boolean closed = i < end && text.charAt(i) == ')';
    return closed && !text.substring(at + 1, i).isBlank() ? i : -1;
  }
}
