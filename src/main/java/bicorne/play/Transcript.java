package bicorne.play;

import bicorne.engine.Awaits;
import bicorne.engine.Engine;
import bicorne.engine.Moment;
import bicorne.engine.Page;
import bicorne.engine.State;
import bicorne.model.Variable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A play to be read again: every page as it was seen, and what was decided on it. */
public record Transcript(List<Sheet> sheets) {

  public Transcript {
    sheets = Collections.unmodifiableList(sheets);
  }

  /**
   * One page.
   *
   * @param entry the decision behind which it stands; 0 is the beginning
   * @param page what was seen
   * @param locked choices in sight that were not open, on a page that was turned
   * @param decided what was decided on it: by chance while it was told, then the choice taken on it
   * @param changes what the variables became by that
   * @param awaits what the page awaited in the end
   */
  public record Sheet(
      int entry,
      Page page,
      List<Awaits.Offer> locked,
      List<Decided> decided,
      List<Changed> changes,
      Awaits awaits) {
    public Sheet {
      locked = Collections.unmodifiableList(locked);
      decided = Collections.unmodifiableList(decided);
      changes = Collections.unmodifiableList(changes);
    }
  }

  /** A variable, by number, that a decision changed; its values are told in the two states. */
  public record Changed(int variable, State before, State after) {}

  /** The line from the beginning to where a sitting stands. */
  public static Transcript of(Sitting sitting) {
    Writing writing = new Writing(sitting.engine());
    Retelling.tell(sitting, writing);
    return new Transcript(writing.sheets);
  }

  /** The end of that line: what was read and decided behind so many decisions before its last. */
  public static Transcript last(Sitting sitting, int decisions) {
    Writing writing = new Writing(sitting.engine());
    Retelling.tell(sitting, sitting.before(decisions), writing);
    return new Transcript(writing.sheets);
  }

  /** Whether it holds all of a line to where a sitting stands. */
  public boolean isWhole() {
    return sheets.isEmpty() || sheets.get(0).entry() == 0;
  }

  private static final class Writing implements Retelling.Listener {

    final List<Sheet> sheets = new ArrayList<>();
    private final Engine engine;
    private List<Decided> whileTold = new ArrayList<>();

    Writing(Engine engine) {
      this.engine = engine;
    }

    @Override
    public void page(int behind, Moment shown) {
      List<Awaits.Offer> locked =
          shown.awaits() instanceof Awaits.Turn turn ? turn.locked() : List.of();
      sheets.add(sheet(behind, shown.page(), locked, whileTold, shown.awaits()));
      whileTold = new ArrayList<>();
    }

    @Override
    public void decided(Decided decided) {
      if (decided.taken() < 0) {
        whileTold.add(decided);
        return;
      }
      Sheet last = sheets.remove(sheets.size() - 1);
      List<Decided> all = new ArrayList<>(last.decided());
      all.add(decided);
      sheets.add(sheet(last.entry(), last.page(), last.locked(), all, last.awaits()));
    }

    private Sheet sheet(
        int entry, Page page, List<Awaits.Offer> locked, List<Decided> decided, Awaits awaits) {
      List<Changed> changes = new ArrayList<>();
      for (Decided one : decided) {
        for (Variable variable : engine.story().variables()) {
          int number = variable.number();
          if (!variable.derived()
              && engine.value(one.before(), number) != engine.value(one.after(), number)) {
            changes.add(new Changed(number, one.before(), one.after()));
          }
        }
      }
      return new Sheet(entry, page, locked, decided, changes, awaits);
    }
  }
}
