/**
 * A story's things in the words of one language: what every front end says in the same way.
 *
 * <p>Uses {@code play}, {@code saves}, {@code engine}, {@code model}, {@code wording} and {@code
 * text}; draws nothing.
 */
@NullMarked
package bicorne.narration;

import org.jspecify.annotations.NullMarked;
