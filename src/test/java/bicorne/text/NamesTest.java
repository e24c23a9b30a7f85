package bicorne.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Normalizer;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NamesTest {
  @ParameterizedTest
  @CsvSource({
    "INIT, init",
    "Straße, strasse",
    "STRAẞE, strasse",
    "İ, i̇",
    "ΟΔΟΣ, οδοσ",
    "οδος, οδοσ",
    "Château, château",
    "CHÂTEAU, château",
    "ﬁn, fin",
    "ı, ı",
    "皇帝, 皇帝",
    "𐐀, 𐐨"
  })
  void fold(String name, String folded) {
    assertThat(Names.fold(name)).isEqualTo(folded);
    assertThat(Names.fold(folded)).isEqualTo(folded);
  }

  @ParameterizedTest
  @ValueSource(strings = {"tr", "az", "lt", "de"})
  void foldingIsTheSameInEveryLocale(String language) {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag(language));
      assertThat(Names.fold("INIT List WHITE Italic")).isEqualTo("init list white italic");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void nfcIsThatOfTheJdk() {
    assertThat(Names.nfc("Cha\u0302teau")).isEqualTo("Château");
    String plain = "“中文”, Château……１２";
    assertThat(Names.nfc(plain)).isSameAs(plain);
    for (int unit = 0; unit <= 0xFFFF; unit++) {
      String text = "a" + (char) unit + "b";
      assertThat(Names.nfc(text)).isEqualTo(Normalizer.normalize(text, Normalizer.Form.NFC));
    }
  }

  @Test
  void foldingOnceIsEnough() {
    for (int point = 0; point <= Character.MAX_CODE_POINT; point++) {
      String folded = Names.fold(Character.toString(point));
      assertThat(Names.fold(folded)).isEqualTo(folded);
    }
  }

  @Test
  void namesAreTheSameWhateverTheirCaseAndForm() {
    assertThat(Names.same("Cha\u0302teau", "CHÂTEAU")).isTrue();
    assertThat(Names.same("attic", "attick")).isFalse();
  }

  @Test
  void fullwidthDigitsBecomeAscii() {
    assertThat(Names.asciiDigits("１２ 0９3四")).isEqualTo("12 093四");
  }
}
