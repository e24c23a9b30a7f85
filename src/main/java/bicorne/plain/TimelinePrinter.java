package bicorne.plain;

import bicorne.play.Decided;
import bicorne.play.Sitting;
import bicorne.play.Timeline;
import bicorne.told.Paper;
import bicorne.told.StoryWords;
import bicorne.wording.CommandWords;
import bicorne.wording.Wording;

/** Prints the decisions that led here, and those on the roads that were left. */
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
    Timeline timeline = Timeline.of(sitting);
    paper.gap();
    paper.line(
        wording.say(
            timeline.here().isEmpty()
                ? CommandWords.TIMELINE_EMPTY
                : CommandWords.TIMELINE_HEADING));
    for (Decided decided : timeline.here()) {
      paper.item(Integer.toString(decided.entry()), words.decided(decided));
    }
    paper.gap();
    elsewhere(timeline);
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

  private void elsewhere(Timeline timeline) {
    if (!timeline.elsewhere().isEmpty()) {
      paper.line(wording.say(CommandWords.TIMELINE_ELSEWHERE));
      for (Timeline.Elsewhere other : timeline.elsewhere()) {
        paper.item(Integer.toString(other.decided().entry()), words.decided(other));
      }
      paper.gap();
    }
    if (timeline.left() > 0) {
      paper.line(wording.say(CommandWords.TIMELINE_MORE, "count", timeline.left()));
    }
  }
}
