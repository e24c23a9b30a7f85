package bicorne.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumberWordsTest {
  private static final List<String> ENGLISH =
      List.of(
          "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
              .split(" ", -1));
  private static final List<String> TENS =
      List.of("? ? twenty thirty forty fifty sixty seventy eighty ninety".split(" ", -1));
  private static final List<String> SCALES =
      List.of("? thousand million billion trillion quadrillion".split(" ", -1));

  @ParameterizedTest
  @CsvSource({
    "0, zero",
    "7, seven",
    "13, thirteen",
    "20, twenty",
    "21, twenty-one",
    "100, one hundred",
    "105, one hundred and five",
    "342, three hundred and forty-two",
    "1000, one thousand",
    "1005, one thousand and five",
    "1100, one thousand one hundred",
    "41000, forty-one thousand",
    "41250, forty-one thousand two hundred and fifty",
    "100000, one hundred thousand",
    "1000001, one million and one",
    "-3, minus three",
    "-41000, minus forty-one thousand",
    "999999999999999, nine hundred and ninety-nine trillion nine hundred and ninety-nine billion nine hundred and ninety-nine million nine hundred and ninety-nine thousand nine hundred and ninety-nine",
    "1000000000000000, one quadrillion",
    "1000000000000001, 1000000000000001",
    "-9223372036854775808, -9223372036854775808"
  })
  void english(long number, String words) {
    assertThat(NumberWords.in("en", number)).isEqualTo(words);
    assertThat(NumberWords.in("en-GB", number)).isEqualTo(words);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 零, 零",
    "2, 二, 二",
    "10, 十, 十",
    "12, 十二, 十二",
    "20, 二十, 二十",
    "22, 二十二, 二十二",
    "100, 一百, 一百",
    "105, 一百零五, 一百零五",
    "110, 一百一十, 一百一十",
    "112, 一百一十二, 一百一十二",
    "200, 二百, 二百",
    "222, 二百二十二, 二百二十二",
    "1000, 一千, 一千",
    "1010, 一千零一十, 一千零一十",
    "1001, 一千零一, 一千零一",
    "2000, 两千, 兩千",
    "2200, 两千二百, 兩千二百",
    "10000, 一万, 一萬",
    "10001, 一万零一, 一萬零一",
    "12000, 一万二千, 一萬二千",
    "20000, 两万, 兩萬",
    "22000, 两万二千, 兩萬二千",
    "20200, 两万零二百, 兩萬零二百",
    "41000, 四万一千, 四萬一千",
    "100000, 十万, 十萬",
    "120000, 十二万, 十二萬",
    "200000, 二十万, 二十萬",
    "1002000, 一百万二千, 一百萬二千",
    "1000200, 一百万零二百, 一百萬零二百",
    "20000000, 两千万, 兩千萬",
    "200000000, 两亿, 兩億",
    "1000000000, 十亿, 十億",
    "300020000, 三亿零二万, 三億零二萬",
    "320000005, 三亿二千万零五, 三億二千萬零五",
    "1000000000000, 一万亿, 一萬億",
    "2000000000000, 两万亿, 兩萬億",
    "1000000000001, 一万亿零一, 一萬億零一",
    "1000000000000000, 一千万亿, 一千萬億",
    "-3, 负三, 負三",
    "-20000, 负两万, 負兩萬",
    "1000000000000001, 1000000000000001, 1000000000000001"
  })
  void chinese(long number, String simplified, String traditional) {
    for (String tag : List.of("zh", "zh-Hans", "zh-CN", "zh_CN", "ZH-hans-TW")) {
      assertThat(NumberWords.in(tag, number)).isEqualTo(simplified);
    }
    for (String tag : List.of("zh-Hant", "zh-TW", "zh_HK", "zh-hant-CN")) {
      assertThat(NumberWords.in(tag, number)).isEqualTo(traditional);
    }
  }

  @Test
  void otherLanguagesGetDigits() {
    assertThat(NumberWords.in("fr", -41000)).isEqualTo("-41000");
    assertThat(NumberWords.in("", 5)).isEqualTo("5");
    assertThat(NumberWords.in("english", 5)).isEqualTo("5");
    assertThat(NumberWords.digits(Long.MIN_VALUE)).isEqualTo("-9223372036854775808");
  }

  @Test
  void wordsReadBackAsTheirNumber() {
    for (long number = 0; number <= 1_000_000; number += number < 30_000 ? 1 : 37) {
      readsBack(number);
    }
    Random random = new Random(1814);
    for (int sample = 0; sample < 20_000; sample++) {
      long bound = (long) Math.pow(10, 1 + random.nextInt(15));
      readsBack(random.nextLong(-bound, bound + 1));
    }
    readsBack(1_000_000);
    readsBack(1_000_000_000_000_000L);
    readsBack(-1_000_000_000_000_000L);
  }

  private static void readsBack(long number) {
    String english = NumberWords.in("en", number);
    String chinese = NumberWords.in("zh", number);
    if (readEnglish(english) != number || readChinese(chinese) != number) {
      throw new AssertionError(number + " became " + english + " and " + chinese);
    }
    if (chinese.contains("零零") || (chinese.length() > 1 && chinese.endsWith("零"))) {
      throw new AssertionError(number + " became " + chinese);
    }
  }

  private static long readEnglish(String words) {
    if (words.startsWith("minus ")) {
      return -readEnglish(words.substring(6));
    }
    long total = 0;
    long group = 0;
    for (String word : words.replace('-', ' ').split(" ", -1)) {
      if (ENGLISH.contains(word)) {
        group += ENGLISH.indexOf(word);
      } else if (TENS.contains(word)) {
        group += 10L * TENS.indexOf(word);
      } else if (word.equals("hundred")) {
        group *= 100;
      } else if (SCALES.contains(word)) {
        total += group * (long) Math.pow(1000, SCALES.indexOf(word));
        group = 0;
      } else if (!word.equals("and")) {
        throw new AssertionError(words);
      }
    }
    return total + group;
  }

  private static long readChinese(String words) {
    if (words.startsWith("负")) {
      return -readChinese(words.substring(1));
    }
    int large = words.lastIndexOf('亿');
    if (large >= 0) {
      return readChinese(words.substring(0, large)) * 100_000_000L
          + readChinese(words.substring(large + 1));
    }
    int myriad = words.lastIndexOf('万');
    if (myriad >= 0) {
      return readChinese(words.substring(0, myriad)) * 10_000L
          + readChinese(words.substring(myriad + 1));
    }
    long total = 0;
    long digit = 0;
    for (char word : words.replace('两', '二').toCharArray()) {
      int unit = "十百千".indexOf(word);
      if (unit >= 0) {
        total += (digit == 0 ? 1 : digit) * (long) Math.pow(10, unit + 1.0);
        digit = 0;
      } else {
        digit = "零一二三四五六七八九".indexOf(word);
      }
    }
    return total + digit;
  }
}
