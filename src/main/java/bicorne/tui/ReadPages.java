package bicorne.tui;

import bicorne.engine.Paragraph;
import bicorne.engine.Piece;
import bicorne.play.Sitting;
import java.util.Arrays;

/**
 * Which pages were read before, in any play: by what they said in the story's own language, so that
 * a page whose words have changed is new, and one read in another language is not.
 */
public final class ReadPages {

  /** So many are remembered. */
  private static final int MOST = 200_000;

  /** Nothing was read yet. */
  public static final ReadPages NONE = new ReadPages(new long[0]);

  private final long[] sorted;

  private ReadPages(long[] sorted) {
    this.sorted = sorted;
  }

  /** Those of a list, as {@link Errand.Remember} gave them. */
  public static ReadPages of(long[] pages) {
    long[] sorted = pages.clone();
    Arrays.sort(sorted);
    return new ReadPages(sorted);
  }

  boolean contains(long page) {
    return Arrays.binarySearch(sorted, page) >= 0;
  }

  ReadPages and(long page) {
    int at = Arrays.binarySearch(sorted, page);
    if (at >= 0 || sorted.length >= MOST) {
      return this;
    }
    int place = -at - 1;
    long[] more = new long[sorted.length + 1];
    System.arraycopy(sorted, 0, more, 0, place);
    more[place] = page;
    System.arraycopy(sorted, place, more, place + 1, sorted.length - place);
    return new ReadPages(more);
  }

  /** The page that is shown, as a number: 64 bits of FNV-1a. */
  static long page(Sitting sitting) {
    long hash = 0xcbf29ce484222325L;
    for (Piece piece : sitting.moment().page().pieces()) {
      for (Paragraph paragraph : sitting.engine().telling().tell(piece, 0)) {
        String words = paragraph.words();
        for (int i = 0; i < words.length(); i++) {
          hash = (hash ^ words.charAt(i)) * 0x100000001b3L;
        }
        hash = (hash ^ '\n') * 0x100000001b3L;
      }
    }
    return hash;
  }
}
