package bicorne.grammar;

import bicorne.diagnostic.Place;

/**
 * An author's words with their place: what a reader of conditions or texts is given.
 *
 * @param text the words, as YAML gave them
 * @param locator from offsets in {@code text} to places in the file
 */
public record Phrase(String text, Locator locator) {

  /** Sentences quote no more than this of a phrase: the line is shown beside them. */
  private static final int LONGEST_EXCERPT = 60;

  /** Tells where a stretch of a phrase stands in its file. */
  public interface Locator {
    /** The place of the stretch from UTF-16 offset {@code from} to {@code to}, exclusive. */
    Place place(int from, int to);
  }

  /** The place of a stretch. */
  public Place place(int from, int to) {
    return locator.place(from, to);
  }

  /** The place of all of it. */
  public Place place() {
    return locator.place(0, text.length());
  }

  /** A stretch of it as a phrase of its own, with the same places. */
  Phrase part(int from, int to) {
    return new Phrase(text.substring(from, to), (f, t) -> locator.place(from + f, from + t));
  }

  /** A stretch of it for a sentence: on one line, and cut where it is long. */
  String excerpt(int from, int to) {
    StringBuilder words = new StringBuilder();
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      if (words.length() >= LONGEST_EXCERPT && !Character.isLowSurrogate(c)) {
        return words.append('…').toString();
      }
      boolean space = Vocabulary.space(c);
      if (!space) {
        words.append(c);
      } else if (words.length() > 0 && words.charAt(words.length() - 1) != ' ') {
        words.append(' ');
      }
    }
    return words.toString().strip();
  }
}
