package bicorne.saves;

import bicorne.engine.Awaits;
import bicorne.engine.Dice;
import bicorne.engine.Engine;
import bicorne.engine.Moment;
import bicorne.engine.Road;
import bicorne.engine.State;
import bicorne.model.Option;
import bicorne.model.Story;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Takes decisions on a story from one beginning: those that a journal records, and new ones by
 * dice. Both cut what is decided into the same entries.
 *
 * <p>An entry is all that is decided between leaving one node and entering the next: a choice, the
 * outcome that hangs on it, and the draw that follows at once.
 */
public final class Course {

  /**
   * So many pages are turned to look for the next decision; where none comes, the page reached
   * stands for it.
   */
  public static final int MOST_PAGES = 1_000;

  private final Edition edition;
  private final Engine engine;
  private final State initial;

  private Course(Edition edition, Engine engine, State initial) {
    this.edition = edition;
    this.engine = engine;
    this.initial = initial;
  }

  /**
   * The course from a beginning; null where there is no such node, or only in a scene.
   *
   * @param start {@code episode/node} or an episode, by today's or older names
   * @param alone whether the episode is played by itself, from the state history left it in
   */
  public static @Nullable Course of(Edition edition, String start, boolean alone) {
    Story story = edition.story();
    int there = story.nodeAt(edition.renames().node(start));
    int node = there >= 0 ? there : story.nodeAt(start);
    // A scene is entered only by a call: there would be nowhere to return to.
    if (node < 0 || story.files().get(story.nodes().get(node).file()).scene()) {
      return null;
    }
    Engine whole = edition.engine();
    if (!alone) {
      return new Course(edition, whole, whole.initial(node));
    }
    int file = story.nodes().get(node).file();
    State entry = new Road(whole).entry(file);
    State initial =
        entry == null
            ? whole.initial(node)
            : start.indexOf('/') < 0 || whole.node(entry) == node
                ? entry
                : whole.placedAt(entry, node);
    return new Course(edition, whole.alone(file), initial);
  }

  /** The story it is on. */
  public Edition edition() {
    return edition;
  }

  /** The engine that plays it: for an episode by itself, the one that ends with it. */
  public Engine engine() {
    return engine;
  }

  /** The state in which it begins. */
  public State initial() {
    return initial;
  }

  /** The first page, or what chance has to decide before it. */
  public Moment begin() {
    return engine.enter(initial);
  }

  /** Turns pages until something else is awaited. */
  public Moment ahead(Moment moment) {
    Moment there = moment;
    for (int i = 0; i < MOST_PAGES && there.awaits() instanceof Awaits.Turn; i++) {
      there = engine.turn(there);
    }
    return there;
  }

  /** The digest that an entry ending in {@code state} has. */
  public String digest(State state) {
    return bicorne.engine.Hash.hex(edition.digest().of(state));
  }

  /**
   * An entry as it was taken.
   *
   * @param moment what came of it: the first page behind it, or what chance decides next
   * @param choice the choice taken, an option's number, or -1
   * @param possible the outcomes that could fall, if one fell
   * @param fell the outcome that fell, an option's number, or -1
   * @param drew the node that a pool gave, or -1
   * @param dice the dice behind it
   */
  public record Taken(
      Moment moment, int choice, List<Awaits.Possible> possible, int fell, int drew, Dice dice) {}

  /** Takes an open choice and lets chance decide what hangs on it. */
  public Taken choose(Moment moment, int option, Dice dice) {
    return new Run(moment, dice, null).choose(option);
  }

  /** Lets chance decide what a moment awaits of it. */
  public Taken chance(Moment moment, Dice dice) {
    return new Run(moment, dice, null).chance();
  }

  /** What came of an entry of a journal: one of the two. */
  public record Followed(@Nullable Taken taken, @Nullable Misfit misfit) {}

