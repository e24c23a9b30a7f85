package bicorne.play;

import bicorne.engine.Awaits;
import bicorne.engine.Dice;
import bicorne.engine.Moment;
import bicorne.model.Option;
import bicorne.model.Story;
import bicorne.saves.Course;
import bicorne.saves.Edition;
import bicorne.saves.Journal;
import bicorne.saves.Line;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The journal of a play of which every decision is known, those of chance included: what was found
 * without playing, to be seen in play.
 *
 * <p>What chance decides together with the last decision, and nobody has said, is the first it can
 * be.
 */
public final class Witness {

  /** One decision: an option that was taken or fell, or a node that a pool gave. */
  public record Decision(int option, int node) {}

  private final Edition edition;
  private final Course course;
  private final List<Decision> decisions;
  private Journal journal;
  private Moment moment;
  private Dice dice;
  private int next;

  private Witness(Edition edition, Course course, Journal journal, List<Decision> decisions) {
    this.edition = edition;
    this.course = course;
    this.journal = journal;
    this.decisions = decisions;
    moment = course.begin();
    dice = Dice.seeded(journal.header().seed());
  }

  /**
   * Writes such a journal; it is a copy to be kept as it is. Null where the story does not go so.
   *
   * @param decisions in order
   * @param pages how many pages are turned behind the last of them
   */
  public static @Nullable Journal of(
      Edition edition, Beginning beginning, List<Decision> decisions, int pages) {
    Sitting sitting = Sitting.begin(edition, beginning);
    if (sitting == null) {
      return null;
    }
    Journal begun = Journal.of(sitting.journal().header());
    Course course =
        Course.of(edition, sitting.journal().header().start(), sitting.journal().header().alone());
    if (course == null) {
      return null;
    }
    Witness witness = new Witness(edition, course, begun, decisions);
    return witness.all() ? witness.at(pages).named(beginning.name(), true) : null;
  }

  private boolean all() {
    while (next < decisions.size()) {
      moment = course.ahead(moment);
      if (!entry()) {
        return false;
      }
    }
    return true;
  }

  private Journal at(int pages) {
    int turned = 0;
    while (turned < pages && moment.awaits() instanceof Awaits.Turn) {
      moment = course.engine().turn(moment);
      turned++;
    }
    int last = journal.nextNumber() - 1;
    String ending =
        moment.awaits() instanceof Awaits.End end ? edition.story().address(end.node()) : null;
    return turned == 0 ? journal : journal.moved(last, turned, ending);
  }

  /** All that is decided between leaving one node and entering the next. */
  private boolean entry() {
    Story story = edition.story();
    Moment before = moment;
    Decision first = decisions.get(next);
    Option choice = null;
    if (first.option() >= 0 && !story.options().get(first.option()).outcome()) {
      choice = story.options().get(first.option());
      next++;
    }
    Moment reached =
        choice == null
            ? before
            : moment.awaits() instanceof Awaits.Choice ? choose(before, choice.number()) : null;
    if (reached == null) {
      return false;
    }
    String fell = null;
    String drew = null;
    boolean hangs = choice == null || reached.page().nodes() == 0;
    int nodes = reached.page().nodes();
    if (hangs && reached.awaits() instanceof Awaits.Chance chance) {
      int outcome = next < decisions.size() ? decisions.get(next++).option() : fallen(chance);
      if (!possible(chance.outcomes(), outcome)) {
        return false;
      }
      fell = story.options().get(outcome).id();
      reached = course.engine().fall(reached, outcome);
    }
    if (hangs && reached.awaits() instanceof Awaits.Draw draw && reached.page().nodes() == nodes) {
      int node = next < decisions.size() ? decisions.get(next++).node() : drawn(draw);
      if (!possible(draw.nodes(), node)) {
        return false;
      }
      drew = story.address(node);
    }
    return write(before, choice == null ? null : choice.id(), fell, drew);
  }

  private @Nullable Moment choose(Moment before, int option) {
    if (before.awaits() instanceof Awaits.Choice choice) {
      for (Awaits.Offer offer : choice.offers()) {
        if (offer.option() == option && offer.open()) {
          return course.engine().choose(before, option);
        }
      }
    }
    return null;
  }

  private static int fallen(Awaits.Chance chance) {
    return chance.outcomes().get(0).number();
  }

  private static int drawn(Awaits.Draw draw) {
    return draw.nodes().get(0).number();
  }

  private static boolean possible(List<Awaits.Possible> all, int number) {
    for (Awaits.Possible one : all) {
      if (one.number() == number) {
        return true;
      }
    }
    return false;
  }

  private boolean write(
      Moment before, @Nullable String choose, @Nullable String fell, @Nullable String drew) {
    if (choose == null && fell == null && drew == null) {
      return false;
    }
    int from = journal.nextNumber() - 1;
    String at = edition.story().address(course.engine().node(before.state()));
    Line.Decision entry =
        new Line.Decision(
            from + 1, from, at, choose, fell, drew, Collections.emptyMap(), null, null, "");
    Course.Taken taken = course.follow(before, entry, dice, true).taken();
    if (taken == null) {
      return false;
    }
    moment = taken.moment();
    dice = taken.dice();
    Moment after = course.ahead(moment);
    journal =
        journal.decided(
            from,
            at,
            choose,
            fell,
            drew,
            edition.changes(before.state(), after.state()),
            moment.awaits() instanceof Awaits.End end ? edition.story().address(end.node()) : null,
            null,
            course.digest(after.state()));
    return true;
  }
}
