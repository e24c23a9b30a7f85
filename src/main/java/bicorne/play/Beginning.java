package bicorne.play;

import org.jspecify.annotations.Nullable;

/**
 * How a play is to begin.
 *
 * @param seed of all chance in it
 * @param language BCP 47 tag
 * @param start {@code episode/node} or an episode; null is the story's start
 * @param alone whether that episode is played by itself, from the state history left it in
 * @param name what the player calls the play; may be empty
 * @param created when, as ISO 8601 in UTC, for people only; may be empty
 * @param bicorne the version of Bicorne that begins it; may be empty
 */
public record Beginning(
    long seed,
    String language,
    @Nullable String start,
    boolean alone,
    String name,
    String created,
    String bicorne) {

  /** The same without a version. */
  public Beginning(
      long seed,
      String language,
      @Nullable String start,
      boolean alone,
      String name,
      String created) {
    this(seed, language, start, alone, name, created, "");
  }

  /** The same, begun by a version of Bicorne. */
  public Beginning by(String version) {
    return new Beginning(seed, language, start, alone, name, created, version);
  }

  /** The same under a name. */
  public Beginning named(String other) {
    return new Beginning(seed, language, start, alone, other, created, bicorne);
  }

  /** The whole story from its start. */
  public static Beginning whole(long seed, String language, String created) {
    return new Beginning(seed, language, null, false, "", created);
  }

  /** One episode by itself. */
  public static Beginning episode(String id, long seed, String language, String created) {
    return new Beginning(seed, language, id, true, "", created);
  }
}
