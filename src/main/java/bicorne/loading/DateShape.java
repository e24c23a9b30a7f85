package bicorne.loading;

import bicorne.diagnostic.Code;
import org.jspecify.annotations.Nullable;

/** A day, {@code year-month-day}; kept as written. */
final class DateShape implements Shape<Written.Words> {

  static final DateShape DATE = new DateShape();

  private static final int[] DAYS = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

  /** The last year of the calendar in which every fourth year was a leap year. */
  private static final int LAST_JULIAN_YEAR = 1582;

  private DateShape() {}

  @Override
  public Written.@Nullable Words read(Written written, Report report) {
    Written.Words words = WordsShape.ID.read(written, report);
    if (words == null) {
      return null;
    }
    String date = words.value();
    int month = date.indexOf('-');
    int day = date.indexOf('-', month + 1);
    boolean form = month >= 1 && month <= 4 && day == month + 3 && date.length() == day + 3;
    if (!form || !digits(date, month, day)) {
      report.add(Code.NO_DATE, words, date);
      return null;
    }
    boolean there =
        inCalendar(
            Integer.parseInt(date.substring(0, month)),
            Integer.parseInt(date.substring(month + 1, day)),
            Integer.parseInt(date.substring(day + 1)));
    if (!there) {
      report.add(Code.NO_SUCH_DAY, words, date);
      return null;
    }
    return words;
  }

  private static boolean digits(String date, int month, int day) {
    for (int i = 0; i < date.length(); i++) {
      char c = date.charAt(i);
      if (i != month && i != day && (c < '0' || c > '9')) {
        return false;
      }
    }
    return true;
  }

  private static boolean inCalendar(int year, int month, int day) {
    if (year < 1 || month < 1 || month > 12 || day < 1 || day > DAYS[month - 1]) {
      return false;
    }
    boolean leap =
        year % 4 == 0 && (year <= LAST_JULIAN_YEAR || year % 100 != 0 || year % 400 == 0);
    return leap || month != 2 || day < 29;
  }

  @Override
  public Form form() {
    return new Form.Value(Form.Kind.DATE);
  }
}
