/**
 * Benchmarks: run by one command (see CONTRIBUTING), each figure with its yardstick; no part of
 * {@code verify}.
 */
@NullMarked
package bicorne.bench;

import org.jspecify.annotations.NullMarked;
