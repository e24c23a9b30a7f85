/**
 * A problem as a value, the catalogue of its codes, and the ways to print it.
 *
 * <p>Knows nothing of stories; uses only {@code text}.
 */
@NullMarked
package bicorne.diagnostic;

import org.jspecify.annotations.NullMarked;
