/**
 * A playthrough as a journal of decisions, and its file.
 *
 * <p>Uses {@code engine} and {@code model}; only {@code JournalFile} and its neighbours touch
 * files.
 */
@NullMarked
package bicorne.saves;

import org.jspecify.annotations.NullMarked;
