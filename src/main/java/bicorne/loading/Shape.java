package bicorne.loading;

import org.jspecify.annotations.Nullable;

/**
 * Reads one form. Every problem is reported where it stands; null comes back only where nothing of
 * the form is there to go on with.
 */
interface Shape<T> {

  /** What stands there. */
  @Nullable T read(Written written, Report report);

  /** The description of what may stand there. */
  Form form();
}
