/**
 * The author's small languages: conditions, effects and the marks inside texts, from a phrase to
 * the model.
 *
 * <p>Knows no YAML and no files; uses {@code model}, {@code diagnostic} and {@code text}.
 */
@NullMarked
package bicorne.grammar;

import org.jspecify.annotations.NullMarked;
