package bicorne.told;

import bicorne.engine.Awaits;
import bicorne.engine.Moment;
import bicorne.engine.Page;
import bicorne.engine.Paragraph;
import bicorne.engine.Piece;
import bicorne.engine.State;
import bicorne.model.Ending;
import bicorne.model.History;
import bicorne.model.Node;
import bicorne.model.Story;
import bicorne.model.Text;
import bicorne.play.Status;
import bicorne.play.Viewing;
import bicorne.wording.PageWords;
import bicorne.wording.ReckoningWords;
import bicorne.wording.ReplayWords;
import bicorne.wording.Wording;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Prints pages in reading order: what stands over them if it is new, what they say, what moved,
 * what can be done.
 */
public final class PagePrinter {

  private final Paper paper;
  private final StoryWords words;
  private String header = "";
  private @Nullable State gauged;
  private List<Integer> shown = List.of();

  /** A printer onto some paper, in some language. */
  public PagePrinter(Paper paper, StoryWords words) {
    this.paper = paper;
    this.words = words;
  }

  /** The same in another language, with everything still to be shown. */
  public PagePrinter in(StoryWords other) {
    return new PagePrinter(paper, other);
  }

  /** Forgets what was shown: the next page has its header and all gauges. */
  public void afresh() {
    header = "";
    gauged = null;
  }

  /** A whole page and what is awaited on it. */
  public void page(Moment moment) {
    Awaits awaits = moment.awaits();
    text(moment.page(), awaits);
    if (awaits instanceof Awaits.End end) {
      ending(end.node(), moment.state());
    }
    gauges(moment.state());
    if (awaits instanceof Awaits.Turn turn) {
      offers(turn.locked(), moment.state());
    } else if (awaits instanceof Awaits.Choice choice) {
      offers(choice.offers(), moment.state());
    } else if (awaits instanceof Awaits.Left left) {
      left(left, moment.state());
    } else if (awaits instanceof Awaits.Fault fault) {
      fault(fault);
    }
  }

  /** As below; but of the page behind an episode played alone nothing is seen that it never was. */
  public void text(Page page, Awaits awaits) {
    if (!(awaits instanceof Awaits.Left) || !page.pieces().isEmpty()) {
      text(page);
    }
  }

  /** The header, if it is another than the last, and the paragraphs. */
  public void text(Page page) {
    text(page, 2, "");
  }

  /** The same with a header of some level; one that says what stands there already is left out. */
  void text(Page page, int level, String there) {
    String over = words.header(page);
    if (!over.equals(header)) {
      header = over;
      if (!over.isEmpty() && !over.equals(there)) {
        paper.heading(level, over);
      }
    }
    paragraphs(page);
  }

  /** The paragraphs of a page, without what stands over it. */
  public void paragraphs(Page page) {
    for (Piece piece : page.pieces()) {
      for (Paragraph paragraph : words.engine().telling().tell(piece, words.language())) {
        paper.told(paragraph, words, piece.now());
      }
    }
  }

  /** All paragraphs of a text. */
  public void text(Text text, State state) {
    for (Paragraph paragraph : words.tell(text, state)) {
      paper.told(paragraph, words, state);
    }
  }

  /** The gauges that moved since they were shown last; where none was, all of them. */
  private void gauges(State now) {
    List<Integer> status = Status.of(words.engine(), now);
    List<String> clauses = new ArrayList<>();
    State before = gauged;
    for (int variable : status) {
      if (before == null || !shown.contains(variable)) {
        clauses.add(words.gauge(variable, null, now));
      } else if (words.engine().value(before, variable) != words.engine().value(now, variable)) {
        clauses.add(words.gauge(variable, before, now));
      }
    }
    gauged = now;
    shown = status;
    if (!clauses.isEmpty()) {
      paper.paragraph(words.wording().sentence(words.wording().clauses(clauses)));
    }
  }

  /** The choices, numbered as they are taken; locked ones in their place, with their reason. */
  private void offers(List<Awaits.Offer> offers, State state) {
    offers(offers, -1, state);
  }

  /** As they stood when {@code taken} was taken. */
  public void offers(List<Awaits.Offer> offers, int taken, State state) {
    offers(offers, taken, List.of(), state);
  }

