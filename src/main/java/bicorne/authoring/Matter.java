package bicorne.authoring;

import bicorne.explore.Road;
import org.jspecify.annotations.Nullable;

/**
 * One thing that an exploration was to find out: whether it can happen.
 *
 * @param kind what it is
 * @param number of the node, option, way, claim or question it is about; -1 where none is
 * @param part of a way the branch; of a text its number among the story's conditions in texts
 * @param yes of a text, whether it is the one told where its condition holds
 * @param can whether it can happen
 * @param length the decisions on a shortest road to it; -1 where it cannot happen or nobody knows
 * @param road such a road, where it can happen and is worth to be shown; else null
 */
public record Matter(
    Kind kind, int number, int part, boolean yes, Can can, int length, @Nullable Road road) {

  /** What can be found out. */
  public enum Kind {
    /** The story closes at a node. */
    ENDING,
    /** A node is entered. */
    NODE,
    /** A choice can be taken, or an outcome can fall. */
    OPTION,
    /** A branch of a way is followed. */
    BRANCH,
    /** Words of a text are told that stand under a condition. */
    TEXT,
    /** The reason is read why a choice is not open. */
    REASON,
    /** Play stops at a node for no choice is open. */
    NO_CHOICE,
    /** Play stops at a node for no outcome can fall. */
    NO_OUTCOME,
    /** Play stops behind a choice for no outcome can fall. */
    NO_OUTCOME_BEHIND,
    /** Play stops at a node for nodes go round without a page. */
    CIRCLE,
    /** From a node on no ending lies ahead any more. */
    TRAP,
    /** A claim of the author's, or a question; that it happens is what it looks for. */
    CLAIM
  }

  /** Whether something can happen. */
  public enum Can {
    YES,
    NO,
    /** A limit was reached before it was known. */
    UNKNOWN
  }
}
