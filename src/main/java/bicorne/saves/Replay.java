package bicorne.saves;

import bicorne.engine.Awaits;
import bicorne.engine.Dice;
import bicorne.engine.Digest;
import bicorne.engine.Moment;
import bicorne.engine.State;
import bicorne.model.Node;
import bicorne.model.Story;
import bicorne.model.Variable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A journal played again on a story, every branch of it.
 *
 * <p>Entries that were written on this very logic must give the digests they recorded. Entries of
 * an older logic must still be takable, by ids; what is another by that is told variable by
 * variable.
 */
public final class Replay {

  /** What came of it, for the line that the player is on. */
  public enum Verdict {
    /** All of the line fits, digest by digest. */
    FITS,
    /** The story was revised, and all of the line can still be taken. */
    FITS_REVISED,
    /** A decision of the line cannot be taken. */
    STOPS,
    /** On the same story another state came out. */
    DIVERGES,
    /** Nothing of it fits. */
    REFUSED
  }

  private final Edition edition;
  private final Journal journal;
  private final @Nullable Course course;
  private final List<Misfit> misfits = new ArrayList<>();
  private Ledger<Track> tracks = Ledger.empty();
  private final TreeSet<Integer> endings = new TreeSet<>();
  private final List<Integer> line = new ArrayList<>();
  private @Nullable Misfit onLine;
  private boolean revised;
  private boolean anyRevised;
  private int reached;

  /** The last moment computed, and behind which entry it stands. */
  private int lastEntry = -1;

  private @Nullable Moment lastAhead;

  private Replay(Edition edition, Journal journal) {
    this.edition = edition;
    this.journal = journal;
    course =
        journal.header().story().equals(edition.story().id())
            ? Course.of(edition, journal.header().start(), journal.header().alone())
            : null;
  }

  /** Plays a journal on a story. Takes time by the length of the journal. */
  public static Replay of(Edition edition, Journal journal) {
    Replay replay = new Replay(edition, journal);
    replay.all();
    return replay;
  }

  private void all() {
    if (course == null) {
      boolean other = !journal.header().story().equals(edition.story().id());
      onLine =
          new Misfit(
              0,
              other ? Misfit.Reason.OTHER_STORY : Misfit.Reason.START_GONE,
              journal.header().start(),
              other ? journal.header().story() : journal.header().start(),
              other ? edition.story().id() : "",
              -1,
              null);
      misfits.add(onLine);
      return;
    }
    String logic = journal.header().logic();
    anyRevised = !logic.equals(edition.logic());
    Moment first = course.begin();
    end(first.awaits());
    for (Line entry : journal.lines()) {
      if (entry instanceof Line.Decision decision) {
        logic = decision.logic() == null ? logic : decision.logic();
        anyRevised |= !logic.equals(edition.logic());
        tracks = tracks.and(take(course, decision, logic.equals(edition.logic())));
      } else {
        tracks = tracks.and(Track.NONE);
        Line.Move move = (Line.Move) entry;
        if (move.ending() != null && fits(move.to())) {
          ending(move.ending());
        }
      }
    }
    // What was said of the story when it was last played on need not be said again.
    revised = !logic.equals(edition.logic());
    judgeLine();
  }

  private void end(Awaits awaits) {
    if (awaits instanceof Awaits.End end) {
      endings.add(end.node());
    }
  }

  private void ending(String address) {
    Story story = edition.story();
    int node = story.nodeAt(edition.renames().node(address));
    if (node >= 0 && story.nodes().get(node).exit() instanceof Node.Ends) {
      endings.add(node);
    }
  }

  private Track take(Course on, Line.Decision entry, boolean same) {
    if (!fits(entry.from())) {
      misfits.add(new Misfit(entry.n(), Misfit.Reason.PARENT, entry.at(), "", "", -1, null));
      return Track.NONE;
    }
    Moment moment = ahead(on, entry.from());
    Track parent = entry.from() == 0 ? null : track(entry.from());
    Dice dice = parent == null ? Dice.seeded(journal.header().seed()) : parent.dice();
    Course.Followed followed = on.follow(moment, entry, dice, same);
    Course.Taken taken = followed.taken();
    if (taken == null) {
      Misfit misfit = followed.misfit();
      if (misfit != null) {
        misfits.add(misfit);
      }
      return Track.NONE;
    }
    Moment behind = on.ahead(taken.moment());
    if (same && !entry.state().isEmpty()) {
      String digest = on.digest(behind.state());
      if (!digest.equals(entry.state())) {
        misfits.add(
            new Misfit(
                entry.n(),
                Misfit.Reason.DIVERGED,
                edition.renames().node(entry.at()),
                entry.state(),
                digest,
                -1,
                moment));
        return Track.NONE;
      }
    }
    lastEntry = entry.n();
    lastAhead = behind;
    end(taken.moment().awaits());
    return Track.of(moment, taken, parent, same);
  }

  private Moment ahead(Course on, int entry) {
    Moment last = lastAhead;
    return entry == lastEntry && last != null ? last : on.ahead(behind(on, entry));
  }

  /** The first page behind an entry that fits. */
  private Moment behind(Course on, int entry) {
    Line.Decision decision = journal.decision(entry);
    return decision == null ? on.begin() : track(entry).again(on, decision).moment();
  }

