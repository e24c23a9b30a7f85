package bicorne.plain;

import bicorne.play.Sitting;
import bicorne.play.Tree;
import bicorne.told.Paper;
import bicorne.told.StoryWords;
import bicorne.told.TreeRows;
import bicorne.wording.CommandWords;
import bicorne.wording.ReplayWords;
import bicorne.wording.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
    TreeSet<Integer> led = new TreeSet<>();
    for (int at = tree.here(); at >= 0; at = tree.stops().get(at).parent()) {
      led.add(at);
    }
    List<TreeRows.Row> here = new ArrayList<>();
    TreeMap<Integer, List<TreeRows.Row>> roads = new TreeMap<>();
    TreeMap<Integer, Integer> roadOf = new TreeMap<>();
    for (TreeRows.Row row : TreeRows.of(tree, words, history)) {
      if (led.contains(row.stop())) {
        here.add(row);
      } else if (!row.heading()) {
        // A road begins where its first decision does not continue the road that leads on.
        int parent = tree.stops().get(row.stop()).parent();
        boolean begins = row.leaves() || led.contains(parent);
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
    paper.gap();
    paper.line(
        wording.say(
            tree.here() <= 0 ? CommandWords.TIMELINE_EMPTY : CommandWords.TIMELINE_HEADING));
    for (TreeRows.Row row : here) {
      if (tree.here() > 0) {
        row(row, tree);
      }
    }
    paper.gap();
    elsewhere(tree, roads);
    paper.line(where(sitting));
    paper.line(TreeRows.tried(tree, wording));
  }

  private void row(TreeRows.Row row, Tree tree) {
    if (row.heading()) {
      paper.line(wording.sentence(row.words()));
    } else if (tree.stops().get(row.stop()).parent() >= 0) {
      List<String> said = new ArrayList<>();
      said.add(row.words());
      said.addAll(row.detail());
      paper.item(row.number(), wording.sentences(said));
    }
  }

  private void elsewhere(Tree tree, Map<Integer, List<TreeRows.Row>> roads) {
    if (roads.isEmpty()) {
      return;
    }
    paper.line(wording.say(CommandWords.TIMELINE_ELSEWHERE));
    for (var road : roads.entrySet()) {
      int parent = tree.stops().get(road.getKey()).parent();
      int from = parent < 0 ? 0 : tree.stops().get(parent).entry();
      paper.line(
          from == 0
              ? wording.say(ReplayWords.TREE_FROM_START)
              : wording.say(ReplayWords.TREE_FROM, "number", from));
      for (TreeRows.Row row : road.getValue()) {
        row(row, tree);
      }
    }
    paper.gap();
  }

  private String where(Sitting sitting) {
    return sitting.entry() == 0
        ? wording.say(CommandWords.TIMELINE_BEFORE_ALL)
        : wording.say(CommandWords.TIMELINE_HERE, "number", sitting.entry());
  }
}
