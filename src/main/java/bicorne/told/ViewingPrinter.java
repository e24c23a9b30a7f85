package bicorne.told;

import bicorne.engine.Awaits;
import bicorne.engine.State;
import bicorne.play.Decided;
import bicorne.play.Reckoning;
import bicorne.play.Transcript;
import bicorne.play.Viewing;
import bicorne.wording.ReplayWords;
import bicorne.wording.Wording;
import java.util.ArrayList;
import java.util.List;

/**
 * Prints a page that is read again: what it said, what was offered and what was taken, what came of
 * it; and what history did, if that was asked for.
 */
public final class ViewingPrinter {

  private final Paper paper;
  private final StoryWords words;
  private final Wording wording;
  private final PagePrinter pages;

  /** A printer onto some paper, in some language. */
  public ViewingPrinter(Paper paper, StoryWords words) {
    this.paper = paper;
    this.words = words;
    wording = words.wording();
    pages = new PagePrinter(paper, words);
  }

  /** What stands over the next page is printed again. */
  public void afresh() {
    pages.afresh();
  }

  /** Which page it is, and which decision was taken on it. */
  public String place(Viewing viewing) {
    Decided taken = viewing.taken();
    List<String> clauses = new ArrayList<>();
    clauses.add(wording.say(ReplayWords.PAGE_OF, "page", viewing.page(), "pages", viewing.pages()));
    if (taken != null) {
      clauses.add(wording.say(ReplayWords.TAKEN_AT, "number", taken.entry()));
    }
    return wording.clauses(clauses);
  }

  /**
   * The page.
   *
   * @param header whether what stands over it is printed where it is another than the last
   * @param hidden what is said where history has an account that was not asked for
   */
  public void print(Viewing viewing, boolean header, String hidden) {
    Transcript.Sheet sheet = viewing.sheet();
    Awaits awaits = sheet.awaits();
    State state = SheetPrinter.state(sheet);
    if (header) {
      pages.text(sheet.page());
    } else {
      pages.paragraphs(sheet.page());
    }
    if (awaits instanceof Awaits.End end) {
      pages.ending(end.node(), state);
    }
    if (!sheet.locked().isEmpty()) {
      pages.offers(sheet.locked(), -1, state);
    }
    Decided taken = viewing.taken();
    if (taken != null) {
      pages.offers(taken.offers(), taken.taken(), viewing.others(), taken.before());
    } else if (awaits instanceof Awaits.Choice choice) {
      pages.offers(choice.offers(), -1, viewing.others(), state);
    }
    changes(sheet);
    if (awaits instanceof Awaits.Left left) {
      pages.left(left, state);
    } else if (awaits instanceof Awaits.Fault fault) {
      pages.stuck(fault);
    }
    if (viewing.history()) {
      for (Reckoning.Row row : viewing.accounts()) {
        new ReckoningPrinter(paper, words, pages).row(row);
      }
    } else if (viewing.hasAccount()) {
      paper.paragraph(hidden);
    }
    paper.gap();
  }

  /** What moved, of all that has a printed name: other names are the author's own. */
  private void changes(Transcript.Sheet sheet) {
    List<String> clauses = new ArrayList<>();
    for (Transcript.Changed changed : sheet.changes()) {
      if (words.story().variables().get(changed.variable()).label() != null) {
        clauses.add(words.gauge(changed.variable(), changed.before(), changed.after()));
      }
    }
    if (!clauses.isEmpty()) {
      paper.paragraph(
          wording.sentence(wording.say(ReplayWords.CHANGED, "what", wording.clauses(clauses))));
    }
  }
}
