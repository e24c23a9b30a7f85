package bicorne.tui;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.engine.Engine;
import bicorne.model.Story;
import bicorne.play.Notice;
import bicorne.saves.Edition;
import bicorne.saves.Journal;
import bicorne.saves.Reading;
import bicorne.testkit.TextStory;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What messages ask for, as data; saves that do not quite fit; leaving. */
class TheatreTest {

  private static final TextStory FORD = KeyScript.story("ford");
  private static final Story STORY = FORD.load();

  private static House begun() {
    House house = House.of(STORY, "en", Size.USUAL);
    house.press('1');
    return house;
  }

  private static String seen(House house) {
    return house.theatre().frame().text();
  }

  private static List<Command> asked(House house, Key key) {
    return house.theatre().hear(new Message.Pressed(key, false)).commands();
  }

  @Test
  void aChoiceAsksForNothingButToRememberAndToKeep() {
    House house = begun();
    int read =
        Objects.requireNonNull(STORY.optionOf(STORY.nodeAt("crossing/note"), "read")).number();
    assertThat(asked(house, Key.of('1')))
        .hasSize(2)
        .satisfies(
            asked -> {
              assertThat(asked.get(0))
                  .isEqualTo(new Errand.Remember(ReadPages.page(house.sitting())));
              Errand.Keep keep = (Errand.Keep) asked.get(1);
              assertThat(keep.sitting().moment()).isEqualTo(house.sitting().choose(read).moment());
            });
  }

  @Test
  void scrollingAndLookingAsksForNothing() {
    House house = begun();
    for (String key : List.of("Down", "PgDn", "?", "Esc", "i", "Esc", "h", "Esc", "p", "Esc")) {
      assertThat(asked(house, KeyScript.key(key))).as(key).isEmpty();
      house.press(KeyScript.key(key));
    }
  }

  @Test
  void scrollingAndPointingLaysNothingOutAnew() {
    House house = begun();
    house.press('1');
    ReadingLayout laid = house.reading().layout();
    for (String key : List.of("Down", "PgDn", "Tab", "End", "Up", "WheelUp", "Space")) {
      house.press(KeyScript.key(key));
      assertThat(house.reading().layout()).as(key).isSameAs(laid);
    }
    house.press('?');
    house.press(Key.Kind.ESCAPE);
    assertThat(house.reading().layout()).isSameAs(laid);
    house.hear(new Message.Resized(new Size(60, 20)));
    assertThat(house.reading().layout()).isNotSameAs(laid);
  }

  @Test
  void fullwidthDigitsAndLettersCount() {
    House house = begun();
    house.press(Key.of('１'));
    assertThat(house.sitting().choicesTaken()).isEqualTo(1);
    house.press(Key.of('ｕ'));
    assertThat(house.sitting().choicesTaken()).isZero();
  }

  @Test
  void leavingKeepsFirstAndSaysSo() {
    House house = begun();
    house.press('1');
    assertThat(asked(house, Key.of('q'))).containsExactly(new Errand.Part(house.sitting()));
    house.press('q');
    assertThat(house.left())
        .isEqualTo(new Command.Leave(0, "Your place is kept. Until next time."));
  }

  @Test
  void whatCouldNotBeKeptIsToldBehindTheScreen() {
    House house = begun();
    house.memory().disk = false;
    house.press('q');
    assertThat(Objects.requireNonNull(house.left()).farewell())
        .startsWith("Your progress is not being kept: there is no room left")
        .endsWith("Until next time.");
  }

  @Test
  void anEndFromOutsideAsksNothing() {
    House house = begun();
    assertThat(house.theatre().hear(new Message.Ending()).commands())
        .containsExactly(new Errand.Part(house.sitting()), new Command.Leave(0, ""));
    Theatre title = House.of(STORY, "en", Size.USUAL).theatre();
    assertThat(title.hear(new Message.Ending()).commands())
        .containsExactly(new Command.Leave(0, ""));
  }

  @Test
  void ctrlCAsksNothingAndSaysThatItWasThat() {
    Message interrupt =
        new Message.Pressed(new Key(Key.Kind.CHARACTER, 'c', true, false, 0, 0), false);
    House house = begun();
    assertThat(house.theatre().hear(interrupt).commands())
        .containsExactly(new Errand.Part(house.sitting()), new Command.Leave(130, ""));
    Stage findings = Findings.of(List.of("a: one"), "en", 1);
    assertThat(findings.hear(interrupt).commands()).containsExactly(new Command.Leave(130, ""));
  }

  @Test
  void aKeyInABurstOpensNothingAndLeavesNothing() {
    House house = begun();
    Frame before = house.theatre().frame();
    for (char key : "12qlst?>huUip\u0003".toCharArray()) {
      house.burst(Key.of(key));
    }
    house.burst(Key.of(Key.Kind.ENTER));
    assertThat(house.theatre().frame()).isEqualTo(before);
    assertThat(house.left()).isNull();
    house.press('1');
    assertThat(house.sitting().choicesTaken()).isEqualTo(1);
  }

