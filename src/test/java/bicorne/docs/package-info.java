/**
 * The pages for people outside are held to their word: nothing here tests code for its own sake.
 */
@NullMarked
package bicorne.docs;

import org.jspecify.annotations.NullMarked;
