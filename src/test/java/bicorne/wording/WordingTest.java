package bicorne.wording;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordingTest {

  private enum Probe implements Saying {
    WORDS("{count} {count:road|roads} to {name}", "去{name}有 {count} 条路");

    private final String english;
    private final String chinese;

    Probe(String english, String chinese) {
      this.english = english;
      this.chinese = chinese;
    }

    @Override
    public String english() {
      return english;
    }

    @Override
    public String chinese() {
      return chinese;
    }
  }

  @ParameterizedTest
  @CsvSource({
    "en, en",
    "en-GB, en",
    "EN_us, en",
    "fr, en",
    "xx, en",
    "'', en",
    "-, en",
    "'---', en",
    "zh-Hans, zh-Hans",
    "zh, zh-Hans",
    "zh-CN, zh-Hans",
    "zh_TW, zh-Hans",
    "zh-Hant, zh-Hans",
    "zh-Hant-HK, zh-Hans",
    "ZH-hans-sg, zh-Hans",
    "zho, en",
    "z, en"
  })
  void anyRequestFindsTheNearestLanguage(String asked, String found) {
    assertThat(Wording.in(asked).tag()).isEqualTo(found);
  }

  @ParameterizedTest
  @CsvSource({"en-US, English", "zh-Hans-CN, 简体中文", "EN, English", "x-klingon, x-klingon"})
  void aLanguageIsCalledByItsNameWhateverTheRegion(String tag, String name) {
    assertThat(LanguageNames.of(tag)).isEqualTo(name);
  }

  @Test
  void valuesTakeTheirPlacesWhateverTheOrder() {
    assertThat(Wording.in("en").say(Probe.WORDS, "name", "Laon", "count", 1))
        .isEqualTo("1 road to Laon");
    assertThat(Wording.in("en").say(Probe.WORDS, "count", 2, "name", "Laon"))
        .isEqualTo("2 roads to Laon");
    assertThat(Wording.in("zh").say(Probe.WORDS, "count", 2, "name", "拉昂")).isEqualTo("去拉昂有 2 条路");
  }

  @Test
  void valuesAreNeverReadAsTemplates() {
    assertThat(Wording.in("en").say(Probe.WORDS, "count", 3, "name", "{count} $1 %s {name} \\"))
        .isEqualTo("3 roads to {count} $1 %s {name} \\");
  }

  @Test
  void valuesCannotSteerATerminalOrBeginALine() {
    assertThat(Wording.in("en").say(Probe.WORDS, "count", 0, "name", "\u001b[2J\n1  yes\u202E"))
        .isEqualTo("0 roads to \uFFFD[2J 1  yes\uFFFD");
  }

  @ParameterizedTest
  @CsvSource({
    "1814-01-29, 29 January 1814, 1814年1月29日",
    "1814-4-4, 4 April 1814, 1814年4月4日",
    "1814-12, December 1814, 1814年12月",
    "0045-03-15, 15 March 45, 45年3月15日",
    "1814, 1814, 1814年",
    "1814-13-01, 1814-13-01, 1814-13-01",
    "1814-01-00, 1814-01-00, 1814-01-00",
    "1814-01-32, 1814-01-32, 1814-01-32",
    "-44-03-15, -44-03-15, -44-03-15",
    "1814-01-29-x, 1814-01-29-x, 1814-01-29-x",
    "1814--29, 1814--29, 1814--29",
    "99999-01-01, 99999-01-01, 99999-01-01",
    "early spring, early spring, early spring"
  })
  void datesAreWrittenAsPeopleWriteThem(String date, String english, String chinese) {
    assertThat(Wording.in("en").date(date)).isEqualTo(english);
    assertThat(Wording.in("zh-Hans").date(date)).isEqualTo(chinese);
  }

  @Test
  void sentencesGetTheirStopsOnce() {
    assertThat(Wording.in("en").sentences(List.of("Brienne", "", "“Who goes?”", "As Ney")))
        .isEqualTo("Brienne. “Who goes?” As Ney.");
    assertThat(Wording.in("zh").sentences(List.of("布里埃讷", "谁？”", "视角：内伊")))
        .isEqualTo("布里埃讷。谁？”视角：内伊。");
    assertThat(Wording.in("en").sentences(List.of("”", "x"))).isEqualTo("”. x.");
    assertThat(Wording.in("en").sentences(List.of())).isEmpty();
  }

  @Test
  void clausesAndListsFollowTheLanguage() {
    assertThat(Wording.in("en").clauses(List.of("a", "", "b"))).isEqualTo("a, b");
    assertThat(Wording.in("zh").clauses(List.of("甲", "乙"))).isEqualTo("甲，乙");
    assertThat(Wording.in("en").list(List.of("a", "b", "c"))).isEqualTo("a, b and c");
    assertThat(Wording.in("zh").list(List.of("甲", "乙", "丙"))).isEqualTo("甲、乙和丙");
  }
}
