package bicorne.grammar;

import bicorne.diagnostic.Place;

/**
 * An author's words with their place: what a reader of conditions or texts is given.
 *
 * @param text the words, as YAML gave them
 * @param locator from offsets in {@code text} to places in the file
 */
public record Phrase(String text, Locator locator) {

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
}
