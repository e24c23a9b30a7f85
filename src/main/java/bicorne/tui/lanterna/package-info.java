/**
 * The terminal itself: Lanterna, signals, keys as bytes, frames as cells.
 *
 * <p>Uses only {@code tui} and {@code text}; the one package that knows Lanterna.
 */
@NullMarked
package bicorne.tui.lanterna;

import org.jspecify.annotations.NullMarked;
