package bicorne.explore;

import bicorne.model.Expr;

/**
 * What can be asked of a moment of play: a condition over the state, and where play stands.
 *
 * <p>What conditions ask of the past must be remembered by the engine that is explored: give them
 * to it when it is made.
 */
public sealed interface Ask {

  /** A condition of the story's own language. */
  record Holds(Expr condition) implements Ask {}

  /** Play has entered this node, and not left it. */
  record At(int node) implements Ask {}

  /** The opposite. */
  record Not(Ask what) implements Ask {}

  /** Both. */
  record Both(Ask left, Ask right) implements Ask {}

  /** At least one. */
  record Either(Ask left, Ask right) implements Ask {}
}
