package bicorne.saves;

import bicorne.engine.Moment;
import org.jspecify.annotations.Nullable;

/**
 * Where and why a journal does not fit a story.
 *
 * @param entry the line that cannot be taken; 0 where not even the beginning fits
 * @param reason what is wrong with it
 * @param at {@code episode/node} the line names, after renames
 * @param wanted what the line has there: an id, an address, a digest; empty where nothing is
 * @param found what there is instead: the node reached, the digest, the other story; empty where
 *     nothing is
 * @param option the choice that is locked or not there, an option's number; else -1
 * @param where the last moment that fits; null where there is none
 */
public record Misfit(
    int entry,
    Reason reason,
    String at,
    String wanted,
    String found,
    int option,
    @Nullable Moment where) {

  /** The same, told of another moment. */
  Misfit at(Moment moment) {
    return new Misfit(entry, reason, at, wanted, found, option, moment);
  }

  /** What can be wrong. */
  public enum Reason {
    /** The journal is of another story: {@code wanted} and {@code found} are ids. */
    OTHER_STORY,
    /** The node where it began is gone. */
    START_GONE,
    /** The node is gone. */
    NODE_GONE,
    /** The node is there, but play comes to another: {@code found}. */
    ANOTHER_NODE,
    /** The node is reached, but nothing of this kind is decided there. */
    NOTHING_TO_DECIDE,
    /** The choice is gone. */
    CHOICE_GONE,
    /** The choice is shown and not open; its {@code locked} text says why. */
    CHOICE_LOCKED,
    /** The choice exists and is not shown there. */
    CHOICE_NOT_THERE,
    /** The outcome is gone. */
    OUTCOME_GONE,
    /** The outcome is there and cannot fall. */
    OUTCOME_IMPOSSIBLE,
    /** Chance decides now where it did not: the line has no outcome, or no draw. */
    NOT_DECIDED,
    /** The node that was drawn is gone. */
    DRAWN_GONE,
    /** The node that was drawn is no longer to be drawn there. */
    DRAWN_IMPOSSIBLE,
    /** On the same story another state came out: digests. Edited by hand, or our bug. */
    DIVERGED,
    /** The line it continues does not fit. */
    PARENT
  }
}
