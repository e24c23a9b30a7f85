package bicorne.cli;

import bicorne.diagnostic.Sentences;
import bicorne.wording.Wording;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.Writer;

/**
 * One call of the command line: what was typed, where it is read and printed, and in whose
 * language.
 *
 * @param out UTF-8 whatever the locale; throws {@link SureOutput.Lost}
 * @param err UTF-8 too; what cannot be printed here cannot be told at all
 * @param pages the same output as {@code out}, for whoever can do something about one that is lost
 * @param screen the bare output, for the full screen
 * @param language BCP 47 tag the person asks for; empty where they do not say
 */
record Call(
    Arguments arguments,
    InputStream in,
    PrintStream out,
    PrintStream err,
    Writer pages,
    OutputStream screen,
    Surroundings around,
    String language) {

  /** What the program says. */
  Wording wording() {
    return Wording.in(language);
  }

  /** What it says of problems. */
  Sentences sentences() {
    return Sentences.in(language);
  }

  /** How wide a terminal is, as far as the shell says; else 80. */
  int columns() {
    try {
      int columns = Integer.parseInt(around.variable("COLUMNS"));
      return columns > 0 ? columns : 80;
    } catch (NumberFormatException e) {
      return 80;
    }
  }
}
