package bicorne.loading;

import bicorne.diagnostic.Code;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;

/**
 * Says in a writer's words what the YAML parser did not understand, and how to mend it.
 *
 * <p>The parser's own words tell what it wanted; what the author meant shows in the line itself.
 */
final class YamlMistake {

  private final SourceText file;
  private final String text;
  private final CodePoints offsets;
  private final Report report;
  private final String context;
  private final String problem;
  private final int told;

  /** Where the parser gave up. */
  private final int at;

  /** Where what it was reading began. */
  private final int begin;

  private YamlMistake(
      MarkedYAMLException mistake, SourceText file, CodePoints offsets, int told, Report report) {
    this.told = told;
    this.file = file;
    this.offsets = offsets;
    this.text = file.text();
    this.report = report;
    this.context = mistake.getContext() == null ? "" : mistake.getContext();
    this.problem = mistake.getProblem() == null ? "" : mistake.getProblem();
    this.at = offset(mistake.getProblemMark(), 0);
    this.begin = offset(mistake.getContextMark(), at);
  }

  private int offset(Mark mark, int otherwise) {
    return mark == null
        ? otherwise
        : Math.max(0, Math.min(offsets.offset(mark.getIndex()), text.length()));
  }

  /**
   * Reports the mistake.
   *
   * @param told where something stands unquoted that is reported already, or -1
   */
  static void explain(
      MarkedYAMLException mistake, SourceText file, CodePoints offsets, int told, Report report) {
    new YamlMistake(mistake, file, offsets, told, report).explain();
  }

  private void explain() {
    if (problem.contains("cannot start any token")) {
      forbiddenStart();
    } else if (problem.startsWith("mapping values are not allowed")) {
      unexpectedColon();
    } else if (context.contains("a simple key")) {
      withoutColon(begin);
    } else if (context.contains("double-quoted scalar")) {
      report.add(Code.BAD_ESCAPE, file.place(Math.max(0, at - 1), at + 1), "\\" + sign(at));
    } else if (context.contains("quoted scalar")) {
      report.add(Code.UNCLOSED_QUOTE, file.place(begin, file.lineEnd(begin)), sign(begin));
    } else if (context.contains("block scalar")) {
      report.add(Code.TEXT_AFTER_MARK, file.place(begin, file.lineEnd(begin)), sign(begin));
    } else if (problem.startsWith("sequence entries are not allowed")) {
      report.add(firstOnLine(at) ? Code.WRONG_INDENTATION : Code.DASH_AFTER_KEY, file.line(at));
    } else if (context.contains("alias") || context.contains("anchor")) {
      unquoted(begin);
    } else if (context.contains("a flow")) {
      inBrackets();
    } else if (context.contains("a block mapping") || context.contains("a block collection")) {
      inLines();
    } else if (problem.startsWith("expected the node content") && at >= text.length()) {
      report.add(Code.NOT_UNDERSTOOD, file.line(begin));
    } else if (signOfMeaning(at) || signOfMeaning(begin)) {
      unquoted(signOfMeaning(at) ? at : begin);
    } else {
      report.add(Code.NOT_UNDERSTOOD, file.line(at));
    }
  }

  private void forbiddenStart() {
    if (at < text.length() && text.charAt(at) == '\t') {
      report.add(Code.TAB_INDENTATION, file.place(at, at + 1));
    } else {
      unquoted(at);
    }
  }

  /** A colon where no key can stand. */
  private void unexpectedColon() {
    int start = firstOnLineOf(at);
    String before = text.substring(start, at);
    int above = lineAbove(start);
    if (before.startsWith("- ") && above >= 0 && dashOfAWord(above)) {
      withoutColon(above);
      return;
    }
    if (before.contains(": ") || (before.startsWith("- ") && before.indexOf(' ', 2) > 0)) {
      report.add(Code.COLON_IN_TEXT, file.place(at, at + 1));
      return;
    }
    if (above < 0) {
      report.add(Code.COLON_IN_TEXT, file.place(at, at + 1));
      return;
    }
    int indentation = start - file.lineStart(start);
    int indentationAbove = above - file.lineStart(above);
    if (indentation <= indentationAbove && !lineOf(above).contains(": ")) {
      withoutColon(above);
    } else if (before.strip().indexOf(' ') > 0) {
      report.add(Code.COLON_IN_TEXT, file.place(at, at + 1));
    } else {
      report.add(Code.WRONG_INDENTATION, file.line(at));
    }
  }

  private boolean dashOfAWord(int line) {
    return lineOf(line).length() > 1
        && text.charAt(line) == '-'
        && Character.isLetter(text.codePointAt(line + 1));
  }

  /** A line that should be a key and its value. */
  private void withoutColon(int where) {
    int start = firstOnLineOf(where);
    String line = lineOf(start);
    int wide = line.indexOf('：');
    int colon = line.indexOf(':');
    if (wide > 0 && (colon < 0 || wide < colon)) {
      report.add(Code.FULL_WIDTH_COLON, file.place(start + wide, start + wide + 1));
    } else if (line.startsWith("-") && !line.startsWith("--")) {
      report.add(Code.NO_SPACE_AFTER_DASH, file.place(start, start + 1));
    } else if (colon > 0) {
      report.add(
          Code.NO_SPACE_AFTER_COLON,
          file.place(start, start + colon + 1),
          line.substring(0, colon));
    } else {
      report.add(Code.NO_COLON, file.line(start));
    }
  }

