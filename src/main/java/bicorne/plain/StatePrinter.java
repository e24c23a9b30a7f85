package bicorne.plain;

import bicorne.engine.State;
import bicorne.play.Decided;
import bicorne.play.Sitting;
import bicorne.wording.CommandWords;
import bicorne.wording.Wording;
import java.util.List;

/** Prints how things stand: each gauge, and the decision that moved it last. */
final class StatePrinter {

  private final Paper paper;
  private final StoryWords words;
  private final Wording wording;

  StatePrinter(Paper paper, StoryWords words) {
    this.paper = paper;
    this.words = words;
    this.wording = words.wording();
  }

  void print(Sitting sitting, List<Integer> status) {
    if (status.isEmpty()) {
      paper.paragraph(wording.say(CommandWords.STATE_EMPTY));
      return;
    }
    List<Decided> decisions = sitting.decisions();
    State now = sitting.moment().state();
    paper.gap();
    paper.line(wording.say(CommandWords.STATE_HEADING));
    for (int variable : status) {
      paper.item(
          "-",
          wording.sentence(
              wording.clauses(
                  List.of(words.gauge(variable, null, now), moved(variable, decisions)))));
    }
    paper.gap();
  }

  private String moved(int variable, List<Decided> decisions) {
    for (int i = decisions.size() - 1; i >= 0; i--) {
      Decided decided = decisions.get(i);
      long before = words.engine().value(decided.before(), variable);
      if (before != words.engine().value(decided.after(), variable)) {
        String was = words.value(variable, decided.before());
        return decided.taken() < 0
            ? wording.say(CommandWords.MOVED_BY_STORY, "before", was)
            : wording.say(
                CommandWords.MOVED_LAST,
                "before",
                was,
                "cause",
                words.option(decided.taken(), decided.before()));
      }
    }
    return wording.say(CommandWords.NOT_MOVED);
  }
}
