package bicorne.explore;

import bicorne.model.Expr;

/**
 * A question about all moments of play: those at which a node has been entered and its effects have
 * run, whether a page is shown there or not, and those at which play waits.
 *
 * @param kind what is claimed
 * @param condition of which moments; what it asks of the past the engine must remember
 */
public record Question(Kind kind, Expr condition) {

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
