/**
 * The commands: the only place that wires everything and touches arguments.
 *
 * <p>Every other package is free of picocli and of standard streams.
 */
@NullMarked
package bicorne.cli;

import org.jspecify.annotations.NullMarked;
