/**
 * The state machine that plays a story.
 *
 * <p>Pure functions on immutable values: no clock, input, output, randomness or statics that
 * change; uses only {@code model} and {@code text}.
 */
@NullMarked
package bicorne.engine;

import org.jspecify.annotations.NullMarked;
