package bicorne.wording;

import java.util.List;

/** Language tags and how one stands in for another. */
final class Tags {

  private Tags() {}

  /**
   * The place of the language that answers a request: the tag itself, then shortened from the
   * right, then by its first part; else 0. Letter case does not matter, and {@code _} is {@code -}.
   */
  static int nearest(String tag, List<String> languages) {
    String whole = fold(tag);
    for (String wanted = whole; !wanted.isEmpty(); wanted = shortened(wanted)) {
      for (int i = 0; i < languages.size(); i++) {
        if (fold(languages.get(i)).equals(wanted)) {
          return i;
        }
      }
    }
    String first = firstPart(whole);
    for (int i = 0; i < languages.size() && !first.isEmpty(); i++) {
      if (firstPart(fold(languages.get(i))).equals(first)) {
        return i;
      }
    }
    return 0;
  }

  private static String shortened(String tag) {
    return tag.substring(0, Math.max(0, tag.lastIndexOf('-')));
  }

  static String firstPart(String tag) {
    int dash = tag.indexOf('-');
    return dash < 0 ? tag : tag.substring(0, dash);
  }

  /** ASCII letters in lower case: a tag has no others, and no locale has a say. */
  static String fold(String tag) {
    StringBuilder folded = new StringBuilder(tag.length());
    for (int i = 0; i < tag.length(); i++) {
      char c = tag.charAt(i);
      folded.append(c == '_' ? '-' : c >= 'A' && c <= 'Z' ? (char) (c + 32) : c);
    }
    return folded.toString();
  }
}
