package bicorne.tui;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.model.Story;
import bicorne.plain.Hostile;
import bicorne.play.Sitting;
import bicorne.saves.Line;
import bicorne.testkit.RandomStory;
import bicorne.text.Clean;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Any keys at all, in any size, at any moment. */
class RandomKeysTest {

  private static final String LETTERS =
      "123456789012uUtshpil?>bnvrfadcex+- qＱ１？x雪é\u0301👩🏽‍🚀\u001b\u0000\u202e";

  private static final Story FORD = KeyScript.story("ford").load();
  private static final Story HOSTILE = Hostile.story();

  static IntStream seeds() {
    return IntStream.range(0, 120);
  }

  private static Story story(int seed) {
    return switch (seed % 3) {
      case 0 -> FORD;
      case 1 -> HOSTILE;
      default -> RandomStory.small(seed);
    };
  }

  private static Key key(SplittableRandom random, Size size) {
    Key.Kind[] kinds = Key.Kind.values();
    int dice = random.nextInt(12);
    if (dice < 5) {
      int[] points = LETTERS.codePoints().toArray();
      return Key.of(points[random.nextInt(points.length)]);
    }
    Key.Kind kind =
        dice < 8
            ? List.of(Key.Kind.ENTER, Key.Kind.DOWN, Key.Kind.UP).get(random.nextInt(3))
            : kinds[random.nextInt(kinds.length)];
    int point = kind == Key.Kind.CHARACTER ? random.nextInt(0x3000) : 0;
    return new Key(
        kind,
        point,
        random.nextInt(10) == 0,
        random.nextInt(10) == 0,
        random.nextInt(size.columns()),
        random.nextInt(size.rows()));
  }

  private static Size size(SplittableRandom random) {
    return switch (random.nextInt(6)) {
      case 0 -> new Size(1 + random.nextInt(8), 1 + random.nextInt(8));
      case 1 -> new Size(20 + random.nextInt(30), 6 + random.nextInt(10));
      case 2 -> new Size(1 + random.nextInt(300), 1 + random.nextInt(100));
      case 3 -> new Size(20, 6);
      default -> Size.USUAL;
    };
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void everyFrameFitsIsSafeAndShowsWhatEnterTakesAndNothingIsTakenInABurst(int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    House house = House.of(story(seed), seed % 2 == 0 ? "en" : "zh-Hans", Size.USUAL);
    Size size = Size.USUAL;
    for (int i = 0; i < 150; i++) {
      int before = taken(house);
      int done = house.memory().done.size();
      boolean burst = random.nextInt(4) == 0;
      switch (random.nextInt(14)) {
        case 0 -> {
          size = size(random);
          house.hear(new Message.Resized(size));
        }
        case 1 -> house.hear(new Message.Pasted("\u001b[2J1\r\n2q" + i));
        case 2 -> house.hear(new Message.Tick(random.nextInt(200)));
        case 3 -> house.memory().disk = random.nextBoolean();
        default -> {
          Key key = key(random, size);
          house.hear(new Message.Pressed(key, burst));
          if (burst) {
            assertThat(taken(house)).as("choices taken after %s", key).isEqualTo(before);
            assertThat(house.memory().done.subList(done, house.memory().done.size()))
                .noneMatch(c -> c instanceof Errand.SaveAs || c instanceof Errand.NewPlay);
          }
        }
      }
      if (house.left() != null) {
        house = House.of(story(seed), "en", size);
      }
      assertSound(house, size);
    }
  }

  private static int taken(House house) {
    Sitting sitting = house.theatre().sitting();
    int taken = 0;
    if (sitting != null) {
      for (Line line : sitting.journal().lines()) {
        taken += line instanceof Line.Decision decision && decision.choose() != null ? 1 : 0;
      }
    }
    return taken;
  }

  private static void assertSound(House house, Size size) {
    Frame frame = house.theatre().frame();
    assertThat(frame.size()).isEqualTo(size);
    for (Frame.Row row : frame.rows()) {
      for (Frame.Piece piece : row.pieces()) {
        assertThat(piece.words()).isEqualTo(Clean.line(piece.words()));
      }
    }
    if (Plan.fits(size)
        && house.theatre().model().page() instanceof ReadingPage page
        && page.shown() < 0
        && !page.layout().offers().isEmpty()) {
      assertThat(frame.text()).containsPattern("(?m)^ *> ");
    }
  }

  /** Every key that a page shows does something there. */
  @ParameterizedTest
  @MethodSource("seeds")
  void everyKeyThatIsShownWorks(int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    House house = House.of(story(seed), "en", Size.USUAL);
    for (int i = 0; i < 40; i++) {
      house.press(key(random, Size.USUAL));
      if (house.left() != null) {
        return;
      }
      Theatre theatre = house.theatre();
      for (Hint hint : theatre.model().page().hints(theatre.model())) {
        Key press = hint.press();
        if (press != null) {
          Theatre after = theatre.hear(new Message.Pressed(press, false));
          boolean asked = !after.commands().isEmpty();
          boolean seen = !after.frame().equals(theatre.frame());
          assertThat(asked || seen).as("%s on %s", hint, theatre.frame().text()).isTrue();
        }
      }
    }
  }

  /** What was kept is what is seen when it is opened again. */
  @ParameterizedTest
  @MethodSource("seeds")
  void aSaveOpensOnTheSamePage(int seed, @TempDir Path folder) {
    SplittableRandom random = new SplittableRandom(seed);
    House house = House.of(story(seed), "en", Size.USUAL, new DiskErrands(folder));
    house.press('1');
    for (int i = 0; i < 60 && house.left() == null; i++) {
      Key key = key(random, Size.USUAL);
      if (!key.plain().is('l')) {
        house.press(key);
      }
    }
    if (house.left() != null || taken(house) == 0) {
      // Of a play in which nothing was decided nothing is kept.
      return;
    }
    String seen = fresh(house);
    house.hear(new Message.Ending());
    assertThat(house.left()).isNotNull();
    House again = House.of(story(seed), "en", Size.USUAL, new DiskErrands(folder));
    assertThat(again.theatre().frame().text()).contains("Continue");
    again.press('1');
    assertThat(fresh(again)).isEqualTo(seen);
  }

  /**
   * The page of the story as it is when nothing has been scrolled or pointed at, above the keys,
   * which may take more rows here or there; on a screen that has room for all of it.
   */
  private static String fresh(House house) {
    ScreenModel given =
        house.theatre().model().withSettings(Settings.USUAL).toldAll().with(new Size(80, 100));
    ScreenModel bare = given.only(ReadingPage.NEW);
    ScreenModel model = bare.showing(bare.page().fitted(bare));
    int keys = Hint.rows(model.page().hints(model, true), 80, Hint.most(model.size()));
    List<String> rows = model.page().view(model).text().stripTrailing().lines().toList();
    StringBuilder text = new StringBuilder();
    for (String row : rows.subList(0, rows.size() - keys)) {
      text.append(row.isBlank() ? "" : row + "\n");
    }
    return text.toString();
  }
}
