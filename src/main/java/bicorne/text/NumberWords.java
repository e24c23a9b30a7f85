package bicorne.text;

/**
 * Whole numbers in words: {@code forty-one thousand}, {@code 四万一千}. The language comes from a tag,
 * never from the locale.
 *
 * <p>Words reach from minus to plus 10^15; numbers beyond, and all numbers in languages other than
 * English and Chinese, are written in digits.
 */
public final class NumberWords {
  private static final long LARGEST = 1_000_000_000_000_000L;

  private NumberWords() {}

  /**
   * The number in words of the language of a BCP 47 tag. English is British ({@code one hundred and
   * five}); Chinese is Traditional for {@code zh-Hant} and the regions that write it, otherwise
   * Simplified.
   */
  public static String in(String languageTag, long number) {
    if (number < -LARGEST || number > LARGEST) {
      return digits(number);
    }
    return switch (Tongue.of(languageTag)) {
      case ENGLISH -> EnglishNumber.words(number);
      case SIMPLIFIED_CHINESE -> ChineseNumber.SIMPLIFIED.words(number);
      case TRADITIONAL_CHINESE -> ChineseNumber.TRADITIONAL.words(number);
      case OTHER -> digits(number);
    };
  }

  /** The number in ASCII digits without grouping, {@code -41000}: the same in every locale. */
  public static String digits(long number) {
    return Long.toString(number);
  }
}
