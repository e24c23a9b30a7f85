package bicorne.wording;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FirstLanguageTest {

  @ParameterizedTest
  @CsvSource({
    "en_GB.UTF-8, en-GB",
    "zh_CN.UTF-8, zh-Hans-CN",
    "zh_CN.GB18030, zh-Hans-CN",
    "zh_SG, zh-Hans-SG",
    "zh_TW, zh-Hant-TW",
    "zh_HK.UTF-8@x, zh-Hant-HK",
    "zh, zh-Hans",
    "zh_Hant_TW, zh-Hant-TW",
    "fr_FR@euro, fr-FR",
    "sr_RS@latin, sr-RS",
    "de, de",
    "C, ''",
    "C.UTF-8, ''",
    "POSIX, ''",
    "posix, ''",
    "/etc/locale, ''",
    "x, ''",
    "en_US; rm, ''",
    "_, ''",
    "., ''"
  })
  void aLocaleGivesATagOrNothing(String locale, String tag) {
    assertThat(FirstLanguage.of(null, "", locale).orElse("")).isEqualTo(tag);
  }

  @Test
  void theFirstThatSaysAnythingDecides() {
    assertThat(FirstLanguage.of("zh_CN", "fr_FR", "de_DE")).contains("zh-Hans-CN");
    assertThat(FirstLanguage.of("", "fr_FR", "de_DE")).contains("fr-FR");
    assertThat(FirstLanguage.of(null, null, "de_DE")).contains("de-DE");
    assertThat(FirstLanguage.of("C", "fr_FR", "de_DE")).isEmpty();
    assertThat(FirstLanguage.of(null, null, null)).isEmpty();
  }
}
