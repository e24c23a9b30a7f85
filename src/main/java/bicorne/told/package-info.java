/**
 * What a reader is told, in one language, shared by both front ends: the words of pages, headers,
 * gauges, notices, and the order in which a page says them.
 *
 * <p>Uses {@code play}, the values of {@code saves}, {@code engine} and {@code model}, {@code
 * wording} and {@code text}; where words stand and how they look is known to the {@link
 * bicorne.told.Paper} of a front end.
 */
@NullMarked
package bicorne.told;

import org.jspecify.annotations.NullMarked;
