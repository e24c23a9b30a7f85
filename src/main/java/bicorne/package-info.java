/** The front door. Exits with what {@code cli} returns; nothing else. */
@NullMarked
package bicorne;

import org.jspecify.annotations.NullMarked;
