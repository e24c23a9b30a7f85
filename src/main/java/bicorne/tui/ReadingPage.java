package bicorne.tui;

import bicorne.engine.Awaits;
import bicorne.play.Sitting;
import bicorne.play.Viewing;
import bicorne.wording.LanguageNames;
import bicorne.wording.LineWords;
import bicorne.wording.ReplayWords;
import bicorne.wording.ScreenWords;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The page of the story: its text scrolls above, what can be chosen stays in sight below.
 *
 * <p>Nothing that cannot be seen is ever taken, and a key that may be an accident takes nothing.
 *
 * @param basis what the layout is for
 * @param layout the page, laid out
 * @param at where the text is scrolled to
 * @param choice where the choices are scrolled to, and the highlighted one
 * @param pointed whether the reader has pointed at a choice on this page
 * @param link the link that Enter follows, or -1
 * @param typed the digits of a number that is being typed, where there are more than nine choices
 * @param shown so many cells have been typed out; -1 for all
 */
record ReadingPage(
    Basis basis,
    ReadingLayout layout,
    Scroll at,
    Scroll choice,
    boolean pointed,
    int link,
    String typed,
    int shown)
    implements Page {

  /** Not laid out yet. */
  static final ReadingPage NEW =
      new ReadingPage(
          Basis.NONE, ReadingLayout.NONE, Scroll.START, Scroll.START, false, -1, "", -1);

  private static final int FRAME = 50;
  private static final int MOST_TURNS = 1_000;

  /** How the body is dealt out: rows of text, blank rows, rows of choices. */
  private record Windows(int text, int gap, int choices) {}

  private Windows windows(ScreenModel model) {
    int body = Screen.of(model, layout.status()).body();
    int text = layout.text().height();
    int choices = layout.choices().height();
    if (choices == 0) {
      return new Windows(body, 0, 0);
    }
    if (text + 1 + choices <= body) {
      return new Windows(text, 1, choices);
    }
    int gap = body >= 8 ? 1 : 0;
    int most = Math.max(body / 2, body - gap - text);
    int window = Math.max(1, Math.min(choices, most));
    return new Windows(body - gap - window, gap, window);
  }

  @Override
  public ReadingPage fitted(ScreenModel model) {
    Sitting sitting = model.sitting();
    if (sitting == null || basis.holds(model)) {
      return scrolled(model, at, choice);
    }
    ReadingLayout now = ReadingLayout.of(model, sitting);
    if (basis == Basis.NONE || !basis.samePage(model)) {
      int pace = model.settings().pace().cells;
      return new ReadingPage(
              Basis.of(model), now, Scroll.START, first(now), false, -1, "", pace > 0 ? 0 : -1)
          .scrolled(model, Scroll.START, first(now));
    }
    ReadingPage other = new ReadingPage(Basis.of(model), now, at, choice, pointed, link, typed, -1);
    int height = other.windows(model).text();
    int before = Math.max(1, Math.min(height, layout.text().height()));
    return other.scrolled(model, at.over(layout.text(), now.text(), before, height), choice);
  }

  /** The first choice that can be taken is highlighted. */
  private static Scroll first(ReadingLayout layout) {
    return new Scroll(0, Math.max(0, layout.item(1)));
  }

  private ReadingPage scrolled(ScreenModel model, Scroll newAt, Scroll newChoice) {
    Windows windows = windows(model);
    Scroll text = newAt.fitted(layout.text(), windows.text);
    Scroll choices = newChoice.fitted(layout.choices(), windows.choices);
    if (!layout.offers().isEmpty()
        && !choices.sees(layout.choices(), choices.chosen(), windows.choices)) {
      choices = choices.showing(layout.choices(), windows.choices);
    }
    return new ReadingPage(basis, layout, text, choices, pointed, link, typed, shown);
  }

  private ReadingPage pointing(ScreenModel model, Scroll newChoice, String newTyped) {
    return new ReadingPage(basis, layout, at, newChoice, true, -1, newTyped, shown)
        .scrolled(model, at, newChoice);
  }

  private ReadingPage linking(int newLink, Scroll newAt) {
    return new ReadingPage(basis, layout, newAt, choice, pointed, newLink, "", shown);
  }

  private ReadingPage all() {
    return new ReadingPage(basis, layout, at, choice, pointed, link, typed, -1);
  }

  // What keys do.

  @Override
  public ScreenModel pressed(ScreenModel model, Key key, boolean burst) {
    Sitting sitting = model.sitting();
    if (sitting == null) {
      return model;
    }
    if (shown >= 0) {
      return model.showing(all());
    }
    ScreenModel scrolled = scroll(model, key);
    if (scrolled != null) {
      return scrolled;
    }
    if (key.kind() == Key.Kind.ENTER || key.is(' ')) {
      return onward(model, sitting, key, burst);
    }
    if (burst) {
      return model;
    }
    return switch (key.kind()) {
      case TAB -> model.showing(nextLink(model, 1));
      case BACK_TAB -> model.showing(nextLink(model, -1));
      case ESCAPE -> escape(model);
      case CLICK -> click(model, sitting, key);
      case BACKSPACE -> digits(model, sitting, shorter());
      case CHARACTER -> character(model, sitting, key);
      default -> model;
    };
  }

  private @Nullable ScreenModel scroll(ScreenModel model, Key key) {
    Windows windows = windows(model);
    boolean choosing = !layout.offers().isEmpty();
    switch (key.kind()) {
      case UP, DOWN -> {
        return choosing
            ? model.showing(
                pointing(model, choice.moved(key, layout.choices(), windows.choices), ""))
            : model.showing(scrolled(model, at.moved(key, layout.text(), windows.text), choice));
      }
      case WHEEL_UP, WHEEL_DOWN -> {
        int row = key.row() - Screen.of(model, layout.status()).plan().top();
        if (choosing && row >= windows.text + windows.gap) {
          Scroll moved = choice.moved(key, layout.choices(), windows.choices);
          return model.showing(scrolled(model, at, moved));
        }
        return model.showing(scrolled(model, at.moved(key, layout.text(), windows.text), choice));
      }
      case PAGE_UP, PAGE_DOWN, HOME, END -> {
        return model.showing(scrolled(model, at.moved(key, layout.text(), windows.text), choice));
      }
      default -> {
        return null;
      }
    }
  }

  /**
   * Enter and Space: scroll, turn; Enter alone follows a link or takes the choice, never in haste.
   */
  private ScreenModel onward(ScreenModel model, Sitting sitting, Key key, boolean burst) {
    boolean enter = key.kind() == Key.Kind.ENTER;
    if (enter && !burst && link >= 0) {
      return follow(model, link);
    }
    Windows windows = windows(model);
    boolean more = at.more(layout.text(), windows.text);
    if (more && !(enter && pointed)) {
      int page = Math.max(1, windows.text - 1);
      return model.showing(scrolled(model, at.by(page, layout.text(), windows.text), choice));
    }
    Awaits awaits = sitting.moment().awaits();
    if (awaits instanceof Awaits.Turn) {
      return model.readOn(sitting.turn());
    }
    if (burst) {
      return model;
    }
    if (awaits instanceof Awaits.End || awaits instanceof Awaits.Left) {
      return model.ask(new Errand.ListSaves()).open(ReckoningPage.NEW);
    }
    return enter && awaits instanceof Awaits.Choice ? take(model, sitting, choice.chosen()) : model;
  }

  private ScreenModel take(ScreenModel model, Sitting sitting, int item) {
    Windows windows = windows(model);
    if (item < 0 || item >= layout.offers().size()) {
      return model;
    }
    if (!choice.sees(layout.choices(), item, windows.choices)) {
      return model.showing(
          pointing(model, choice.choosing(item, layout.choices(), windows.choices), ""));
    }
    Awaits.Offer offer = layout.offers().get(item);
    if (!offer.open()) {
      String reason =
          model
              .words()
              .line(
                  model.bill().story().options().get(offer.option()).locked(),
                  sitting.moment().state());
      return model.tell(LineWords.IS_LOCKED, "reason", reason);
    }
    return model.readOn(sitting.choose(offer.option()));
  }

  private ScreenModel character(ScreenModel model, Sitting sitting, Key key) {
    if (key.ctrl() || key.alt()) {
      return model;
    }
    int digit = Character.digit(key.codePoint(), 10);
    if (digit >= 0) {
      return digits(model, sitting, typed + digit);
    }
    return switch (key.codePoint()) {
      case 'u' ->
          sitting.canGoBack() ? model.arrive(sitting.back()) : model.tell(LineWords.NO_BACK);
      case 'U' ->
          sitting.canGoForward()
              ? model.arrive(sitting.forward())
              : model.tell(LineWords.NO_FORWARD);
      case '>' -> passOver(model, sitting);
      case 't' -> model.open(TreePage.NEW);
      case 'r' -> model.open(ReplayPage.of(Viewing.of(sitting), ReplayPage.Save.OWN));
      case 's' -> model.ask(new Errand.ListSaves()).open(SavesPage.NEW);
      case 'h' -> model.open(BacklogPage.NEW);
      case 'p' -> model.open(CardsPage.NEW);
      case 'i' -> model.open(AffairsPage.NEW);
      default -> model;
    };
  }

  private String shorter() {
    return typed.isEmpty() ? "" : typed.substring(0, typed.length() - 1);
  }

  /**
   * A digit takes its choice; where there are more than nine it is the beginning of a number, which
   * selects, and Enter takes.
   */
  private ScreenModel digits(ScreenModel model, Sitting sitting, String number) {
    boolean many = layout.open() > 9;
    String last = number.isEmpty() ? "" : number.substring(number.length() - 1);
    int item = item(many ? number : last);
    String kept = number;
    if (item < 0 && many) {
      item = item(last);
      kept = last;
    }
    if (item < 0) {
      return model;
    }
    if (!many && !model.settings().confirm() && number.length() > typed.length()) {
      return take(model, sitting, item);
    }
    Scroll selected = choice.choosing(item, layout.choices(), windows(model).choices);
    return model.showing(pointing(model, selected, many ? kept : ""));
  }

  private int item(String number) {
    return number.isEmpty() || number.length() > 4 ? -1 : layout.item(Integer.parseInt(number));
  }

  /** Over what was read before, to the next decision or the next page that is new. */
  private static ScreenModel passOver(ScreenModel model, Sitting sitting) {
    Sitting here = sitting;
    for (int i = 0;
        i < MOST_TURNS
            && here.moment().awaits() instanceof Awaits.Turn
            && model.read().contains(ReadPages.page(here));
        i++) {
      here = here.turn();
    }
    return here == sitting ? model.tell(ScreenWords.NOTHING_TO_PASS) : model.arrive(here);
  }

  private ScreenModel escape(ScreenModel model) {
    if (link >= 0 || !typed.isEmpty()) {
      return model.showing(linking(-1, at));
    }
    return model.ask(new Errand.ListSaves()).open(TitlePage.NEW);
  }

  // Links and the mouse.

  /** The next link in order, scrolled to; from none the first that is in sight. */
  private ReadingPage nextLink(ScreenModel model, int step) {
    Body text = layout.text();
    int links = text.links();
    int height = windows(model).text();
    if (links == 0) {
      return this;
    }
    int next = link < 0 ? inSight(step, height) : link + step;
    if (next < 0 || next >= links) {
      return linking(-1, at);
    }
    Body.Spot spot = text.link(next);
    int row = spot == null ? at.top() : spot.row();
    boolean visible = row >= at.top() && row < at.top() + height;
    Scroll there = visible ? at : new Scroll(Math.max(0, row - height / 2), 0).fitted(text, height);
    return linking(next, there);
  }

  private int inSight(int step, int height) {
    List<Body.Spot> spots = layout.text().spots();
    int last = -1;
    for (Body.Spot spot : spots) {
      if (spot.row() >= at.top() && spot.row() < at.top() + height) {
        if (step > 0) {
          return spot.link();
        }
        last = spot.link();
      }
    }
    return last >= 0 ? last : step > 0 ? 0 : layout.text().links() - 1;
  }

  private ScreenModel follow(ScreenModel model, int number) {
    Body.Spot spot = layout.text().link(number);
    return spot == null ? model : model.open(CardPage.of(spot.to()));
  }

  private ScreenModel click(ScreenModel model, Sitting sitting, Key key) {
    Windows windows = windows(model);
    int row = key.row() - Screen.of(model, layout.status()).plan().top();
    int inChoices = row - windows.text - windows.gap;
    if (row >= 0 && row < windows.text) {
      Body.Spot spot = layout.text().spotAt(at.top() + row, key.column());
      return spot == null ? model : model.open(CardPage.of(spot.to()));
    }
    if (inChoices < 0 || inChoices >= windows.choices) {
      return model;
    }
    int item = layout.choices().itemAt(choice.top() + inChoices);
    if (item < 0) {
      return model;
    }
    // The first click points, so that a click that only wakes a window takes nothing.
    return pointed && item == choice.chosen()
        ? take(model, sitting, item)
        : model.showing(pointing(model, new Scroll(choice.top(), item), ""));
  }

  // What is seen.

  @Override
  public Frame view(ScreenModel model) {
    Screen screen = Screen.of(model, layout.status());
    Windows windows = windows(model);
    List<Frame.Row> text = layout.text().window(at.top(), windows.text, -1, link);
    if (shown >= 0) {
      return screen.frame(layout.title(), layout.beside(), Typing.first(text, shown), hints(model));
    }
    List<Frame.Row> rows =
        new ArrayList<>(Screen.marked(text, at, layout.text(), windows.text, model));
    if (windows.choices > 0) {
      while (rows.size() < windows.text + windows.gap) {
        rows.add(Frame.Row.EMPTY);
      }
      List<Frame.Row> choices =
          layout.choices().window(choice.top(), windows.choices, choice.chosen(), -1);
      rows.addAll(Screen.marked(choices, choice, layout.choices(), windows.choices, model));
    }
    return screen.frame(layout.title(), layout.beside(), rows, hints(model));
  }

  @Override
  public List<Hint> hints(ScreenModel model, boolean more) {
    List<Hint> hints = new ArrayList<>();
    Sitting sitting = model.sitting();
    int open = layout.open();
    if (link >= 0) {
      hints.add(Hint.of(Key.Kind.ENTER, "Enter", model.say(ScreenWords.FOLLOW)));
      hints.add(Hint.of(Key.Kind.ESCAPE, "Esc", model.say(ScreenWords.LET_GO)));
    }
    if (shown >= 0 || more) {
      hints.add(new Hint("Space", model.say(ScreenWords.MORE), Key.of(' ')));
    } else if (open == 0 && sitting != null && goesOn(sitting.moment().awaits())) {
      hints.add(Hint.of(Key.Kind.ENTER, "Enter", model.say(ScreenWords.READ_ON)));
    }
    if (open > 9) {
      String number = typed.isEmpty() ? "1-" + open : typed + "_";
      hints.add(new Hint(number + " Enter", model.say(ScreenWords.CHOOSE), null));
    } else if (open > 0) {
      String digits = open == 1 ? "1" : "1-" + open;
      hints.add(
          new Hint(
              model.settings().confirm() ? digits + " Enter" : digits,
              model.say(ScreenWords.CHOOSE),
              null));
    }
    if (layout.known()) {
      hints.add(Hint.of('>', model.say(ScreenWords.PASS_OVER)));
    }
    if (sitting != null && sitting.canGoBack()) {
      hints.add(Hint.of('u', model.say(ScreenWords.BACK)));
    }
    if (sitting != null && sitting.canGoForward()) {
      hints.add(Hint.of('U', model.say(ScreenWords.FORWARD)));
    }
    hints.add(Hint.of('t', model.say(ScreenWords.TIMELINE)));
    hints.add(Hint.of('s', model.say(ScreenWords.SAVES)));
    hints.add(Hint.of('l', LanguageNames.of(model.nextLanguage())));
    hints.add(Hint.of('?', model.say(ScreenWords.HELP)));
    hints.add(Hint.of('q', model.say(ScreenWords.QUIT)));
    if (layout.text().links() > 0) {
      hints.add(Hint.of(Key.Kind.TAB, "Tab", model.say(ScreenWords.LINKS)));
    }
    hints.add(Hint.of('h', model.say(ScreenWords.BACKLOG)));
    hints.add(Hint.of('p', model.say(ScreenWords.CARDS)));
    hints.add(Hint.of('i', model.say(ScreenWords.AFFAIRS)));
    hints.add(Hint.of('r', model.say(ReplayWords.REPLAY)));
    return hints;
  }

  @Override
  public boolean more(ScreenModel model) {
    return at.more(layout.text(), windows(model).text);
  }

  private static boolean goesOn(Awaits awaits) {
    return awaits instanceof Awaits.Turn
        || awaits instanceof Awaits.End
        || awaits instanceof Awaits.Left;
  }

  // Typing.

  @Override
  public int tick(ScreenModel model) {
    return shown >= 0 ? FRAME : 0;
  }

  @Override
  public Page ticked(ScreenModel model, int millis) {
    if (shown < 0) {
      return this;
    }
    int cells = shown + Math.max(1, model.settings().pace().cells * millis / 1000);
    List<Frame.Row> first = layout.text().window(at.top(), windows(model).text, -1, -1);
    boolean done = model.settings().pace().cells == 0 || cells >= Typing.cells(first);
    return new ReadingPage(basis, layout, at, choice, pointed, link, typed, done ? -1 : cells);
  }
}
