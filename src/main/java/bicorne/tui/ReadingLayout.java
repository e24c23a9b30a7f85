package bicorne.tui;

import bicorne.engine.Awaits;
import bicorne.engine.Moment;
import bicorne.engine.State;
import bicorne.model.Card;
import bicorne.model.Header;
import bicorne.model.Node;
import bicorne.model.Story;
import bicorne.model.StoryFile;
import bicorne.model.Way;
import bicorne.play.Sitting;
import bicorne.text.Clean;
import bicorne.told.PagePrinter;
import bicorne.told.StoryWords;
import bicorne.wording.ScreenWords;
import java.util.List;

/**
 * The page a reader stands on, laid out.
 *
 * @param title what stands at the left of the header: the episode and the page's own title
 * @param beside what stands at its right, the fullest first: in whose place, when and where
 * @param text what is read
 * @param choices what can be chosen, locked ones in their place; an item each
 * @param offers the choices of those items
 * @param status the gauges
 * @param known whether it is turned and was read before, so that it can be passed over
 */
record ReadingLayout(
    String title,
    List<String> beside,
    Body text,
    Body choices,
    List<Awaits.Offer> offers,
    List<Frame.Row> status,
    boolean known) {

  static final ReadingLayout NONE =
      new ReadingLayout("", List.of(), Body.EMPTY, Body.EMPTY, List.of(), List.of(), false);

  static ReadingLayout of(ScreenModel model, Sitting sitting) {
    Moment moment = sitting.moment();
    StoryWords words = model.words();
    List<Awaits.Offer> offers =
        moment.awaits() instanceof Awaits.Choice choice ? choice.offers() : List.of();
    return new ReadingLayout(
        title(words, moment),
        beside(words, moment),
        text(model, words, moment),
        choices(model, words, offers, moment.state()),
        offers,
        Gauges.rows(model),
        moment.awaits() instanceof Awaits.Turn && model.read().contains(ReadPages.page(sitting)));
  }

  /** How many of the choices can be taken. */
  int open() {
    int open = 0;
    for (Awaits.Offer offer : offers) {
      open += offer.open() ? 1 : 0;
    }
    return open;
  }

  /** The item of the open choice with a number, from 1; -1 where there is none. */
  int item(int number) {
    int open = 0;
    for (int i = 0; i < offers.size(); i++) {
      open += offers.get(i).open() ? 1 : 0;
      if (offers.get(i).open() && open == number) {
        return i;
      }
    }
    return -1;
  }

  private static String title(StoryWords words, Moment moment) {
    return title(words, moment.page(), moment.state(), moment.awaits() instanceof Awaits.Left);
  }

  /**
   * The episode of a page and its own title.
   *
   * @param left whether it tells that an episode played alone is left
   */
  static String title(StoryWords words, bicorne.engine.Page page, State state, boolean left) {
    if (left) {
      // The header is that of the episode which is not played.
      return safe(words.line(words.story().title(), state));
    }
    String own = words.line(page.header().title(), page.state());
    String episode = words.line(episode(words, state).title(), state);
    if (episode.isEmpty()) {
      episode = words.line(words.story().title(), state);
    }
    return own.isEmpty() || own.equals(episode) ? safe(episode) : safe(episode + " > " + own);
  }

  /** The episode a reader stands in; of a scene that which called it. */
  private static StoryFile episode(StoryWords words, State state) {
    Story story = words.story();
    List<Way> calls = words.engine().calls(state);
    int node = calls.isEmpty() ? words.engine().node(state) : calls.get(0).node();
    return story.files().get(story.nodes().get(node).file());
  }

  /**
   * In whose place, when and where a page plays; empty where it does not say, or an episode is left
   * on it.
   */
  static String when(StoryWords words, bicorne.engine.Page page, boolean left) {
    return left ? "" : beside(words, page).get(0);
  }

  private static List<String> beside(StoryWords words, Moment moment) {
    return moment.awaits() instanceof Awaits.Left ? List.of() : beside(words, moment.page());
  }

  private static List<String> beside(StoryWords words, bicorne.engine.Page page) {
    Header header = page.header();
    State state = page.state();
    String date = header.date() == null ? "" : words.wording().date(header.date());
    String time = words.line(header.time(), state);
    String place =
        header.place() < 0 ? "" : words.name(new Card.Ref(Card.Kind.PLACE, header.place()), state);
    String as = words.viewpoint(header, state);
    return List.of(
        safe(words.wording().clauses(List.of(as, date, time, place))),
        safe(words.wording().clauses(List.of(as, date, time))),
        safe(words.wording().clauses(List.of(as, date))),
        safe(words.wording().clauses(List.of(date, place))),
        safe(date));
  }

  private static String safe(String words) {
    return Clean.line(words);
  }

  private static Body text(ScreenModel model, StoryWords words, Moment moment) {
    Leaf leaf = new Leaf(model.margins());
    PagePrinter pages = new PagePrinter(leaf, words);
    Awaits awaits = moment.awaits();
    Node node = words.story().nodes().get(words.engine().node(moment.state()));
    if (awaits instanceof Awaits.Choice && node.tags().contains("content-note")) {
      leaf.line("! " + model.say(ScreenWords.CONTENT_NOTE), Look.NOTICE);
      leaf.gap();
    }
    pages.paragraphs(moment.page());
    if (awaits instanceof Awaits.Turn turn) {
      if (!turn.locked().isEmpty()) {
        pages.offers(turn.locked(), -1, moment.state());
      }
      mark(leaf, model, ScreenWords.TURN_MARK);
    } else if (awaits instanceof Awaits.End end) {
      leaf.in(Look.STRONG);
      pages.ending(end.node(), moment.state());
      mark(leaf, model, ScreenWords.END_MARK);
    } else if (awaits instanceof Awaits.Left left) {
      leaf.in(Look.STRONG);
      pages.left(left, moment.state());
      mark(leaf, model, ScreenWords.END_MARK);
    } else if (awaits instanceof Awaits.Fault fault) {
      leaf.in(Look.ERROR);
      pages.stuck(fault);
      leaf.paragraph(model.say(ScreenWords.FAULT_WAY_ON));
    }
    return leaf.body();
  }

  /** What says that the page is not the last and waits for a key. */
  private static void mark(Leaf leaf, ScreenModel model, ScreenWords words) {
    leaf.gap();
    leaf.line(model.fine() ? "▸ " + model.say(words) : "> " + model.say(words), Look.QUIET);
  }

  private static Body choices(
      ScreenModel model, StoryWords words, List<Awaits.Offer> offers, State state) {
    Leaf leaf = new Leaf(model.margins());
    PagePrinter pages = new PagePrinter(leaf, words);
    int number = 0;
    for (Awaits.Offer offer : offers) {
      if (offer.open()) {
        String choice = words.option(offer.option(), state);
        leaf.choice(Integer.toString(++number), choice, Look.CHOICE);
      } else {
        leaf.choice("-", pages.locked(offer.option(), state), Look.LOCKED);
      }
    }
    return leaf.body();
  }
}
