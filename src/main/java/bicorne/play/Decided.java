package bicorne.play;

import bicorne.engine.Awaits;
import bicorne.engine.Page;
import bicorne.engine.State;
import java.util.Collections;
import java.util.List;

/**
 * A decision as it was taken.
 *
 * @param entry its number in the journal
 * @param node where
 * @param page the page on which it was taken, with its header
 * @param offers the choices as they stood, locked ones in their place; empty where chance alone
 *     decided
 * @param taken the choice taken, an option's number, or -1
 * @param possible the outcomes that could fall, if one fell
 * @param fell the outcome that fell, an option's number, or -1
 * @param drew the node that a pool gave, or -1
 * @param before the state in which it was decided
 * @param after the state at the next decision or ending
 */
public record Decided(
    int entry,
    int node,
    Page page,
    List<Awaits.Offer> offers,
    int taken,
    List<Awaits.Possible> possible,
    int fell,
    int drew,
    State before,
    State after) {

  public Decided {
    offers = Collections.unmodifiableList(offers);
    possible = Collections.unmodifiableList(possible);
  }

  /** Whether a reader would know it again: a draw from a pool is none of their business. */
  public boolean counts() {
    return taken >= 0 || fell >= 0;
  }
}