  private void judgeLine() {
    int at = journal.here().to();
    while (at != 0) {
      line.add(at);
      Line.Decision decision = journal.decision(at);
      at = decision == null ? 0 : decision.from();
    }
    Collections.reverse(line);
    for (int entry : line) {
      if (!fits(entry)) {
        for (Misfit misfit : misfits) {
          if (misfit.entry() == entry) {
            onLine = misfit;
          }
        }
        return;
      }
      reached = entry;
    }
  }

  /** The journal that was played. */
  public Journal journal() {
    return journal;
  }

  /** The story it was played on. */
  public Edition edition() {
    return edition;
  }

  /** How its decisions are taken; null where nothing fits. */
  public @Nullable Course course() {
    return course;
  }

  /** What came of it. */
  public Verdict verdict() {
    Misfit misfit = onLine;
    if (misfit == null) {
      return revised ? Verdict.FITS_REVISED : Verdict.FITS;
    }
    if (course == null) {
      return Verdict.REFUSED;
    }
    return misfit.reason() == Misfit.Reason.DIVERGED ? Verdict.DIVERGES : Verdict.STOPS;
  }

  /** Whether the logic has changed since the last decision was written. */
  public boolean revised() {
    return revised;
  }

  /** The first decision of the player's line that does not fit, and why; null where all do. */
  public @Nullable Misfit misfit() {
    return onLine;
  }

  /** All that does not fit on any branch, in the order of the file. */
  public List<Misfit> misfits() {
    return Collections.unmodifiableList(misfits);
  }

  /** What does not fit on branches that the player is not on. */
  public List<Misfit> elsewhere() {
    List<Misfit> elsewhere = new ArrayList<>();
    TreeSet<Integer> here = new TreeSet<>(line);
    for (Misfit misfit : misfits) {
      if (misfit.entry() != 0 && !here.contains(misfit.entry())) {
        elsewhere.add(misfit);
      }
    }
    return elsewhere;
  }

  /** The last decision of the player's line that fits; 0 is the beginning. */
  public int reached() {
    return reached;
  }

  /** Whether an entry fits; 0 is the beginning. */
  public boolean fits(int entry) {
    if (entry == 0) {
      return course != null;
    }
    int index = journal.index(entry);
    return index >= 0 && index < tracks.size() && tracks.get(index).fits();
  }

  private Track track(int entry) {
    return tracks.get(journal.index(entry));
  }

  /** For each line of the journal how it was taken; {@link Track#NONE} where it was not. */
  public Ledger<Track> tracks() {
    return tracks;
  }

  /** The endings that were reached, as nodes in the order of the story. */
  public List<Integer> endings() {
    return Collections.unmodifiableList(new ArrayList<>(endings));
  }

  /**
   * The variables that are others than the journal has them, behind the last decision of the line
   * that fits. Nothing can be said of what the journal does not name.
   */
  public List<Difference> differences() {
    List<Difference> differences = new ArrayList<>();
    if (course != null && anyRevised) {
      new Comparison(course).run(differences);
    }
    return differences;
  }

  /** Walks down the line with the values as recorded and as they are now. */
  private final class Comparison {

    private final Course on;
    private final Map<String, String> recorded = new LinkedHashMap<>();
    private final Map<String, Integer> since = new LinkedHashMap<>();
    private final Map<String, Variable> variables = new LinkedHashMap<>();

    Comparison(Course on) {
      this.on = on;
      for (Variable variable : edition.story().variables()) {
        if (!variable.derived()) {
          variables.put(Digest.name(edition.story(), variable), variable);
        }
      }
    }

    void run(List<Difference> differences) {
      recorded.putAll(journal.header().begin());
      State state = on.initial();
      compare(0, state);
      for (int entry : line) {
        if (!fits(entry)) {
          break;
        }
        Line.Decision decision = journal.decision(entry);
        if (decision != null) {
          recorded.putAll(renamed(decision.set()));
          state = on.ahead(behind(on, entry)).state();
          compare(entry, state);
        }
      }
      for (Map.Entry<String, Integer> one : since.entrySet()) {
        String was = recorded.get(one.getKey());
        differences.add(
            new Difference(
                one.getKey(), was == null ? "" : was, now(one.getKey(), state), one.getValue()));
      }
    }

    /** A file's own variables follow the renames of episodes. */
    private Map<String, String> renamed(Map<String, String> set) {
      Map<String, String> renamed = new LinkedHashMap<>();
      for (Map.Entry<String, String> one : set.entrySet()) {
        String name = one.getKey();
        int dot = name.indexOf('.');
        String file = dot < 0 ? null : edition.story().renames().get(name.substring(0, dot));
        renamed.put(file == null ? name : file + name.substring(dot), one.getValue());
      }
      return renamed;
    }

    private @Nullable String now(String name, State state) {
      Variable variable = variables.get(name);
      return variable == null
          ? null
          : Digest.print(variable.type(), edition.engine().value(state, variable.number()));
    }

    private void compare(int entry, State state) {
      for (Map.Entry<String, String> one : recorded.entrySet()) {
        if (one.getValue().equals(now(one.getKey(), state))) {
          since.remove(one.getKey());
        } else {
          since.putIfAbsent(one.getKey(), entry);
        }
      }
    }
  }
}
