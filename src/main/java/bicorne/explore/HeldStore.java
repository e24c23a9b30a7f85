package bicorne.explore;

import bicorne.model.Effect;

/**
 * A store that is held to its variable's range: what it would store lies outside.
 *
 * @param store the effect
 * @param node the node it belongs to
 * @param option the option it belongs to, or -1
 * @param below whether the value lies below the range, not above
 * @param road a shortest road to it, its own decision included
 */
public record HeldStore(Effect.Store store, int node, int option, boolean below, Road road) {}
