package bicorne.play;

import bicorne.engine.Awaits;
import bicorne.engine.Moment;
import bicorne.saves.Course;
import bicorne.saves.Line;
import bicorne.saves.Track;
import java.util.List;

/** Goes the line of a sitting once more, page by page. */
final class Retelling {

  private final Sitting sitting;
  private final Course course;
  private final Listener listener;

  /** Hears of everything in the order in which it came. */
  interface Listener {

    /** A page that was finished and shown. */
    void page(int behind, Moment shown);

    /** A decision. If it was a choice, the page before is the one on which it was taken. */
    void decided(Decided decided);
  }

  private Retelling(Sitting sitting, Listener listener) {
    this.sitting = sitting;
    this.listener = listener;
    course = sitting.course();
  }

  static void tell(Sitting sitting, Listener listener) {
    new Retelling(sitting, listener).tell(0);
  }

  /** The same from behind an entry of the line on. */
  static void tell(Sitting sitting, int behind, Listener listener) {
    new Retelling(sitting, listener).tell(behind);
  }

  private void tell(int from) {
    Moment moment = sitting.behind(from);
    int behind = from;
    for (int n : sitting.line(from)) {
      Line.Decision entry = sitting.journal().decision(n);
      Track track = sitting.tracks().get(sitting.journal().index(n));
      if (entry == null) {
        throw new IllegalStateException("a line is made of decisions");
      }
      moment = turned(moment, behind, Course.MOST_PAGES);
      if (entry.choose() != null) {
        listener.page(behind, moment);
      }
      Course.Taken taken = course.follow(moment, entry, track.dice(), track.asWritten()).taken();
      if (taken == null) {
        throw new IllegalStateException("an entry that fitted does not fit any more");
      }
      listener.decided(decided(n, moment, taken));
      moment = taken.moment();
      behind = n;
    }
    moment = turned(moment, behind, sitting.pagesTurned());
    listener.page(behind, moment);
  }

  private Moment turned(Moment moment, int behind, int most) {
    Moment there = moment;
    for (int i = 0; i < most && there.awaits() instanceof Awaits.Turn; i++) {
      listener.page(behind, there);
      there = course.engine().turn(there);
    }
    return there;
  }

  private Decided decided(int n, Moment at, Course.Taken taken) {
    return new Decided(
        n,
        course.engine().node(at.state()),
        at.page(),
        at.awaits() instanceof Awaits.Choice choice ? choice.offers() : List.of(),
        taken.choice(),
        taken.possible(),
        taken.fell(),
        taken.drew(),
        at.state(),
        course.ahead(taken.moment()).state());
  }
}
