package bicorne.play;

import bicorne.engine.Awaits;
import bicorne.engine.Dice;
import bicorne.engine.Engine;
import bicorne.engine.Moment;
import bicorne.engine.Page;
import bicorne.engine.State;
import bicorne.saves.Course;
import bicorne.saves.Difference;
import bicorne.saves.Edition;
import bicorne.saves.Journal;
import bicorne.saves.JournalHeader;
import bicorne.saves.Ledger;
import bicorne.saves.Line;
import bicorne.saves.Misfit;
import bicorne.saves.Replay;
import bicorne.saves.Track;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where one reader stands in one playthrough. Never changes: every step gives another sitting.
 *
 * <p>The journal of a sitting holds all that was decided to come here. Whoever shows a page first
 * hands the sitting to its {@link Keeper}, so that nothing is seen that is not kept.
 */
public final class Sitting {

  private final Course course;
  private final Journal journal;

  /** For each line of the journal how it was taken. */
  private final Ledger<Track> tracks;

  private final int entry;
  private final int pages;

  /** The last decision of the branch that {@link #forward} follows: {@code entry} or behind it. */
  private final int tip;

  private final Moment moment;

  /** The endings whose page was shown, as nodes, rising. */
  private final List<Integer> endings;

  private Sitting(
      Course course,
      Journal journal,
      Ledger<Track> tracks,
      int entry,
      int pages,
      int tip,
      Moment moment,
      List<Integer> endings) {
    this.course = course;
    this.journal = journal;
    this.tracks = tracks;
    this.entry = entry;
    this.pages = pages;
    this.tip = tip;
    this.moment = moment;
    this.endings = endings;
  }

  /** A play begins; null where the start it asks for is not in the story. */
  public static @Nullable Sitting begin(Engine engine, Beginning beginning) {
    return begin(Edition.of(engine), beginning);
  }

  /** A play begins; null where the start it asks for is not in the story. */
  public static @Nullable Sitting begin(Edition edition, Beginning beginning) {
    String asked = beginning.start();
    String start = asked == null ? edition.story().address(edition.story().start()) : asked;
    Course course = Course.of(edition, start, beginning.alone());
    if (course == null) {
      return null;
    }
    State initial = course.initial();
    JournalHeader header =
        new JournalHeader(
            edition.story().id(),
            edition.logic(),
            beginning.bicorne(),
            beginning.seed(),
            edition.story().address(course.engine().node(initial)),
            beginning.alone(),
            beginning.language(),
            beginning.name(),
            beginning.created(),
            false,
            edition.values(initial),
            java.util.Collections.emptyMap());
    Moment first = course.begin();
    List<Integer> shown =
        first.awaits() instanceof Awaits.End end ? List.of(end.node()) : List.of();
    return new Sitting(course, Journal.of(header), Ledger.empty(), 0, 0, 0, first, shown).settled();
  }

  /** Goes on where a journal was left. */
  public static Opened open(Engine engine, Journal journal) {
    return open(Edition.of(engine), journal);
  }

  /** Goes on where a journal was left. */
  public static Opened open(Edition edition, Journal journal) {
    Replay replay = Replay.of(edition, journal);
    Course course = replay.course();
    Misfit misfit = replay.misfit();
    if (course == null) {
      return new Opened.Refused(
          misfit != null ? misfit : new Misfit(0, Misfit.Reason.START_GONE, "", "", "", -1, null));
    }
    Sitting start =
        new Sitting(course, journal, replay.tracks(), 0, 0, 0, course.begin(), replay.endings());
    if (misfit != null) {
      return new Opened.Stopped(
          start.lastPage(replay.reached()).settled(), misfit, replay.revised(), news(replay));
    }
    Line.Move here = journal.here();
    return new Opened.Ready(
        start.at(here.to(), here.page(), here.to()).aimed().settled(),
        replay.revised(),
        news(replay),
        elsewhere(replay));
  }

  /** The same play, standing where it stands, on another edition of the story. */
  public Opened on(Edition other) {
    return open(other, noted().journal());
  }

  /**
   * The last page shown before {@code reached} and what follows from it. Chance that was decided in
   * the journal, and is not any more, is not decided anew in the reader's back: rather a page back.
   */
  private Sitting lastPage(int reached) {
    int n = reached;
    Sitting last = at(n, Integer.MAX_VALUE, reached);
    while (last.awaitsChance() && last.pages == 0 && n != 0) {
      n = decision(n).from();
      last = at(n, Integer.MAX_VALUE, reached);
    }
    return last.awaitsChance() && last.pages > 0 ? at(n, last.pages - 1, reached) : last;
  }

