package bicorne.saves;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SaveNameTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Laon",
        "Before Laon",
        "布里埃纳之前",
        "Élan",
        "конец",
        "🦅 eagle",
        "a.b",
        "com",
        "console",
        "1814",
        "no",
        "it's (mine) & yours + 100%",
        "नेपोलियन",
        "a-b_c=d",
        "~x",
        "$HOME",
        "a;b",
        "x.save"
      })
  void aNameCanBeOfAnyLanguage(String name) {
    assertThat(SaveName.fault(name)).isNull();
    assertThat(SaveName.stored(name)).isEqualTo(name);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "'' EMPTY",
        "'   ' EMPTY",
        "'.save.yaml' EMPTY",
        "a/b CHARACTER",
        "a\\b CHARACTER",
        "../../etc/passwd CHARACTER",
        "C:x CHARACTER",
        "'a*' CHARACTER",
        "'a?' CHARACTER",
        "'a\"b' CHARACTER",
        "'<a>' CHARACTER",
        "'a|b' CHARACTER",
        ".. EDGE",
        ". EDGE",
        ".hidden EDGE",
        "-rf EDGE",
        "end. EDGE",
        "CON RESERVED",
        "con RESERVED",
        "nul RESERVED",
        "Aux.old RESERVED",
        "COM1 RESERVED",
        "lpt9.txt RESERVED",
        "COM¹ RESERVED"
      })
  void whatSomeSystemCannotStoreIsRefusedOnAll(String name, SaveName.Fault fault) {
    assertThat(SaveName.fault(name)).isEqualTo(fault);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a\nb",
        "a\tb",
        "a\0b",
        "\u001b[2J",
        "a\u202eb",
        "a\u200bb",
        "\ufeffa",
        "a\u2028b",
        "\ud800",
        "a\ufffdb",
        "\u007f",
        "\ue000"
      })
  void whatCannotBeSeenIsRefused(String name) {
    assertThat(SaveName.fault(name)).isEqualTo(SaveName.Fault.CHARACTER);
  }

  @Test
  void theLimitIsInBytes() {
    assertThat(SaveName.fault("a".repeat(120))).isNull();
    assertThat(SaveName.fault("a".repeat(121))).isEqualTo(SaveName.Fault.TOO_LONG);
    assertThat(SaveName.fault("雪".repeat(40))).isNull();
    assertThat(SaveName.fault("雪".repeat(41))).isEqualTo(SaveName.Fault.TOO_LONG);
  }

  @Test
  void formsAndLetterCaseAreOne() {
    assertThat(SaveName.stored("e\u0301lan ")).isEqualTo("élan");
    assertThat(SaveName.stored("Laon.save.yaml")).isEqualTo("Laon");
    assertThat(SaveName.fold("E\u0301LAN")).isEqualTo(SaveName.fold("élan"));
    assertThat(SaveName.fold("ISTANBUL")).isEqualTo("istanbul");
    assertThat(SaveName.fold("雪")).isNotEqualTo(SaveName.fold("冰"));
  }
}