  @Test
  void aHeldKeyTurnsPagesAndStopsAtADecision() {
    House house = begun();
    house.press('1');
    house.take(2);
    for (int i = 0; i < 50; i++) {
      house.burst(Key.of(Key.Kind.ENTER));
    }
    assertThat(seen(house)).contains("A council", "> 1  The first plan.");
    assertThat(house.sitting().choicesTaken()).isEqualTo(2);
  }

  @Test
  void pagesReadInAnEarlierPlayArePassedOver() {
    House first = begun();
    first.press('1');
    first.take(1);
    first.turn();
    long[] pages =
        first.memory().done.stream()
            .filter(c -> c instanceof Errand.Remember)
            .mapToLong(c -> ((Errand.Remember) c).page())
            .toArray();
    Playbill bill = Playbill.of(Edition.of(new Engine(STORY)), "1.0.0");
    House again =
        new House(
            Theatre.of(bill, Settings.USUAL, "zh-Hans", ReadPages.of(pages)), new MemoryErrands());
    again.press('1');
    again.press('1');
    again.take(1);
    assertThat(seen(again)).contains("> 略过");
    again.press('>');
    assertThat(seen(again)).contains("厄尔巴之王");
  }

  @Test
  void fineMarksAreDrawnOnceShownAndNeverAgainstTheSetting() {
    House house = begun();
    assertThat(seen(house)).doesNotContain("─");
    house.hear(new Message.FineMarks());
    assertThat(seen(house)).contains("─", "█");
    ScreenModel ascii =
        house.theatre().model().withSettings(Settings.USUAL.drawn(Settings.Marks.ASCII));
    assertThat(ascii.page().view(ascii).text()).doesNotContain("─");
  }

  // Opening saves.

  private static Journal played() {
    House house = begun();
    house.press('1');
    house.take(2);
    house.turn();
    return house.sitting().journal();
  }

  private static House opening(Story story, Reading reading) {
    House house = House.of(story, "en", Size.USUAL);
    boolean goesOn = reading instanceof Reading.Whole;
    house.hear(new Heard.Entered("a", reading, List.of(), false, goesOn));
    return house;
  }

  private static Story revised() {
    return FORD.edited(
            "episodes/crossing.yaml",
            "        goto: many\n      bridge:",
            "        goto: many\n      bridge-at-lesmont:")
        .edited("episodes/crossing.yaml", "      guns:\n", "      cannon:\n")
        .without("lang/zh-Hans/episodes/crossing.yaml")
        .load();
  }

  @Test
  void aSaveThatFitsGoesOnAtOnce() {
    House house = opening(STORY, new Reading.Whole(played(), false));
    assertThat(seen(house)).contains("The men lie down");
    assertThat(house.memory().done).contains(new Errand.KeepThere());
  }

  @Test
  void aSaveThatStopsFittingIsExplainedAndGoneOnWithOnlyWhenTheReaderSaysSo() {
    House house = opening(revised(), new Reading.Whole(played(), false));
    assertThat(seen(house)).contains("decision 2", "no longer", "“guns” is gone");
    house.burst(Key.of(Key.Kind.ENTER));
    assertThat(house.memory().done).doesNotContain(new Errand.KeepThere());
    house.press(Key.Kind.ENTER);
    assertThat(house.memory().done).contains(new Errand.KeepThere());
    assertThat(seen(house)).contains("The near bank");
  }

  @Test
  void aSaveThatStopsFittingIsLetGoByEscape() {
    House house = opening(revised(), new Reading.Whole(played(), false));
    house.press(Key.Kind.ESCAPE);
    assertThat(house.memory().done).contains(new Errand.LetGo());
    assertThat(seen(house)).contains("New game");
  }

  @Test
  void whatStandsBeforeADamageIsGoneOnWithInAFileOfItsOwn() {
    Reading damaged = new Reading.Damaged(4, Reading.Fault.NOT_YAML, played());
    House house = opening(STORY, damaged);
    assertThat(seen(house)).contains("damaged at line 4", "before that line is whole");
    house.press(Key.Kind.ENTER);
    assertThat(house.memory().done).contains(new Errand.KeepAnew());
    assertThat(seen(house)).contains("The men lie down");
  }

  @ParameterizedTest
  @CsvSource({"newer, version 9", "missing, it is not there", "empty, no save that can be read"})
  void aSaveThatCannotBeOpenedIsExplainedAndLetGo(String what, String told) {
    Reading reading =
        switch (what) {
          case "newer" -> new Reading.Newer("9", "3.1");
          case "missing" -> new Reading.Unreadable(Reading.Obstacle.MISSING, "");
          default -> new Reading.Damaged(1, Reading.Fault.EMPTY, null);
        };
    House house = opening(STORY, reading);
    assertThat(seen(house).replaceAll("\\s+", " ")).contains(told);
    assertThat(house.memory().done).contains(new Errand.LetGo());
    house.press(Key.Kind.ENTER);
    assertThat(seen(house)).contains("New game");
  }

