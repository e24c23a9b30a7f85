package bicorne.play;

import bicorne.engine.Awaits;
import bicorne.engine.Moment;
import bicorne.model.Story;
import bicorne.saves.Line;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * All that was tried, as a tree: the decisions of one play, or of many plays of a story laid over
 * each other. What nobody has tried is counted and never named.
 *
 * @param stops the beginnings and the decisions, each behind the one it continues
 * @param here where the player stands, a place in {@code stops}; -1 for many plays
 * @param endings the endings whose page was shown, as nodes in the order of the story
 * @param allEndings how many endings the story has
 * @param taken how many of the open choices that were met have been taken
 * @param met how many open choices were met
 * @param saves how many plays it is of
 */
public record Tree(
    List<Stop> stops,
    int here,
    List<Integer> endings,
    int allEndings,
    int taken,
    int met,
    int saves) {

  public Tree {
    stops = Collections.unmodifiableList(stops);
    endings = Collections.unmodifiableList(endings);
  }

  /** How a decision stands beside what history did. */
  public enum Beside {
    /** The story has no account of it. */
    UNTOLD,
    SAME,
    OTHER
  }

  /**
   * A beginning or a decision.
   *
   * @param parent the stop it continues, a place in the list; -1 for a beginning
   * @param next the stops that continue it: those that were left first, the road that leads on last
   * @param decided what was decided; null for a beginning and for what does not fit
   * @param node where it was decided, or where the play begins; -1 where that is gone
   * @param unfit what the save says of a decision that does not fit; else empty
   * @param entry its number in the journal of the play it was met in first; 0 for a beginning
   * @param alone for a beginning, whether an episode is played by itself
   * @param name what the player calls the road through it; may be empty
   * @param endings the endings shown behind it before anything else was decided, as nodes
   * @param beside how it stands beside history
   * @param saves the plays it is in, by name
   */
  public record Stop(
      int parent,
      List<Integer> next,
      @Nullable Decided decided,
      int node,
      String unfit,
      int entry,
      boolean alone,
      String name,
      List<Integer> endings,
      Beside beside,
      List<String> saves) {
    public Stop {
      next = Collections.unmodifiableList(next);
      endings = Collections.unmodifiableList(endings);
      saves = Collections.unmodifiableList(saves);
    }

    /** The stop on the road that leads on; -1 where there is none. */
    public int onward() {
      return next.isEmpty() ? -1 : next.get(next.size() - 1);
    }
  }

  /** The tree of one play. */
  public static Tree of(Sitting sitting) {
    Growing growing = new Growing(sitting.edition().story(), false);
    growing.add(sitting, "");
    return growing.tree(growing.here);
  }

  /** The trees of many plays of a story, by name, laid over each other. */
  public static Tree of(Story story, Map<String, Sitting> plays) {
    Growing growing = new Growing(story, true);
    for (Map.Entry<String, Sitting> play : plays.entrySet()) {
      growing.add(play.getValue(), play.getKey());
    }
    return growing.tree(-1);
  }

  /** The stop of a decision, or of the beginning for 0; -1 where there is none. */
  public int at(int entry) {
    for (int i = 0; i < stops.size(); i++) {
      if (stops.get(i).entry() == entry) {
        return i;
      }
    }
    return -1;
  }

  /** A stop while more may come to it. */
  private static final class Draft {

    final int parent;
    final @Nullable Decided decided;
    final int node;
    final String unfit;
    final int entry;
    final boolean alone;
    final Beside beside;
    final List<Integer> next = new ArrayList<>();
    final TreeSet<Integer> endings = new TreeSet<>();
    final List<String> saves = new ArrayList<>();
    String name = "";

    Draft(
        int parent,
        @Nullable Decided decided,
        int node,
        String unfit,
        int entry,
        boolean alone,
        Beside beside) {
      this.parent = parent;
      this.decided = decided;
      this.node = node;
      this.unfit = unfit;
      this.entry = entry;
      this.alone = alone;
      this.beside = beside;
    }
  }

  private static final class Growing {

    private final Story story;
    private final boolean laidOver;
    private final List<Draft> drafts = new ArrayList<>();
    private final Map<String, Integer> known = new LinkedHashMap<>();
    private final TreeMap<Integer, TreeSet<Integer>> choices = new TreeMap<>();
    private final TreeSet<Integer> endings = new TreeSet<>();
    private int met;
    private int saves;
    private int here = -1;

    Growing(Story story, boolean laidOver) {
      this.story = story;
      this.laidOver = laidOver;
    }

    void add(Sitting sitting, String save) {
      saves++;
      TreeSet<Integer> shown = new TreeSet<>(sitting.endingsReached());
      endings.addAll(shown);
      int start = sitting.engine().node(sitting.initial());
      boolean alone = sitting.journal().header().alone();
      TreeMap<Integer, Integer> places = new TreeMap<>();
      places.put(0, beginning(start, alone, save));
      note(sitting, 0, places, shown);
      Map<Integer, String> names = sitting.journal().roadNames();
      for (Line line : sitting.journal().lines()) {
        if (line instanceof Line.Decision entry) {
          Integer parent = places.get(entry.from());
          if (parent != null) {
            places.put(entry.n(), decision(sitting, entry, parent, save));
            note(sitting, entry.n(), places, shown);
            String name = names.get(entry.n());
            Integer place = places.get(entry.n());
            if (name != null && place != null) {
              drafts.get(place).name = name;
            }
          }
        }
      }
      Integer at = places.get(sitting.entry());
      here = at == null ? -1 : at;
    }

    private int beginning(int node, boolean alone, String save) {
      String key = "begin " + node + (alone ? " alone" : "");
      Integer there = known.get(key);
      if (there == null) {
        there = put(key, new Draft(-1, null, node, "", 0, alone, Beside.UNTOLD));
      }
      drafts.get(there).saves.add(save);
      return there;
    }

    private int put(String key, Draft draft) {
      int place = drafts.size();
      drafts.add(draft);
      known.put(key, place);
      if (draft.parent >= 0) {
        drafts.get(draft.parent).next.add(place);
      }
      return place;
    }

    private int decision(Sitting sitting, Line.Decision entry, int parent, String save) {
      Decided decided = sitting.decided(entry.n());
      if (decided == null) {
        return unfit(sitting, entry, parent, save);
      }
      if (!decided.counts()) {
        return parent;
      }
      String key = parent + " " + decided.node() + " " + decided.taken() + " " + decided.fell();
      Integer there = known.get(laidOver ? key : key + " " + entry.n());
      if (there == null) {
        Draft draft =
            new Draft(parent, decided, decided.node(), "", entry.n(), false, beside(decided));
        there = put(laidOver ? key : key + " " + entry.n(), draft);
        meet(decided, parent);
      }
      addOnce(there, save);
      return there;
    }

    private void addOnce(int place, String save) {
      List<String> in = drafts.get(place).saves;
      if (in.isEmpty() || !in.get(in.size() - 1).equals(save)) {
        in.add(save);
      }
    }

    private int unfit(Sitting sitting, Line.Decision entry, int parent, String save) {
      String what = entry.choose() != null ? entry.choose() : entry.fell();
      String unfit = entry.at() + (what == null ? "" : "#" + what);
      String key = parent + " unfit " + (laidOver ? unfit : Integer.toString(entry.n()));
      Integer there = known.get(key);
      if (there == null) {
        int node = sitting.edition().story().nodeAt(entry.at());
        there = put(key, new Draft(parent, null, node, unfit, entry.n(), false, Beside.UNTOLD));
      }
      addOnce(there, save);
      return there;
    }

    private void meet(Decided decided, int parent) {
      if (decided.taken() >= 0) {
        TreeSet<Integer> taken = choices.get(parent);
        if (taken == null) {
          taken = new TreeSet<>();
          choices.put(parent, taken);
          for (Awaits.Offer offer : decided.offers()) {
            met += offer.open() ? 1 : 0;
          }
        }
        taken.add(decided.taken());
      }
    }

    private Beside beside(Decided decided) {
      Reckoning.Row row = Reckoning.beside(story, decided);
      if (row == null) {
        return Beside.UNTOLD;
      }
      return row.differs()
          ? Beside.OTHER
          : row.main() >= 0 || !row.also().isEmpty() ? Beside.SAME : Beside.UNTOLD;
    }

    private void note(
        Sitting sitting, int entry, Map<Integer, Integer> places, Set<Integer> shown) {
      Moment ahead = sitting.ahead(entry);
      Integer place = places.get(entry);
      if (place != null
          && ahead != null
          && ahead.awaits() instanceof Awaits.End end
          && shown.contains(end.node())) {
        drafts.get(place).endings.add(end.node());
      }
    }

    Tree tree(int standing) {
      TreeSet<Integer> toHere = new TreeSet<>();
      for (int at = standing; at >= 0; at = drafts.get(at).parent) {
        toHere.add(at);
      }
      int taken = 0;
      for (TreeSet<Integer> some : choices.values()) {
        taken += some.size();
      }
      List<Stop> stops = new ArrayList<>(drafts.size());
      for (Draft draft : drafts) {
        stops.add(
            new Stop(
                draft.parent,
                ordered(draft.next, toHere),
                draft.decided,
                draft.node,
                draft.unfit,
                draft.entry,
                draft.alone,
                draft.name,
                new ArrayList<>(draft.endings),
                draft.beside,
                draft.saves));
      }
      return new Tree(
          stops, standing, new ArrayList<>(endings), story.endings().size(), taken, met, saves);
    }

    /**
     * The road that leads on stands last: to where the player is, else the most used, the newest.
     */
    private List<Integer> ordered(List<Integer> next, Set<Integer> toHere) {
      if (next.size() < 2) {
        return next;
      }
      int onward = next.get(0);
      for (int stop : next) {
        boolean better =
            toHere.contains(stop)
                || (!toHere.contains(onward)
                    && drafts.get(stop).saves.size() >= drafts.get(onward).saves.size());
        onward = better ? stop : onward;
      }
      List<Integer> ordered = new ArrayList<>(next);
      ordered.remove(Integer.valueOf(onward));
      ordered.add(onward);
      return ordered;
    }
  }
}