  /** What a revision changed is told once: until something is decided on the revised story. */
  private static List<Difference> news(Replay replay) {
    return replay.revised() ? replay.differences() : List.of();
  }

  private static List<Misfit> elsewhere(Replay replay) {
    List<Misfit> elsewhere = new ArrayList<>();
    for (Misfit misfit : replay.elsewhere()) {
      if (replay.revised() || misfit.reason() == Misfit.Reason.DIVERGED) {
        elsewhere.add(misfit);
      }
    }
    return elsewhere;
  }

  /** The same beginning again, with another seed: as if nothing had been played. */
  public Sitting restart(long seed, String created) {
    JournalHeader header = journal.header();
    Sitting again =
        begin(
            course.edition(),
            new Beginning(
                seed,
                header.language(),
                header.start(),
                header.alone(),
                "",
                created,
                header.bicorne()));
    if (again == null) {
      throw new IllegalStateException("the start of a sitting is in its story");
    }
    return again;
  }

  /** The engine that plays it; for an episode by itself, the one that ends with it. */
  public Engine engine() {
    return course.engine();
  }

  /** The story it is played on. */
  public Edition edition() {
    return course.edition();
  }

  /** How decisions are taken on it. */
  Course course() {
    return course;
  }

  Ledger<Track> tracks() {
    return tracks;
  }

  /** All that was decided, on every branch. */
  public Journal journal() {
    return journal;
  }

  /** What is shown and awaited: a page to turn, choices, an end or a fault; never chance. */
  public Moment moment() {
    return moment;
  }

  /** The decision behind which we stand, a number of the journal; 0 is the beginning. */
  public int entry() {
    return entry;
  }

  /** How many pages were turned since {@link #entry()}. */
  public int pagesTurned() {
    return pages;
  }

  /** How many choices were taken on the line from the beginning to here. */
  public int choicesTaken() {
    Track track = track(entry);
    return track == null ? 0 : track.choices();
  }

  /** The state in which play began. */
  public State initial() {
    return course.initial();
  }

  private @Nullable Track track(int n) {
    int index = n == 0 ? -1 : journal.index(n);
    return index < 0 ? null : tracks.get(index);
  }

  private Line.Decision decision(int n) {
    Line.Decision decision = journal.decision(n);
    if (decision == null) {
      throw new IllegalArgumentException("there is no decision " + n);
    }
    return decision;
  }

  private Dice dice() {
    Track track = track(entry);
    return track == null ? Dice.seeded(journal.header().seed()) : track.dice();
  }

  private Sitting standing(int newEntry, int newPages, int newTip, Moment newMoment) {
    return new Sitting(course, journal, tracks, newEntry, newPages, newTip, newMoment, endings);
  }

  /** Turns the page; what chance then decides is drawn and written. */
  public Sitting turn() {
    return standing(entry, pages + 1, tip, engine().turn(moment)).settled().witnessed();
  }

  /**
   * Takes an open choice, an option's number; what chance then decides is drawn and written. The
   * same choice taken here before is gone on with, for the same would come of it.
   */
  public Sitting choose(int option) {
    for (Line.Decision child : journal.next(entry)) {
      if (canGoTo(child.n()) && child.choose() != null) {
        Course.Taken taken = again(child.n());
        if (taken.choice() == option && isOpen(option)) {
          Sitting there = standing(child.n(), 0, tipFrom(child.n()), taken.moment());
          return there.settled().noted().witnessed();
        }
      }
    }
    return written(course.choose(moment, option, dice())).settled().witnessed();
  }

  private boolean isOpen(int option) {
    if (moment.awaits() instanceof Awaits.Choice choice) {
      for (Awaits.Offer offer : choice.offers()) {
        if (offer.option() == option) {
          return offer.open();
        }
      }
    }
    return false;
  }

  private Course.Taken again(int n) {
    Track track = track(n);
    if (track == null) {
      throw new IllegalArgumentException("there is no decision " + n);
    }
    return track.again(course, decision(n));
  }

  /** Lets chance decide until a page is shown; what it once decided here it decides again. */
  private Sitting settled() {
    Sitting here = this;
    while (here.awaitsChance()) {
      int known = here.knownChance();
      here =
          known > 0
              ? here.standing(
                  known,
                  0,
                  here.isOn(known, here.tip) ? here.tip : known,
                  here.again(known).moment())
              : here.written(here.course.chance(here.moment, here.dice()));
    }
    return here;
  }

