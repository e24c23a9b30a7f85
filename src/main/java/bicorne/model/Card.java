package bicorne.model;

import org.jspecify.annotations.Nullable;

/**
 * Someone or something a text can name and a reader can look up. Its id stands in only one of the
 * three lists.
 */
public sealed interface Card {

  /** The author's id. */
  String id();

  /** What links and lists call it. */
  Text name();

  /** Where a card stands: which list, and its place in it. */
  record Ref(Kind kind, int number) {}

  /** The three lists. */
  enum Kind {
    PERSON,
    PLACE,
    SOURCE
  }

  /** A person. {@code born} and {@code died} are free text such as a year. */
  record Person(
      String id,
      Text name,
      @Nullable Text role,
      @Nullable String born,
      @Nullable String died,
      @Nullable Text text)
      implements Card {}

  /**
   * A place; {@code latitude} and {@code longitude} in degrees, north and east positive, NaN where
   * not given.
   */
  record Place(String id, Text name, double latitude, double longitude, @Nullable Text text)
      implements Card {}

  /** A work that is cited; its name is its title. */
  record Source(
      String id, @Nullable String author, Text name, @Nullable String year, @Nullable Text note)
      implements Card {}
}
