/**
 * Text for any front end: perceived characters, cell widths, line breaks, safety, number words and
 * names. It may not know of stories, terminals, settings or the locale; it depends on the JDK
 * alone.
 */
@NullMarked
package bicorne.text;

import org.jspecify.annotations.NullMarked;
