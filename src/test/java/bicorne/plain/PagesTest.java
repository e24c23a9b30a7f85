package bicorne.plain;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.engine.Awaits;
import bicorne.engine.Engine;
import bicorne.engine.Moment;
import bicorne.testkit.Golden;
import bicorne.text.DisplayWidth;
import bicorne.told.PagePrinter;
import bicorne.told.StoryWords;
import java.io.StringWriter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pages as they are printed, at several widths and in both languages. */
class PagesTest {

  @ParameterizedTest
  @CsvSource({"en, 40", "en, 72", "zh-Hans, 40", "zh-Hans, 72"})
  void pagesArePrintedInReadingOrder(String tag, int width) {
    Golden.check("plain/pages-" + tag + "-" + width + ".txt", pages(tag, width));
  }

  @ParameterizedTest
  @CsvSource({"en, 1", "en, 7", "en, 23", "zh-Hans, 4", "zh-Hans, 7", "zh-Hans, 23", "zh-Hans, 72"})
  void noLineIsWiderThanTheColumn(String tag, int width) {
    assertThat(pages(tag, width).lines())
        .allSatisfy(line -> assertThat(DisplayWidth.of(line)).isLessThanOrEqualTo(width));
  }

  /** All pages of the road that always takes the first open choice, then of the second. */
  private static String pages(String tag, int width) {
    StringWriter out = new StringWriter();
    Engine engine = new Engine(Ford.story());
    PagePrinter printer = new PagePrinter(new Column(out, width), StoryWords.in(engine, tag));
    road(engine, printer, 0);
    printer.afresh();
    road(engine, printer, 1);
    return out.toString();
  }

  private static void road(Engine engine, PagePrinter printer, int choice) {
    Moment moment = engine.begin();
    while (true) {
      if (moment.awaits() instanceof Awaits.Chance chance) {
        moment = engine.fall(moment, chance.outcomes().get(0).number());
        continue;
      }
      printer.page(moment);
      if (moment.awaits() instanceof Awaits.Turn) {
        moment = engine.turn(moment);
      } else if (moment.awaits() instanceof Awaits.Choice offers) {
        moment = engine.choose(moment, offers.offers().get(choice).option());
      } else {
        return;
      }
    }
  }
}
