/**
 * The commands: the only place that wires everything and touches arguments.
 *
 * <p>Every other package is free of standard streams, of the environment and of exit statuses.
 */
@NullMarked
package bicorne.cli;

import org.jspecify.annotations.NullMarked;
