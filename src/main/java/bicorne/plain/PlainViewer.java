package bicorne.plain;

import bicorne.play.Sitting;
import bicorne.play.Viewing;
import bicorne.told.StoryWords;
import bicorne.told.ViewingPrinter;
import bicorne.wording.CommandWords;
import bicorne.wording.LanguageNames;
import bicorne.wording.LineWords;
import bicorne.wording.ReplayWords;
import bicorne.wording.Saying;
import bicorne.wording.Wording;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads a play again line by line: a page is printed, and a line says which comes next. Nothing is
 * decided and nothing is written here.
 */
public final class PlainViewer {

  private @Nullable IOException outputLost;
  private static final int USUAL_PACE = 8;
  private static final int MOST_PACE = 3_600;

  private final Answers in;
  private final Look look;
  private final Column column;
  private final List<String> stops;
  private StoryWords words;
  private ViewingPrinter printer;
  private Viewing viewing;
  private @Nullable Sitting branch;

  /**
   * @param tag BCP 47 tag of the language to read in
   * @param stops what is told on the last page, because the save stops fitting there
   */
  public PlainViewer(
      Viewing viewing, List<String> stops, String tag, Answers in, Writer out, Look look) {
    this.viewing = viewing;
    this.stops = stops;
    this.in = in;
    this.look = look;
    column = new Column(out, look.width());
    words = StoryWords.in(viewing.end().engine(), tag);
    printer = new ViewingPrinter(column, words);
  }

  /** Where play is to go on, if the reader asked for that; else null. */
  public @Nullable Sitting branch() {
    return branch;
  }

  /** The language that was read in last: a BCP 47 tag. */
  public String tag() {
    return words.story().languages().get(words.language());
  }

  /** Why the output was lost, behind {@link Parting#OUTPUT_LOST}; else null. */
  public @Nullable IOException outputLost() {
    return outputLost;
  }

  /** Reads until the reader leaves, or there are no more lines. */
  public Parting read() {
    try {
      show();
      Parting parting = null;
      while (parting == null) {
        parting = ask();
      }
      column.flush();
      return parting;
    } catch (OutputLost e) {
      outputLost = e.cause();
      return Parting.OUTPUT_LOST;
    }
  }

  private Wording wording() {
    return words.wording();
  }

  private @Nullable Parting ask() {
    if (look.keyboard()) {
      column.prompt(
          wording().say(viewing.canGoForward() ? ReplayWords.PROMPT : ReplayWords.PROMPT_LAST));
    } else {
      column.flush();
    }
    Answer answer = next();
    if (look.keyboard()) {
      column.answered(!(answer instanceof Answer.End));
    }
    if (answer instanceof Answer.End) {
      return Parting.INPUT_ENDED;
    }
    if (answer instanceof Answer.Line line) {
      return hear(line.words().strip());
    }
    if (answer instanceof Answer.TooLong tooLong) {
      tell(LineWords.TOO_LONG, "most", tooLong.most());
    } else {
      tell(LineWords.NOT_UTF8);
    }
    return null;
  }

  private Answer next() {
    try {
      return in.next();
    } catch (IOException e) {
      return new Answer.End();
    }
  }

  private @Nullable Parting hear(String typed) {
    if (typed.isEmpty()) {
      forward();
      return null;
    }
    String number = Ear.number(typed);
    if (!number.isEmpty()) {
      go(number);
      return null;
    }
    boolean colon = typed.charAt(0) == ':' || typed.charAt(0) == '：';
    String order = colon ? typed.substring(1).strip() : typed;
    int blank = 0;
    while (blank < order.length() && !Character.isWhitespace(order.charAt(blank))) {
      blank++;
    }
    ViewCommand command = ViewCommand.named(order.substring(0, blank));
    if (command == null || (!colon && blank < order.length())) {
      tell(ReplayWords.NOTHING_MEANT, "typed", Brief.of(typed));
      return null;
    }
    return obey(command, order.substring(blank).strip());
  }

