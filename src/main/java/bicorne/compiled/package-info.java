/**
 * The compiled story: a story as bytes that open without being read whole.
 *
 * <p>Uses only {@code model}; touches no files. What it is given is read as defensively as any
 * other input.
 */
@NullMarked
package bicorne.compiled;

import org.jspecify.annotations.NullMarked;
