package bicorne.plain;

import bicorne.engine.State;
import bicorne.play.Decided;
import bicorne.play.Sitting;
import bicorne.play.Status;
import bicorne.told.Paper;
import bicorne.told.StoryWords;
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

  void print(Sitting sitting) {
    List<Integer> status = Status.of(sitting.engine(), sitting.moment().state());
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
                  List.of(words.gauge(variable, null, now), words.moved(variable, decisions)))));
    }
    paper.gap();
  }
}
