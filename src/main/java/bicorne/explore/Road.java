package bicorne.explore;

import java.util.List;

/**
 * A road through the story: what was decided, in order. Pages that are turned on the way are not
 * told.
 *
 * @param decisions from the beginning
 */
public record Road(List<Step> decisions) {

  public Road {
    decisions = List.copyOf(decisions);
  }

  /** How many decisions it has. */
  public int length() {
    return decisions.size();
  }

  /** Who decided. */
  public enum By {
    /** The player took a choice, a number of an option. */
    CHOICE,
    /** An outcome fell, a number of an option. */
    OUTCOME,
    /** A pool gave a node. */
    DRAW
  }

  /** One decision. */
  public record Step(By by, int number) {}
}
