package bicorne.explore;

/** Hears how far an exploration is, every few ten thousand states, and may stop it. */
public interface Progress {

  /** Hears nothing and stops nothing. */
  Progress SILENT = (states, frontier, bytes, depth) -> true;

  /**
   * How far it is.
   *
   * @param states the states found
   * @param frontier those of them that are still to be left
   * @param bytes the size of its tables
   * @param depth the decisions on the shortest road to the states now looked at
   * @return whether to go on
   */
  boolean goOn(long states, long frontier, long bytes, int depth);
}
