package bicorne.wording;

/** Dates as people write them. */
final class Dates {

  private static final String[] MONTHS = {
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December"
  };

  private Dates() {}

  /**
   * {@code 29 January 1814} or {@code 1814年1月29日}; a date of year and month likewise, and in
   * Chinese a year alone. What is no such date comes back as it is.
   */
  static String written(String date, boolean chinese) {
    int first = date.indexOf('-', 1);
    int second = first < 0 ? -1 : date.indexOf('-', first + 1);
    int year = number(date, 0, first);
    int month = number(date, first + 1, second < 0 ? date.length() : second);
    if (chinese && number(date, 0, date.length()) >= 0) {
      return date + "年";
    }
    int day = second < 0 ? 0 : number(date, second + 1, date.length());
    if (first < 0 || year < 0 || month < 1 || month > 12 || day < 0 || day > 31) {
      return date;
    }
    if (second >= 0 && day == 0) {
      return date;
    }
    if (chinese) {
      return year + "年" + month + "月" + (day == 0 ? "" : day + "日");
    }
    return (day == 0 ? "" : day + " ") + MONTHS[month - 1] + " " + year;
  }

  /** One to four ASCII digits as a number, anything else as -1. */
  private static int number(String text, int from, int to) {
    if (to <= from || to - from > 4) {
      return -1;
    }
    int number = 0;
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      if (c < '0' || c > '9') {
        return -1;
      }
      number = number * 10 + (c - '0');
    }
    return number;
  }
}
