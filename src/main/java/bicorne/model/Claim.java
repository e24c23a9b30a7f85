package bicorne.model;

import org.jspecify.annotations.Nullable;

/**
 * What the author claims of the whole story, for the explorer to prove or refute. Play knows
 * nothing of it: a claim is no part of what a story remembers, nor of its compiled form.
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
    /** It holds wherever play stops. */
    ALWAYS,
    /** It holds nowhere play stops. */
    NEVER,
    /** It holds in one place at least where play stops. */
    REACHABLE
  }
}
