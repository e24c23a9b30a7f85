package bicorne.loading;

import java.util.ArrayList;
import java.util.List;

/**
 * The words of a condition that could be variables' names, found without understanding it: whatever
 * stands in {@code seen( )}, {@code visits( )}, {@code chose( )}, {@code fell( )} and {@code at( )}
 * is an address and left out.
 */
final class Mentions {

  private static final List<String> OF_ADDRESSES = List.of("seen", "visits", "chose", "fell", "at");

  private Mentions() {}

  static List<String> in(String phrase) {
    List<String> words = new ArrayList<>();
    int at = 0;
    while (at < phrase.length()) {
      int end = wordEnd(phrase, at);
      if (end == at) {
        at += Character.charCount(phrase.codePointAt(at));
        continue;
      }
      String word = phrase.substring(at, end);
      at = end;
      if (OF_ADDRESSES.contains(word)) {
        int close = phrase.indexOf(')', end);
        at = close < 0 ? phrase.length() : close + 1;
      } else {
        words.add(word);
      }
    }
    return words;
  }

  private static int wordEnd(String phrase, int from) {
    int at = from;
    while (at < phrase.length()) {
      int c = phrase.codePointAt(at);
      int type = Character.getType(c);
      boolean mark = type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK;
      if (!Character.isLetterOrDigit(c) && c != '_' && !mark) {
        break;
      }
      at += Character.charCount(c);
    }
    return at;
  }
}
