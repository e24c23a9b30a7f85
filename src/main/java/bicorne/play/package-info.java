/**
 * One reader's sitting, shared by all front ends.
 *
 * <p>Uses {@code engine}, {@code saves} and {@code model}; draws nothing.
 */
@NullMarked
package bicorne.play;

import org.jspecify.annotations.NullMarked;