  /**
   * Takes an entry as a journal records it; nothing is drawn.
   *
   * @param asWritten whether its names are this edition's; else they are put through the renames
   */
  public Followed follow(Moment moment, Line.Decision entry, Dice dice, boolean asWritten) {
    Run run = new Run(moment, dice, new Recorded(entry, asWritten));
    Taken taken = run.follow();
    return new Followed(taken, taken == null ? run.misfit : null);
  }

  /** The names of an entry, in this edition's terms. */
  private final class Recorded {

    final Line.Decision entry;
    final boolean asWritten;

    Recorded(Line.Decision entry, boolean asWritten) {
      this.entry = entry;
      this.asWritten = asWritten;
    }

    String node(String address) {
      return asWritten ? address : edition.renames().node(address);
    }

    boolean isNode(String address, int node) {
      String there = edition.story().address(node);
      return there.equals(node(address)) || there.equals(address);
    }

    /** The option of a node that an id names. */
    @Nullable Option option(int node, String id) {
      Story story = edition.story();
      String now = asWritten ? id : edition.renames().option(entry.at(), id);
      Option option = story.optionOf(node, now);
      return option == null ? story.optionOf(node, id) : option;
    }
  }

  /** One entry on its way. */
  private final class Run {

    private Moment moment;
    private Dice dice;
    private final @Nullable Recorded record;
    private @Nullable Misfit misfit;
    private int choice = -1;
    private List<Awaits.Possible> possible = List.of();
    private int fell = -1;
    private int drew = -1;

    Run(Moment moment, Dice dice, @Nullable Recorded record) {
      this.moment = moment;
      this.dice = dice;
      this.record = record;
    }

    Taken choose(int option) {
      int node = engine.node(moment.state());
      choice = option;
      dice = dice.after("choose " + name(node, option));
      moment = engine.choose(moment, option);
      // A choice opens a page of its own: as long as no node was entered on it, what is awaited
      // hangs on the choice.
      if (moment.page().nodes() == 0) {
        hanging();
      }
      return taken();
    }

    Taken chance() {
      hanging();
      return taken();
    }

    private Taken taken() {
      return new Taken(moment, choice, possible, fell, drew, dice);
    }

    /** The outcome that is awaited, and then the draw; or the draw alone. */
    private void hanging() {
      int nodes = moment.page().nodes();
      if (moment.awaits() instanceof Awaits.Chance chance) {
        int node = engine.node(moment.state());
        int outcome = outcome(node, chance);
        if (outcome < 0) {
          return;
        }
        possible = chance.outcomes();
        fell = outcome;
        dice = dice.after("fell " + name(node, outcome));
        moment = engine.fall(moment, outcome);
      }
      if (moment.awaits() instanceof Awaits.Draw draw && moment.page().nodes() == nodes) {
        int drawn = drawn(engine.node(moment.state()), draw);
        if (drawn < 0) {
          return;
        }
        drew = drawn;
        String address =
            record != null && record.entry.drew() != null
                ? record.entry.drew()
                : edition.story().address(drawn);
        dice = dice.after("drew " + address);
        moment = engine.draw(moment, drawn);
      }
    }

    /** A name as dice know it: as the journal has it, so that a rename changes no dice. */
    private String name(int node, int option) {
      Option it = edition.story().options().get(option);
      if (record == null) {
        return edition.story().address(node) + "#" + it.id();
      }
      String id = it.outcome() ? record.entry.fell() : record.entry.choose();
      return record.entry.at() + "#" + id;
    }

    private int outcome(int node, Awaits.Chance chance) {
      if (record == null) {
        return Dice.pick(chance.outcomes(), dice.roll(edition.story().address(node))).number();
      }
      String id = record.entry.fell();
      if (id == null) {
        return fails(Misfit.Reason.NOT_DECIDED, "", "", -1);
      }
      Option option = record.option(node, id);
      if (option == null || !option.outcome()) {
        return fails(Misfit.Reason.OUTCOME_GONE, id, "", -1);
      }
      for (Awaits.Possible one : chance.outcomes()) {
        if (one.number() == option.number()) {
          return option.number();
        }
      }
      return fails(Misfit.Reason.OUTCOME_IMPOSSIBLE, id, "", option.number());
    }