  private boolean awaitsChance() {
    return moment.awaits() instanceof Awaits.Chance || moment.awaits() instanceof Awaits.Draw;
  }

  private int knownChance() {
    int known = 0;
    for (Line.Decision child : journal.next(entry)) {
      if (child.choose() == null && canGoTo(child.n())) {
        if (isOn(child.n(), tip)) {
          return child.n();
        }
        known = known == 0 ? child.n() : known;
      }
    }
    return known;
  }

  /** The entry just taken from here becomes a line of the journal, and we stand behind it. */
  private Sitting written(Course.Taken taken) {
    State before = moment.state();
    State after = course.ahead(taken.moment()).state();
    String logic = journal.lastLogic().equals(edition().logic()) ? null : edition().logic();
    Journal longer =
        journal.decided(
            entry,
            edition().story().address(engine().node(before)),
            taken.choice() < 0 ? null : edition().story().options().get(taken.choice()).id(),
            taken.fell() < 0 ? null : edition().story().options().get(taken.fell()).id(),
            taken.drew() < 0 ? null : edition().story().address(taken.drew()),
            edition().changes(before, after),
            ending(taken.moment()),
            logic,
            course.digest(after));
    int n = journal.nextNumber();
    return new Sitting(
        course,
        longer,
        tracks.and(Track.of(moment, taken, track(entry), true)),
        n,
        0,
        n,
        taken.moment(),
        withEnding(taken.moment()));
  }

  private @Nullable String ending(Moment at) {
    return at.awaits() instanceof Awaits.End end ? edition().story().address(end.node()) : null;
  }

  private List<Integer> withEnding(Moment at) {
    if (!(at.awaits() instanceof Awaits.End end) || endings.contains(end.node())) {
      return endings;
    }
    List<Integer> more = new ArrayList<>(endings);
    more.add(end.node());
    Collections.sort(more);
    return Collections.unmodifiableList(more);
  }

  /** Writes down where we stand, if the journal does not say so by itself. */
  Sitting noted() {
    Line.Move here = journal.here();
    if (here.to() == entry && here.page() == pages) {
      return this;
    }
    return new Sitting(
        course,
        journal.moved(entry, pages, ending(moment)),
        tracks.and(Track.NONE),
        entry,
        pages,
        tip,
        moment,
        withEnding(moment));
  }

  /** The road through a decision is called something; empty takes its name away. */
  public Sitting roadNamed(int n, String name) {
    Sitting here = noted();
    Journal longer = here.journal.roadNamed(n, name);
    return longer.lines().size() == here.journal.lines().size()
        ? this
        : new Sitting(
            course, longer, here.tracks.and(Track.NONE), entry, pages, tip, moment, endings);
  }

  /** An ending's page counts as seen once it is shown, and that is written down. */
  private Sitting witnessed() {
    return moment.awaits() instanceof Awaits.End ? noted() : this;
  }

  /** Whether there is a choice to go back to. */
  public boolean canGoBack() {
    return lastChoice() != 0;
  }

  private int lastChoice() {
    int n = entry;
    while (n != 0 && decision(n).choose() == null) {
      n = decision(n).from();
    }
    return n;
  }

  /** The page on which the last choice was taken; nothing is lost by it. Else this sitting. */
  public Sitting back() {
    int choice = lastChoice();
    return choice == 0 ? this : at(decision(choice).from(), Integer.MAX_VALUE, tip);
  }

  /** Whether a choice that was taken here can be taken again by {@link #forward()}. */
  public boolean canGoForward() {
    return nextChoice() != 0;
  }

  /** The first choice behind here on the way to the tip. */
  private int nextChoice() {
    int next = 0;
    for (int n = tip; n != entry; n = decision(n).from()) {
      if (n == 0) {
        return 0;
      }
      next = decision(n).choose() != null ? n : next;
    }
    return next;
  }

  /** The first page behind the choice that was gone back over. Else this sitting. */
  public Sitting forward() {
    int choice = nextChoice();
    return choice == 0 ? this : at(choice, 0, tip).settled();
  }

  /** Whether a decision of the journal fits the story, so that one can go there. */
  public boolean canGoTo(int n) {
    Track track = track(n);
    return n == 0 || (track != null && track.fits());
  }

  /** The first page behind a decision; 0 is the beginning. Else this sitting. */
  public Sitting to(int n) {
    return canGoTo(n) ? at(n, 0, isOn(n, tip) ? tip : tipFrom(n)).settled() : this;
  }

