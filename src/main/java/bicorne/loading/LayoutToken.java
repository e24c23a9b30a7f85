package bicorne.loading;

import java.util.ArrayList;
import java.util.List;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.reader.StreamReader;
import org.yaml.snakeyaml.scanner.Scanner;
import org.yaml.snakeyaml.scanner.ScannerImpl;
import org.yaml.snakeyaml.tokens.ScalarToken;
import org.yaml.snakeyaml.tokens.Token;

/**
 * A sign of YAML, or some words, and where a file has it. What stands between two of them is
 * blanks, line breaks and remarks, and nothing else: that is what a layout is made of.
 *
 * @param from the offset of its first character
 * @param to the offset behind its last; of words below their key, behind the last line that is not
 *     blank, unless they keep their blank lines by {@code +}
 */
record LayoutToken(Kind kind, int from, int to) {

  /** What it is. The first four take no room: they say what begins or ends there. */
  enum Kind {
    /** Keys on lines of their own begin. */
    KEYS,
    /** Dashes begin, further to the right than the key they are for. */
    DASHES,
    /** Keys or dashes end. */
    END,
    /** A key follows. */
    KEY,
    /** The sign before a key that is no single word. */
    QUESTION,
    COLON,
    DASH,
    COMMA,
    OPEN_BRACKET,
    CLOSE_BRACKET,
    OPEN_BRACE,
    CLOSE_BRACE,
    /** Words beside their key, with or without quotation marks. */
    WORDS,
    /** Words below their key, with the sign and its signs. */
    BELOW,
    /** Where a document begins or ends, and the like. */
    OTHER,
    /** The end of the file. */
    LAST
  }

  boolean opens() {
    return kind == Kind.OPEN_BRACKET || kind == Kind.OPEN_BRACE;
  }

  boolean closes() {
    return kind == Kind.CLOSE_BRACKET || kind == Kind.CLOSE_BRACE;
  }

  /** Whether it takes room in the file. */
  boolean stands() {
    return switch (kind) {
      case KEYS, DASHES, END, KEY -> false;
      default -> true;
    };
  }

  /** The tokens of a text that {@link YamlReader} has read without an error. */
  static List<LayoutToken> of(String text) {
    LoaderOptions options = new LoaderOptions();
    options.setCodePointLimit(Integer.MAX_VALUE);
    Scanner scanner = new ScannerImpl(new StreamReader(text), options);
    CodePoints offsets = new CodePoints(text);
    List<LayoutToken> tokens = new ArrayList<>();
    while (scanner.checkToken()) {
      Token token = scanner.getToken();
      int from = offsets.offset(token.getStartMark().getIndex());
      int to = offsets.offset(token.getEndMark().getIndex());
      Kind kind = kind(token, from < to);
      if (kind == Kind.BELOW) {
        to = endOfLines(text, from, to);
      }
      if (token.getTokenId() != Token.ID.StreamStart) {
        tokens.add(new LayoutToken(kind, kind == Kind.LAST ? text.length() : from, to));
      }
    }
    return tokens;
  }

  private static Kind kind(Token token, boolean visible) {
    return switch (token.getTokenId()) {
      case BlockMappingStart -> Kind.KEYS;
      case BlockSequenceStart -> Kind.DASHES;
      case BlockEnd -> Kind.END;
      case Key -> visible ? Kind.QUESTION : Kind.KEY;
      case Value -> Kind.COLON;
      case BlockEntry -> Kind.DASH;
      case FlowEntry -> Kind.COMMA;
      case FlowSequenceStart -> Kind.OPEN_BRACKET;
      case FlowSequenceEnd -> Kind.CLOSE_BRACKET;
      case FlowMappingStart -> Kind.OPEN_BRACE;
      case FlowMappingEnd -> Kind.CLOSE_BRACE;
      case Scalar -> below((ScalarToken) token) ? Kind.BELOW : Kind.WORDS;
      case StreamEnd -> Kind.LAST;
      default -> Kind.OTHER;
    };
  }

  private static boolean below(ScalarToken words) {
    return "|>".indexOf(words.getStyle().getChar() == null ? ' ' : words.getStyle().getChar()) >= 0;
  }

  /** The parser ends such words where the next line begins that is not theirs. */
  private static int endOfLines(String text, int from, int to) {
    int end = to > from && text.charAt(to - 1) == '\n' ? to - 1 : to;
    int header = text.indexOf('\n', from);
    if (header < 0 || header >= end) {
      return header < 0 ? end : header;
    }
    if (keeps(text, from)) {
      return end;
    }
    int line = text.lastIndexOf('\n', end - 1);
    while (line >= header && text.substring(line + 1, end).isBlank()) {
      end = line;
      line = end == 0 ? -1 : text.lastIndexOf('\n', end - 1);
    }
    return end;
  }

  /** Whether words below their key keep the blank lines at their end. */
  static boolean keeps(String text, int from) {
    for (int at = from + 1; at < text.length() && " #\n".indexOf(text.charAt(at)) < 0; at++) {
      if (text.charAt(at) == '+') {
        return true;
      }
    }
    return false;
  }
}
