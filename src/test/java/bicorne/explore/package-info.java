/** Tests of exploring, against a naive reference. */
@NullMarked
package bicorne.explore;

import org.jspecify.annotations.NullMarked;