  /** On a page behind a decision that fits; the branch written last behind it lies ahead. */
  public Sitting onPage(int n, int turned) {
    return canGoTo(n) ? at(n, turned, isOn(n, tip) ? tip : tipFrom(n)).settled() : this;
  }

  /**
   * The end of the branch written last behind a decision that fits: its last page, or where the
   * journal says that its player stood.
   */
  Sitting endOf(int n) {
    int end = tipFrom(n);
    Line.Move here = journal.here();
    return at(end, here.to() == end ? here.page() : Integer.MAX_VALUE, end).settled();
  }

  /**
   * A decision of any branch, taken once more from where it was taken; null where there is none, or
   * it does not fit. What stood on the page before it was taken is not told again.
   */
  public @Nullable Decided decided(int n) {
    Track track = track(n);
    State before = track == null ? null : track.before();
    if (track == null || before == null) {
      return null;
    }
    Course.Taken taken = track.again(course, decision(n));
    Moment at = engine().resume(before);
    return new Decided(
        n,
        engine().node(before),
        at.page(),
        at.awaits() instanceof Awaits.Choice choice ? choice.offers() : List.of(),
        taken.choice(),
        taken.possible(),
        taken.fell(),
        taken.drew(),
        before,
        course.ahead(taken.moment()).state());
  }

  /** The first page behind a decision, or what else is awaited there; null as for the decision. */
  @Nullable Moment ahead(int n) {
    return canGoTo(n) ? course.ahead(behind(n)) : null;
  }

  /** Whether {@code n} lies on the way from the beginning to {@code end}. */
  private boolean isOn(int n, int end) {
    int on = end;
    while (on > n) {
      on = decision(on).from();
    }
    return on == n;
  }

  /** The end of the branch written last behind a decision. */
  private int tipFrom(int n) {
    int end = n;
    boolean further = true;
    while (further) {
      further = false;
      for (Line.Decision child : journal.next(end)) {
        if (canGoTo(child.n())) {
          end = child.n();
          further = true;
          break;
        }
      }
    }
    return end;
  }

  private Sitting aimed() {
    return standing(entry, pages, tipFrom(entry), moment);
  }

  /** Behind an entry that fits, with so many pages turned, or as many as there are. */
  private Sitting at(int n, int wanted, int newTip) {
    Moment there = behind(n);
    int turned = 0;
    while (turned < wanted && turned < Course.MOST_PAGES && there.awaits() instanceof Awaits.Turn) {
      there = engine().turn(there);
      turned++;
    }
    return standing(n, turned, newTip, there);
  }

  /** What is shown, or decided by chance, first behind an entry that fits; 0 is the beginning. */
  Moment behind(int n) {
    return n == 0 ? course.begin() : again(n).moment();
  }

  /** The numbers of the decisions behind one of the line to here, in order; 0 is the beginning. */
  List<Integer> line(int behind) {
    List<Integer> line = new ArrayList<>();
    for (int n = entry; n != behind && n != 0; n = decision(n).from()) {
      line.add(n);
    }
    Collections.reverse(line);
    return line;
  }

  /**
   * The decision so many before the one we stand behind; 0, the beginning, where there are fewer.
   */
  int before(int decisions) {
    int n = entry;
    for (int i = 0; i < decisions && n != 0; i++) {
      n = decision(n).from();
    }
    return n;
  }

  /** The line from the beginning to here, decision by decision. */
  public List<Decided> decisions() {
    return decisions(0);
  }

  /** The decisions of that line that are behind one of it. */
  List<Decided> decisions(int behind) {
    List<Decided> decisions = new ArrayList<>();
    Retelling.tell(
        this,
        behind,
        new Retelling.Listener() {
          @Override
          public void page(int behind, Moment shown) {}

          @Override
          public void decided(Decided decided) {
            decisions.add(decided);
          }
        });
    return Collections.unmodifiableList(decisions);
  }

  /** All pages of this line in order, the one that is shown last. */
  public List<Page> backlog() {
    List<Page> pagesOfLine = new ArrayList<>();
    Retelling.tell(
        this,
        new Retelling.Listener() {
          @Override
          public void page(int behind, Moment shown) {
            pagesOfLine.add(shown.page());
          }

          @Override
          public void decided(Decided decided) {}
        });
    return Collections.unmodifiableList(pagesOfLine);
  }

  /** The endings whose page was shown on any branch, as nodes in the order of the story. */
  public List<Integer> endingsReached() {
    return endings;
  }
}
