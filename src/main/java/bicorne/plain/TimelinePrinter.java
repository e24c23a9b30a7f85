package bicorne.plain;

import bicorne.play.Sitting;
import bicorne.play.Tree;
import bicorne.play.Tried;
import bicorne.told.Paper;
import bicorne.told.StoryWords;
import bicorne.told.TreeRows;
import bicorne.wording.CommandWords;
import bicorne.wording.ReplayWords;
import bicorne.wording.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Prints the tree of a play as it is heard, not as it is seen: the decisions that led here, by
 * episodes, then each road that left them, with the decision it left behind.
 */
final class TimelinePrinter {

  private final Paper paper;
  private final StoryWords words;
  private final Wording wording;

  TimelinePrinter(Paper paper, StoryWords words) {
    this.paper = paper;
    this.words = words;
    this.wording = words.wording();
  }

  void print(Sitting sitting) {
    print(sitting, false);
    paper.line(
        wording.say(CommandWords.TIMELINE_HOW, "command", Command.GO.typed(wording.chinese())));
    paper.gap();
  }

  /**
   * The tree alone.
   *
   * @param history whether what history did is told
   */
  void print(Sitting sitting, boolean history) {
    Tree tree = Tree.of(sitting);
    List<Integer> led = new ArrayList<>();
    for (int at = tree.here(); at >= 0; at = tree.stops().get(at).parent()) {
      led.add(at);
    }
    paper.gap();
    boolean none = tree.here() <= 0;
    paper.line(wording.say(none ? CommandWords.TIMELINE_EMPTY : CommandWords.TIMELINE_HEADING));
    roads(tree, led, CommandWords.TIMELINE_ELSEWHERE, history);
    paper.line(where(sitting));
    paper.line(TreeRows.tried(tree, wording));
  }

  /** All that was tried in many plays: the road taken most, then each that parts from it. */
  void print(Tried tried) {
    Tree tree = tried.tree();
    List<Integer> led = new ArrayList<>();
    for (int at = tree.stops().isEmpty() ? -1 : 0; at >= 0; at = tree.stops().get(at).onward()) {
      led.add(at);
    }
    paper.gap();
    paper.line(TreeRows.counted(tree, words));
    if (led.size() > 1) {
      paper.line(wording.say(CommandWords.TREE_ONWARD));
    }
    roads(tree, led, CommandWords.TREE_ELSEWHERE, false);
    paper.line(TreeRows.tried(tree, wording));
    if (tried.unread() > 0) {
      paper.line(TreeRows.notRead(tried.unread(), wording));
    }
    paper.gap();
  }

  /** One road, and then all others, each with the decision behind which it leaves. */
  private void roads(Tree tree, List<Integer> one, CommandWords elsewhere, boolean history) {
    TreeSet<Integer> led = new TreeSet<>(one);
    List<TreeRows.Row> here = new ArrayList<>();
    TreeMap<Integer, List<TreeRows.Row>> roads = new TreeMap<>();
    TreeMap<Integer, Integer> roadOf = new TreeMap<>();
    for (TreeRows.Row row : TreeRows.of(tree, words, history)) {
      if (led.contains(row.stop())) {
        here.add(row);
      } else if (!row.heading()) {
        // A road begins where its first decision does not continue the road that leads on.
        int parent = tree.stops().get(row.stop()).parent();
        boolean begins = row.leaves() || parent < 0 || led.contains(parent);
        int road = begins ? row.stop() : roadOf.getOrDefault(parent, row.stop());
        roadOf.put(row.stop(), road);
        List<TreeRows.Row> rows = roads.get(road);
        if (rows == null) {
          rows = new ArrayList<>();
          roads.put(road, rows);
        }
        rows.add(row);
      }
    }
    for (TreeRows.Row row : here) {
      if (one.size() > 1) {
        row(row, tree);
      }
    }
    paper.gap();
    if (!roads.isEmpty()) {
      paper.line(wording.say(elsewhere));
      for (var road : roads.entrySet()) {
        paper.line(leaves(tree, tree.stops().get(road.getKey()).parent(), road.getValue()));
        for (TreeRows.Row row : road.getValue()) {
          row(row, tree);
        }
      }
      paper.gap();
    }
  }

  private void row(TreeRows.Row row, Tree tree) {
    if (row.heading()) {
      paper.line(wording.sentence(row.words()));
    } else if (tree.stops().get(row.stop()).parent() >= 0) {
      List<String> said = new ArrayList<>();
      said.add(row.words());
      said.addAll(row.detail());
      paper.item(number(tree, row.stop()), wording.sentences(said));
    }
  }

  /** In many plays a decision has many numbers: then it is told by its place in the tree. */
  private static String number(Tree tree, int stop) {
    return Integer.toString(tree.here() < 0 ? stop : tree.stops().get(stop).entry());
  }

  private String leaves(Tree tree, int parent, List<TreeRows.Row> road) {
    if (parent < 0) {
      return wording.sentence(road.get(0).words());
    }
    return tree.stops().get(parent).parent() < 0
        ? wording.say(ReplayWords.TREE_FROM_START)
        : wording.say(ReplayWords.TREE_FROM, "number", number(tree, parent));
  }

  private String where(Sitting sitting) {
    return sitting.entry() == 0
        ? wording.say(CommandWords.TIMELINE_BEFORE_ALL)
        : wording.say(CommandWords.TIMELINE_HERE, "number", sitting.entry());
  }
}
