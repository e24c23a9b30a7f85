package bicorne.explore;

/**
 * Makes one state of those that nothing can tell apart: sets each to the one that stands for all.
 */
interface Canon {

  /** Keeps all states apart. */
  Canon EXACT = words -> {};

  /** Changes the words of a waiting state into those of the one that stands for it. */
  void apply(long[] words);
}
