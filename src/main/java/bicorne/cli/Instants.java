package bicorne.cli;

import java.util.TimeZone;

/**
 * Moments of time as text. Written by hand, since the first use of {@code java.time}'s formats
 * costs a noticeable part of a start.
 */
final class Instants {

  private static final long DAY = 86_400;

  private Instants() {}

  /** ISO 8601 in UTC, to the second. */
  static String utc(long millis) {
    long seconds = Math.floorDiv(millis, 1000);
    long time = Math.floorMod(seconds, DAY);
    return date(Math.floorDiv(seconds, DAY))
        + "T"
        + two(time / 3600)
        + ":"
        + two(time / 60 % 60)
        + ":"
        + two(time % 60)
        + "Z";
  }

  /** Date and time to the minute, where the person is: with the offset of that very moment. */
  static String local(long millis) {
    String utc = utc(millis + TimeZone.getDefault().getOffset(millis));
    return utc.substring(0, 10) + " " + utc.substring(11, 16);
  }

  /** The date of a day counted from 1970. */
  private static String date(long day) {
    // Years from March on, so that the leap day comes last; 146,097 days are 400 years.
    long shifted = day + 719_468;
    long era = Math.floorDiv(shifted, 146_097);
    long ofEra = shifted - era * 146_097;
    long yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365;
    long ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
    long month = (5 * ofYear + 2) / 153;
    long year = yearOfEra + era * 400 + (month < 10 ? 0 : 1);
    return year
        + "-"
        + two(month < 10 ? month + 3 : month - 9)
        + "-"
        + two(ofYear - (153 * month + 2) / 5 + 1);
  }

  private static String two(long number) {
    return number < 10 ? "0" + number : Long.toString(number);
  }
}
