package bicorne.text;

/**
 * Chinese number words as prose writes them. Ten to nineteen drop their leading 一 (十二, but 一百一十二);
 * zeros inside are one 零. Two is 两 only as the first digit of the number and directly before 千, 万
 * or 亿 (两千, 两万二千, 两亿), and 二 elsewhere (二十, 二百, 一万二千).
 */
final class ChineseNumber {
  static final ChineseNumber SIMPLIFIED = new ChineseNumber("万", "亿", "两", "负");
  static final ChineseNumber TRADITIONAL = new ChineseNumber("萬", "億", "兩", "負");

  private static final String DIGITS = "零一二三四五六七八九";
  private static final int MYRIAD = 10_000;
  private static final long MYRIAD_MYRIAD = 100_000_000L;

  private final String myriad;
  private final String myriadMyriad;
  private final String pair;
  private final String minus;

  private ChineseNumber(String myriad, String myriadMyriad, String pair, String minus) {
    this.myriad = myriad;
    this.myriadMyriad = myriadMyriad;
    this.pair = pair;
    this.minus = minus;
  }

  String words(long number) {
    if (number == 0) {
      return "零";
    }
    StringBuilder words = new StringBuilder();
    append(words, Math.abs(number));
    polish(words);
    return (number < 0 ? minus : "") + words;
  }

  private void append(StringBuilder words, long number) {
    if (number >= MYRIAD_MYRIAD) {
      appendScaled(words, number, MYRIAD_MYRIAD, myriadMyriad);
    } else if (number >= MYRIAD) {
      appendScaled(words, number, MYRIAD, myriad);
    } else {
      appendGroup(words, (int) number);
    }
  }

  private void appendScaled(StringBuilder words, long number, long scale, String name) {
    long rest = number % scale;
    append(words, number / scale);
    words.append(name);
    if (rest > 0) {
      words.append(rest < scale / 10 ? "零" : "");
      append(words, rest);
    }
  }

  /** Appends a number from 1 to 9999. */
  private static void appendGroup(StringBuilder words, int group) {
    boolean gap = false;
    boolean begun = false;
    int unit = 1000;
    for (int place = 0; place < 4; place++) {
      int digit = group / unit % 10;
      if (digit == 0) {
        gap = begun;
      } else {
        words.append(gap ? "零" : "").append(DIGITS.charAt(digit));
        words.append(place == 3 ? "" : "千百十".substring(place, place + 1));
        gap = false;
        begun = true;
      }
      unit /= 10;
    }
  }

  /** What is said differently only at the very beginning of a number. */
  private void polish(StringBuilder words) {
    if (words.length() < 2) {
      return;
    }
    String second = words.substring(1, 2);
    if (words.charAt(0) == '一' && second.equals("十")) {
      words.deleteCharAt(0);
    } else if (words.charAt(0) == '二'
        && (second.equals("千") || second.equals(myriad) || second.equals(myriadMyriad))) {
      words.replace(0, 1, pair);
    }
  }
}
