package bicorne.loading;

import org.jspecify.annotations.Nullable;

/**
 * The short hash a translation keeps of what it was made from.
 *
 * <p>It is taken over the texts standing directly in one group of keys: each key, then its text, in
 * the order the format lists the keys; by value, so that quoting, wrapping and the style of the
 * YAML make no difference. It is FNV-1a over UTF-16 units, high byte first, in 64 bits, of which
 * the first eight hexadecimal digits are written.
 */
public final class TextHash {

  private static final long BASIS = 0xcbf29ce484222325L;
  private static final long PRIME = 0x100000001b3L;

  private long hash = BASIS;
  private boolean any;

  /** The hash of nothing yet. */
  public TextHash() {}

  /** Adds a text under its key. */
  void add(String key, TextDraft text) {
    any = true;
    words(key);
    unit(0);
    flat(text);
    unit(0);
  }

  /** Whether any text was added. */
  boolean any() {
    return any;
  }

  private void flat(TextDraft text) {
    if (text.words() != null) {
      prose(text.words().value());
      return;
    }
    for (BlockDraft block : text.blocks()) {
      unit(1);
      part('w', block.when());
      part('s', block.say());
      part('d', block.document());
      part('p', block.picture());
      part('a', block.alt());
      part('t', block.text());
      if (block.visits() != null) {
        for (TextDraft visit : block.visits()) {
          part('v', visit);
        }
      }
      part('e', block.otherwise());
      unit(2);
    }
  }

  private void part(char mark, Written.@Nullable Words words) {
    if (words != null) {
      unit(mark);
      prose(words.value());
      unit(3);
    }
  }

  private void part(char mark, @Nullable TextDraft text) {
    if (text != null) {
      unit(mark);
      flat(text);
      unit(3);
    }
  }

  /** The words with every line break inside a paragraph as a space, every blank line as one. */
  private void prose(String words) {
    boolean started = false;
    int breaks = 0;
    boolean gap = false;
    for (int i = 0; i < words.length(); i++) {
      char c = words.charAt(i);
      if (c == ' ' || c == '\n' || c == '\t' || c == '\r') {
        gap = true;
        breaks += c == '\n' ? 1 : 0;
        continue;
      }
      if (gap && started) {
        unit(breaks > 1 ? '\n' : ' ');
      }
      gap = false;
      breaks = 0;
      started = true;
      unit(c);
    }
  }

  private void words(String words) {
    for (int i = 0; i < words.length(); i++) {
      unit(words.charAt(i));
    }
  }

  private void unit(int unit) {
    hash = (hash ^ (unit >> 8 & 0xFF)) * PRIME;
    hash = (hash ^ (unit & 0xFF)) * PRIME;
  }

  @Override
  public String toString() {
    String digits = Long.toHexString(hash);
    return ("0".repeat(16 - digits.length()) + digits).substring(0, 8);
  }
}
