package bicorne.explore;

/**
 * A question about all moments of play: those at which a node has been entered and its effects have
 * run, whether a page is shown there or not, and those at which play waits.
 *
 * @param kind what is claimed
 * @param what of which moments
 */
public record Question(Kind kind, Ask what) {

  /** What is claimed. */
  public enum Kind {
    /** It holds at some moment. */
    REACHABLE,
    /** It holds at none. */
    NEVER,
    /** It holds at every one. */
    ALWAYS
  }
}
