/**
 * What authors ask of a story: check, test, new.
 *
 * <p>Functions returning values; uses {@code loading}, {@code rules}, {@code engine}, {@code
 * saves}, {@code model}, {@code diagnostic} and {@code text}.
 */
@NullMarked
package bicorne.authoring;

import org.jspecify.annotations.NullMarked;
