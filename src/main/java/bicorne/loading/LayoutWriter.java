package bicorne.loading;

import bicorne.loading.LayoutToken.Kind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes the tokens of a file again, with other blanks and line breaks between them.
 *
 * <p>A line break stays where the author made it. What begins a line moves to where what it is part
 * of puts it, two columns to a step; a remark on a line of its own moves with what it stands at.
 */
final class LayoutWriter {

  /** Columns from what holds something to what it holds. */
  private static final int STEP = 2;

  /** Keys or dashes that are open: the column they had, and the one they get. */
  private record Level(int was, int now, boolean dashes, boolean implied, boolean parted) {}

  private final String text;
  private final List<LayoutToken> tokens;
  private final boolean cards;
  private final StringBuilder out = new StringBuilder();
  private final RemarksBehind behind = new RemarksBehind();
  private final List<Level> levels = new ArrayList<>();

  /** The levels that were open behind the last token. */
  private List<Level> before = List.of();

  private @Nullable LayoutToken last;
  private int brackets;

  /** How far the line that is being written has moved to the right. */
  private int shift;

  /** Whether a key comes next. */
  private boolean key;

  /** The key of the file that was last opened. */
  private String topic = "";

  /** Whether the part before, of those that blank lines part, has only one line. */
  private boolean shortBefore;

  private LayoutWriter(String text, boolean cards) {
    this.text = text;
    this.tokens = LayoutToken.of(text);
    this.cards = cards;
  }

  /**
   * A text in the canonical layout.
   *
   * @param text without a byte-order mark, its lines ended by line feeds; without an error of YAML
   * @param cards whether its own keys are parted by blank lines, as are nodes
   */
  static String written(String text, boolean cards) {
    return new LayoutWriter(text, cards).written();
  }

  private String written() {
    for (int i = 0; i < tokens.size(); i++) {
      LayoutToken token = tokens.get(i);
      switch (token.kind()) {
        case KEYS, DASHES -> open(token);
        case END -> close();
        case KEY -> {
          key = true;
          endImplied();
        }
        default -> stands(token, i);
      }
    }
    behind.write(out);
    return out.toString();
  }

  // What is open

  private void open(LayoutToken token) {
    boolean nodes = levels.size() == 1 && topic.equals("nodes") && token.kind() == Kind.KEYS;
    boolean parted = levels.isEmpty() ? cards : nodes;
    boolean dashes = token.kind() == Kind.DASHES;
    levels.add(new Level(column(token.from()), inner(), dashes, false, parted));
  }

  private void close() {
    endImplied();
    levels.remove(levels.size() - 1);
  }

  /** Dashes in the column of their key are not closed by anything but what follows. */
  private void endImplied() {
    Level top = top();
    if (brackets == 0 && top != null && top.implied()) {
      levels.remove(levels.size() - 1);
    }
  }

  private @Nullable Level top() {
    return levels.isEmpty() ? null : levels.get(levels.size() - 1);
  }

  /** The column of what is inside what is open. */
  private int inner() {
    Level top = top();
    return top == null ? 0 : top.now() + STEP;
  }

  // Tokens

  private void stands(LayoutToken token, int number) {
    Level top = top();
    if (token.kind() == Kind.DASH && brackets == 0 && (top == null || !top.dashes())) {
      levels.add(new Level(column(token.from()), inner(), true, true, false));
    } else if (token.kind() == Kind.QUESTION) {
      endImplied();
    }
    LayoutToken one = last;
    String gap = text.substring(one == null ? 0 : one.to(), token.from());
    if (one == null || gap.indexOf('\n') >= 0 || token.kind() == Kind.LAST) {
      lines(gap, token, number);
    } else {
      out.append(" ".repeat(blanks(one, token)));
    }
    write(token);
    if (token.opens()) {
      brackets++;
    } else if (token.closes()) {
      brackets--;
    }
    key = false;
    last = token;
    before = List.copyOf(levels);
  }

  private void write(LayoutToken token) {
    String words = text.substring(token.from(), token.to());
    if (key && levels.size() == 1 && brackets == 0) {
      topic = words;
    }
    if (words.indexOf('\n') < 0 && token.kind() != Kind.BELOW) {
      out.append(words);
    } else if (token.kind() == Kind.BELOW) {
      Level top = top();
      out.append(LayoutWords.below(words, top == null ? 0 : top.was(), inner()));
    } else {
      int indentation = inner() + STEP * brackets;
      String moved = LayoutWords.beside(words, indentation);
      out.append(moved);
      int begin = words.lastIndexOf('\n') + 1;
      shift =
          indentation - (words.length() - begin - words.substring(begin).stripLeading().length());
    }
  }

