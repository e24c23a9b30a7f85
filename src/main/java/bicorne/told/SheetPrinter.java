package bicorne.told;

import bicorne.engine.Awaits;
import bicorne.engine.Piece;
import bicorne.engine.State;
import bicorne.model.Variable;
import bicorne.play.Decided;
import bicorne.play.Transcript;
import java.util.ArrayList;
import java.util.List;

/** Prints pages that were read before: what they said, what was chosen, what moved. */
public final class SheetPrinter {

  private final Paper paper;
  private final StoryWords words;
  private final PagePrinter pages;

  /** A printer onto some paper, in some language. */
  public SheetPrinter(Paper paper, StoryWords words) {
    this.paper = paper;
    this.words = words;
    pages = new PagePrinter(paper, words);
  }

  /** Prints them in order. */
  public void print(List<Transcript.Sheet> sheets) {
    for (Transcript.Sheet sheet : sheets) {
      pages.text(sheet.page());
      Awaits awaits = sheet.awaits();
      if (awaits instanceof Awaits.End end) {
        pages.ending(end.node(), state(sheet));
      }
      if (!sheet.locked().isEmpty()) {
        pages.offers(sheet.locked(), -1, state(sheet));
      }
      choices(sheet);
      changes(sheet.changes());
      if (awaits instanceof Awaits.Left left) {
        pages.left(left, state(sheet));
      } else if (awaits instanceof Awaits.Fault fault) {
        pages.fault(fault);
      }
    }
  }

  /** What was offered, with what was taken; on the last page, what is. */
  private void choices(Transcript.Sheet sheet) {
    boolean decided = false;
    for (Decided one : sheet.decided()) {
      if (!one.offers().isEmpty()) {
        pages.offers(one.offers(), one.taken(), one.before());
        decided = true;
      }
    }
    if (!decided && sheet.awaits() instanceof Awaits.Choice choice) {
      pages.offers(choice.offers(), -1, state(sheet));
    }
  }

  /** The state of a page's end, as far as its texts show it. */
  public static State state(Transcript.Sheet sheet) {
    List<Piece> pieces = sheet.page().pieces();
    return pieces.isEmpty() ? sheet.page().state() : pieces.get(pieces.size() - 1).now();
  }

  /** What moved, of all that has a printed name. */
  private void changes(List<Transcript.Changed> changes) {
    List<String> clauses = new ArrayList<>();
    for (Transcript.Changed changed : changes) {
      Variable variable = words.story().variables().get(changed.variable());
      if (variable.label() != null) {
        clauses.add(words.gauge(changed.variable(), changed.before(), changed.after()));
      }
    }
    if (!clauses.isEmpty()) {
      paper.paragraph(words.wording().sentence(words.wording().clauses(clauses)));
    }
  }
}
