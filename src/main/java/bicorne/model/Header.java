package bicorne.model;

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
