package bicorne.told;

import bicorne.engine.State;
import bicorne.model.Node;
import bicorne.model.Option;
import bicorne.play.Reckoning;
import bicorne.wording.PageWords;
import bicorne.wording.ReckoningWords;
import bicorne.wording.Wording;
import java.util.ArrayList;
import java.util.List;

/** Prints a play beside history, decision by decision, each in the order it is read. */
public final class ReckoningPrinter {

  private final Paper paper;
  private final StoryWords words;
  private final PagePrinter pages;
  private final Wording wording;

  /** A printer onto some paper; its pages are told by {@code pages}. */
  public ReckoningPrinter(Paper paper, StoryWords words, PagePrinter pages) {
    this.paper = paper;
    this.words = words;
    this.pages = pages;
    this.wording = words.wording();
  }

  /** The whole of it. */
  public void print(Reckoning reckoning, State state) {
    paper.heading(2, wording.sentence(wording.say(ReckoningWords.HEADING)));
    List<Reckoning.Row> decisions = new ArrayList<>();
    for (Reckoning.Row row : reckoning.rows()) {
      if (row.yours() >= 0) {
        decisions.add(row);
        row(row);
      }
    }
    if (decisions.isEmpty()) {
      paper.paragraph(wording.say(ReckoningWords.NOTHING));
    } else {
      roads(reckoning, decisions);
    }
    paper.gap();
    if (reckoning.ending() >= 0) {
      ending(reckoning, state);
    }
    paper.gap();
  }

  /** One decision beside history's, with the account. */
  public void row(Reckoning.Row row) {
    paper.heading(
        3,
        wording.sentence(
            wording.say(
                ReckoningWords.DECISION,
                "number",
                row.entry(),
                "place",
                words.where(row.node(), row.state()))));
    beside(row);
    paper.gap();
    paper.line(wording.say(ReckoningWords.ACCOUNT));
    paper.gap();
    pages.text(row.account().text(), row.state());
    pages.credentials(row.account(), row.state());
    paper.gap();
  }

  private void beside(Reckoning.Row row) {
    Option yours = words.story().options().get(row.yours());
    boolean chance = yours.outcome();
    paper.entry(
        wording.say(
            chance ? ReckoningWords.FELL : ReckoningWords.YOU,
            "choice",
            words.option(row.yours(), row.state())));
    Reckoning.Chance made = row.chance();
    if (made != null && made.differs()) {
      paper.entry(
          wording.say(ReckoningWords.FELL, "choice", words.option(made.fell(), row.state())));
    }
    if (row.yours() == row.main()) {
      paper.entry(wording.say(ReckoningWords.SAME));
    } else if (row.main() >= 0) {
      paper.entry(
          wording.say(
              chance ? ReckoningWords.FELL_IN_HISTORY : ReckoningWords.HISTORY,
              "choice",
              words.option(row.main(), row.state())));
    } else if (row.also().isEmpty()) {
      paper.entry(wording.say(ReckoningWords.HISTORY_SILENT));
    }
    for (int also : row.also()) {
      if (also == row.yours()) {
        paper.entry(wording.say(ReckoningWords.SAME_ALSO));
        continue;
      }
      paper.entry(
          wording.say(ReckoningWords.HISTORY_ALSO, "choice", words.option(also, row.state())));
    }
    if (made != null && made.differs() && made.main() >= 0) {
      paper.entry(
          wording.say(
              ReckoningWords.FELL_IN_HISTORY, "choice", words.option(made.main(), row.state())));
    }
  }

  private void roads(Reckoning reckoning, List<Reckoning.Row> decisions) {
    int same = 0;
    for (Reckoning.Row row : decisions) {
      same += row.differs() ? 0 : 1;
    }
    List<String> sentences = new ArrayList<>();
    sentences.add(wording.say(ReckoningWords.AGREED, "same", same, "count", decisions.size()));
    if (reckoning.parted() < 0) {
      sentences.add(wording.say(ReckoningWords.NEVER_PARTED));
    } else {
      Reckoning.Row row = reckoning.rows().get(reckoning.parted());
      sentences.add(
          wording.say(
              ReckoningWords.PARTED,
              "number",
              row.entry(),
              "place",
              words.where(row.node(), row.state())));
    }
    if (reckoning.silent() > 0) {
      sentences.add(wording.say(ReckoningWords.SILENT, "count", reckoning.silent()));
    }
    paper.paragraph(wording.sentences(sentences));
  }

  private void ending(Reckoning reckoning, State state) {
    Node node = words.story().nodes().get(reckoning.ending());
    String title = words.line(((Node.Ends) node.exit()).ending().title(), state);
    int unseen = reckoning.endings() - reckoning.found();
    paper.paragraph(
        wording.sentences(
            List.of(
                wording.say(PageWords.ENDING, "title", title),
                wording.say(
                    ReckoningWords.ENDINGS_FOUND,
                    "found",
                    reckoning.found(),
                    "all",
                    reckoning.endings()),
                unseen <= 0
                    ? wording.say(ReckoningWords.ENDINGS_ALL)
                    : wording.say(ReckoningWords.ENDINGS_UNSEEN, "count", unseen))));
  }
}
