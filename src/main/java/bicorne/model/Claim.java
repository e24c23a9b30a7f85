package bicorne.model;

import org.jspecify.annotations.Nullable;

/**
 * What the author claims of the whole story, for the explorer to prove or refute. Play knows
 * nothing of it: a claim is no part of what a story remembers.
 *
 * <p>The moments it is asked at: a node was entered and its own effects have run, whether a page is
 * shown or not; and the story waits for a decision, or has ended.
 *
 * @param number its place in {@link Story#claims()}
 * @param kind what is claimed of the condition
 * @param condition over the story's variables, its past, and where play stands
 * @param words the condition as written
 * @param note why, in the author's words, or null
 */
public record Claim(int number, Kind kind, Expr condition, String words, @Nullable String note) {

  /** What can be claimed of a condition. */
  public enum Kind {
    /** It holds at every moment of every play. */
    ALWAYS,
    /** It holds at none. */
    NEVER,
    /** It holds at one moment at least of some play. */
    REACHABLE
  }
}
