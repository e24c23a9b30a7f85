/**
 * What can happen in a story: every state that play can reach, with the same core that plays.
 *
 * <p>Computes and tells; no clock, input or output. Uses only {@code engine} and {@code model}.
 */
@NullMarked
package bicorne.explore;

import org.jspecify.annotations.NullMarked;
