/**
 * The line-by-line front end: for a keyboard, a screen reader, a pipe, a file.
 *
 * <p>Uses {@code told}, {@code play} and the values of {@code engine}, {@code saves} and {@code
 * model}; does not know the full-screen front end.
 *
 * <p>Everything is printed once, in reading order, and never an escape byte. Emphasis and links
 * leave no mark, since a screen reader would read it out; a speech begins with its speaker's name,
 * a picture is told in words. Lines are wrapped at 72 cells also where no terminal is. In a script
 * pages turn by themselves, a line answers a decision, blank lines answer nothing, and play leaves
 * after an ending.
 */
@NullMarked
package bicorne.plain;

import org.jspecify.annotations.NullMarked;
