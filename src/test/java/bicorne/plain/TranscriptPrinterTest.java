package bicorne.plain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import bicorne.engine.Awaits;
import bicorne.play.Reckoning;
import bicorne.play.Sitting;
import bicorne.play.Transcript;
import bicorne.testkit.Golden;
import bicorne.told.StoryWords;
import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TranscriptPrinterTest {

  @ParameterizedTest
  @CsvSource({"en, 1", "en, 2", "zh-Hans, 1", "zh-Hans, 2"})
  void aPlayReadsAsADocument(String tag, int choice) throws IOException {
    String name = "plain/transcript/" + (choice == 1 ? "road" : "peace") + "." + tag;
    TranscriptPrinter printer = printer(played(Plays.begin(Ford.story(), tag), choice), tag);
    StringWriter text = new StringWriter();
    printer.text(text, 72);
    StringWriter markdown = new StringWriter();
    printer.markdown(markdown);
    Golden.check(name + ".txt", text.toString());
    Golden.check(name + ".md", markdown.toString());
  }

  @Test
  void anUnfinishedPlayEndsWithWhatIsOnOffer() throws IOException {
    StringWriter text = new StringWriter();
    printer(Plays.begin(Ford.story(), "en"), "en").text(text, 72);
    assertThat(text.toString())
        .contains("2  Wait until morning")
        .doesNotContain("(chosen)", "reckoning");
  }

  @Test
  void whatAuthorsWroteNeverBecomesMarkup() throws IOException {
    StringWriter markdown = new StringWriter();
    printer(Plays.begin(Hostile.story(), "en"), "en").markdown(markdown);
    Golden.check("plain/transcript/hostile.md", markdown.toString());
    assertThat(markdown.toString()).doesNotContain("\u001b", "\u202e", "\u0007");
  }

  @Test
  void alostOutputIsToldToTheCaller() {
    Writer full =
        new Writer() {
          @Override
          public void write(char[] characters, int from, int length) throws IOException {
            throw new IOException("full");
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    TranscriptPrinter printer = printer(Plays.begin(Ford.story(), "en"), "en");
    assertThatThrownBy(() -> printer.text(full, 72)).isInstanceOf(IOException.class);
    assertThatThrownBy(() -> printer.markdown(full)).isInstanceOf(IOException.class);
  }

  private static TranscriptPrinter printer(Sitting sitting, String tag) {
    return new TranscriptPrinter(
        StoryWords.in(sitting.engine(), tag),
        Transcript.of(sitting),
        Reckoning.of(sitting, List.of()),
        "1814-01-29");
  }

  private static Sitting played(Sitting sitting, int choice) {
    Sitting at = sitting;
    while (true) {
      if (at.moment().awaits() instanceof Awaits.Choice offers) {
        at = at.choose(offers.offers().get(choice - 1).option());
      } else if (at.moment().awaits() instanceof Awaits.Turn) {
        at = at.turn();
      } else {
        return at;
      }
    }
  }
}