  private @Nullable Parting obey(ViewCommand command, String argument) {
    switch (command) {
      case NEXT -> forward();
      case BACK -> {
        if (viewing.canGoBack()) {
          leap(viewing.back());
        } else {
          tell(ReplayWords.AT_THE_START);
        }
      }
      case FIRST -> leap(viewing.first());
      case LAST -> leap(viewing.last());
      case GO -> {
        String number = Ear.number(argument);
        if (number.isEmpty() || argument.isEmpty()) {
          tell(CommandWords.NUMBER_NEEDED, "command", typed(command));
        } else {
          go(number);
        }
      }
      case TIMELINE -> new TimelinePrinter(column, words).print(viewing.end(), viewing.history());
      case HISTORY -> history();
      case AUTO -> auto(argument);
      case BRANCH -> {
        branch = viewing.here();
        tell(ReplayWords.BRANCHING);
        return Parting.FINISHED;
      }
      case AGAIN -> leap(viewing);
      case LANGUAGE -> language(argument);
      case HELP -> help();
      case QUIT -> {
        return Parting.QUIT;
      }
    }
    return null;
  }

  private String typed(ViewCommand command) {
    return command.typed(wording().chinese());
  }

  private void tell(Saying saying, Object... values) {
    column.paragraph(wording().say(saying, values));
  }

  // Pages.

  private void show() {
    column.paragraph(wording().sentence(printer.place(viewing)));
    printer.print(
        viewing,
        true,
        wording().say(ReplayWords.HISTORY_HIDDEN_LINE, "command", typed(ViewCommand.HISTORY)));
    if (!viewing.canGoForward()) {
      for (String stop : stops) {
        column.paragraph(stop);
      }
    }
  }

  private void forward() {
    if (viewing.canGoForward()) {
      viewing = viewing.forward();
      show();
    } else {
      tell(ReplayWords.AT_THE_END);
    }
  }

  /** To a page that is not the next: it stands whole, with its header. */
  private void leap(Viewing there) {
    viewing = there;
    printer.afresh();
    show();
  }

  private void go(String number) {
    Viewing there = number.length() > 9 ? null : viewing.to(Integer.parseInt(number));
    if (there == null) {
      tell(ReplayWords.NO_SUCH, "number", Brief.of(number));
      return;
    }
    if (there.end() != viewing.end()) {
      tell(ReplayWords.OTHER_ROAD, "number", number);
    }
    leap(there);
  }

  private void history() {
    viewing = viewing.asking(!viewing.history());
    tell(viewing.history() ? ReplayWords.HISTORY_TOLD : ReplayWords.HISTORY_KEPT);
    if (viewing.history()) {
      if (viewing.hasAccount()) {
        leap(viewing);
      } else {
        tell(ReplayWords.HISTORY_NOT_HERE);
      }
    }
  }

  /** In a script there is nobody to wait for. */
  private void auto(String argument) {
    String number = argument.isEmpty() ? Integer.toString(USUAL_PACE) : Ear.number(argument);
    int seconds = number.isEmpty() || number.length() > 4 ? 0 : Integer.parseInt(number);
    if (seconds < 1 || seconds > MOST_PACE) {
      tell(ReplayWords.SECONDS_NEEDED, "command", typed(ViewCommand.AUTO), "most", MOST_PACE);
      return;
    }
    while (viewing.canGoForward()) {
      column.flush();
      if (look.keyboard() && stopped(seconds)) {
        return;
      }
      forward();
    }
  }

  private boolean stopped(int seconds) {
    try {
      return in.comes(1_000L * seconds);
    } catch (IOException e) {
      return true;
    }
  }

  private void language(String argument) {
    List<String> languages = words.story().languages();
    String tag = LanguageNames.tag(argument);
    if (tag.isEmpty()) {
      tell(LineWords.LANGUAGES, "languages", wording().list(languages));
      return;
    }
    String found = languages.get(words.story().language(tag));
    if (!LanguageNames.same(tag, found)) {
      tell(
          LineWords.LANGUAGE_MISSING,
          "tag",
          Brief.of(argument),
          "languages",
          wording().list(languages));
      return;
    }
    words = StoryWords.in(viewing.end().engine(), tag);
    printer = new ViewingPrinter(column, words);
    tell(LineWords.SAID_IN, "language", LanguageNames.of(found));
    leap(viewing);
  }

  private void help() {
    column.gap();
    column.line(wording().say(CommandWords.HELP_HEADING));
    column.line(wording().say(ReplayWords.HELP_ENTER));
    column.line(wording().say(ReplayWords.HELP_NUMBER));
    for (ViewCommand command : ViewCommand.values()) {
      String argument =
          switch (command) {
            case GO -> wording().say(CommandWords.NUMBER_HERE);
            case LANGUAGE -> wording().say(CommandWords.TAG_HERE);
            case AUTO -> wording().say(ReplayWords.SECONDS_HERE);
            default -> "";
          };
      column.item(typed(command) + argument, wording().say(command.what), false);
    }
    column.gap();
  }
}
