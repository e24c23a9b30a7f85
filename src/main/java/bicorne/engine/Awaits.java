package bicorne.engine;

import java.util.List;

/** What has to happen before the story can go on. */
public sealed interface Awaits {

  /** The page is turned: show it, wait for a key. Locked choices may be in sight. */
  record Turn(List<Offer> locked) implements Awaits {}

  /** The player decides; at least one offer is open. Locked ones stand in their place. */
  record Choice(List<Offer> offers) implements Awaits {}

  /** Chance decides among outcomes, numbers of options; only those that can fall, at least one. */
  record Chance(List<Possible> outcomes) implements Awaits {}

  /** Chance decides among a pool's nodes; only those that can fall, at least one. */
  record Draw(int draw, List<Possible> nodes) implements Awaits {}

  /** The story has closed at this node. */
  record End(int node) implements Awaits {}

  /** An episode played alone has ended: the story would go on in another, at {@code node}. */
  record Left(int node) implements Awaits {}

  /** Something that only shows in play; the page says so and the player can go back. */
  record Fault(Kind kind, int node, int option) implements Awaits {}

  /** What can go wrong in play. */
  enum Kind {
    /** No choice is open, and no {@code otherwise}. */
    NO_OPEN_CHOICE,
    /** Every outcome has weight 0. */
    NO_OUTCOME,
    /** So many nodes were entered without a page that a circle is certain or as good as. */
    CIRCLE
  }

  /**
   * A choice as it is shown.
   *
   * @param option its number
   * @param open whether it can be taken; if not, its {@code locked} text says why
   */
  record Offer(int option, boolean open) {}

  /**
   * Something chance can give.
   *
   * @param number the outcome's option number, or the drawn node's number
   * @param weight above 0, at most 10¹⁵
   */
  record Possible(int number, long weight) {}
}
