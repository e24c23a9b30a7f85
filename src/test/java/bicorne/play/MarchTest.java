package bicorne.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import bicorne.engine.Awaits;
import bicorne.engine.Digest;
import bicorne.engine.Engine;
import bicorne.engine.Paragraph;
import bicorne.engine.Piece;
import bicorne.model.Story;
import bicorne.model.Variable;
import bicorne.testkit.Golden;
import bicorne.testkit.TextStory;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** One small story, looked at closely: what a sitting, a transcript and a reckoning say of it. */
class MarchTest {

  private static final Engine ENGINE = new Engine(TextStory.of("saves/march").load());
  private static final Story STORY = ENGINE.story();

  private static Sitting begin() {
    return Objects.requireNonNull(
        Sitting.begin(ENGINE, Beginning.whole(9, "en", "2026-11-30T15:04:05Z")));
  }

  private static Sitting turned(Sitting sitting) {
    Sitting here = sitting;
    while (here.moment().awaits() instanceof Awaits.Turn) {
      here = here.turn();
    }
    return here;
  }

  private static int option(Sitting sitting, String id) {
    int node = sitting.engine().node(sitting.moment().state());
    return Objects.requireNonNull(STORY.optionOf(node, id)).number();
  }

  private static Sitting play(Sitting sitting, String... ids) {
    Sitting here = sitting;
    for (String id : ids) {
      here = turned(here);
      here = here.choose(option(here, id));
    }
    return here;
  }

  private static Sitting toTheEnd() {
    return turned(
        play(begin(), "listen", "march", "hear", "storm", "rest", "again", "push-on", "north"));
  }

  private static String id(int option) {
    return option < 0 ? "-" : STORY.options().get(option).id();
  }

  private static String ids(List<Integer> options) {
    return options.stream().map(MarchTest::id).toList().toString();
  }

  @Test
  void aTranscriptHoldsEveryPageAsItWasSeen() {
    StringBuilder text = new StringBuilder();
    for (Transcript.Sheet sheet : Transcript.of(toTheEnd()).sheets()) {
      text.append("page behind ").append(sheet.entry());
      text.append(", ").append(sheet.page().header().date()).append('\n');
      for (Piece piece : sheet.page().pieces()) {
        for (Paragraph paragraph : ENGINE.telling().tell(piece, 0)) {
          text.append("    ").append(paragraph.words()).append('\n');
        }
      }
      for (Decided decided : sheet.decided()) {
        text.append("  decided ").append(decided.entry()).append(" at ");
        text.append(STORY.address(decided.node())).append(':');
        for (Awaits.Offer offer : decided.offers()) {
          text.append(offer.option() == decided.taken() ? " >" : " ").append(id(offer.option()));
          text.append(offer.open() ? "" : "(locked)");
        }
        text.append(decided.fell() < 0 ? "" : " fell " + id(decided.fell()));
        text.append(decided.drew() < 0 ? "" : " drew " + STORY.address(decided.drew()));
        text.append('\n');
      }
      for (Transcript.Changed changed : sheet.changes()) {
        Variable variable = STORY.variables().get(changed.variable());
        text.append("  ").append(Digest.name(STORY, variable)).append(' ');
        text.append(value(variable, changed.before())).append(" -> ");
        text.append(value(variable, changed.after())).append('\n');
      }
      text.append("  then ").append(sheet.awaits().getClass().getSimpleName()).append('\n');
    }
    Golden.check("saves/march-transcript.expected", text.toString());
  }

  private static String value(Variable variable, bicorne.engine.State state) {
    return Digest.print(variable.type(), ENGINE.value(state, variable.number()));
  }

  @Test
  void aReckoningSetsThePlayBesideHistory() {
    Reckoning reckoning = Reckoning.of(toTheEnd(), List.of());
    StringBuilder text = new StringBuilder();
    for (Reckoning.Row row : reckoning.rows()) {
      text.append(row.entry()).append(' ').append(STORY.address(row.node()));
      text.append(" of ").append(ids(row.options()));
      text.append(": you ").append(id(row.yours())).append(", history ").append(id(row.main()));
      text.append(row.differs() ? ", differs" : "");
      Reckoning.Chance chance = row.chance();
      if (chance != null) {
        text.append("; of ").append(ids(chance.outcomes()));
        text.append(" you ").append(id(chance.fell()));
        text.append(", history ").append(id(chance.main()));
        text.append(chance.differs() ? ", differs" : "");
      }
      text.append("; ").append(ENGINE.telling().line(row.account().text(), row.state(), 0));
      text.append('\n');
    }
    text.append("parted ").append(reckoning.parted());
    text.append(", ending ").append(STORY.address(reckoning.ending()));
    text.append(", found ").append(reckoning.found()).append(" of ").append(reckoning.endings());
    Golden.check("saves/march-reckoning.expected", text.append('\n').toString());
    int paris = STORY.nodeAt("road/paris");
    assertThat(Reckoning.of(toTheEnd(), List.of(paris)).found()).isEqualTo(2);
    assertThat(Reckoning.of(begin(), List.of()).ending()).isEqualTo(-1);
  }

