package bicorne.told;

import bicorne.engine.Paragraph;
import bicorne.engine.State;

/**
 * What pages are printed on, block by block, in reading order. Blocks are parted by one blank line,
 * however many ask for it.
 */
public interface Paper {

  /** What stands over what follows; 1 is the title of all. */
  void heading(int level, String words);

  /** A paragraph of a story, as it is told in a language. */
  void told(Paragraph paragraph, StoryWords words, State state);

  /** A block of the program's own words. */
  void paragraph(String words);

  /** A line of its own, close to the lines before and behind it. */
  void line(String words);

  /** As {@link #line}, for words behind a label: what follows on further lines stands apart. */
  void entry(String words);

  /**
   * A line behind a mark: a number, or a dash.
   *
   * @param strong whether it stands out where that can be shown
   */
  void item(String mark, String words, boolean strong);

  /** A line behind a mark that does not stand out. */
  default void item(String mark, String words) {
    item(mark, words, false);
  }

  /** Ends the last line, if it is still open. */
  void end();

  /** Parts what comes next from what came before. */
  void gap();
}
