package bicorne.saves;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads a line of exactly the shape we write, many times faster than YAML: {@code --- {key: value,
 * ...}} with words, quoted texts, and words by name. Of anything else it knows nothing, and YAML
 * has to be asked.
 */
final class LineReader {

  private final String line;
  private final int end;
  private int at;

  private LineReader(String line, int end) {
    this.line = line;
    this.end = end;
  }

  /** The keys of a line, in order; null if it is not of our shape. */
  static @Nullable Map<String, Value> read(String line) {
    int end = line.length();
    if (end > 0 && line.charAt(end - 1) == '\n') {
      end--;
    }
    if (end > 0 && line.charAt(end - 1) == '\r') {
      end--;
    }
    LineReader reader = new LineReader(line, end);
    return reader.skip("--- {") ? reader.mapping() : null;
  }

  private @Nullable Map<String, Value> mapping() {
    Map<String, Value> keys = new LinkedHashMap<>();
    while (true) {
      // The one key of ours that some readers of YAML 1.1 take for no.
      String key = skip("n: ") ? "n" : key();
      Value value = key == null ? null : value();
      if (key == null || value == null || keys.put(key, value) != null) {
        return null;
      }
      if (skip("}")) {
        return at == end ? keys : null;
      }
      if (!skip(", ")) {
        return null;
      }
    }
  }

  private @Nullable Value value() {
    if (!skip("{")) {
      boolean quoted = at < end && line.charAt(at) == '"';
      String word = word();
      return word == null ? null : new Value.Word(word, quoted);
    }
    Map<String, String> words = new LinkedHashMap<>();
    if (skip("}")) {
      return new Value.Words(words, null);
    }
    while (true) {
      String key = key();
      String word = key == null ? null : word();
      if (key == null || word == null || words.put(key, word) != null) {
        return null;
      }
      if (skip("}")) {
        return new Value.Words(words, null);
      }
      if (!skip(", ")) {
        return null;
      }
    }
  }

  private @Nullable String key() {
    String key = word();
    return key != null && skip(": ") ? key : null;
  }

  private @Nullable String word() {
    if (at < end && line.charAt(at) == '"') {
      return quoted();
    }
    int from = at;
    while (at < end && !ends(line.charAt(at))) {
      at++;
    }
    String word = line.substring(from, at);
    return Scalars.isPlain(word)
            || Scalars.isInteger(word)
            || word.equals("true")
            || word.equals("false")
        ? word
        : null;
  }

  private static boolean ends(char c) {
    return c == ',' || c == '}' || c == ':' || c == '{' || c == '"';
  }

  private @Nullable String quoted() {
    at++;
    int from = at;
    StringBuilder text = null;
    while (at < end) {
      char c = line.charAt(at++);
      if (c == '"') {
        return text == null ? line.substring(from, at - 1) : text.toString();
      }
      if (c < ' ') {
        return null;
      }
      if (c == '\\') {
        if (text == null) {
          text = new StringBuilder(line.substring(from, at - 1));
        }
        int escaped = escaped();
        if (escaped < 0) {
          return null;
        }
        text.append((char) escaped);
      } else if (text != null) {
        text.append(c);
      }
    }
    return null;
  }

  /** What a backslash makes of what follows; -1 where we never write that. */
  private int escaped() {
    char c = at < end ? line.charAt(at++) : 0;
    return switch (c) {
      case '"', '\\' -> c;
      case 'n' -> '\n';
      case 't' -> '\t';
      case 'u' -> hex();
      default -> -1;
    };
  }

  private int hex() {
    int value = 0;
    for (int i = 0; i < 4; i++) {
      int digit = at < end ? digit(line.charAt(at++)) : -1;
      if (digit < 0) {
        return -1;
      }
      value = 16 * value + digit;
    }
    return value;
  }

  private static int digit(char c) {
    return c < 0x80 ? Character.digit(c, 16) : -1;
  }

  private boolean skip(String expected) {
    if (line.startsWith(expected, at) && at + expected.length() <= end) {
      at += expected.length();
      return true;
    }
    return false;
  }
}