  /** Inside {@code [ ]} or {@code { }}. */
  private void inBrackets() {
    boolean sameLine = file.lineOf(at) == file.lineOf(begin);
    char before = signBefore(at);
    if (before == '"' || before == '\'') {
      report.add(Code.TEXT_AFTER_QUOTE, file.place(at, file.lineEnd(at)));
    } else if (sameLine && sign(at).equals(":")) {
      report.add(Code.COLON_IN_TEXT, file.place(at, at + 1));
    } else if (sign(at).equals("?")) {
      report.add(Code.QUESTION_IN_BRACKETS, file.place(at, at + 1));
    } else {
      unclosed("[{".contains(sign(begin)) && begin < text.length() ? begin : lastOpened());
    }
  }

  private int lastOpened() {
    return Math.max(0, Math.max(text.lastIndexOf('[', begin), text.lastIndexOf('{', begin)));
  }

  private void unclosed(int where) {
    String closing = sign(where).equals("[") ? "]" : "}";
    report.add(Code.UNCLOSED_BRACKET, file.place(where, where + 1), sign(where), closing);
  }

  /** Between lines of keys, or of dashes. */
  private void inLines() {
    if (!firstOnLine(at)) {
      afterValue();
    } else if (sign(at).equals(":")) {
      unquoted(at);
    } else if (at - file.lineStart(at) == begin - file.lineStart(begin)) {
      report.add(Code.LIST_AMONG_KEYS, file.line(at));
    } else if (problem.contains("<scalar>") && inBlockText()) {
      report.add(Code.LESS_THAN_ITS_BLOCK, file.line(at));
    } else if (problem.contains("<scalar>") && remarkAbove()) {
      report.add(Code.REMARK_IN_TEXT, file.line(at));
    } else {
      report.add(Code.WRONG_INDENTATION, file.line(at));
    }
  }

  /** Words behind a value that was already complete. */
  private void afterValue() {
    int value = valueStart();
    String first = sign(value);
    if (first.equals("\"") || first.equals("'")) {
      report.add(Code.TEXT_AFTER_QUOTE, file.place(at, file.lineEnd(at)));
    } else if ("[{*&!".contains(first)) {
      unquoted(value);
    } else {
      report.add(Code.TEXT_AFTER_QUOTE, file.place(at, file.lineEnd(at)));
    }
  }

  private void unquoted(int where) {
    if (where == told) {
      return;
    }
    report.add(Code.QUOTED_START, file.place(where, where + 1), sign(where));
  }

  /** Where the value on the problem's line begins: behind the key or the dash. */
  private int valueStart() {
    int start = firstOnLineOf(at);
    int colon = text.indexOf(": ", start);
    int value = colon >= 0 && colon < at ? colon + 1 : start;
    while (value < at && (text.charAt(value) == ' ' || text.startsWith("- ", value))) {
      value++;
    }
    return value;
  }

  /** Whether the nearest line above with less indentation opens a block text. */
  private boolean inBlockText() {
    int indentation = at - file.lineStart(at);
    for (int above = lineAbove(at); above >= 0; above = lineAbove(above)) {
      if (above - file.lineStart(above) < indentation) {
        String line = lineOf(above).strip();
        return line.endsWith("|")
            || line.endsWith(">")
            || line.endsWith("|-")
            || line.endsWith(">-");
      }
    }
    return false;
  }

  private boolean remarkAbove() {
    int start = file.lineStart(at);
    if (start == 0) {
      return false;
    }
    String line = text.substring(file.lineStart(start - 1), start).strip();
    return line.startsWith("#") || line.contains(" #");
  }

  /** The first sign of the nearest line above that is not empty; -1 where there is none. */
  private int lineAbove(int offset) {
    int start = file.lineStart(offset);
    while (start > 0) {
      start = file.lineStart(start - 1);
      int first = firstOnLineOf(start);
      if (first < file.lineEnd(start)) {
        return first;
      }
    }
    return -1;
  }

  private String lineOf(int offset) {
    return text.substring(offset, file.lineEnd(offset));
  }

  private boolean firstOnLine(int offset) {
    return firstOnLineOf(offset) == offset;
  }

  private int firstOnLineOf(int offset) {
    int first = file.lineStart(offset);
    while (first < text.length() && text.charAt(first) == ' ') {
      first++;
    }
    return first;
  }

  private String sign(int offset) {
    if (offset >= text.length()) {
      return "";
    }
    return Character.toString(text.codePointAt(offset));
  }

  private boolean signOfMeaning(int offset) {
    return offset < text.length() && "*&!%@`?,]}[{|>#\"'".indexOf(text.charAt(offset)) >= 0;
  }

  private char signBefore(int offset) {
    int before = offset - 1;
    while (before >= 0 && text.charAt(before) == ' ') {
      before--;
    }
    return before < 0 ? ' ' : text.charAt(before);
  }
}
