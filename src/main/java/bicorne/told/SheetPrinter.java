package bicorne.told;

import bicorne.engine.Awaits;
import bicorne.engine.Piece;
import bicorne.engine.State;
import bicorne.model.Variable;
import bicorne.model.Way;
import bicorne.play.Decided;
import bicorne.play.Transcript;
import bicorne.wording.PageWords;
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
    print(sheets, false);
  }

  /** Prints them as a document: by episodes, each decision under its number. */
  public void document(List<Transcript.Sheet> sheets) {
    print(sheets, true);
  }

  private void print(List<Transcript.Sheet> sheets, boolean document) {
    String before = "";
    List<Decided> moving = new ArrayList<>();
    for (Transcript.Sheet sheet : sheets) {
      String episode = document ? episode(sheet) : "";
      if (!episode.isEmpty() && !episode.equals(before)) {
        paper.heading(2, episode);
        before = episode;
      }
      Awaits awaits = sheet.awaits();
      if (!(awaits instanceof Awaits.Left) || !sheet.page().pieces().isEmpty()) {
        pages.text(sheet.page(), document ? 3 : 2, words.wording().sentence(episode));
      }
      if (awaits instanceof Awaits.End end) {
        pages.ending(end.node(), state(sheet));
      }
      moving.addAll(decided(sheet, false));
      // As in play: what a decision moved is told behind the words that came of it.
      changes(moving);
      moving.clear();
      if (!sheet.locked().isEmpty()) {
        pages.offers(sheet.locked(), -1, state(sheet));
      }
      choices(sheet, document);
      moving.addAll(decided(sheet, true));
      if (awaits instanceof Awaits.Left left) {
        pages.left(left, state(sheet));
      } else if (awaits instanceof Awaits.Fault fault) {
        pages.fault(fault);
      }
    }
  }

  /** What was offered, with what was taken; on the last page, what is. */
  private void choices(Transcript.Sheet sheet, boolean numbered) {
    boolean decided = false;
    for (Decided one : sheet.decided()) {
      if (numbered && one.counts()) {
        paper.paragraph(
            words
                .wording()
                .say(
                    one.taken() >= 0 ? PageWords.DECISION : PageWords.BY_CHANCE,
                    "number",
                    one.entry()));
      }
      if (!one.offers().isEmpty()) {
        pages.offers(one.offers(), one.taken(), one.before());
        decided = true;
      }
    }
    if (!decided && sheet.awaits() instanceof Awaits.Choice choice) {
      pages.offers(choice.offers(), -1, state(sheet));
    }
  }

  /** The title of the episode of a page; of a scene that which called it. */
  private String episode(Transcript.Sheet sheet) {
    if (sheet.awaits() instanceof Awaits.Left) {
      return "";
    }
    State state = state(sheet);
    List<Way> calls = words.engine().calls(state);
    int node = calls.isEmpty() ? words.engine().node(state) : calls.get(0).node();
    int file = words.story().nodes().get(node).file();
    return words.line(words.story().files().get(file).title(), state);
  }

  /** The state of a page's end, as far as its texts show it. */
  public static State state(Transcript.Sheet sheet) {
    List<Piece> pieces = sheet.page().pieces();
    return pieces.isEmpty() ? sheet.page().state() : pieces.get(pieces.size() - 1).now();
  }

  /** The decisions of a page: those the reader took, or those of chance alone. */
  private static List<Decided> decided(Transcript.Sheet sheet, boolean taken) {
    List<Decided> decided = new ArrayList<>();
    for (Decided one : sheet.decided()) {
      if (one.taken() >= 0 == taken) {
        decided.add(one);
      }
    }
    return decided;
  }

  /** What moved, of all that has a printed name. */
  private void changes(List<Decided> decided) {
    if (decided.isEmpty()) {
      return;
    }
    State before = decided.get(0).before();
    State after = decided.get(decided.size() - 1).after();
    List<String> clauses = new ArrayList<>();
    for (Variable variable : words.story().variables()) {
      int number = variable.number();
      if (!variable.derived()
          && variable.label() != null
          && words.engine().value(before, number) != words.engine().value(after, number)) {
        clauses.add(words.gauge(number, before, after));
      }
    }
    if (!clauses.isEmpty()) {
      paper.paragraph(words.wording().sentence(words.wording().clauses(clauses)));
    }
  }
}
