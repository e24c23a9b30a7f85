/**
 * What authors ask of a story: check, explore, test, new.
 *
 * <p>Functions returning values; uses {@code loading}, {@code rules}, {@code explore}, {@code
 * engine}, {@code saves}, {@code model}, {@code diagnostic} and {@code text}.
 */
@NullMarked
package bicorne.authoring;

import org.jspecify.annotations.NullMarked;
