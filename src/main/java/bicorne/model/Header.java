package bicorne.model;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What stands over a page. A page is turned when the next node's header is another.
 *
 * @param title or null
 * @param date {@code year-month-day} as written, or null
 * @param time free text, or null
 * @param place a place in {@link Story#places()}, or -1
 * @param as whose eyes, a place in {@link Story#people()}, or -1
 */
public record Header(
    @Nullable Text title, @Nullable String date, @Nullable Text time, int place, int as) {

  /** A header that says nothing. */
  public static final Header NONE = new Header(null, null, null, -1, -1);

  // What a record brings by itself takes a fiftieth of a second at the first call, and the first
  // call
  // is the answer to a player's first key.

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Header header
        && place == header.place
        && as == header.as
        && Objects.equals(date, header.date)
        && Objects.equals(title, header.title)
        && Objects.equals(time, header.time);
  }

  @Override
  public int hashCode() {
    return Objects.hash(title, date, time, place, as);
  }

  /** This header, with what it leaves out taken from {@code other}. */
  public Header orElse(Header other) {
    return new Header(
        title != null ? title : other.title,
        date != null ? date : other.date,
        time != null ? time : other.time,
        place >= 0 ? place : other.place,
        as >= 0 ? as : other.as);
  }
}
