package bicorne.explore;

import bicorne.model.Expr;

/**
 * A condition in a text: of a block, or between two wordings.
 *
 * @param number its place in {@link Findings#textConditions()}
 * @param node the node it belongs to
 * @param option the option, or -1 where it is the node's own text
 * @param condition what decides
 * @param block whether it decides over a block, not over a few words
 */
public record TextCondition(int number, int node, int option, Expr condition, boolean block) {}
