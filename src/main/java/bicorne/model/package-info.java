/**
 * A valid story as immutable values.
 *
 * <p>Knows nothing of YAML, positions, files or play; uses nothing else of ours.
 */
@NullMarked
package bicorne.model;

import org.jspecify.annotations.NullMarked;
