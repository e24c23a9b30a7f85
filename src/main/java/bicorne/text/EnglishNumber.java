package bicorne.text;

/** British number words, without commas: {@code one million and five}, {@code minus three}. */
final class EnglishNumber {
  private static final String[] SMALL = {
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen"
  };
  private static final String[] TENS = {
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"
  };
  private static final String[] SCALES = {
    "", " thousand", " million", " billion", " trillion", " quadrillion"
  };

  private EnglishNumber() {}

  static String words(long number) {
    if (number == 0) {
      return SMALL[0];
    }
    StringBuilder words = new StringBuilder(number < 0 ? "minus" : "");
    long rest = Math.abs(number);
    long unit = 1_000_000_000_000_000L;
    for (int scale = SCALES.length - 1; scale >= 0; scale--) {
      int group = (int) (rest / unit);
      rest %= unit;
      unit /= 1000;
      if (group > 0) {
        boolean and = scale == 0 && group < 100 && !words.isEmpty() && Math.abs(number) > group;
        words.append(words.isEmpty() ? "" : " ").append(and ? "and " : "");
        appendGroup(words, group);
        words.append(SCALES[scale]);
      }
    }
    return words.toString();
  }

  /** Appends a number from 1 to 999. */
  private static void appendGroup(StringBuilder words, int group) {
    int belowHundred = group % 100;
    if (group >= 100) {
      words.append(SMALL[group / 100]).append(" hundred");
      words.append(belowHundred > 0 ? " and " : "");
    }
    if (belowHundred >= 20) {
      words.append(TENS[belowHundred / 10]);
      words.append(belowHundred % 10 > 0 ? "-" + SMALL[belowHundred % 10] : "");
    } else if (belowHundred > 0) {
      words.append(SMALL[belowHundred]);
    }
  }
}
