package bicorne.saves;

import bicorne.engine.Dice;
import bicorne.engine.Moment;
import bicorne.engine.Page;
import bicorne.engine.State;
import org.jspecify.annotations.Nullable;

/**
 * How an entry was taken: enough to take it again without going back to the beginning.
 *
 * @param before the state in which it was decided; null for a line that was not taken
 * @param page the page on which it was decided, where chance went on with it; else null
 * @param dice the dice behind it
 * @param choices how many choices were taken from the beginning up to it
 * @param asWritten whether its names are this edition's
 */
public record Track(
    @Nullable State before, @Nullable Page page, Dice dice, int choices, boolean asWritten) {

  /** Stands for a line that is no decision, or one that does not fit. */
  public static final Track NONE = new Track(null, null, new Dice(0), 0, true);

  /** Whether it stands for an entry that fits. */
  public boolean fits() {
    return before != null;
  }

  /** The track of an entry that was just taken behind {@code parent}. */
  public static Track of(
      Moment moment, Course.Taken taken, @Nullable Track parent, boolean asWritten) {
    int choices = parent == null ? 0 : parent.choices;
    return new Track(
        moment.state(),
        taken.choice() >= 0 ? null : moment.page(),
        taken.dice(),
        choices + (taken.choice() >= 0 ? 1 : 0),
        asWritten);
  }

  /** Takes the entry again; only for one that fits. Its dice are to be had from here. */
  public Course.Taken again(Course course, Line.Decision entry) {
    State state = before;
    if (state == null) {
      throw new IllegalArgumentException("this entry does not fit");
    }
    Moment resumed = course.engine().resume(state);
    Moment moment = page == null ? resumed : new Moment(state, page, resumed.awaits());
    Course.Taken taken = course.follow(moment, entry, dice, asWritten).taken();
    if (taken == null) {
      throw new IllegalStateException("an entry that fitted does not fit any more");
    }
    return taken;
  }
}
