package bicorne.saves;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The first line of a journal: which story is played and how it began.
 *
 * @param story the story's id
 * @param logic the {@link Fingerprint} of the story it was begun on
 * @param bicorne the version that began it
 * @param seed of all chance in it
 * @param start {@code episode/node} where it begins
 * @param alone whether one episode is played by itself
 * @param language BCP 47 tag it was begun in
 * @param name what the player calls it; may be empty
 * @param created when, as ISO 8601 in UTC, for people only; may be empty
 * @param copy whether it was copied under its name, to be kept as it is
 * @param begin the story's variables at the beginning, by name
 * @param more what a later or another tool wrote: key to YAML text, kept as it is
 */
public record JournalHeader(
    String story,
    String logic,
    String bicorne,
    long seed,
    String start,
    boolean alone,
    String language,
    String name,
    String created,
    boolean copy,
    Map<String, String> begin,
    Map<String, String> more) {

  public JournalHeader {
    begin = Collections.unmodifiableMap(new LinkedHashMap<>(begin));
    more = Collections.unmodifiableMap(new LinkedHashMap<>(more));
  }

  /** The same under another name. */
  public JournalHeader named(String other, boolean asCopy) {
    return new JournalHeader(
        story, logic, bicorne, seed, start, alone, language, other, created, asCopy, begin, more);
  }
}