  @Test
  void goingBackLosesNothingAndForwardFollowsTheBranchLeft() {
    Sitting end = toTheEnd();
    assertThat(end.choicesTaken()).isEqualTo(8);
    assertThat(end.canGoForward()).isFalse();
    Sitting back = end.back().back().back();
    assertThat(back.choicesTaken()).isEqualTo(5);
    assertThat(back.journal()).isSameAs(end.journal());
    assertThat(back.forward().forward().forward().choicesTaken()).isEqualTo(8);
    Sitting start = end;
    while (start.canGoBack()) {
      start = start.back();
    }
    assertThat(start.entry()).isZero();
    assertThat(start.moment()).isEqualTo(begin().moment());
    assertThat(start.back()).isSameAs(start);
    assertThat(end.forward()).isSameAs(end);
    // Another choice is a branch, and the old one is still to be gone to.
    Sitting other = play(back, "north");
    assertThat(other.canGoForward()).isFalse();
    assertThat(other.canGoTo(end.entry())).isTrue();
    assertThat(other.to(end.entry()).choicesTaken()).isEqualTo(8);
    assertThat(other.to(1).forward().choicesTaken()).isEqualTo(2);
  }

  @Test
  void turningPagesAgainAfterGoingBackDrawsNothingAnew() {
    Sitting sitting = turned(play(begin(), "listen", "wait"));
    int lines = sitting.journal().lines().size();
    Sitting again = turned(sitting.back().forward());
    assertThat(again.journal().lines()).hasSize(lines);
    assertThat(again.moment()).isEqualTo(sitting.moment());
    assertThat(again.entry()).isEqualTo(sitting.entry());
  }

  @Test
  void whatIsNotOpenCannotBeTaken() {
    Sitting sitting = begin();
    int march = option(sitting, "march");
    assertThatThrownBy(() -> sitting.choose(march)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(sitting::turn).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aRestartIsAFreshStart() {
    Sitting end = toTheEnd();
    Sitting again = end.restart(9, "2026-11-30T15:04:05Z");
    SittingPropertiesTest.assertSame(again, begin());
    assertThat(again.journal().text()).isEqualTo(begin().journal().text());
    assertThat(again.restart(10, "").journal().header().seed()).isEqualTo(10);
  }

  @Test
  void anEndingIsWrittenDownWhenItsPageIsShown() {
    Sitting before = play(begin(), "listen", "wait", "rest", "north");
    assertThat(before.endingsReached()).isEmpty();
    assertThat(before.journal().text()).doesNotContain("ending");
    Sitting after = turned(before);
    assertThat(after.endingsReached()).containsExactly(STORY.nodeAt("road/paris"));
    assertThat(after.journal().text()).endsWith("page: 1, ending: road/paris}\n");
    Opened opened = Sitting.open(ENGINE, after.journal());
    SittingPropertiesTest.assertSame(((Opened.Ready) opened).sitting(), after);
  }

  @Test
  void anEpisodeAloneBeginsAsHistoryLeftItAndEndsWithIt() {
    Beginning beginning = Beginning.episode("field", 3, "en", "");
    Sitting sitting = Objects.requireNonNull(Sitting.begin(ENGINE, beginning));
    assertThat(sitting.journal().header().alone()).isTrue();
    assertThat(sitting.journal().header().start()).isEqualTo("field/arrival");
    Sitting left = turned(play(sitting, "rest", "north"));
    assertThat(left.moment().awaits()).isInstanceOf(Awaits.Left.class);
    Opened opened = Sitting.open(ENGINE, left.noted().journal());
    SittingPropertiesTest.assertSame(((Opened.Ready) opened).sitting(), left);
    assertThat(Sitting.begin(ENGINE, Beginning.episode("none", 3, "en", ""))).isNull();
    assertThat(Sitting.begin(ENGINE, Beginning.episode("council", 3, "en", ""))).isNull();
  }

  @Test
  void theDigestsNeverChangeForTheSameStory() {
    Sitting end = toTheEnd();
    Golden.check("saves/march-whole.save.yaml", end.journal().text());
  }
}
