package bicorne.plain;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.play.Notice;
import bicorne.play.Opened;
import bicorne.play.Sitting;
import bicorne.saves.Difference;
import bicorne.saves.Misfit;
import bicorne.testkit.Golden;
import bicorne.told.Notices;
import bicorne.told.Openings;
import bicorne.told.StoryWords;
import bicorne.wording.Wording;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is told of saves, in both languages. */
class OpeningsTest {

  private static final List<Difference> DIFFERENCES =
      List.of(new Difference("army", "8", "7", 2), new Difference("ford.asked", "true", null, 3));

  @ParameterizedTest
  @ValueSource(strings = {"en", "zh-Hans"})
  void everyWayOfOpeningIsToldInWords(String tag) {
    Sitting sitting = Plays.begin(Ford.story(), tag);
    StoryWords words = StoryWords.in(sitting.engine(), tag);
    StringBuilder told = new StringBuilder();
    add(told, Openings.told(new Opened.Ready(sitting, true, List.of(), List.of()), words));
    add(told, Openings.told(new Opened.Ready(sitting, true, DIFFERENCES, List.of()), words));
    for (Misfit.Reason reason : Misfit.Reason.values()) {
      Misfit misfit =
          new Misfit(
              4, reason, "ford/bank", "bridge", "ford/water", locked(sitting), sitting.moment());
      told.append(reason).append('\n');
      add(told, Openings.told(new Opened.Stopped(sitting, misfit, true, List.of()), words));
      add(told, Openings.told(new Opened.Refused(misfit), words));
    }
    Misfit bare = new Misfit(1, Misfit.Reason.CHOICE_LOCKED, "a/b", "c", "", -1, null);
    add(told, Openings.told(new Opened.Stopped(sitting, bare, false, DIFFERENCES), words));
    add(told, Openings.told(new Opened.Ready(sitting, false, List.of(), List.of(bare)), words));
    Golden.check("plain/openings." + tag + ".txt", told.toString());
  }

  @Test
  void aSaveThatFitsIsNotTalkedAbout() {
    Sitting sitting = Plays.begin(Ford.story(), "en");
    StoryWords words = StoryWords.in(sitting.engine(), "en");
    assertThat(Openings.told(new Opened.Ready(sitting, false, List.of(), List.of()), words))
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "zh-Hans"})
  void everyNoticeIsToldInWords(String tag) {
    Wording wording = Wording.in(tag);
    StringBuilder told = new StringBuilder();
    for (Notice.Why why : Notice.Why.values()) {
      String detail = why == Notice.Why.OTHER ? "Input/output error" : "";
      told.append(Notices.told(new Notice.NotKept(why, "saves/a", detail), wording)).append('\n');
    }
    told.append(Notices.told(new Notice.NotKept(Notice.Why.OTHER, "a", ""), wording)).append('\n');
    told.append(Notices.told(new Notice.KeptAgain("saves/a", 1), wording)).append('\n');
    told.append(Notices.told(new Notice.KeptAgain("saves/a", 3), wording)).append('\n');
    told.append(Notices.told(new Notice.InACopy("a", "a-2"), wording)).append('\n');
    told.append(Notices.told(new Notice.TornLine("a.torn", 12), wording)).append('\n');
    Golden.check("plain/notices." + tag + ".txt", told.toString());
  }

  private static void add(StringBuilder told, List<String> paragraphs) {
    for (String paragraph : paragraphs) {
      told.append(paragraph).append('\n');
    }
    told.append('\n');
  }

  private static int locked(Sitting sitting) {
    return sitting.engine().story().optionsOf(0).get(2);
  }
}
