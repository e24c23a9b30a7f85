/**
 * Questions about a whole story that need no play.
 *
 * <p>Uses {@code model}, {@code diagnostic} and {@code text}; never changes a story.
 */
@NullMarked
package bicorne.rules;

import org.jspecify.annotations.NullMarked;