  @Test
  void aSaveOfAnotherStoryIsRefused() {
    Story other = FORD.edited("story.yaml", "id: the-ford", "id: the-bridge").load();
    House house = opening(other, new Reading.Whole(played(), false));
    assertThat(seen(house).replaceAll("\\s+", " ")).contains("it is of the story “the-ford”");
    house.press(Key.Kind.ENTER);
    assertThat(house.theatre().sitting()).isNull();
  }

  @Test
  void theSaveThatIsBeingPlayedIsNotOpenedTwice() {
    House house = begun();
    house.press('1');
    house.press('s');
    house.press('2');
    assertThat(seen(house)).contains("The near bank");
    assertThat(house.memory().done).doesNotContain(new Errand.KeepThere());
  }

  @Test
  void aLongNoticeOnASmallScreenIsAPanelToBeScrolled() {
    House house = begun();
    house.hear(new Message.Resized(new Size(20, 6)));
    house.memory().notices.add(new Notice.InACopy("saves/before-laon", "saves/before-laon-2"));
    house.take(1);
    StringBuilder seen = new StringBuilder(seen(house));
    for (int i = 0; i < 10; i++) {
      house.press(' ');
      seen.append(seen(house));
    }
    assertThat(seen.toString().replaceAll("[\\s^v|]+", " ")).contains("Another Bicorne", "laon-2");
    house.press(Key.Kind.ENTER);
    assertThat(seen(house)).contains("The near bank");
  }

  @Test
  void theFindingsOfABrokenStoryCanBeReadInEverySize() {
    for (Size size : KeyScript.SIZES) {
      Findings findings = Findings.of(List.of("a: one", "", "b: " + "two ".repeat(60)), "en", 1);
      Stage stage = findings.hear(new Message.Resized(size));
      StringBuilder seen = new StringBuilder();
      for (int i = 0; i < 40; i++) {
        seen.append(stage.frame().text());
        stage = stage.hear(new Message.Pressed(Key.of(' '), false));
      }
      assertThat(stage.frame().size()).isEqualTo(size);
      if (Plan.fits(size)) {
        assertThat(seen).contains("a: one", "b: two").contains("q quit");
      }
      assertThat(stage.hear(new Message.Pressed(Key.of('q'), false)).commands())
          .containsExactly(new Command.Leave(1, ""));
    }
  }

  // A story that is written on meanwhile.

  private static Edition revised(String from, String to) {
    return Edition.of(new Engine(FORD.edited("episodes/crossing.yaml", from, to).load()));
  }

  private static House watched() {
    Playbill bill = Playbill.of(Edition.of(new Engine(STORY)), "1.0.0");
    House house =
        new House(
            Theatre.of(bill, Settings.USUAL, "en", ReadPages.NONE).watching(), new MemoryErrands());
    house.hear(new Message.Resized(Size.USUAL));
    house.press('1');
    return house;
  }

  @Test
  void aStoryThatIsWrittenOnIsLookedAtAgainAndAgain() {
    House house = watched();
    assertThat(house.theatre().tick()).isPositive();
    assertThat(house.theatre().hear(new Message.Tick(50)).commands()).isEmpty();
    assertThat(house.theatre().hear(new Message.Tick(250)).commands())
        .containsExactly(new Errand.LookAgain());
    assertThat(begun().theatre().hear(new Message.Tick(250)).commands()).isEmpty();
  }

  @Test
  void aRevisedStoryIsShownAtTheSamePlace() {
    House house = watched();
    String words = "Men drown in this episode.";
    assertThat(seen(house)).contains(words);
    house.hear(new Heard.Revised(revised(words, "Nobody does.")));
    assertThat(seen(house)).contains("Nobody does.").doesNotContain(words);
    assertThat(seen(house)).contains("The story has been read again.");
    assertThat(house.theatre().model().page()).isInstanceOf(ReadingPage.class);
  }

  @Test
  void errorsAreShownOverThePageWhichStays() {
    House house = watched();
    String before = seen(house);
    house.hear(new Heard.Broken(List.of("episodes/x.yaml:1:1: error B310: No.")));
    house.hear(new Heard.Broken(List.of("episodes/x.yaml:2:1: error B310: Neither.")));
    assertThat(seen(house)).contains("x.yaml:2:1").doesNotContain("x.yaml:1:1");
    house.press(Key.Kind.ESCAPE);
    assertThat(seen(house)).isEqualTo(before);
  }
}
