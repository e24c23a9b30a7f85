/**
 * Story folders to stories, with every problem found on the way.
 *
 * <p>The only package that knows YAML; uses {@code grammar}, {@code rules}, {@code model}, {@code
 * diagnostic} and {@code text}.
 */
@NullMarked
package bicorne.loading;

import org.jspecify.annotations.NullMarked;
