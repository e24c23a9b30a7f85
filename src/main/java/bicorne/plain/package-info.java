/**
 * The line-by-line front end.
 *
 * <p>Uses {@code play} and the values of {@code engine} and {@code model}; does not know the
 * full-screen front end.
 */
@NullMarked
package bicorne.plain;

import org.jspecify.annotations.NullMarked;
