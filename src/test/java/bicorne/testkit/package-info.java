/** What tests of several packages share; holds no tests of main code. */
@NullMarked
package bicorne.testkit;

import org.jspecify.annotations.NullMarked;