    private int drawn(int node, Awaits.Draw draw) {
      if (record == null) {
        return Dice.pick(draw.nodes(), dice.roll(edition.story().address(node))).number();
      }
      String address = record.entry.drew();
      if (address == null) {
        return fails(Misfit.Reason.NOT_DECIDED, "", "", -1);
      }
      for (Awaits.Possible one : draw.nodes()) {
        if (record.isNode(address, one.number())) {
          return one.number();
        }
      }
      return fails(
          exists(address) ? Misfit.Reason.DRAWN_IMPOSSIBLE : Misfit.Reason.DRAWN_GONE,
          address,
          "",
          -1);
    }

    private boolean exists(String address) {
      Recorded it = record;
      return edition.story().nodeAt(address) >= 0
          || (it != null && edition.story().nodeAt(it.node(address)) >= 0);
    }

    private int fails(Misfit.Reason reason, String wanted, String found, int option) {
      Recorded it = record;
      if (misfit == null && it != null) {
        misfit =
            new Misfit(it.entry.n(), reason, it.node(it.entry.at()), wanted, found, option, moment);
      }
      return -1;
    }

    @Nullable Taken follow() {
      Recorded it = record;
      if (it == null) {
        throw new IllegalStateException("there is nothing to follow");
      }
      Line.Decision entry = it.entry;
      int node = engine.node(moment.state());
      if (!it.isNode(entry.at(), node)) {
        fails(
            exists(entry.at()) ? Misfit.Reason.ANOTHER_NODE : Misfit.Reason.NODE_GONE,
            it.node(entry.at()),
            edition.story().address(node),
            -1);
        return null;
      }
      Moment before = moment;
      String id = entry.choose();
      Taken taken = null;
      if (id != null) {
        int option = openChoice(it, node, id);
        taken = option < 0 ? null : choose(option);
      } else if (moment.awaits() instanceof Awaits.Chance
          || moment.awaits() instanceof Awaits.Draw) {
        taken = chance();
      } else {
        String what = entry.fell() != null ? entry.fell() : entry.drew();
        fails(Misfit.Reason.NOTHING_TO_DECIDE, what == null ? "" : what, "", -1);
      }
      if (taken != null && misfit == null) {
        leftOver(entry);
      }
      if (misfit != null) {
        // The reader is told of the page on which it was decided, not of what came half-way.
        misfit = misfit.at(before);
      }
      return misfit == null ? taken : null;
    }

    /** What is recorded and was not awaited: the story no longer leaves it to chance. */
    private void leftOver(Line.Decision entry) {
      String outcome = entry.fell();
      String address = entry.drew();
      if (outcome != null && fell < 0) {
        fails(Misfit.Reason.OUTCOME_GONE, outcome, "", -1);
      } else if (address != null && drew < 0) {
        fails(
            exists(address) ? Misfit.Reason.DRAWN_IMPOSSIBLE : Misfit.Reason.DRAWN_GONE,
            address,
            "",
            -1);
      }
    }

    private int openChoice(Recorded it, int node, String id) {
      Option option = it.option(node, id);
      if (option == null || option.outcome()) {
        return fails(Misfit.Reason.CHOICE_GONE, id, "", -1);
      }
      List<Awaits.Offer> offers =
          moment.awaits() instanceof Awaits.Choice choice ? choice.offers() : List.of();
      for (Awaits.Offer offer : offers) {
        if (offer.option() == option.number()) {
          return offer.open()
              ? option.number()
              : fails(Misfit.Reason.CHOICE_LOCKED, option.id(), "", option.number());
        }
      }
      return fails(Misfit.Reason.CHOICE_NOT_THERE, option.id(), "", option.number());
    }
  }
}
