/**
 * The full-screen front end as model, update and view: values and functions, no terminal.
 *
 * <p>Uses {@code told}, {@code play}, {@code saves}, the values of {@code engine} and {@code
 * model}, {@code wording} and {@code text}; does not know the plain front end, and only {@code
 * tui.lanterna} knows Lanterna.
 */
@NullMarked
package bicorne.tui;

import org.jspecify.annotations.NullMarked;
