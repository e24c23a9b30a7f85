package bicorne.plain;

import bicorne.engine.Awaits;
import bicorne.play.Keeper;
import bicorne.play.Notice;
import bicorne.play.Opened;
import bicorne.play.Reckoning;
import bicorne.play.Sitting;
import bicorne.play.Tried;
import bicorne.saves.Edition;
import bicorne.told.Notices;
import bicorne.told.Openings;
import bicorne.told.StoryWords;
import bicorne.wording.LineWords;
import bicorne.wording.ReckoningWords;
import bicorne.wording.Saying;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Plays line by line: for a keyboard, a screen reader, a pipe. Each page is printed once, in
 * reading order, without decoration, and nothing mistyped ever chooses.
 *
 * <p>A page is shown only after its keeper has what led to it. At a keyboard the reader turns the
 * pages; in a script they turn by themselves, a line answers a decision, and play leaves after an
 * ending.
 */
public final class PlainPlayer {

  /** So many pages may be turned by themselves without a decision; one more is a circle. */
  private static final int MOST_TURNS = 1_000;

  /** So many lines of a script may be no answer, one after the other. */
  private static final int MOST_WRONG = 1_000;

  private final Keeper keeper;
  private final Answers in;
  private final Look look;
  private final Column column;
  private final Earlier earlier;
  private final Orders orders;
  private volatile boolean prompted;
  private @Nullable IOException outputLost;
  private volatile Sitting sitting;
  private String language;
  private Desk desk;
  private int turns;
  private int wrong;

  /**
   * @param sitting where play begins or goes on
   * @param tag BCP 47 tag of the language to read in
   */
  public PlainPlayer(
      Sitting sitting,
      Keeper keeper,
      Earlier earlier,
      String tag,
      Answers in,
      Writer out,
      Look look) {
    this.sitting = sitting;
    this.keeper = keeper;
    this.in = in;
    this.look = look;
    this.earlier = earlier;
    column = new Column(out, look.width());
    language = tag;
    desk = Desk.in(column, sitting.engine(), tag);
    orders = new Orders(this, keeper);
  }

  /** Where the player stands, for whoever has to keep it when the program is ended from outside. */
  public Sitting sitting() {
    return sitting;
  }

  /** Why the output was lost, behind {@link Parting#OUTPUT_LOST}; else null. */
  public @Nullable IOException outputLost() {
    return outputLost;
  }

  /**
   * Keeps where the player stands and ends the line that waits for an answer, for whoever ends the
   * program from outside; from a thread of its own.
   */
  public void interrupted() {
    keeper.leave(sitting);
    if (prompted) {
      try {
        column.answered(false);
        column.flush();
      } catch (OutputLost e) {
        // Nobody is there any more to see where the line ends.
        return;
      }
    }
  }

  /**
   * Plays until the player leaves, the input ends, or a script has come to an ending.
   *
   * @param opening what has to be told before the first page, a paragraph each
   */
  public Parting play(List<String> opening) {
    try {
      for (String told : opening) {
        column.paragraph(told);
      }
      arrive(sitting);
      Parting parting = null;
      while (parting == null) {
        parting = look.keyboard() ? ask() : follow();
      }
      leave(parting);
      return parting;
    } catch (OutputLost e) {
      outputLost = e.cause();
      keeper.leave(sitting);
      return Parting.OUTPUT_LOST;
    }
  }

  /** At a keyboard: prompts, and does what is typed. */
  private @Nullable Parting ask() {
    int ahead = typedAhead();
    if (ahead > 0) {
      tell(LineWords.TYPED_AHEAD, "count", ahead);
    }
    column.prompt(prompt());
    prompted = true;
    Answer answer = next();
    prompted = false;
    if (answer instanceof Answer.End) {
      column.answered(false);
      return Parting.INPUT_ENDED;
    }
    column.answered(!(answer instanceof Answer.Revised));
    return hear(answer);
  }

  /** In a script: turns pages, leaves after an ending, else does what the next line says. */
  private @Nullable Parting follow() {
    Awaits awaits = sitting.moment().awaits();
    column.flush();
    if (awaits instanceof Awaits.Turn) {
      if (++turns > MOST_TURNS) {
        tell(LineWords.TURNS_ON, "count", MOST_TURNS);
        return Parting.GAVE_UP;
      }
      arrive(sitting.turn());
      return null;
    }
    turns = 0;
    if (awaits instanceof Awaits.End || awaits instanceof Awaits.Left) {
      return Parting.FINISHED;
    }
    Answer answer = next();
    if (answer instanceof Answer.End) {
      return Parting.INPUT_ENDED;
    }
    Parting parting = hear(answer);
    if (parting == null && wrong >= MOST_WRONG) {
      tell(LineWords.GIVES_UP, "count", wrong);
      return Parting.GAVE_UP;
    }
    return parting;
  }

