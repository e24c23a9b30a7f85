package bicorne.tui;

import bicorne.engine.Awaits;
import bicorne.play.Sitting;
import bicorne.play.Transcript;
import bicorne.play.Viewing;
import bicorne.told.SheetPrinter;
import bicorne.told.StoryWords;
import bicorne.told.ViewingPrinter;
import bicorne.wording.ReplayWords;
import bicorne.wording.ScreenWords;
import java.util.ArrayList;
import java.util.List;

/**
 * A play that is read again: a page at a time, forward and back, or by itself.
 *
 * <p>Nothing is decided and nothing kept here. Whoever plays on from a page leaves the viewer.
 *
 * @param viewing the play, and the page that is read
 * @param save where it comes from
 * @param auto whether pages turn by themselves
 * @param pace how long a page stays then, a place in {@link #PACES}
 * @param waited for so many milliseconds it has stayed
 * @param typed the digits of a decision's number that is being typed
 * @param branching whether the reader has asked to play on from here, and the save is being opened
 */
record ReplayPage(
    Listing list,
    Viewing viewing,
    Save save,
    boolean auto,
    int pace,
    int waited,
    String typed,
    boolean branching)
    implements Page {

  /** For how many seconds a page can stay. */
  private static final int[] PACES = {1, 2, 3, 5, 8, 12, 20, 30, 60};

  /** Screens narrower than this do not name the episode beside the page. */
  private static final int NARROW = 60;

  private static final int USUAL_PACE = 4;
  private static final int MOST_DIGITS = 9;
  private static final int LONGEST_WAIT = 1_000;

  /**
   * Where a play comes from.
   *
   * @param key how errands know it; empty for the play that is being played
   * @param name what it is called
   * @param told what is said on the last page, because the save stops fitting there
   */
  record Save(String key, String name, List<String> told) {

    /** The play that is being played. */
    static final Save OWN = new Save("", "", List.of());

    Save {
      told = List.copyOf(told);
    }
  }

  static ReplayPage of(Viewing viewing, Save save) {
    return new ReplayPage(Listing.NEW, viewing, save, false, USUAL_PACE, 0, "", false);
  }

  /** The same on another page. */
  ReplayPage on(Viewing there) {
    return there == viewing ? typed("") : at(there);
  }

  private ReplayPage at(Viewing there) {
    return new ReplayPage(Listing.NEW, there, save, auto, pace, 0, "", false);
  }

  private ReplayPage typed(String digits) {
    return new ReplayPage(list, viewing, save, auto, pace, waited, digits, false);
  }

  private ReplayPage with(Listing there) {
    return new ReplayPage(there, viewing, save, auto, pace, waited, typed, branching);
  }

  private ReplayPage playing(boolean byItself, int newPace) {
    int kept = Math.max(0, Math.min(PACES.length - 1, newPace));
    return new ReplayPage(list, viewing, save, byItself, kept, 0, "", false);
  }

  private int seconds() {
    return PACES[pace];
  }

  @Override
  public ReplayPage fitted(ScreenModel model) {
    return list.stale(model) ? with(list.laid(body(model), model)) : with(list.fitted(model));
  }

  private Body body(ScreenModel model) {
    StoryWords words = StoryWords.in(viewing.end().engine(), model.tag());
    Leaf leaf = new Leaf(model.margins());
    String when = ReadingLayout.when(words, viewing.sheet().page(), left());
    if (!when.isEmpty()) {
      leaf.in(Look.QUIET).paragraph(when);
    }
    leaf.in(Look.TEXT);
    new ViewingPrinter(leaf, words)
        .print(viewing, false, model.say(ReplayWords.HISTORY_HIDDEN, "key", "h"));
    if (!viewing.canGoForward()) {
      leaf.in(Look.NOTICE);
      for (String told : save.told()) {
        leaf.paragraph(told);
      }
    }
    return leaf.body();
  }

  private boolean left() {
    return viewing.sheet().awaits() instanceof Awaits.Left;
  }

  // What keys do.

  @Override
  public ScreenModel pressed(ScreenModel model, Key key, boolean burst) {
    switch (key.kind()) {
      case RIGHT -> {
        return forward(model);
      }
      case LEFT, BACKSPACE -> {
        return key.kind() == Key.Kind.BACKSPACE && !typed.isEmpty()
            ? model.showing(typed(typed.substring(0, typed.length() - 1)))
            : back(model);
      }
      case HOME -> {
        return model.showing(on(viewing.first()));
      }
      case END -> {
        return model.showing(on(viewing.last()));
      }
      case ESCAPE -> {
        return typed.isEmpty() ? model.close() : model.showing(typed(""));
      }
      case ENTER -> {
        return typed.isEmpty() ? forward(model) : burst ? model : go(model);
      }
      default -> {
        if (key.is(' ') && !list.more(model)) {
          return forward(model);
        }
        boolean character = key.kind() == Key.Kind.CHARACTER && !key.is(' ');
        return character && !burst
            ? character(model, key)
            : model.showing(with(list.heard(key, model)));
      }
    }
  }

  private ScreenModel forward(ScreenModel model) {
    return viewing.canGoForward()
        ? model.showing(on(viewing.forward()))
        : model.tell(ReplayWords.AT_THE_END);
  }

  private ScreenModel back(ScreenModel model) {
    return viewing.canGoBack()
        ? model.showing(on(viewing.back()))
        : model.tell(ReplayWords.AT_THE_START);
  }

  private ScreenModel character(ScreenModel model, Key key) {
    if (key.ctrl() || key.alt()) {
      return model;
    }
    int digit = Character.digit(key.codePoint(), 10);
    if (digit >= 0) {
      return typed.length() < MOST_DIGITS ? model.showing(typed(typed + digit)) : model;
    }
    return switch (key.codePoint()) {
      case 'n' -> forward(model);
      case 'p' -> back(model);
      case 'h' -> history(model);
      case 'b' -> playOn(model);
      case 'a' -> model.showing(playing(!auto, pace));
      case '+' -> model.showing(playing(auto, pace - 1));
      case '-' -> model.showing(playing(auto, pace + 1));
      case 't' -> model.open(TreePage.over(viewing));
      default -> model;
    };
  }

  private ScreenModel history(ScreenModel model) {
    ReplayPage asked =
        new ReplayPage(
            viewing.hasAccount() ? Listing.NEW.at(list.scroll()) : list,
            viewing.asking(!viewing.history()),
            save,
            auto,
            pace,
            waited,
            typed,
            false);
    return model
        .showing(asked)
        .tell(
            viewing.history()
                ? ReplayWords.HISTORY_KEPT
                : viewing.hasAccount() ? ReplayWords.HISTORY_TOLD : ReplayWords.HISTORY_NOT_HERE);
  }

  private ScreenModel go(ScreenModel model) {
    Viewing there = viewing.to(Integer.parseInt(typed));
    if (there == null) {
      return model.showing(typed("")).tell(ReplayWords.NO_SUCH, "number", typed);
    }
    ScreenModel gone = model.showing(at(there));
    return there.end() == viewing.end() ? gone : gone.tell(ReplayWords.OTHER_ROAD, "number", typed);
  }

  private ScreenModel playOn(ScreenModel model) {
    if (save.key().isEmpty()) {
      return model.arrive(viewing.here()).only(ReadingPage.NEW);
    }
    ReplayPage asking = new ReplayPage(list, viewing, save, false, pace, 0, "", true);
    return model.showing(asking).ask(new Errand.OpenSave(save.key()));
  }

  /** The place of the page that is read, in a save that has been opened to be played on. */
  Sitting place(Sitting opened) {
    return opened.onPage(viewing.entry(), viewing.turned());
  }

  // By itself.

  @Override
  public int tick(ScreenModel model) {
    return auto ? Math.max(1, Math.min(LONGEST_WAIT, 1_000 * seconds() - waited)) : 0;
  }

  @Override
  public Page ticked(ScreenModel model, int millis) {
    if (!auto) {
      return this;
    }
    int now = waited + millis;
    if (now < 1_000 * seconds()) {
      return new ReplayPage(list, viewing, save, true, pace, now, typed, branching);
    }
    if (list.more(model)) {
      Listing scrolled = list.moved(Key.of(Key.Kind.PAGE_DOWN), model);
      return new ReplayPage(scrolled, viewing, save, true, pace, 0, typed, branching);
    }
    Viewing next = viewing.forward();
    return new ReplayPage(Listing.NEW, next, save, next.canGoForward(), pace, 0, typed, branching);
  }

  // What is seen.

  @Override
  public Frame view(ScreenModel model) {
    StoryWords words = StoryWords.in(viewing.end().engine(), model.tag());
    Transcript.Sheet sheet = viewing.sheet();
    String page = ReadingLayout.title(words, sheet.page(), SheetPrinter.state(sheet), left());
    int own = page.lastIndexOf(" > ");
    boolean narrow = model.size().columns() < NARROW && own >= 0;
    String title =
        model.say(ReplayWords.REPLAY_TITLE) + " > " + (narrow ? page.substring(own + 3) : page);
    String place = new ViewingPrinter(new Leaf(model.margins()), words).place(viewing);
    String number = viewing.page() + "/" + viewing.pages();
    String playing = auto ? model.say(ReplayWords.PLAYING, "seconds", seconds()) : "";
    return Screen.of(model)
        .frame(
            title,
            List.of(
                model.wording().clauses(List.of(place, playing)),
                model.wording().clauses(List.of(number, playing)),
                number),
            list.rows(model),
            hints(model));
  }

  @Override
  public List<Hint> hints(ScreenModel model, boolean more) {
    List<Hint> hints = new ArrayList<>();
    if (!typed.isEmpty()) {
      hints.add(
          Hint.of(Key.Kind.ENTER, "Enter", model.say(ReplayWords.TYPING_NUMBER, "number", typed)));
    } else if (more) {
      hints.add(new Hint("Space", model.say(ScreenWords.MORE), Key.of(' ')));
    } else if (viewing.canGoForward()) {
      hints.add(Hint.of(Key.Kind.ENTER, "Enter", model.say(ReplayWords.FORWARD)));
    }
    if (viewing.canGoBack()) {
      hints.add(Hint.of(Key.Kind.LEFT, "Left", model.say(ReplayWords.BACK)));
    }
    hints.add(Hint.of('b', model.say(ReplayWords.PLAY_ON)));
    hints.add(Hint.of('h', model.say(ReplayWords.HISTORY)));
    hints.add(Hint.of('t', model.say(ScreenWords.TIMELINE)));
    hints.add(Hint.of('a', model.say(auto ? ReplayWords.STOP : ReplayWords.AUTOPLAY)));
    if (auto) {
      hints.add(new Hint("+ -", model.say(ReplayWords.PACE, "seconds", seconds()), null));
    }
    hints.add(new Hint("0-9", model.say(ReplayWords.GO_TO), null));
    if (viewing.canGoBack()) {
      hints.add(Hint.of(Key.Kind.HOME, "Home", model.say(ReplayWords.FIRST)));
    }
    if (viewing.canGoForward()) {
      hints.add(Hint.of(Key.Kind.END, "End", model.say(ReplayWords.LAST)));
    }
    return Hints.open(hints, model, false);
  }
}
