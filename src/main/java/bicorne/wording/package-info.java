/**
 * What the program itself says, in every language of the interface.
 *
 * <p>Knows no story; uses only {@code text}.
 */
@NullMarked
package bicorne.wording;

import org.jspecify.annotations.NullMarked;
