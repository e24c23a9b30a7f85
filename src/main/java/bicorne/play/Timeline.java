package bicorne.play;

import bicorne.saves.Line;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * All decisions of a play as a list: those on the line to where a reader stands, and those on other
 * roads or further on.
 *
 * @param here the decisions that led here, in order
 * @param elsewhere those on other roads, by their number in the journal
 * @param left how many older roads are not told, for each has to be walked again
 */
public record Timeline(List<Decided> here, List<Elsewhere> elsewhere, int left) {

  /** So many roads left behind are told. */
  private static final int MOST_ROADS = 50;

  public Timeline {
    here = Collections.unmodifiableList(here);
    elsewhere = Collections.unmodifiableList(elsewhere);
  }

  /**
   * A decision on another road.
   *
   * @param after the decision told before it on that road; 0 where it is the first of all
   */
  public record Elsewhere(Decided decided, int after) {}

  /** The decisions around where a sitting stands. */
  public static Timeline of(Sitting sitting) {
    List<Decided> here = new ArrayList<>();
    TreeSet<Integer> told = new TreeSet<>();
    for (Decided decided : sitting.decisions()) {
      told.add(decided.entry());
      if (counts(decided)) {
        here.add(decided);
      }
    }
    List<Integer> tips = tips(sitting, told);
    int from = Math.max(0, tips.size() - MOST_ROADS);
    TreeMap<Integer, Elsewhere> elsewhere = new TreeMap<>();
    for (int tip : tips.subList(from, tips.size())) {
      int after = fork(sitting, tip, told);
      for (Decided decided : sitting.to(tip).decisions(after)) {
        if (told.add(decided.entry()) && counts(decided)) {
          elsewhere.put(decided.entry(), new Elsewhere(decided, after));
        }
        after = decided.entry();
      }
    }
    return new Timeline(here, new ArrayList<>(elsewhere.values()), from);
  }

  /** The last decision of a road that has been told; 0 where none has. */
  private static int fork(Sitting sitting, int tip, TreeSet<Integer> told) {
    int n = tip;
    while (n != 0 && !told.contains(n)) {
      Line.Decision decision = sitting.journal().decision(n);
      n = decision == null ? 0 : decision.from();
    }
    return n;
  }

  /** A draw from a pool is no decision that a reader would know again. */
  private static boolean counts(Decided decided) {
    return decided.taken() >= 0 || decided.fell() >= 0;
  }

  /** The last decisions of all roads but this one that can be gone to, in the order made. */
  private static List<Integer> tips(Sitting sitting, TreeSet<Integer> here) {
    TreeSet<Integer> tips = new TreeSet<>();
    for (Line line : sitting.journal().lines()) {
      if (line instanceof Line.Decision decision) {
        tips.remove(decision.from());
        if (!here.contains(decision.n())) {
          tips.add(decision.n());
        }
      }
    }
    List<Integer> open = new ArrayList<>();
    for (int tip : tips) {
      if (sitting.canGoTo(tip)) {
        open.add(tip);
      }
    }
    return open;
  }
}