  private @Nullable Parting hear(Answer answer) {
    if (answer instanceof Answer.Line line) {
      Understood understood = new Ear(sitting.engine().story()).hear(line.words(), offers());
      return act(understood);
    }
    if (answer instanceof Answer.Revised revised) {
      revised(revised);
      return null;
    }
    wrong++;
    if (answer instanceof Answer.TooLong tooLong) {
      tell(LineWords.TOO_LONG, "most", tooLong.most());
    } else {
      tell(LineWords.NOT_UTF8);
    }
    return null;
  }

  /** The story was saved anew: the play goes on in it, from the same place if there is one. */
  private void revised(Answer.Revised revised) {
    Edition edition = revised.edition();
    if (edition == null) {
      for (String error : revised.errors()) {
        column.paragraph(error);
      }
      tell(LineWords.STORY_BROKEN);
      return;
    }
    Opened opened = sitting.on(edition);
    Sitting there = opened.standing();
    StoryWords words = StoryWords.in(edition.engine(), language);
    for (String told : Openings.told(opened, words)) {
      column.paragraph(told);
    }
    if (there == null) {
      return;
    }
    desk = Desk.in(column, there.engine(), language);
    tell(LineWords.STORY_READ);
    leap(there);
  }

  private @Nullable Parting act(Understood understood) {
    if (understood instanceof Understood.Take take) {
      wrong = 0;
      arrive(sitting.choose(take.option()));
      return null;
    }
    if (understood instanceof Understood.Blank) {
      if (sitting.moment().awaits() instanceof Awaits.Turn) {
        arrive(sitting.turn());
      }
      return null;
    }
    if (understood instanceof Understood.Order order) {
      return orders.obey(order) ? Parting.QUIT : null;
    }
    wrong++;
    column.paragraph(desk.reply(understood, sitting.moment(), offers()));
    return null;
  }

  /** Takes another stand: keeps it, tells how that went, and shows the page. */
  void arrive(Sitting there) {
    settle(there);
    show();
  }

  /** Keeps another stand that shows the same page. */
  void settle(Sitting there) {
    sitting = there;
    for (Notice notice : keeper.keep(there)) {
      column.paragraph(Notices.told(notice, desk.words().wording()));
    }
  }

  /** As {@link #arrive} by a leap: the page stands whole, with its header and all gauges. */
  void leap(Sitting there) {
    desk.pages().afresh();
    arrive(there);
  }

  /** Shows the page, and after an ending the reckoning. */
  private void show() {
    Awaits awaits = sitting.moment().awaits();
    desk.pages().page(sitting.moment());
    if (awaits instanceof Awaits.End || awaits instanceof Awaits.Left) {
      reckoning();
      if (look.keyboard()) {
        tell(ReckoningWords.WHAT_NOW);
      }
    }
  }

  void reckoning() {
    desk.reckonings().print(reckoned(), sitting.moment().state());
  }

  Reckoning reckoned() {
    return Reckoning.of(sitting, earlier.endings(sitting.edition().engine()));
  }

  /** All that was tried in other plays and in this one; null where no saves are kept. */
  @Nullable Tried tried() {
    return earlier.tried(sitting.edition());
  }

  Desk desk() {
    return desk;
  }

  boolean keyboard() {
    return look.keyboard();
  }

  /** Reads on in another language. */
  void language(String tag) {
    language = tag;
    desk = Desk.in(column, sitting.engine(), tag);
  }

  /** The page once more, whole. */
  void again() {
    desk.pages().afresh();
    desk.pages().page(sitting.moment());
  }

  /** Says something as a paragraph of its own. */
  void tell(Saying saying, Object... values) {
    column.paragraph(desk.words().wording().say(saying, values));
  }

  private void leave(Parting parting) {
    List<Notice> notices = keeper.leave(sitting);
    for (Notice notice : notices) {
      column.paragraph(Notices.told(notice, desk.words().wording()));
    }
    if (parting == Parting.QUIT && look.keyboard()) {
      tell(keeper.keeping() ? LineWords.GOODBYE_KEPT : LineWords.GOODBYE);
    }
    column.flush();
  }

  private String prompt() {
    return desk.prompt(sitting.moment().awaits(), Ear.open(offers()));
  }

  private List<Awaits.Offer> offers() {
    Awaits awaits = sitting.moment().awaits();
    if (awaits instanceof Awaits.Choice choice) {
      return choice.offers();
    }
    return awaits instanceof Awaits.Turn turn ? turn.locked() : List.of();
  }

  private Answer next() {
    try {
      return in.next();
    } catch (IOException e) {
      // A terminal that is gone, or a disk: as much an end as any other.
      return new Answer.End();
    }
  }

  private int typedAhead() {
    try {
      return in.dropTypedAhead();
    } catch (IOException e) {
      return 0;
    }
  }
}
