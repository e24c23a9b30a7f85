package bicorne.plain;

import bicorne.play.Decided;
import bicorne.play.Sitting;
import bicorne.saves.Line;
import bicorne.wording.CommandWords;
import bicorne.wording.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Prints the decisions that led here, and those on the roads that were left. */
final class TimelinePrinter {

  /** So many roads left behind are listed; each is walked again to tell its decisions. */
  private static final int MOST_ROADS = 50;

  private final Paper paper;
  private final StoryWords words;
  private final Wording wording;

  TimelinePrinter(Paper paper, StoryWords words) {
    this.paper = paper;
    this.words = words;
    this.wording = words.wording();
  }

  void print(Sitting sitting) {
    List<Decided> here = sitting.decisions();
    paper.gap();
    if (here.isEmpty()) {
      paper.line(wording.say(CommandWords.TIMELINE_EMPTY));
    } else {
      paper.line(wording.say(CommandWords.TIMELINE_HEADING));
    }
    TreeSet<Integer> told = new TreeSet<>();
    for (Decided decided : here) {
      told.add(decided.entry());
      if (decided.taken() >= 0 || decided.fell() >= 0) {
        paper.item(Integer.toString(decided.entry()), line(decided));
      }
    }
    paper.gap();
    elsewhere(sitting, told);
    paper.line(where(sitting));
    paper.line(
        wording.say(CommandWords.TIMELINE_HOW, "command", Command.GO.typed(wording.chinese())));
    paper.gap();
  }

  private String where(Sitting sitting) {
    return sitting.entry() == 0
        ? wording.say(CommandWords.TIMELINE_BEFORE_ALL)
        : wording.say(CommandWords.TIMELINE_HERE, "number", sitting.entry());
  }

  private void elsewhere(Sitting sitting, Set<Integer> told) {
    List<Integer> tips = tips(sitting, told);
    int from = Math.max(0, tips.size() - MOST_ROADS);
    TreeMap<Integer, String> lines = new TreeMap<>();
    for (int tip : tips.subList(from, tips.size())) {
      int after = 0;
      for (Decided decided : sitting.to(tip).decisions()) {
        if (told.add(decided.entry()) && (decided.taken() >= 0 || decided.fell() >= 0)) {
          lines.put(decided.entry(), line(decided, after));
        }
        after = decided.entry();
      }
    }
    if (!lines.isEmpty()) {
      paper.line(wording.say(CommandWords.TIMELINE_ELSEWHERE));
      lines.forEach((entry, line) -> paper.item(Integer.toString(entry), line));
      paper.gap();
    }
    if (from > 0) {
      paper.line(wording.say(CommandWords.TIMELINE_MORE, "count", from));
    }
  }

  private String line(Decided decided) {
    return wording.say(
        CommandWords.TIMELINE_LINE,
        "place",
        words.where(decided.node(), decided.before()),
        "choice",
        what(decided));
  }

  private String line(Decided decided, int after) {
    return after == 0
        ? line(decided)
        : wording.say(
            CommandWords.TIMELINE_AFTER,
            "number",
            after,
            "place",
            words.where(decided.node(), decided.before()),
            "choice",
            what(decided));
  }

  /** The last decisions of all roads but this one that can be gone to, in the order made. */
  private static List<Integer> tips(Sitting sitting, Set<Integer> here) {
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

  /** What was chosen, and what then fell. */
  private String what(Decided decided) {
    List<String> parts = new ArrayList<>();
    if (decided.taken() >= 0) {
      parts.add(words.option(decided.taken(), decided.before()));
    }
    if (decided.fell() >= 0) {
      parts.add(words.option(decided.fell(), decided.after()));
    }
    return parts.size() == 1 ? parts.get(0) : wording.sentences(parts);
  }
}
