package bicorne.cli;

import bicorne.engine.Awaits;
import bicorne.engine.State;
import bicorne.model.Node;
import bicorne.plain.SummaryPaper;
import bicorne.play.Decided;
import bicorne.play.Opened;
import bicorne.play.Reckoning;
import bicorne.play.Sitting;
import bicorne.told.StoryWords;
import bicorne.wording.ErrandWords;
import bicorne.wording.Wording;
import java.util.ArrayList;
import java.util.List;

/** What was decided in a play, a line each, and how it ended: for whoever reads many of them. */
final class SaveSummary {

  private final SummaryPaper paper;
  private final StoryWords words;
  private final Wording wording;

  SaveSummary(SummaryPaper paper, StoryWords words) {
    this.paper = paper;
    this.words = words;
    wording = words.wording();
  }

  void print(String save, Opened opened, List<String> stops) {
    Sitting sitting = opened.standing();
    if (sitting == null) {
      paper.heading(save);
      paper.notes(stops);
      return;
    }
    List<Decided> counted = new ArrayList<>();
    for (Decided decided : sitting.decisions()) {
      if (decided.counts()) {
        counted.add(decided);
      }
    }
    paper.heading(wording.say(ErrandWords.SUMMARY_OF, "save", save, "count", counted.size()));
    for (Decided decided : counted) {
      paper.item(Integer.toString(decided.entry()), words.decided(decided));
    }
    paper.notes(stops);
    paper.note(wording.sentences(List.of(ended(sitting), beside(sitting))));
  }

  private String ended(Sitting sitting) {
    State now = sitting.moment().state();
    if (sitting.moment().awaits() instanceof Awaits.End end) {
      Node node = words.story().nodes().get(end.node());
      return wording.say(
          ErrandWords.SUMMARY_ENDING,
          "ending",
          words.line(((Node.Ends) node.exit()).ending().title(), now));
    }
    return wording.say(
        ErrandWords.SUMMARY_OPEN, "place", words.where(sitting.engine().node(now), now));
  }

  private String beside(Sitting sitting) {
    int all = 0;
    int same = 0;
    for (Reckoning.Row row : Reckoning.of(sitting, List.of()).rows()) {
      if (row.yours() >= 0) {
        all++;
        same += row.differs() ? 0 : 1;
      }
    }
    return all == 0 ? "" : wording.say(ErrandWords.SUMMARY_HISTORY, "same", same, "count", all);
  }
}
