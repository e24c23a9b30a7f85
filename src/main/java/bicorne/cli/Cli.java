package bicorne.cli;

import bicorne.text.Nearest;
import bicorne.wording.ErrandWords;
import bicorne.wording.FirstLanguage;
import bicorne.wording.Wording;
import java.io.BufferedOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;

/**
 * The front door: runs one command and gives its status. Whatever goes wrong inside comes out as a
 * sentence and a status, never as an exception.
 *
 * <p>On the way to the first page nothing is loaded that play does not need: no library for
 * arguments, no lambdas, no formatting.
 */
public final class Cli {

  private final List<String> typed;
  private final InputStream in;
  private final PrintStream out;
  private final Writer pages;
  private final OutputStream screen;
  private final PrintStream err;
  private final Surroundings around;
  private final String language;

  private Cli(
      List<String> typed, InputStream in, OutputStream out, OutputStream err, Surroundings around) {
    this.typed = typed;
    this.in = in;
    this.out =
        new PrintStream(
            new BufferedOutputStream(new SureOutput(out), 8192), false, StandardCharsets.UTF_8);
    this.pages =
        new OutputStreamWriter(new BufferedOutputStream(out, 8192), StandardCharsets.UTF_8);
    this.screen = out;
    this.err = new PrintStream(err, true, StandardCharsets.UTF_8);
    this.around = around;
    this.language = language(typed, around);
  }

  /**
   * Runs a command.
   *
   * @param typed what stands behind the program's name
   * @param out bytes, in UTF-8; not closed
   * @param err bytes, in UTF-8; not closed
   */
  public static ExitStatus run(
      List<String> typed, InputStream in, OutputStream out, OutputStream err, Surroundings around) {
    return new Cli(typed, in, out, err, around).run();
  }

  private ExitStatus run() {
    try {
      ExitStatus status = command();
      out.flush();
      return status;
    } catch (Trouble trouble) {
      return tell(trouble);
    } catch (SureOutput.Lost lost) {
      return lost(lost);
    } catch (InvalidPathException name) {
      return tell(Trouble.outside(ErrandWords.NO_SUCH_NAME, "name", name.getInput()));
    } catch (RuntimeException | Error failure) {
      return failed(failure);
    }
  }

  private ExitStatus command() {
    if (typed.isEmpty()) {
      return perform(Command.PLAY, typed);
    }
    String first = typed.get(0);
    if (first.equals("--version")) {
      out.println("Bicorne " + Version.NUMBER);
      out.println("Java " + System.getProperty("java.runtime.version"));
      return ExitStatus.FINE;
    }
    if (first.equals("--help") || first.equals("-h")) {
      out.print(Help.all(wording()));
      return ExitStatus.FINE;
    }
    Command command = Command.named(first);
    if (command != null) {
      return perform(command, typed.subList(1, typed.size()));
    }
    if (!first.startsWith("-") && !aFolder(first)) {
      throw unknown(first);
    }
    return perform(Command.PLAY, typed);
  }

  private ExitStatus perform(Command command, List<String> words) {
    Arguments arguments = Arguments.read(command, words);
    if (arguments.has(Flag.HELP)) {
      out.print(Help.of(command, wording()));
      return ExitStatus.FINE;
    }
    if (Surroundings.unreadable(around.here())) {
      throw Trouble.outside(ErrandWords.HERE_UNREADABLE);
    }
    Call call = new Call(arguments, in, out, err, pages, screen, around, language);
    return switch (command) {
      case PLAY -> PlayCommand.run(call);
      case REPLAY -> ReplayCommand.run(call);
      case SAVES -> SavesCommand.run(call);
      case CHECK -> CheckCommand.run(call);
      case EXPLORE -> ExploreCommand.run(call);
      case TEST -> TestCommand.run(call);
      case TRANSLATE -> TranslateCommand.run(call);
      case NEW -> NewCommand.run(call);
      case RENAME -> RenameCommand.run(call);
      case FORMAT -> FormatCommand.run(call);
      case REFERENCES -> ReferencesCommand.run(call);
      case STATS -> StatsCommand.run(call);
      case SCHEMA -> SchemaCommand.run(call);
      case EXPLAIN -> ExplainCommand.run(call);
      case HELP -> help(arguments);
    };
  }

  private ExitStatus help(Arguments arguments) {
    String name = arguments.operand();
    if (name == null) {
      out.print(Help.all(wording()));
      return ExitStatus.FINE;
    }
    Command command = Command.named(name);
    if (command == null) {
      throw unknown(name);
    }
    out.print(Help.of(command, wording()));
    return ExitStatus.FINE;
  }

  /** What looks like a path, or is one, is a story to play; a bare word is a command misspelt. */
  private boolean aFolder(String word) {
    return word.contains("/")
        || word.contains(java.io.File.separator)
        || new Stories(around).exists(word);
  }

  private static Trouble unknown(String word) {
    Trouble trouble = Trouble.usage(ErrandWords.UNKNOWN_COMMAND, "word", word);
    String near = Nearest.to(word, Command.names()).orElse("");
    return near.isEmpty()
        ? trouble.and(ErrandWords.SEE_HELP, "command", "bicorne help")
        : trouble.and(ErrandWords.DID_YOU_MEAN, "near", "bicorne " + near);
  }

  private ExitStatus tell(Trouble trouble) {
    try {
      out.flush();
    } catch (SureOutput.Lost lost) {
      return lost(lost);
    }
    say(trouble.told(wording()));
    return trouble.status();
  }

  private ExitStatus lost(SureOutput.Lost lost) {
    if (!lost.readerGone()) {
      String why = lost.getCause() == null ? "" : String.valueOf(lost.getCause().getMessage());
      say(wording().sentence(wording().say(ErrandWords.OUTPUT_LOST, "why", why)));
    }
    return ExitStatus.OUTSIDE;
  }

  /** Whatever it is, it ends in a sentence; if even that fails, in the barest one. */
  private ExitStatus failed(Throwable failure) {
    try {
      return report(failure);
    } catch (RuntimeException | Error again) {
      err.println("bicorne: " + ErrandWords.BUG.english() + ".");
      return ExitStatus.BUG;
    }
  }

  private ExitStatus report(Throwable failure) {
    String details = FailureReport.of(failure, typed);
    Trouble trouble = Trouble.outside(ErrandWords.BUG);
    if (typed.contains(Flag.DEBUG.written())) {
      err.print(details);
    }
    Path file = FailureReport.write(details, around);
    trouble =
        file == null
            ? trouble.and(ErrandWords.BUG_SHOWN, "option", Flag.DEBUG.written())
            : trouble.and(ErrandWords.BUG_KEPT, "file", file);
    say(trouble.told(wording()));
    return ExitStatus.BUG;
  }

  private void say(String sentence) {
    err.println("bicorne: " + sentence);
  }

  private Wording wording() {
    return Wording.in(language);
  }

  /** Found before anything is understood: even what cannot be understood is told in it. */
  private static String language(List<String> typed, Surroundings around) {
    for (int i = 0; i < typed.size(); i++) {
      String word = typed.get(i);
      if (word.startsWith("--language=")) {
        return word.substring("--language=".length());
      }
      if (word.equals("--language") && i + 1 < typed.size()) {
        return typed.get(i + 1);
      }
    }
    return FirstLanguage.of(
            around.locale("LC_ALL"), around.locale("LC_MESSAGES"), around.locale("LANG"))
        .orElse("");
  }
}
