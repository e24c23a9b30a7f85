/**
 * Text for any front end.
 *
 * <p>Knows nothing of stories.
 */
@NullMarked
package bicorne.text;

import org.jspecify.annotations.NullMarked;
