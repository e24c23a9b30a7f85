package bicorne.cli;

/** JSON on one line, piece by piece. */
final class Json {

  private final StringBuilder text = new StringBuilder();
  private boolean first = true;

  /** Opens an object, as a value of the key before it. */
  Json open(char bracket) {
    separate();
    text.append(bracket);
    first = true;
    return this;
  }

  Json close(char bracket) {
    text.append(bracket);
    first = false;
    return this;
  }

  Json key(String key) {
    separate();
    quoted(key);
    text.append(": ");
    first = true;
    return this;
  }

  Json text(String value) {
    separate();
    quoted(value);
    return this;
  }

  Json number(long value) {
    separate();
    text.append(value);
    return this;
  }

  Json truth(boolean value) {
    separate();
    text.append(value);
    return this;
  }

  private void separate() {
    text.append(first ? "" : ", ");
    first = false;
  }

  private void quoted(String value) {
    text.append('"');
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '"' || c == '\\') {
        text.append('\\').append(c);
      } else if (c < 0x20 || c == 0x7f || Character.isSurrogate(c) || c == 0x2028 || c == 0x2029) {
        String hex = Integer.toHexString(c);
        text.append("\\u").append("0000".substring(hex.length())).append(hex);
      } else {
        text.append(c);
      }
    }
    text.append('"');
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
