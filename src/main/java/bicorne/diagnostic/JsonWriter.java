package bicorne.diagnostic;

/**
 * Writes one JSON document, indented by two blanks, keys in the order given.
 *
 * <p>Besides what JSON demands, every character that is unseen or could steer a terminal (controls,
 * format characters, separators, lone surrogates) is written as {@code \\u....}: the document is
 * pure text wherever it is printed, and its strings are exactly the original ones.
 */
public final class JsonWriter {

  private final StringBuilder out = new StringBuilder();
  private int depth;
  private boolean first = true;

  /** Begins an object or a list. */
  public JsonWriter open(char bracket) {
    out.append(bracket);
    depth++;
    first = true;
    return this;
  }

  /** Ends it. */
  public JsonWriter close(char bracket) {
    depth--;
    if (!first) {
      line();
    }
    out.append(bracket);
    first = false;
    return this;
  }

  /** Begins the next element of a list. */
  public JsonWriter element() {
    if (!first) {
      out.append(',');
    }
    line();
    first = false;
    return this;
  }

  /** Begins a field, whose value follows. */
  public JsonWriter key(String key) {
    element();
    quoted(key);
    out.append(": ");
    return this;
  }

  /** A number under a key. */
  public JsonWriter field(String key, int value) {
    key(key);
    out.append(value);
    return this;
  }

  /** A text under a key. */
  public JsonWriter field(String key, String value) {
    key(key);
    quoted(value);
    return this;
  }

  /** Null under a key. */
  public JsonWriter nothing(String key) {
    key(key);
    out.append("null");
    return this;
  }

  /** True or false under a key. */
  public JsonWriter truth(String key, boolean value) {
    key(key);
    out.append(value);
    return this;
  }

  /** A text in a list. */
  public JsonWriter item(String value) {
    element();
    quoted(value);
    return this;
  }

  /** True, false or a number in a list, as it is written. */
  public JsonWriter literal(String value) {
    element();
    out.append(value);
    return this;
  }

  /** The document, ended by a line feed. */
  public String document() {
    return out + "\n";
  }

  private void line() {
    out.append('\n').append("  ".repeat(depth));
  }

  private void quoted(String text) {
    out.append('"');
    for (int i = 0; i < text.length(); ) {
      int codePoint = text.codePointAt(i);
      int length = Character.charCount(codePoint);
      if (codePoint == '"' || codePoint == '\\') {
        out.append('\\').append((char) codePoint);
      } else if (unseen(codePoint)) {
        for (int unit = i; unit < i + length; unit++) {
          escaped(text.charAt(unit));
        }
      } else {
        out.appendCodePoint(codePoint);
      }
      i += length;
    }
    out.append('"');
  }

  private void escaped(char unit) {
    switch (unit) {
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      default -> {
        out.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
          out.append(Character.forDigit(unit >> shift & 0xF, 16));
        }
      }
    }
  }

  private static boolean unseen(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> false;
    };
  }
}