  /** How many blanks part two tokens of one line. */
  private static int blanks(LayoutToken one, LayoutToken other) {
    boolean emptyBraces = one.kind() == Kind.OPEN_BRACE && other.kind() == Kind.CLOSE_BRACE;
    boolean behindWords = one.kind() == Kind.WORDS || one.closes();
    boolean colon = other.kind() == Kind.COLON && behindWords;
    boolean bracket = one.kind() == Kind.OPEN_BRACKET || other.kind() == Kind.CLOSE_BRACKET;
    boolean close = emptyBraces || colon || bracket || other.kind() == Kind.COMMA;
    return close ? 0 : 1;
  }

  /** The column of a token that begins a line. */
  private int indentation(LayoutToken token) {
    if (token.kind() == Kind.LAST || token.kind() == Kind.OTHER) {
      return 0;
    }
    if (brackets > 0) {
      return inBrackets(token.closes() ? brackets - 1 : brackets);
    }
    Level top = top();
    boolean own =
        key
            || token.kind() == Kind.DASH
            || token.kind() == Kind.QUESTION
            || token.kind() == Kind.COLON;
    return top == null ? 0 : own ? top.now() : inner();
  }

  /** YAML asks of what is in brackets to stand further in than their key, the last one too. */
  private int inBrackets(int depth) {
    Level top = top();
    return top == null ? STEP * depth : top.now() + STEP * Math.max(1, depth);
  }

  // Between tokens

  /** Ends a line, and writes those that hold nothing but a remark, up to where a token begins. */
  private void lines(String gap, LayoutToken token, int number) {
    int indentation = indentation(token);
    int was = gap.length() - (gap.lastIndexOf('\n') + 1);
    String[] lines = gap.split("\n", -1);
    int from = last == null ? 0 : 1;
    int to = token.kind() == Kind.LAST ? lines.length : lines.length - 1;
    if (last != null) {
      remarkBehind(lines[0]);
    }
    LayoutRemarks remarks = new LayoutRemarks(last == null);
    for (int i = from; i < to; i++) {
      String remark = lines[i].strip();
      int column = lines[i].length() - lines[i].stripLeading().length();
      remarks.add(remark.isEmpty() ? 0 : beside(column, was, indentation), remark);
    }
    Level top = top();
    if (key && brackets == 0 && top != null && top.parted()) {
      parted(remarks, indentation, number);
    }
    out.append(last == null ? "" : "\n");
    remarks.write(out, token.kind() == Kind.LAST);
    if (token.kind() != Kind.LAST) {
      out.append(" ".repeat(indentation));
    }
    shift = indentation - was;
  }

  /** Sees to it that a blank line parts what has more than one line from what stands above it. */
  private void parted(LayoutRemarks remarks, int indentation, int number) {
    boolean first = before.size() < levels.size();
    boolean shortNow = oneLine(number);
    boolean kept =
        last != null && last.kind() == Kind.BELOW && LayoutToken.keeps(text, last.from());
    if (!first && !kept && !(shortBefore && shortNow)) {
      remarks.part(indentation);
    }
    shortBefore = shortNow;
  }

  /** Whether what a key begins ends on the same line. */
  private boolean oneLine(int number) {
    int depth = 0;
    int end = tokens.get(number).to();
    for (int i = number + 1; i < tokens.size(); i++) {
      LayoutToken token = tokens.get(i);
      depth += token.kind() == Kind.KEYS || token.kind() == Kind.DASHES || token.opens() ? 1 : 0;
      depth -= token.kind() == Kind.END || token.closes() ? 1 : 0;
      if (depth < 0 || (depth == 0 && token.kind() == Kind.KEY)) {
        break;
      }
      end = token.stands() ? token.to() : end;
    }
    int line = text.indexOf('\n', tokens.get(number).from());
    return line < 0 || end <= line;
  }

  private void remarkBehind(String gap) {
    String remark = gap.strip();
    if (!remark.isEmpty() && last != null) {
      behind.add(out.length(), column(last.to()) + gap.indexOf('#') + shift, remark);
    }
  }

  /**
   * Where a remark on a line of its own goes: to what follows it, unless it stands further in, with
   * what is above.
   */
  private int beside(int column, int was, int indentation) {
    if (brackets > 0) {
      return inBrackets(brackets);
    }
    int found = was;
    int now = indentation;
    for (Level level : before) {
      if (level.was() <= column && level.was() >= found && level.was() > was) {
        found = level.was();
        now = level.now();
      }
    }
    return now;
  }

  private int column(int offset) {
    return offset - (offset == 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1);
  }
}
