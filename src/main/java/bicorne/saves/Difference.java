package bicorne.saves;

import org.jspecify.annotations.Nullable;

/**
 * A variable that is another where the player stands, since the story was revised.
 *
 * @param variable its name in saves
 * @param was its value by the journal
 * @param is its value now; null where the variable is gone
 * @param since the line from which on it differs; 0 for the beginning
 */
public record Difference(String variable, String was, @Nullable String is, int since) {}