  /** The same, with those marked that were taken here on other roads. */
  void offers(List<Awaits.Offer> offers, int taken, List<Viewing.Other> others, State state) {
    paper.gap();
    int number = 0;
    for (Awaits.Offer offer : offers) {
      String choice = words.option(offer.option(), state);
      if (offer.open()) {
        boolean chosen = offer.option() == taken;
        paper.item(
            Integer.toString(++number),
            chosen
                ? words.wording().say(PageWords.CHOSEN, "choice", choice)
                : elsewhere(offer.option(), choice, others),
            chosen);
      } else {
        paper.item("-", locked(offer.option(), state));
      }
    }
    paper.gap();
  }

  private String elsewhere(int option, String choice, List<Viewing.Other> others) {
    for (Viewing.Other other : others) {
      if (other.option() == option) {
        return words
            .wording()
            .say(ReplayWords.TAKEN_ELSEWHERE, "choice", choice, "number", other.entry());
      }
    }
    return choice;
  }

  /** A choice that is not open, with its reason. */
  public String locked(int option, State state) {
    String choice = words.option(option, state);
    String reason = words.line(words.story().options().get(option).locked(), state);
    return reason.isEmpty()
        ? choice
        : words.wording().say(PageWords.LOCKED, "choice", choice, "reason", reason);
  }

  /** What is said at an ending behind its text: what followed in this telling, and really. */
  public void ending(int node, State state) {
    Node place = words.story().nodes().get(node);
    Ending ending = ((Node.Ends) place.exit()).ending();
    Wording wording = words.wording();
    String title = words.line(ending.title(), state);
    paper.paragraph(
        wording.sentences(
            List.of(
                wording.say(PageWords.ENDING, "title", title),
                wording.say(
                    ending.historical()
                        ? PageWords.ENDING_HISTORICAL
                        : PageWords.ENDING_DIVERGENT))));
    followed(
        ending.historical() ? PageWords.AFTERMATH_HISTORICAL : PageWords.AFTERMATH,
        ending.aftermath(),
        state);
    History history = place.history();
    if (history != null) {
      followed(PageWords.REALLY, history.text(), state);
      credentials(history, state);
    }
  }

  private void followed(PageWords heading, Text text, State state) {
    if (!words.tell(text, state).isEmpty()) {
      paper.paragraph(words.wording().say(heading));
      text(text, state);
    }
  }

  /** What an account rests on, and how sure it is. */
  public void credentials(History history, State state) {
    Wording wording = words.wording();
    List<String> cited = new ArrayList<>();
    for (int source : history.sources()) {
      cited.add(words.citation(source, state));
    }
    History.Certainty certainty = history.certainty();
    List<String> sentences = new ArrayList<>();
    if (certainty != null) {
      String sure = wording.say(certainty(certainty));
      sentences.add(wording.say(ReckoningWords.CERTAINTY, "certainty", sure));
    }
    if (!cited.isEmpty()) {
      String sources = String.join(wording.chinese() ? "；" : "; ", cited);
      sentences.add(wording.say(ReckoningWords.SOURCES, "sources", sources));
    }
    if (!sentences.isEmpty()) {
      paper.paragraph(wording.sentences(sentences));
    }
  }

  private static ReckoningWords certainty(History.Certainty certainty) {
    return switch (certainty) {
      case SOLID -> ReckoningWords.SOLID;
      case REPORTED -> ReckoningWords.REPORTED;
      case TRADITION -> ReckoningWords.TRADITION;
      case UNCERTAIN -> ReckoningWords.UNCERTAIN;
    };
  }

  /** What is said where an episode played by itself ends. */
  public void left(Awaits.Left left, State state) {
    Story story = words.story();
    Text title = story.files().get(story.nodes().get(left.node()).file()).title();
    String next = words.line(title, state);
    paper.paragraph(
        next.isEmpty()
            ? words.wording().say(PageWords.LEFT_UNTITLED)
            : words.wording().say(PageWords.LEFT, "title", next));
  }

  /** What only shows in play, and the way on that a line-by-line reader has. */
  public void fault(Awaits.Fault fault) {
    stuck(fault);
    paper.paragraph(words.wording().say(PageWords.FAULT_WAY_ON));
  }

  /** What only shows in play. */
  public void stuck(Awaits.Fault fault) {
    Story story = words.story();
    String place =
        fault.option() >= 0 ? story.optionAddress(fault.option()) : story.address(fault.node());
    PageWords what =
        switch (fault.kind()) {
          case NO_OPEN_CHOICE -> PageWords.NO_OPEN_CHOICE;
          case NO_OUTCOME -> PageWords.NO_OUTCOME;
          case CIRCLE -> PageWords.CIRCLE;
        };
    paper.paragraph(words.wording().say(what, "place", place));
  }
}
